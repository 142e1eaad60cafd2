// A game that no program knows: it has no style, no clock and no board. It can be played at random, and other levels say that they cannot.
// Every game of the catalogue has its program.
#include "players/programs.hpp"

#include <gtest/gtest.h>

#include "games/sample_games.hpp"
#include "players/party.hpp"

namespace dalapapa {
namespace {

// Nim with one heap: bid 1, 2 or 3 sticks; whoever takes the last one has won.
class Nim final : public Game {
 public:
  explicit Nim(const Config& config) : Game(config.tiles, static_cast<int>(config.seats.size())) {}

  [[nodiscard]] std::unique_ptr<Game> clone() const override { return std::make_unique<Nim>(*this); }
  [[nodiscard]] std::unique_ptr<Game> seen_by(Viewer /*viewer*/) const override { return clone(); }
  [[nodiscard]] Actors awaited() const override {
    return sticks_ > 0 ? Actors(Actor::seat(seat())) : Actors();
  }
  [[nodiscard]] std::vector<Action> choices(Actor /*actor*/) const override {
    std::vector<Action> all;
    for (std::int16_t i = 1; i <= std::min<std::int16_t>(3, sticks_); ++i) all.emplace_back(Bid{i});
    return all;
  }
  [[nodiscard]] Expected<void> check(const Step& step) const override {
    const auto all = choices(step.actor);
    if (!awaited().contains(step.actor)) return refused("not now");
    if (std::ranges::find(all, step.action) == all.end()) return refused("not so many");
    return {};
  }
  [[nodiscard]] std::optional<Result> result() const override {
    if (sticks_ > 0) return std::nullopt;
    return verdict();
  }
  [[nodiscard]] std::vector<int> scores() const override {
    std::vector<int> all(static_cast<std::size_t>(seats()), 0);
    all[static_cast<std::size_t>(steps().back().actor.seat_number())] = 1;
    return all;
  }
  [[nodiscard]] json::object describe() const override { return {{"sticks", sticks_}}; }
  [[nodiscard]] std::vector<Layout> layouts() const override { return {}; }
  [[nodiscard]] Outcome outcome_of(int /*seat*/, const Placement& /*at*/) override { return {}; }
  [[nodiscard]] std::span<const TileIndex> tiles_to_place(int /*seat*/) const override { return {}; }
  [[nodiscard]] std::uint64_t hash() const override { return static_cast<std::uint64_t>(sticks_); }

 protected:
  void do_apply(const Step& step) override {
    sticks_ = static_cast<std::int16_t>(sticks_ - std::get<Bid>(step.action).amount);
  }
  void do_undo(const Step& step) override {
    sticks_ = static_cast<std::int16_t>(sticks_ + std::get<Bid>(step.action).amount);
  }

 private:
  [[nodiscard]] int seat() const { return static_cast<int>(steps().size()) % seats(); }

  std::int16_t sticks_ = 21;
};

const GameInfo nim{
    .name = "nim",
    .title = "Nim",
    .min_seats = 2,
    .max_seats = 3,
    .create = [](const Config& config) -> std::unique_ptr<Game> { return std::make_unique<Nim>(config); }};

TEST(UnknownGame, is_played_to_its_end_at_random) {
  const Seat seat{.name = "A", .bot = "random"};
  const Config config{.game = &nim,
                      .seats = {seat, seat, seat},
                      .tiles = std::make_shared<const TileSet>(TileSet::standard())};
  Party party = Party::of(config, 5).value();
  const auto game = nim.create(config);
  while (!game->result()) {
    const auto played = game->play(party.next(*game));
    ASSERT_TRUE(played) << played.error().message;
  }
  EXPECT_EQ(game->result()->winners.size(), 1U);
}

TEST(UnknownGame, is_not_played_by_levels_that_would_only_pretend_to_think) {
  EXPECT_EQ(style_of(nim), nullptr);
  for (const std::string_view level : levels) {
    if (level == "random") continue;
    const auto bot = make_bot(nim, level, 1);
    ASSERT_FALSE(bot) << level;
    EXPECT_EQ(bot.error().message, "no program plays nim, except at random");
  }
}

TEST(Programs, there_is_one_for_every_game_of_the_catalogue) {
  for (const GameInfo& game : catalogue()) {
    const auto program = program_for(game);
    ASSERT_TRUE(program) << game.name << " has no row in src/players/programs.cpp";
    EXPECT_NE((*program)->style == nullptr, (*program)->bot == nullptr) << game.name;
  }
}

// Where nobody fills a figure hints come from a style.
TEST(Programs, can_help_wherever_there_are_hints) {
  for (const GameInfo& game : catalogue()) {
    const Config config = sample::agree(game, game.min_seats, sample::standard());
    auto at_first = game.create(config);
    while (at_first->automatic(Actor::seat(0)))
      at_first->apply({Actor::seat(0), *at_first->automatic(Actor::seat(0))});
    const bool helped = style_of(game) != nullptr || at_first->task_of(0).has_value();
    EXPECT_EQ(game.aids.allows(Aid::hints), helped) << game.name;
  }
}

}  // namespace
}  // namespace dalapapa
