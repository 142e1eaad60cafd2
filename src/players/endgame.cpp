#include "players/endgame.hpp"

#include <algorithm>

#include "players/mover.hpp"

namespace dalapapa {

Endgame::Endgame(const Style& style, const Game& seen) : style_(style), game_(seen.clone()) {
  // With the bag empty, one opponent holds all that is unseen.
  auto imagined = seen.clone();
  Random any(0);
  imagined->imagine(any);
  certain_ = seen.bag().count() <= 1 || (seen.seats() == 2 && imagined->bag().count() == 0);
  if (certain_) game_ = std::move(imagined);
}

std::optional<std::vector<Plan>> Endgame::plans(int seat, std::int64_t most) {
  nodes_left_ = most;
  std::vector<Plan> plans;
  const double before = style_.worth(*game_, seat);
  for (const Action& action : game_->choices(Actor::seat(seat))) {
    const auto worth = solve_after(Actor::seat(seat), action);
    if (!worth) return std::nullopt;
    const double value = (*worth)[static_cast<std::size_t>(seat)];
    plans.push_back({.actions = {action}, .value = value, .now = value - before});
  }
  std::ranges::stable_sort(plans, std::ranges::greater{}, &Plan::value);
  return plans;
}

std::optional<double> Endgame::outcome(std::span<const Action> actions, int seat, std::int64_t most) {
  nodes_left_ = most;
  const std::size_t steps = game_->steps().size();
  for (const Action& action : actions) game_->apply({Actor::seat(seat), action});
  const auto worth = draw() ? solve() : std::nullopt;
  back_to(steps);
  if (!worth) return std::nullopt;
  return (*worth)[static_cast<std::size_t>(seat)];
}

std::optional<std::vector<double>> Endgame::solve_after(Actor actor, const Action& action) {
  if (nodes_left_-- <= 0) return std::nullopt;
  const std::size_t steps = game_->steps().size();
  game_->apply({actor, action});
  auto worth = draw() ? solve() : std::nullopt;
  back_to(steps);
  return worth;
}

std::optional<std::vector<double>> Endgame::solve() {
  if (game_->result()) {
    std::vector<double> worth;
    for (int seat = 0; seat < game_->seats(); ++seat) worth.push_back(style_.worth(*game_, seat));
    return worth;
  }
  const auto seat = mover(*game_);
  // Whoever may step in makes it more than a question of whose turn it is.
  if (!certain_ || !seat || game_->awaited().list().size() > 1) return std::nullopt;
  std::optional<std::vector<double>> best;
  const auto self = static_cast<std::size_t>(*seat);
  for (const Action& action : game_->choices(Actor::seat(*seat))) {
    auto worth = solve_after(Actor::seat(*seat), action);
    if (!worth) return std::nullopt;
    if (!best || (*worth)[self] > (*best)[self]) best = std::move(worth);
  }
  return best;
}

bool Endgame::draw() {
  bool matters = false;
  while (game_->awaited().contains(Actor::chance())) {
    Draw draw = game_->next_draw();
    matters = matters || game_->bag().count() > 1;
    draw.tile = game_->bag().nth(0);
    game_->apply({Actor::chance(), draw});
  }
  return !matters || game_->result();  // what is drawn after the last turn is never laid
}

void Endgame::back_to(std::size_t steps) {
  while (game_->steps().size() > steps) game_->undo();
}

}  // namespace dalapapa
