// Who must act.
#pragma once

#include <optional>

#include "games/game.hpp"

namespace dalapapa {

// The seat that must act, the others waiting for it; none where it is for chance, the referee or nobody.
[[nodiscard]] inline std::optional<int> mover(const Game& game) {
  for (const Actor actor : game.awaited().list()) {
    if (actor.is_seat() && !game.may_wait(actor)) return actor.seat_number();
  }
  return std::nullopt;
}

}  // namespace dalapapa
