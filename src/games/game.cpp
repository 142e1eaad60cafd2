#include "games/game.hpp"

#include <algorithm>

#include "games/result_json.hpp"

namespace dalapapa {

Result Game::verdict(Actors among) const {
  Result result{scores(), {}};
  const std::vector<int> ranks = ranking();
  std::optional<int> best;
  for (int seat = 0; seat < seats(); ++seat) {
    const int rank = ranks[static_cast<std::size_t>(seat)];
    if (!among.contains(Actor::seat(seat)) || (best && rank < *best)) continue;
    if (rank != best) result.winners.clear();
    best = rank;
    result.winners.push_back(seat);
  }
  return result;
}

json::object Game::reckoning() const {
  json::object out = standing();
  if (const auto final = result()) {
    out["result"] = to_json(*final);
    out["parts"] = parts();
  }
  return out;
}

json::array Game::parts() const {
  json::array all;
  for (int seat = 0; seat < seats(); ++seat) {
    json::array own;
    for (const Part& part : parts_of(seat)) own.push_back(to_json(part));
    all.push_back(std::move(own));
  }
  return all;
}

std::int64_t Game::time() const {
  const auto last = std::ranges::find_if(steps_.rbegin(), steps_.rend(),
                                         [](const Step& s) { return !s.actor.is_chance(); });
  return last == steps_.rend() ? 0 : last->milliseconds;
}

Expected<void> Game::check_time(const Step& step) const {
  if (!has_clock() || step.actor.is_chance()) {
    if (step.milliseconds != 0) return refused("there is no clock for this");
    return {};
  }
  if (step.milliseconds < time()) return refused("it is later than {} ms already", step.milliseconds);
  const auto due = time_up();
  if (step.actor.is_referee()) {
    if (!due) return refused("there is no deadline now");
    if (step.milliseconds < *due) return refused("time is not up before {} ms", *due);
  } else if (due && step.milliseconds >= *due) {
    return refused("time was up at {} ms", *due);
  }
  return {};
}

Expected<void> Game::check_drawn(const Draw& draw) const {
  const bool possible = draw.tile == no_tile ? hides(draw.to) : bag_.contains(draw.tile);
  if (!possible) return refused("that tile is not in the bag");
  return {};
}

void Game::hide_draws(Viewer viewer) {
  eyes_ = viewer;
  revealed_.clear();
  for (Step& step : steps_) {
    auto* const draw = std::get_if<Draw>(&step.action);
    if (draw != nullptr && hides(draw->to)) draw->tile = no_tile;
  }
}

SeenStep Game::as_seen(const Step& step, Viewer viewer) const {
  SeenStep seen{step};
  if (auto* const draw = std::get_if<Draw>(&seen.step.action)) {
    const bool own = draw->to.is_seat() && draw->to.seat_number() == viewer;
    if (draw->to.is_seat() && !own && !hands_are_open()) draw->tile = no_tile;
  } else {
    const auto shown = shown_by(step);
    seen.shown.assign(shown.begin(), shown.end());
  }
  return seen;
}

Expected<void> Game::follow(const SeenStep& seen) {
  if (auto accepted = accept(seen); !accepted) {
    conceal();
    return accepted;
  }
  take(seen.step);
  return {};
}

Expected<void> Game::accept(const SeenStep& seen) {
  const auto& [step, shown] = seen;
  if (const auto* const draw = std::get_if<Draw>(&step.action)) {
    if (draw->tile != no_tile && hides(draw->to))
      return refused("the tile drawn for seat {} is told to the wrong player", draw->to.seat_number());
  } else if (step.actor.is_seat()) {
    const int seat = step.actor.seat_number();
    for (const TileIndex tile : shown) {
      if (tile >= tiles().size()) return refused("there is no such tile to show");
      if (!reveal(seat, tile)) return refused("seat {} cannot hold tile {}", seat, tiles()[tile].id);
    }
    // What cannot be placed check() refuses.
    if (const auto* const place = std::get_if<Place>(&step.action)) {
      if (const auto tile = tiles().tile_with(place->at.face)) (void)reveal(seat, *tile);
    }
  }
  DALAPAPA_CHECK(check(step));
  if (!std::ranges::equal(shown, shown_by(step)))
    return refused("other tiles are shown than those in the hand");
  return {};
}

bool Game::reveal(int seat, TileIndex tile) {
  const std::span<TileIndex> hand = hand_to_reveal(seat);
  if (std::ranges::find(hand, tile) != hand.end()) return true;
  const auto hidden = std::ranges::find(hand, no_tile);
  if (hidden == hand.end() || !bag_.contains(tile)) return false;
  *hidden = tile;
  bag_.remove(tile);
  revealed_.push_back({steps_.size(), seat, tile});
  return true;
}

void Game::conceal() {
  for (; !revealed_.empty() && revealed_.back().step == steps_.size(); revealed_.pop_back()) {
    const auto& [step, seat, tile] = revealed_.back();
    *std::ranges::find(hand_to_reveal(seat), tile) = no_tile;
    bag_.add(tile);
  }
}

void Game::reveal_as_in(const Game& later) {
  const auto shown = std::ranges::equal_range(later.revealed_, steps_.size(), {}, &Revealed::step);
  for (const Revealed& one : shown) (void)reveal(one.seat, one.tile);
}

}  // namespace dalapapa
