// What the style of every game that is played in turns owes to the bots that build on it.
#include <algorithm>
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "players/sample_matches.hpp"

namespace dalapapa {
namespace {

class Styles : public testing::TestWithParam<const GameInfo*> {
 protected:
  [[nodiscard]] static const GameInfo& info() { return *GetParam(); }
};

// The plan through the checked door, in a copy; chance does nothing in the middle of a plan.
void expect_playable(const Game& game, int seat, const Plan& plan) {
  ASSERT_FALSE(plan.actions.empty());
  const auto copy = game.clone();
  for (const Action& action : plan.actions) {
    const auto choices = copy->choices(Actor::seat(seat));
    ASSERT_NE(std::ranges::find(choices, action), choices.end()) << to_text(action, game.tiles());
    copy->apply({Actor::seat(seat), action});
  }
}

TEST_P(Styles, plan_what_is_legal_and_leave_the_game_as_it_was) {
  const auto style = style_of(info());
  int i = 0;
  for (int seats = info().min_seats; seats <= info().max_seats; ++seats) {
    sample::in_random_positions(info(), seats, 2, [&](const Game& game, int seat) {
      if (i++ % (sanitized ? 36 : 9) != 0) return;
      const auto seen = game.seen_by(seat);
      const std::string before = sample::told(*seen);
      const auto plans = style->plans(*seen, seat);
      ASSERT_FALSE(plans.empty());
      EXPECT_TRUE(std::ranges::is_sorted(plans, std::ranges::greater{}, &Plan::value));
      for (const Plan& plan : plans) expect_playable(*seen, seat, plan);
      expect_playable(*seen, seat, style->quick(*seen, seat));
      expect_playable(*seen, seat, style->careful(*seen, seat));
      ASSERT_EQ(sample::told(*seen), before);
    });
  }
  EXPECT_GT(i, 60);
}

TEST_P(Styles, bring_games_to_their_end_with_any_number_of_players_at_any_level) {
  for (int seats = info().min_seats; seats <= info().max_seats; ++seats) {
    for (std::size_t first = 0; first < levels.size(); first += sanitized ? 6 : 2) {
      Config config = sample::agree(info(), seats, sample::standard());
      for (std::size_t seat = 0; seat < config.seats.size(); ++seat)
        config.seats[seat].bot = levels[(first + seat) % levels.size()];
      const auto game = sample::match(config, static_cast<std::uint64_t>(seats), {.nodes = 40});
      EXPECT_TRUE(game->result());
    }
  }
}

// Alone a player can only have a better score than the other, with the same tiles.
double better_alone(const GameInfo& game, std::string_view better, std::string_view worse, int times) {
  const auto score = [&](std::string_view level, int seed) {
    const auto played = sample::match(sample::seated(game.name, {level}), static_cast<std::uint64_t>(seed));
    const int points = played->result().value().scores[0];
    return game.lowest_wins ? -points : points;
  };
  int won = 0;
  for (int seed = 1; seed <= times; ++seed) won += score(better, seed) > score(worse, seed) ? 1 : 0;
  return static_cast<double>(won) / times;
}

TEST_P(Styles, make_greedy_far_better_than_random) {
  const auto compare = info().max_seats == 1 ? better_alone(info(), "greedy", "random", 20)
                                             : sample::wins(info().name, "greedy", "random", 20);
  EXPECT_GE(compare, 0.9);
}

INSTANTIATE_TEST_SUITE_P(Games, Styles, testing::ValuesIn(sample::games_with_style()),
                         [](const auto& test) { return std::string(test.param->name); });

}  // namespace
}  // namespace dalapapa
