// For the tests recount_*_test: a second bookkeeping of a game, from its steps alone and on the slow board, which shares nothing with
// the game but the actions; and random games of which it is kept. Each game has a book of its own, in a file of its own.
#pragma once

#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/sanitized.hpp"
#include "board/board.hpp"
#include "board/slow_board.hpp"
#include "games/sample_games.hpp"
#include "games/spelt.hpp"

namespace dalapapa::sample {

// How often something happened: proof that the rare cases occurred.
using Counts = std::map<std::string, int>;

inline slow::Spot spot_of(const EdgeAt& at) {
  return {{at.x, at.y}, at.side == EdgeAt::Side::top ? slow::top : slow::left};
}

class Book {
 public:
  Book(const Config& config, Counts& counts)
      : config_(config),
        counts_(counts),
        seats_(static_cast<int>(config.seats.size())),
        tiles_(config.seats.size()),
        bag_(config.tiles->size()) {}
  virtual ~Book() = default;

  void enter(const Step& step) {
    if (const auto* const draw = std::get_if<Draw>(&step.action)) {
      drawn(*draw);
    } else {
      act(step);
    }
  }

  // What the game tells, with what is written here.
  virtual void compare(const Game& game) const {
    std::map<slow::Spot, int> claims;
    const Layout layout = game.layouts().front();
    for (const Layout::Claim& claim : layout.claims) claims[spot_of(claim.disc)] = claim.seat;
    ASSERT_EQ(claims, marks_);
  }

  // Whether the game is over, with all draws made that were due; nothing if this book does not say.
  [[nodiscard]] virtual std::optional<bool> over() const { return std::nullopt; }

  [[nodiscard]] virtual std::vector<int> scores() = 0;

  // How the game explains the score of a seat: parts that add up, groups that lie there as is said.
  virtual void compare_parts(const Game& game, int seat) {
    int sum = 0;
    for (const Part& part : game.parts_of(seat)) {
      sum += part.points;
      if (part.ground) compare_ground(*part.ground);
    }
    std::vector<int> all = scores();
    ASSERT_EQ(sum, of(all, seat));
  }

 protected:
  // Everything but draws.
  virtual void act(const Step& step) = 0;

  template <class T>
  static T& of(std::vector<T>& values, int seat) {
    return values[static_cast<std::size_t>(seat)];
  }
  void count(const std::string& rare) { ++counts_[rare]; }

  void drawn(const Draw& draw) {
    if (--bag_ == 0) count("bag empty");
    if (draw.to.is_seat()) {
      ++of(tiles_, draw.to.seat_number());
    } else {
      open_.insert(draw.tile);
    }
  }
  void put_open_tiles_back() {
    bag_ += static_cast<int>(open_.size());
    open_.clear();
  }
  slow::Outcome lay(const Placement& at) {
    placements_.push_back(at);
    EXPECT_EQ(board_.verdict(at), slow::Verdict::legal);
    open_.erase(config_.tiles->tile_with(at.face).value());
    return board_.place(at);
  }

  // The dealer lays out all that lie open, as far as they fit. Whether the step was part of that.
  bool lays_out(const Step& step) {
    if (laid_out_) return false;
    if (const auto* const place = std::get_if<Place>(&step.action)) {
      lay(place->at);
    } else {
      put_open_tiles_back();
    }
    laid_out_ = open_.empty();
    return true;
  }

  void compare_ground(const Part::Ground& ground) {
    const auto groups = board_.groups();
    const auto found = std::ranges::find_if(
        groups, [&](const slow::Group& group) { return group.discs.contains(spot_of(ground.disc)); });
    ASSERT_NE(found, groups.end());
    ASSERT_EQ(found->colour, ground.group.colour);
    ASSERT_EQ(static_cast<int>(found->discs.size()), ground.group.size);
    ASSERT_EQ(found->closed, ground.group.closed);
  }
  // The points of all parts of a kind.
  static int points_of(const std::vector<Part>& parts, std::string_view kind) {
    int sum = 0;
    for (const Part& part : parts) sum += part.kind == kind ? part.points : 0;
    return sum;
  }

  // ---- Marks, markers and pawns
  [[nodiscard]] std::vector<slow::Spot> marks_on(const slow::Group& group) const {
    std::vector<slow::Spot> found;
    for (const auto& [disc, seat] : marks_) {
      if (group.discs.contains(disc)) found.push_back(disc);
    }
    return found;
  }
  [[nodiscard]] std::ptrdiff_t marks_of(int seat) const {
    return std::ranges::count(marks_, seat, [](const auto& mark) { return mark.second; });
  }
  // The closed groups that a seat has marked.
  [[nodiscard]] std::vector<slow::Group> closed_groups_of(int seat) {
    std::vector<slow::Group> found;
    for (const slow::Group& group : board_.groups()) {
      for (const slow::Spot& disc : marks_on(group)) {
        if (group.closed && marks_.at(disc) == seat) found.push_back(group);
      }
    }
    return found;
  }
  [[nodiscard]] int discs_marked_by(int seat) {
    int sum = 0;
    for (const slow::Group& group : closed_groups_of(seat)) sum += static_cast<int>(group.discs.size());
    return sum;
  }

  const Config& config_;
  Counts& counts_;
  int seats_;
  slow::Board board_;
  std::vector<Placement> placements_;
  std::vector<int> tiles_;    // how many a seat has
  std::set<TileIndex> open_;  // tiles on the table
  std::map<slow::Spot, int> marks_;
  int bag_;
  bool laid_out_ = false;
};

// How random players play: anything; or tilted, as they hardly ever do: they lay the tile that forms most discs, and save for
// it; they mark whenever they may.
enum class Players : std::uint8_t { plain, tilted };

inline Step tilted_step(const Game& game, Random& random) {
  Step step = random_step(game, random);
  if (!step.actor.is_seat()) return step;
  const auto choices = game.choices(step.actor);
  const Layout layout = game.layouts().front();
  if (layout.seat >= 0 || layout.tiles.empty()) return step;
  dalapapa::Board board;
  for (const Placement& at : layout.tiles) board.place(at);
  std::vector<Action> marks;
  int most = 0;
  for (const Action& choice : choices) {
    if (std::holds_alternative<Mark>(choice)) marks.push_back(choice);
    const auto* const place = std::get_if<Place>(&choice);
    const int discs = place == nullptr ? 0 : board.discs_formed_by(place->at);
    if (discs > most) most = discs, step.action = choice;
  }
  // Markers are saved, marks and pawns go where they may meet others: on large open groups.
  const auto reach = [&](const Action& mark) {
    const auto group = board.group_at(std::get<Mark>(mark).disc);
    return group->closed ? -1 : group->size;
  };
  const bool saving = game.describe().contains("tokens");
  if (!marks.empty() && random.below(3) != 0) step.action = *std::ranges::max_element(marks, {}, reach);
  if (saving && std::holds_alternative<Mark>(step.action)) step.action = choices.back();
  if (std::holds_alternative<Again>(step.action)) step.action = choices.back();
  return step;
}

// Games of one kind, each played to its end with a book kept beside it. After a failure nothing more is played.
template <class KindOfBook>
class Recount {
 public:
  explicit Recount(std::string_view game) : game_(*find_game(game).value()) {}

  [[nodiscard]] const GameInfo& game() const { return game_; }

  void play(const Config& config, Players players) {
    if (testing::Test::HasFatalFailure()) return;
    const std::uint64_t seed = next_seed_++;
    SCOPED_TRACE(fmt::format("{} with {} seats and {} tiles, {}, seed {}", game_.name, config.seats.size(),
                             config.tiles->size(), json::serialize(config.options.to_json()), seed));
    Random random(seed);
    const std::unique_ptr<Game> game = game_.create(config);
    KindOfBook book(config, counts_);
    while (!game->result()) {
      take_a_step(*game, book, players, random);
      if (testing::Test::HasFatalFailure()) return;
    }
    ASSERT_EQ(game->result()->scores, book.scores());
    for (int seat = 0; seat < game->seats(); ++seat) book.compare_parts(*game, seat);
    ++counts_[game->result()->winners.size() > 1 ? "shared win" : "single win"];
  }

  void play_every_agreement() {
    for (const Players players : {Players::plain, Players::tilted}) {
      for (const Config& config : every_agreement(2, game_.name)) play(config, players);
    }
  }

  // What is rarest takes some finding: `agreed` makes one agreement after another.
  template <class Agreed>
  void play_until(const std::string& rare, Players players, Agreed&& agreed) {
    constexpr int most = 1500;
    for (int i = 0; !sanitized && i < most && counts_[rare] == 0; ++i) play(agreed(i), players);
  }

  // These have happened. With sanitizers too little is played for that.
  void expect(std::initializer_list<const char*> rare_cases) {
    for (const char* const rare : rare_cases) EXPECT_TRUE(sanitized || counts_[rare] > 0) << rare;
    for (const auto& [what, count] : counts_) testing::Test::RecordProperty("count of " + what, count);
  }

 private:
  static void take_a_step(Game& game, Book& book, Players players, Random& random) {
    Step step = players == Players::tilted ? tilted_step(game, random) : random_step(game, random);
    // Players who announce what they may well be able to show.
    if (auto* const announce = std::get_if<Announce>(&step.action);
        announce != nullptr && random.below(3) != 0) {
      const Action low = game.choices(step.actor).front();
      if (std::holds_alternative<Announce>(low)) *announce = std::get<Announce>(low);
    }
    step.action = otherwise_spelt(game, step.action, random);
    const auto played = game.play(step);
    ASSERT_TRUE(played) << to_text(step.action, game.tiles()) << ": " << played.error().message;
    book.enter(step);
    book.compare(game);
    const auto over = book.over();
    if (!over || game.awaited().contains(Actor::chance())) return;
    ASSERT_EQ(game.result().has_value(), *over);
  }

  const GameInfo& game_;
  Counts counts_;
  std::uint64_t next_seed_ = 4000;
};

}  // namespace dalapapa::sample
