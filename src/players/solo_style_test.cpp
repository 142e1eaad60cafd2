#include "players/solo_style.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/solo.hpp"
#include "players/party.hpp"
#include "players/sample_matches.hpp"

namespace dalapapa {
namespace {

struct Played {
  int closed = 0;
  int lost_by_choice = 0;  // though the tile could have been placed
};

Played played(const std::string& level, std::uint64_t seed) {
  const Config config = sample::seated("solo", {level});
  Party party = Party::of(config, seed).value();
  Host host(config, Deck::made_for(*config.game, *config.tiles, seed));
  Played result;
  Onlooker onlooker;
  onlooker.before = [&](const Game& game, const Step& step) {
    const bool loses = step.actor.is_seat() && std::holds_alternative<Pass>(step.action);
    result.lost_by_choice += static_cast<int>(loses && game.choices(step.actor).size() > 1);
    return true;
  };
  EXPECT_TRUE(play_on(host, party, onlooker));
  result.closed = host.course().result()->scores.front();
  return result;
}

// The same tiles for somebody who judges alike, and never loses one that fits.
int closed_without_losing(std::uint64_t seed) {
  const Config config = sample::seated("solo", {"greedy"});
  const auto any = config.game->create(config);
  auto& game = dynamic_cast<Solo&>(*any);
  const Deck deck = Deck::made_for(*config.game, *config.tiles, seed);
  std::size_t drawn = 0;
  while (!game.result()) {
    if (game.awaited().contains(Actor::chance())) {
      Draw draw = game.next_draw();
      draw.tile = deck.order()[drawn++];
      game.apply({Actor::chance(), draw});
      continue;
    }
    const std::vector<Plan> plans = SoloStyle().plans(game, 0);
    const auto places = std::ranges::find_if(
        plans, [](const Plan& plan) { return std::holds_alternative<Place>(plan.actions.front()); });
    game.apply({Actor::seat(0), (places == plans.end() ? plans.front() : *places).actions.front()});
  }
  return game.scores().front();
}

// SO2, SO4: losing a tile is a choice that good players make, and it pays.
TEST(SoloStyle, loses_tiles_that_fit_and_closes_more_discs_for_it) {
  constexpr int games = 30;
  int closed = 0;
  int without = 0;
  int lost = 0;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const Played greedy = played("greedy", seed);
    closed += greedy.closed;
    lost += greedy.lost_by_choice;
    without += closed_without_losing(seed);
  }
  EXPECT_GT(lost, 3 * games);
  EXPECT_LT(lost, 12 * games);
  EXPECT_GT(closed, without + 2 * games);
}

TEST(SoloStyle, levels_are_far_apart) {
  const int games = sanitized ? 5 : 20;
  int before = 0;
  for (const std::string level : {"random", "novice", "casual", "greedy"}) {
    int closed = 0;
    for (int seed = 1; seed <= games; ++seed)
      closed += played(level, static_cast<std::uint64_t>(seed)).closed;
    EXPECT_GT(closed, before + 5 * games) << level;
    before = closed;
  }
  int lost = 0;
  int closed = 0;
  for (int seed = 1; seed <= 2; ++seed) {
    const Played expert = played("expert", static_cast<std::uint64_t>(seed));
    closed += expert.closed;
    lost += expert.lost_by_choice;
  }
  EXPECT_GT(closed * games, 2 * before);
  EXPECT_GT(lost, 2);
}

}  // namespace
}  // namespace dalapapa
