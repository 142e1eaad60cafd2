// The best classic turn (CL2 – CL5): one tile, or two in either order at the price of 4, for the most points
// now.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "board/board.hpp"

namespace dalapapa {

struct Turn {
  int points = 0;
  int tiles = 0;  // how many are placed; none when no tile fits
  std::array<Placement, 2> placements{};

  [[nodiscard]] std::span<const Placement> all() const {
    return {placements.data(), static_cast<std::size_t>(tiles)};
  }
};

// Needs: at most two tiles, which do not lie on the board. Ensures: the board is as it was; no turn scores more,
// and among equals the shorter one is taken.
[[nodiscard]] Turn best_turn(Board& board, std::span<const Ways> hand);

// This many of the best turns, best first. Needs: tiles lie on the board, and as above.
[[nodiscard]] std::vector<Turn> best_turns(Board& board, std::span<const Ways> hand, std::size_t count);

}  // namespace dalapapa
