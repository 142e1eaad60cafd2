#include "players/play_out.hpp"

#include <algorithm>

#include "players/mover.hpp"

namespace dalapapa {

World::World(const Style& style, const Game& seen, Random& random) : style_(style), game_(seen.clone()) {
  game_->imagine(random);
  std::vector<TileIndex> bag;
  game_->bag().for_each([&](TileIndex tile) { bag.push_back(tile); });
  for (int seat = 0; seat < game_->seats(); ++seat) {
    random.shuffle(bag);
    draws_.push_back(bag);
  }
}

void World::deal() {
  while (game_->awaited().contains(Actor::chance())) {
    Draw draw = game_->next_draw();
    const auto& order = draws_[draw.to.is_seat() ? static_cast<std::size_t>(draw.to.seat_number()) : 0];
    draw.tile = *std::ranges::find_if(order, [&](TileIndex tile) { return game_->bag().contains(tile); });
    game_->apply({Actor::chance(), draw});
  }
}

double World::outcome(std::span<const Action> plan, int seat, int turns, double later, Meter& meter) {
  const std::size_t steps = game_->steps().size();
  meter.count();
  for (const Action& action : plan) {
    game_->apply({Actor::seat(seat), action});
    deal();
  }
  const double soon = play_on(seat, turns, meter);
  const double end = style_.worth(*game_, seat);
  const bool over = game_->result().has_value();
  while (game_->steps().size() > steps) game_->undo();
  return over ? end : soon + later * (end - soon);
}

double World::play_on(int seat, int turns, Meter& meter) {
  std::optional<double> soon;
  int last = seat;
  for (std::optional<int> next = mover(*game_); next; next = mover(*game_)) {
    if (*next != last) {
      if (turns-- == 0) break;
      if (*next == seat && !soon) soon = style_.worth(*game_, seat);
      last = *next;
    }
    meter.count();
    for (const Action& action : style_.quick(*game_, *next).actions)
      game_->apply({Actor::seat(*next), action});
    deal();
  }
  return soon.value_or(style_.worth(*game_, seat));
}

}  // namespace dalapapa
