// A game as the kind that it is known to be, from the agreement that it was made by.
#pragma once

#include <cassert>

#include "games/game.hpp"

namespace dalapapa {

// Needs: the game is of this kind.
template <class Kind>
[[nodiscard]] Kind& game_as(Game& game) {
  assert(dynamic_cast<Kind*>(&game) != nullptr);
  return static_cast<Kind&>(game);
}
template <class Kind>
[[nodiscard]] const Kind& game_as(const Game& game) {
  assert(dynamic_cast<const Kind*>(&game) != nullptr);
  return static_cast<const Kind&>(game);
}

}  // namespace dalapapa
