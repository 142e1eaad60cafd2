#include "players/endgame.hpp"

#include <algorithm>

#include "base/put_in_order.hpp"
#include "players/mover.hpp"

namespace dalapapa {

Endgame::Endgame(const Style& style, const Game& seen, int viewer, const Meter& meter)
    : style_(style), meter_(meter), game_(seen.clone()), viewer_(viewer), begin_(seen.steps().size()) {
  // With the bag empty, one opponent holds everything unseen.
  auto determinized = seen.clone();
  Random any(0);
  determinized->determinize(any);
  certain_ = seen.bag().count() <= 1 || (seen.seats() == 2 && determinized->bag().count() == 0);
  if (certain_) game_ = std::move(determinized);
}

std::optional<std::vector<Plan>> Endgame::plans(std::int64_t most) {
  nodes_left_ = most;
  std::vector<Plan> plans;
  for (const Action& action : game_->choices(Actor::seat(viewer_))) {
    const auto margins = solve_after(Actor::seat(viewer_), action);
    if (!margins) return std::nullopt;
    plans.push_back({.actions = {action}, .value = (*margins)[static_cast<std::size_t>(viewer_)]});
  }
  put_in_order(plans, std::ranges::greater{}, &Plan::value);
  go_on(plans.front());
  return plans;
}

// The rest of the viewer's turn, as far as the nodes last.
void Endgame::go_on(Plan& plan) {
  const std::size_t steps = game_->steps().size();
  game_->apply({Actor::seat(viewer_), plan.actions.back()});
  const auto as_good = [&](const Action& action) {
    const auto margins = solve_after(Actor::seat(viewer_), action);
    return margins && (*margins)[static_cast<std::size_t>(viewer_)] >= plan.value;
  };
  while (mover(*game_) == viewer_) {
    const std::vector<Action> choices = game_->choices(Actor::seat(viewer_));
    const auto next = std::ranges::find_if(choices, as_good);
    if (next == choices.end()) break;
    plan.actions.push_back(*next);
    game_->apply({Actor::seat(viewer_), *next});
  }
  back_to(steps);
}

std::optional<double> Endgame::outcome(std::span<const Action> actions, std::int64_t most) {
  nodes_left_ = most;
  const std::size_t steps = game_->steps().size();
  for (const Action& action : actions) game_->apply({Actor::seat(viewer_), action});
  const auto worth = draw() ? solve() : std::nullopt;
  back_to(steps);
  if (!worth) return std::nullopt;
  return (*worth)[static_cast<std::size_t>(viewer_)];
}

std::optional<std::vector<double>> Endgame::solve_after(Actor actor, const Action& action) {
  if (must_give_up()) return std::nullopt;
  --nodes_left_;
  const std::size_t steps = game_->steps().size();
  game_->apply({actor, action});
  auto worth = draw() ? solve() : std::nullopt;
  back_to(steps);
  return worth;
}

bool Endgame::must_give_up() const {
  constexpr std::size_t deepest = 100;  // steps; in Terra pawns may come and go for ever
  constexpr std::int64_t between_looks = 64;
  return nodes_left_ <= 0 || game_->steps().size() > begin_ + deepest ||
         (nodes_left_ % between_looks == 0 && meter_.used() > 0.5);
}

std::optional<std::vector<double>> Endgame::solve() {
  if (game_->result()) {
    std::vector<double> margins;
    for (int seat = 0; seat < game_->seats(); ++seat) margins.push_back(style_.margin(*game_, seat));
    return margins;
  }
  const auto seat = mover(*game_);
  // Whoever may step in makes it more than a question of whose turn it is; nobody knows what a hidden hand will do.
  if (!seat || game_->awaited().list().size() > 1 || (!certain_ && *seat != viewer_)) return std::nullopt;
  std::optional<std::vector<double>> best;
  const auto self = static_cast<std::size_t>(*seat);
  const std::vector<Action> choices = game_->choices(Actor::seat(*seat));
  exact_ = exact_ && (game_->seats() == 2 || *seat == viewer_ || choices.size() == 1);
  for (const Action& action : choices) {
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
