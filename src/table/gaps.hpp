// Squares that stay empty for good: no tile that may still come can cover them.
#pragma once

#include <vector>

#include "board/footprint.hpp"
#include "games/game.hpp"

namespace dalapapa {

// Of the empty squares beside a tile those that no tile off the board can cover by the placing rule (G7), whichever hand or
// bag it is in: nothing hidden is looked at. By rows. Refuses games without a common board.
[[nodiscard]] Expected<std::vector<Square>> gaps(Game& game);

}  // namespace dalapapa
