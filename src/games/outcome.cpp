#include "games/outcome.hpp"

#include "games/points.hpp"
#include "games/surroundings.hpp"

namespace dalapapa {

Formed formed_on(Board& board, const Placement& at) {
  const Formed formed = board.place(at);
  board.undo();
  return formed;
}

Outcome outcome_in(std::span<const Placement> figure, const Placement& at) {
  Outcome outcome;
  outcome.formed.discs = look_around(figure, at).discs;
  return outcome;
}

Outcome outcome_of_turn(const Formed& formed, bool second_tile) {
  const int price = second_tile ? second_tile_price : 0;
  return {.formed = formed, .discs_score = true, .points = points(formed) - price, .price = price};
}

Outcome outcome_of_opening(const Formed& formed) {
  return {.formed = formed, .free = true, .discs_score = true, .points = 0};
}

json::object to_json(const Outcome& outcome) {
  json::object out{{"discs", outcome.formed.discs}};
  if (outcome.discs_score) out["disc_points"] = disc_points(outcome.formed.discs);
  json::array groups;
  for (const ClosedGroup& group : outcome.formed.closed()) {
    groups.push_back(json::array{json::string(1, letter(group.colour)), group.size});
  }
  out["groups"] = std::move(groups);
  if (outcome.points) out["points"] = *outcome.points;
  if (outcome.price != 0) out["price"] = outcome.price;
  if (outcome.gain) out[outcome.gain->name] = outcome.gain->amount;
  if (outcome.turn) {
    out["draws"] = outcome.turn->draws;
    out["again"] = outcome.turn->again;
  }
  if (outcome.free) out["free"] = true;
  return out;
}

}  // namespace dalapapa
