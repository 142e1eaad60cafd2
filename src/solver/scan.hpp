// The order in which the squares of a frame are filled. It decides how many fillings of a part there are for each filling of
// the whole, and with that how long a search takes.
#pragma once

#include <vector>

#include "solver/grid.hpp"

namespace dalapapa {

// The free squares in the order that promises the least work. Lines along one side after the other, from one of the
// corners; but the last lines are filled as one strip from end to end. So the part that is left meets the tiles already
// laid along few edges, and the last tiles, of which there are few to choose from, have the fewest colours to match.
[[nodiscard]] std::vector<SquareIndex> scan(const FillTask& task, const Grid& grid);

}  // namespace dalapapa
