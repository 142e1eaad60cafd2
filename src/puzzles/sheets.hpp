// The three sheets as they are printed: each a solved Arlequin of 10 by 8 squares (AR1). All tiles lie horizontally, so that a
// sheet is cut apart along straight lines; and because the back of a tile is its front mirrored, with colours exchanged (T3), the back of a
// sheet matches as well.
#pragma once

#include <vector>

#include "board/placement.hpp"

namespace dalapapa {

// Needs: a sheet from 1 to 3. Row after row from the top left.
[[nodiscard]] std::vector<Placement> front_of_sheet(int sheet);

// The same tiles from behind, when the sheet is turned over like a page: what was on the left is on the right.
[[nodiscard]] std::vector<Placement> back_of_sheet(int sheet);

}  // namespace dalapapa
