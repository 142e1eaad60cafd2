// Board against slow::Board over whole games of random placements, legal and illegal, with the standard set
// and with tiles that no set contains. Counters prove that the rare cases occurred.
#include <bit>
#include <gtest/gtest.h>
#include <map>

#include "base/sanitized.hpp"
#include "board/board.hpp"
#include "board/sample_tiles.hpp"
#include "board/slow_board.hpp"

namespace dalapapa {
namespace {

// Sanitizers make the maps of the slow board slower still, and look for other kinds of faults: fewer games will do for
// them.
constexpr int games = sanitized ? 24 : 144;
constexpr int least_placements = sanitized ? 2'700 : 16'500;

constexpr int full_board = 120;
constexpr std::uint32_t list_every = 32;  // plies: for one list the slow board scans all that it covers

// How a game grows: anywhere; densely; so that pockets are left until they are holes, and these are filled
// from the whole deck; or in one direction, where the board must widen.
enum class Habit : std::uint8_t { any, dense, holes, west, north, east, south };

Habit habit_of_game(int game) {
  constexpr std::array<Habit, 12> habits{Habit::any,   Habit::dense, Habit::holes, Habit::west,
                                         Habit::dense, Habit::north, Habit::any,   Habit::holes,
                                         Habit::east,  Habit::dense, Habit::south, Habit::dense};
  return habits[static_cast<std::size_t>(game) % habits.size()];
}

struct Seen {
  int placements = 0;
  int lists = 0;
  int fits_nowhere = 0;
  int widened = 0;
  int joined_groups = 0;
  int closed_three = 0;
  int closed_a_single_disc = 0;
  std::array<int, 7> discs{};  // placements by the number of discs; six discs fill a hole of two squares
  std::array<int, full_board + 1> sizes{};
  std::map<slow::Verdict, int> verdicts;
};

slow::Verdict verdict_of(const Expected<void>& checked) {
  if (checked) return slow::Verdict::legal;
  if (checked.error().message.ends_with("is occupied")) return slow::Verdict::occupied;
  if (checked.error().message.starts_with("colours clash")) return slow::Verdict::clash;
  EXPECT_EQ(checked.error().message, "it touches no other tile");
  return slow::Verdict::touches_nothing;
}

std::set<slow::Group> as_slow(const std::vector<Group>& groups) {
  std::set<slow::Group> result;
  for (const Group& group : groups) {
    slow::Group same{group.colour, group.closed, {}};
    for (const auto& [x, y, side] : group.discs) {
      same.discs.insert({{x, y}, side == EdgeAt::Side::left ? slow::left : slow::top});
    }
    EXPECT_EQ(same.discs.size(), group.discs.size());
    result.insert(std::move(same));
  }
  EXPECT_EQ(result.size(), groups.size());
  return result;
}

int would_close(const Board& board, const Placement& p) {
  const Site site = board.site_of(p);
  const Places met = board.discs().waiting(board.lattice(), site);
  return board.discs().would_close(board.lattice(), site, met, LaidFace(p.laid()));
}

class Game {
 public:
  Game(Random& random, Habit habit, Seen& seen) : random_(random), habit_(habit), seen_(seen) {}

  // A tile that fits nowhere is left out.
  void play(std::vector<Tile> deck) {
    while (!deck.empty() && fast_.size() < full_board && !testing::Test::HasFailure()) {
      const Tile tile = draw(deck);
      const std::vector<Placement> legal = fast_.placements(tile);
      EXPECT_EQ(fast_.fits(tile), !legal.empty());
      if (!fast_.empty()) {
        for (int i = 0; i < 4; ++i) compare_verdicts(somewhere(tile));
        if (random_.below(legal.empty() ? list_every / 6 : list_every) == 0) compare_lists(tile, legal);
      }
      if (!legal.empty()) place(choose(legal));
    }
  }

  void place(const Placement& p) {
    compare_verdicts(p);
    const int promised = would_close(fast_, p);
    const int width = fast_.lattice().width;
    const std::size_t groups = slow_.groups().size();
    const Formed formed = fast_.place(p);
    const slow::Outcome expected = slow_.place(p);
    EXPECT_EQ(formed.discs, expected.discs) << to_text(p);
    EXPECT_EQ(std::vector(formed.closed().begin(), formed.closed().end()), expected.closed) << to_text(p);
    EXPECT_EQ(formed.discs_closed(), expected.group_points()) << to_text(p);
    EXPECT_EQ(promised, expected.group_points()) << to_text(p);
    EXPECT_EQ(as_slow(fast_.groups()), slow_.groups()) << to_text(p);
    seen_.widened += fast_.lattice().width > width ? 1 : 0;
    seen_.joined_groups += slow_.groups().size() < groups ? 1 : 0;
    count(expected);
  }

 private:
  void count(const slow::Outcome& outcome) {
    ++seen_.placements;
    ++seen_.sizes[static_cast<std::size_t>(slow_.size())];
    ++seen_.discs[static_cast<std::size_t>(outcome.discs)];
    seen_.closed_three += outcome.closed.size() >= 3 ? 1 : 0;
    seen_.closed_a_single_disc += static_cast<int>(std::ranges::count(outcome.closed, 1, &ClosedGroup::size));
  }

  void compare_verdicts(const Placement& p) {
    const slow::Verdict expected = slow_.verdict(p);
    EXPECT_EQ(verdict_of(fast_.check(p)), expected) << to_text(p);
    ++seen_.verdicts[expected];
  }

  void compare_lists(const Tile& tile, const std::vector<Placement>& legal) {
    EXPECT_EQ(sample::sorted_texts(legal), sample::sorted_texts(slow_.placements({tile.a, tile.b})));
    for (const Placement& p : legal) {
      const int promised = would_close(fast_, p);
      EXPECT_EQ(promised, fast_.place(p).discs_closed()) << to_text(p);
      fast_.undo();
    }
    ++seen_.lists;
    seen_.fits_nowhere += legal.empty() ? 1 : 0;
  }

  // Mostly near a tile, seldom far from all of them; in any spelling.
  Placement somewhere(const Tile& tile) {
    const Placement& near = fast_[static_cast<int>(random_.below(static_cast<std::uint32_t>(fast_.size())))];
    const std::uint32_t reach = random_.below(16) == 0 ? 400 : 4;
    const auto from = [&](int middle) {
      return static_cast<std::int16_t>(middle + static_cast<int>(random_.below(2 * reach + 1)) -
                                       static_cast<int>(reach));
    };
    const Face face = random_.below(2) == 0 ? tile.a : tile.b;
    const auto rot = static_cast<std::uint8_t>(random_.below(4));
    return {random_.below(2) == 0 ? face : face.half_turned(), from(near.x), from(near.y), rot};
  }

  [[nodiscard]] int worth(const Placement& p) const {
    const int discs = std::popcount(fast_.discs().waiting(fast_.lattice(), fast_.site_of(p)));
    switch (habit_) {
      case Habit::dense:
        return discs;
      case Habit::holes:
        return discs == 6 ? discs : discs >= 3 ? 0 : discs;
      case Habit::west:
        return -p.x;
      case Habit::north:
        return -p.y;
      case Habit::east:
        return p.x;
      case Habit::south:
        return p.y;
      case Habit::any:
        break;
    }
    return 0;
  }

  Tile draw(std::vector<Tile>& deck) {
    const auto best_worth = [&](const Tile& tile) {
      int best = -1;
      for (const Placement& p : fast_.placements(tile)) best = std::max(best, worth(p));
      return best;
    };
    auto drawn = deck.end() - 1;
    if (habit_ == Habit::holes) drawn = std::ranges::max_element(deck, {}, best_worth);
    const Tile tile = *drawn;
    deck.erase(drawn);
    return tile;
  }

  // The best by the habit, at random among equals; now and then any other, so that dense games have holes too.
  Placement choose(std::vector<Placement> legal) {
    if (random_.below(6) != 0) {
      const auto by_habit = [&](const Placement& p) { return worth(p); };
      const int most = worth(std::ranges::max(legal, {}, by_habit));
      std::erase_if(legal, [&](const Placement& p) { return worth(p) < most; });
    }
    return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
  }

  Board fast_;
  slow::Board slow_;
  Random& random_;
  Habit habit_;
  Seen& seen_;
};

void expect_rare_cases(const Seen& seen) {
  EXPECT_GE(seen.placements, least_placements);
  EXPECT_GE(seen.lists, seen.placements / 40);  // each with every placement tried
  EXPECT_GE(*std::ranges::min_element(seen.sizes.begin() + 1, seen.sizes.end()), games / 2);
  EXPECT_GT(seen.discs[5], 0);
  EXPECT_GT(seen.discs[6], 0);
  EXPECT_GT(seen.joined_groups, 0);
  EXPECT_GT(seen.closed_three, 0);
  EXPECT_GT(seen.closed_a_single_disc, 0);
  EXPECT_GT(seen.widened, 0);
  for (const slow::Verdict verdict : {slow::Verdict::legal, slow::Verdict::occupied, slow::Verdict::clash,
                                      slow::Verdict::touches_nothing}) {
    EXPECT_GT(seen.verdicts.at(verdict), 0) << static_cast<int>(verdict);
  }
}

TEST(BoardAgainstSlow, agree_on_games_with_the_standard_set) {
  Seen seen;
  Random random(1);
  for (int game = 0; game < games && !HasFailure(); ++game) {
    SCOPED_TRACE(game);
    Game(random, habit_of_game(game), seen).play(sample::shuffled_standard(random));
  }
  expect_rare_cases(seen);
}

TEST(BoardAgainstSlow, agree_on_games_with_odd_tiles) {
  Seen seen;
  Random random(2);
  for (int game = 0; game < games && !HasFailure(); ++game) {
    SCOPED_TRACE(game);
    // One kind of tile per game, or a mixture; more tiles than needed, to make up for those that fit nowhere.
    const std::uint32_t kind = random.below(sample::odd_kinds + 1);
    std::vector<Tile> deck;
    for (int i = 0; i < 2 * full_board; ++i) {
      const std::uint32_t of_this = kind < sample::odd_kinds ? kind : random.below(sample::odd_kinds);
      deck.push_back(sample::odd_tile(static_cast<sample::Odd>(of_this), random));
    }
    Game(random, habit_of_game(game), seen).play(deck);
  }
  expect_rare_cases(seen);
  EXPECT_GT(seen.fits_nowhere, 0);
}

TEST(BoardAgainstSlow, agree_on_a_line_of_forty_tiles_in_each_direction) {
  const Face blue = Face::parse("BBBBBBB").value();
  for (const auto& [dx, dy] : {std::pair{2, 0}, std::pair{-2, 0}, std::pair{0, 2}, std::pair{0, -2}}) {
    Seen seen;
    Random random(3);
    Game line(random, Habit::any, seen);
    for (int i = 0; i < 40; ++i) {
      line.place({blue, static_cast<std::int16_t>(i * dx), static_cast<std::int16_t>(i * dy),
                  static_cast<std::uint8_t>(dx == 0 ? 1 : 0)});
    }
    EXPECT_GT(seen.widened, 0);
  }
}

}  // namespace
}  // namespace dalapapa
