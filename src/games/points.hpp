// The points of the classic game, which auction, conquest and Alex share.
#pragma once

#include "board/formed.hpp"

namespace dalapapa {

// CL3: one for each disc, one more for each from the third on.
constexpr int disc_points(int discs) {
  return discs <= 2 ? discs : 2 * discs - 2;
}

// CL4: one for each disc of each group closed.
[[nodiscard]] inline int points(const Formed& formed) {
  return disc_points(formed.discs) + formed.discs_closed();
}

inline constexpr int second_tile_price = 4;  // CL2

}  // namespace dalapapa
