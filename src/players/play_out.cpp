#include "players/play_out.hpp"

#include <algorithm>

#include "players/mover.hpp"

namespace dalapapa {

World::World(const Style& style, const Game& seen, Random& random) : style_(style), game_(seen.clone()) {
  game_->determinize(random);
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

double World::outcome(std::span<const Action> plan, int seat, const SearchSettings& settings, bool in_points,
                      Meter& meter) {
  const auto worth = [&] { return in_points ? style_.lead(*game_, seat) : style_.worth(*game_, seat); };
  const std::size_t steps = game_->steps().size();
  meter.count();
  for (const Action& action : plan) {
    game_->apply({Actor::seat(seat), action});
    deal();
  }
  play_on(seat, settings.rounds * game_->seats(), meter);
  double value = worth();
  if (settings.replies > 0) {
    play_on(seat, game_->seats() - 1, meter);
    value += settings.replies * (worth() - value);
  }
  while (game_->steps().size() > steps) game_->undo();
  return value;
}

void World::play_on(int after, int turns, Meter& meter) {
  int last = after;
  for (std::optional<int> next = mover(*game_); next; next = mover(*game_)) {
    if (!style_.is_speech(*game_)) {
      const bool is_next_turn = *next != last || game_->seats() == 1;  // alone every plan is a turn
      if (is_next_turn && turns-- == 0) return;
      last = *next;
    }
    meter.count();
    for (const Action& action : style_.quick(*game_, *next).actions)
      game_->apply({Actor::seat(*next), action});
    deal();
  }
}

}  // namespace dalapapa
