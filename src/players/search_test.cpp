#include "players/search.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/classic.hpp"
#include "games/game_as.hpp"
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

TEST(Searching, never_drops_the_actions_it_is_asked_about) {
  const Config config = sample::seated("classic", {"casual", "casual"});
  const auto style = style_of(*config.game);
  int asked = 0;
  sample::match(config, 4, [&](const Game& game, const Step& step) {
    if (asked == 20 || game_as<Classic>(game).phase() != Classic::Phase::second_tile) return;
    const int seat = step.actor.seat_number();
    Meter meter({.nodes = 300});
    Random random(1);
    const std::array played{step.action};
    const Thoughts thoughts =
        think(*style, *game.seen_by(seat), seat, random, meter, {.in_points = true, .played = played});
    ASSERT_TRUE(thoughts.played);
    EXPECT_LE(thoughts.played->value, thoughts.plans.front().value);
    EXPECT_TRUE(std::ranges::is_sorted(thoughts.plans, std::ranges::greater{}, &Plan::value));
    ++asked;
  });
  EXPECT_EQ(asked, 20);
}

}  // namespace
}  // namespace dalapapa
