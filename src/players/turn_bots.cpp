#include "players/turn_bots.hpp"

#include <algorithm>

namespace dalapapa {

std::optional<Action> GlancingBot::choose(const Game& seen, int seat) {
  const Actor self = Actor::seat(seat);
  if (const auto fair = seen.automatic(self)) return fair;
  const auto game = seen.clone();
  if (seen.may_wait(self)) {
    const bool acts = acts_one_in_ != never && random_.below(acts_one_in_) == 0;
    return acts ? style_->unasked(*game, seat) : std::nullopt;
  }
  std::vector<Action> choices = seen.choices(self);
  random_.shuffle(choices);
  // What is not a placement is never overlooked: ending the turn, passing.
  const auto placements = std::ranges::stable_partition(
      choices, [](const Action& action) { return !std::holds_alternative<Place>(action); });
  if (placements.size() > looks_) choices.resize(choices.size() - placements.size() + looks_);
  const auto worth = [&](const Action& action) {
    game->apply({self, action});
    const double value = style_->worth(*game, seat);
    game->undo();
    return value;
  };
  return *std::ranges::max_element(choices, {}, worth);
}

std::optional<Action> PlanningBot::choose(const Game& seen, int seat) {
  const Actor self = Actor::seat(seat);
  if (const auto fair = seen.automatic(self)) return fair;
  const auto game = seen.clone();
  if (seen.may_wait(self)) return eager() ? style_->unasked(*game, seat) : std::nullopt;
  if (plan_.actions.empty() || expected_ != seen.hash()) plan_ = plan(seen, seat);
  const Action chosen = plan_.actions.front();
  plan_.actions.erase(plan_.actions.begin());
  game->apply({self, chosen});
  expected_ = game->hash();
  return chosen;
}

Plan GreedyBot::plan(const Game& seen, int seat) {
  const auto game = seen.clone();
  return style().quick(*game, seat);
}

Plan CarefulBot::plan(const Game& seen, int seat) {
  const auto game = seen.clone();
  return style().careful(*game, seat);
}

Plan SearchingBot::plan(const Game& seen, int seat) {
  Meter meter(effort_);
  return think(style(), seen, seat, random_, meter).plans.front();
}

}  // namespace dalapapa
