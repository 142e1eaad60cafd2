// How dominoes can cover squares, whatever is drawn on them.
#pragma once

#include <vector>

#include "base/random.hpp"
#include "solver/grid.hpp"

namespace dalapapa {

// Whether dominoes can cover all squares that are free: neither blocked nor under a fixed tile. On a torus with an odd side,
// where the squares cannot be coloured like a chessboard, it may wrongly say yes.
[[nodiscard]] bool can_be_tiled(const FillTask& task, const Grid& grid);

// Any way to cover a rectangle with dominoes. Needs: an even number of squares.
[[nodiscard]] std::vector<Outline> random_tiling(int width, int height, Random& random);

}  // namespace dalapapa
