#include "players/search.hpp"

#include <array>
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "players/mover.hpp"
#include "players/sample_matches.hpp"

namespace dalapapa {
namespace {

// Time passes only when somebody looks: the same on every machine.
class LookedAt final : public TimeBudget {
 public:
  explicit LookedAt(int looks) : looks_(looks) {}

  void start() override { looked_ = 0; }
  [[nodiscard]] double used() const override { return static_cast<double>(++looked_) / looks_; }
  [[nodiscard]] int looked() const { return looked_; }

 private:
  int looks_;
  mutable int looked_ = 0;
};

class Searches : public testing::TestWithParam<const GameInfo*> {};

TEST_P(Searches, use_the_time_they_are_given_and_no_more) {
  const GameInfo& info = *GetParam();
  const std::vector<std::string_view> bots(static_cast<std::size_t>(sample::seats_for(info, 2)), "greedy");
  const Config config = sample::seated(info.name, bots);
  const auto style = style_of(info);
  constexpr int looks = sanitized ? 12 : 40;
  int searched = 0;
  sample::match(config, 3, [&](const Game& game, const Step& step) {
    if (!step.actor.is_seat() || game.automatic(step.actor) || game.may_wait(step.actor)) return;
    if (searched == (sanitized ? 8 : 15)) return;
    const int seat = step.actor.seat_number();
    LookedAt time_budget(looks);
    Meter meter({.time_budget = &time_budget});
    Random random(1);
    const Thoughts thoughts = think(*style, *game.seen_by(seat), seat, random, meter);
    if (thoughts.exact || thoughts.plans.size() == 1) {
      EXPECT_LE(time_budget.looked(), looks / 2 + 1);  // there is nothing to weigh
    } else {
      EXPECT_EQ(time_budget.looked(), looks);
      ++searched;
    }
  });
  EXPECT_GT(searched, 5);
}

INSTANTIATE_TEST_SUITE_P(OfTurnGames, Searches, testing::ValuesIn(sample::games_with_style()),
                         [](const auto& test) { return std::string(test.param->name); });

TEST(Searching, finds_the_same_best_plan_whatever_was_played) {
  const Config config = sample::seated("terra", {"casual", "casual"});
  const auto style = style_of(*config.game);
  int asked = 0;
  int worse = 0;
  sample::match(config, 4, [&](const Game& game, const Step& step) {
    if (asked == 20 || !step.actor.is_seat() || game.automatic(step.actor)) return;
    const int seat = step.actor.seat_number();
    const auto seen = game.seen_by(seat);
    const std::array played{step.action};
    const Thoughts before = teach(*style, *seen, seat, 60, 1);
    const Thoughts afterwards = teach(*style, *seen, seat, 60, 1, played);
    ASSERT_EQ(before.plans.size(), afterwards.plans.size());
    for (std::size_t i = 0; i < before.plans.size(); ++i) {
      EXPECT_EQ(before.plans[i].actions, afterwards.plans[i].actions);
      EXPECT_EQ(before.plans[i].value, afterwards.plans[i].value);
    }
    ASSERT_TRUE(afterwards.played);
    EXPECT_EQ(afterwards.played->plan.actions.size(), 1U);
    if (afterwards.played->plan.actions == before.plans.front().actions) {
      EXPECT_EQ(afterwards.played->worse, 0);
    } else {
      worse += afterwards.played->worse > 0 ? 1 : 0;
    }
    ++asked;
  });
  EXPECT_EQ(asked, 20);
  EXPECT_GT(worse, 5);
}

// A pawn is put, and then a tile is laid: whoever was told to begin with the pawn has done so.
TEST(Searching, judges_what_was_played_as_far_as_the_best_plan_goes) {
  const Config config = sample::seated("terra", {"casual", "casual"});
  const auto style = style_of(*config.game);
  int longer = 0;
  sample::match(config, 7, [&](const Game& game, const Step& step) {
    if (longer == 3 || !step.actor.is_seat() || game.automatic(step.actor)) return;
    const int seat = step.actor.seat_number();
    const auto seen = game.seen_by(seat);
    const Thoughts told = teach(*style, *seen, seat, 60, 1);
    std::vector<Action> played = told.plans.front().actions;
    const auto then = seen->clone();
    for (const Action& action : played) then->apply({Actor::seat(seat), action});
    if (told.at_end || mover(*then) != seat) return;
    played.push_back(then->choices(Actor::seat(seat)).back());
    const Thoughts judged = teach(*style, *seen, seat, 60, 1, played);
    EXPECT_EQ(judged.played->plan.actions, told.plans.front().actions);
    EXPECT_EQ(judged.played->worse, 0);
    ++longer;
  });
  EXPECT_EQ(longer, 3);
}

}  // namespace
}  // namespace dalapapa
