// The classic game as JSON, for the page and for scripts.
#include "board/placement_json.hpp"
#include "games/classic.hpp"
#include "games/points.hpp"

namespace dalapapa {
namespace {

constexpr std::array<std::string_view, 9> phase_names{
    "opening_deal", "opening", "deal", "first_tile", "second_tile", "auction", "mark", "refill", "over"};

}  // namespace

// The tiles laid once more: while it is played nobody needs to know what each point was for.
std::vector<Part> Classic::parts_of(int seat) const {
  Part discs{"discs", 0, 0};
  Part groups{"groups", 0, 0};
  Part second_tiles{"second_tiles", 0, 0};
  Board laid;
  int openings = seats();  // each seat lays out a tile, or shows one that fits nowhere (CL1)
  const Step* previous = nullptr;
  for (const Step& step : steps()) {
    const Step* const before = std::exchange(previous, &step);
    if (step.actor.is_chance()) continue;
    const bool opening = openings > 0 && openings-- > 0;
    const auto* const place = std::get_if<Place>(&step.action);
    if (place == nullptr) continue;
    const Formed formed = laid.place(place->at.canonical());
    if (opening || step.actor != Actor::seat(seat)) continue;
    discs.points += disc_points(formed.discs);
    *discs.count += formed.discs;
    groups.points += formed.discs_closed();
    *groups.count += static_cast<int>(formed.closed().size());
    if (before->actor != step.actor || !std::holds_alternative<Place>(before->action)) continue;
    second_tiles.points -= second_tile_price;
    ++*second_tiles.count;
  }
  std::vector<Part> parts{discs, groups};
  if (*second_tiles.count > 0) parts.push_back(second_tiles);
  return parts;
}

json::object Classic::standing() const {
  return {{"scores", json::array(now_.score.begin(), now_.score.begin() + seats())}};
}

json::object Classic::reckoning() const {
  json::array still_to_play;
  for (int seat = 0; seat < seats(); ++seat) {
    if (this->still_to_play(seat)) still_to_play.push_back(seat);
  }
  json::object out = Game::reckoning();
  out["last_round"] = now_.last_round;
  out["still_to_play"] = std::move(still_to_play);
  return out;
}

json::object Classic::describe() const {
  json::array actors;
  for (const Actor actor : awaited().list()) actors.push_back(to_json(actor));
  json::array laid;
  for (int i = 0; i < board_.size(); ++i) laid.push_back(to_json(board_[i]));
  json::array hands;
  for (int seat = 0; seat < seats(); ++seat) {
    hands.push_back(to_json(now_.hand[static_cast<std::size_t>(seat)], tiles()));
  }
  json::object out{{"phase", phase_names[static_cast<std::size_t>(now_.phase)]},
                   {"awaited", std::move(actors)},
                   {"seat", now_.seat},
                   {"board", std::move(laid)},
                   {"hands", std::move(hands)},
                   {"bag", now_.bag_count},
                   {"second_tile_price", second_tile_price}};
  json::add(out, reckoning());
  return out;
}

}  // namespace dalapapa
