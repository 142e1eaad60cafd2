// Undo: a thousand plies of laying and taking back, with a full comparison of the board after each.
#include <gtest/gtest.h>
#include <span>

#include "board/board.hpp"
#include "board/sample_tiles.hpp"

namespace dalapapa {
namespace {

std::string text_of(const std::vector<Group>& groups) {
  std::string text;
  for (const Group& group : groups) {
    text += fmt::format("{} {}:", name(group.colour), group.closed ? "closed" : "open");
    for (const auto& [x, y, side] : group.discs) {
      text += fmt::format(" {} {} {}", x, y, side == EdgeAt::Side::left ? "left" : "top");
    }
    text += '\n';
  }
  return text;
}

// Everything a board tells, with the placements of a few tiles.
struct Look {
  std::uint64_t hash = 0;
  int size = 0;
  int slots = 0;
  std::string groups;
  std::vector<std::vector<Placement>> lists;

  Look(const Board& board, std::span<const Tile> tiles)
      : hash(board.hash()),
        size(board.size()),
        slots(board.slots().count()),
        groups(text_of(board.groups())) {
    for (const Tile& tile : tiles) lists.push_back(board.placements(tile));
  }
};

// In whatever order the placements are listed.
void expect_same_position(const Look& a, const Look& b) {
  EXPECT_EQ(a.hash, b.hash);
  EXPECT_EQ(a.size, b.size);
  EXPECT_EQ(a.slots, b.slots);
  EXPECT_EQ(a.groups, b.groups);
  ASSERT_EQ(a.lists.size(), b.lists.size());
  for (std::size_t i = 0; i < a.lists.size(); ++i) {
    EXPECT_EQ(sample::sorted_texts(a.lists[i]), sample::sorted_texts(b.lists[i]));
  }
}

// The same tiles in the same places, laid in another order that G7 allows, from another first tile.
Board laid_anew(const Board& board, Random& random) {
  std::vector<Placement> waiting;
  for (int i = 0; i < board.size(); ++i) waiting.push_back(board[i]);
  random.shuffle(waiting);
  Board anew;
  while (!waiting.empty()) {
    const auto next =
        std::ranges::find_if(waiting, [&](const Placement& p) { return anew.check(p).has_value(); });
    if (next == waiting.end()) {
      ADD_FAILURE() << "no tile can be laid next";
      return anew;
    }
    anew.place(*next);
    waiting.erase(next);
  }
  return anew;
}

TEST(BoardUndo, a_thousand_plies_each_leave_what_the_tiles_alone_would_make) {
  constexpr int plies = 1000;
  Random random(21);
  std::vector<Tile> deck = sample::shuffled_standard(random);
  const std::vector<Tile> watched(deck.end() - 3, deck.end());
  deck.resize(deck.size() - watched.size());

  Board board;
  std::vector<Tile> laid;
  std::vector<Look> before;  // what the board was before each tile that lies on it
  std::uint32_t goal = 100;  // the walk climbs and falls, now and then to the empty board
  int undone = 0;
  int emptied = 0;
  for (int ply = 0; ply < plies && !HasFailure(); ++ply) {
    SCOPED_TRACE(ply);
    if (ply % 125 == 124) goal = goal > 50 ? 0 : 60 + random.below(50);
    const bool up = random.below(100) < (laid.size() < goal ? 85U : 15U);
    if (laid.empty() || (up && !deck.empty())) {
      std::swap(deck[random.below(static_cast<std::uint32_t>(deck.size()))], deck.back());
      const std::vector<Placement> legal = board.placements(deck.back());
      ASSERT_FALSE(legal.empty());
      before.emplace_back(board, watched);
      board.place(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
      laid.push_back(deck.back());
      deck.pop_back();
    } else {
      board.undo();
      deck.push_back(laid.back());
      laid.pop_back();
      const Look now(board, watched);
      expect_same_position(now, before.back());
      EXPECT_EQ(now.lists, before.back().lists);  // bit by bit: searches number the slots in this order
      before.pop_back();
      ++undone;
      emptied += board.empty() ? 1 : 0;
    }
    expect_same_position(Look(board, watched), Look(laid_anew(board, random), watched));
  }
  EXPECT_GT(undone, plies / 4);
  EXPECT_GT(emptied, 0);
}

TEST(BoardUndo, tiles_of_few_colours_are_taken_back_too) {
  Random random(22);
  for (int kind = 0; kind < sample::odd_kinds && !HasFailure(); ++kind) {
    std::vector<Tile> watched;
    for (int i = 0; i < 3; ++i) watched.push_back(sample::odd_tile(static_cast<sample::Odd>(kind), random));
    Board board;
    std::vector<Look> before;
    for (int i = 0; i < 60; ++i) {
      const Tile tile = sample::odd_tile(static_cast<sample::Odd>(kind), random);
      const std::vector<Placement> legal = board.placements(tile);
      if (legal.empty()) continue;
      before.emplace_back(board, watched);
      board.place(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    for (; !before.empty(); before.pop_back()) {
      board.undo();
      expect_same_position(Look(board, watched), before.back());
    }
  }
}

TEST(BoardUndo, a_board_that_had_to_widen_goes_back_to_every_position_before) {
  Random random(23);
  const std::vector<Tile> watched{sample::odd_tile(sample::Odd::two_colours, random)};
  const Face blue = Face::parse("BBBBBBB").value();
  for (const int step : {2, -2}) {
    for (const bool upright : {false, true}) {
      Board board;
      std::vector<Look> before;
      for (int i = 0; i < 40; ++i) {
        const auto along = static_cast<std::int16_t>(i * step);
        before.emplace_back(board, watched);
        const Placement p{blue, upright ? std::int16_t{0} : along, upright ? along : std::int16_t{0},
                          static_cast<std::uint8_t>(upright ? 1 : 0)};
        ASSERT_TRUE(board.check(p)) << to_text(p);
        board.place(p);
      }
      EXPECT_GT(board.lattice().width, Board().lattice().width);
      for (; !before.empty(); before.pop_back()) {
        board.undo();
        expect_same_position(Look(board, watched), before.back());
      }
    }
  }
}

TEST(BoardUndo, a_trial_shows_the_discs_of_a_tile_and_leaves_no_trace) {
  Random random(24);
  const std::vector<Tile> deck = sample::shuffled_standard(random);
  Board board;
  int closings = 0;
  const auto would_close = [&](const Placement& p) {
    const Site site = board.site_of(p);
    return board.discs().would_close(board.lattice(), site, board.discs().waiting(board.lattice(), site),
                                     LaidFace(p.laid()));
  };
  for (std::size_t i = 0; i < 60; ++i) {
    std::vector<Placement> legal = board.placements(deck[i]);
    random.shuffle(legal);
    const Placement first = legal.front();
    board.place(first);
    const std::vector<Placement> seconds = board.placements(deck[i + 1]);
    std::vector<int> expected;
    for (const Placement& p : seconds) expected.push_back(would_close(p));
    board.undo();

    const Look before(board, std::span(deck).subspan(i, 2));
    {
      const Site site = board.site_of(first);
      const Board::Trial trial(board, site, board.discs().waiting(board.lattice(), site), first.laid());
      for (std::size_t n = 0; n < seconds.size(); ++n) {
        EXPECT_EQ(would_close(seconds[n]), expected[n]) << to_text(seconds[n]);
        closings += expected[n] > 0 ? 1 : 0;
      }
    }
    const Look after(board, std::span(deck).subspan(i, 2));
    expect_same_position(after, before);
    EXPECT_EQ(after.lists, before.lists);
    board.place(first);
  }
  EXPECT_GT(closings, 0);
}

}  // namespace
}  // namespace dalapapa
