// How a person fills a frame: always on the square where the fewest tiles fit, and where there is a choice, by trying one
// after the other.
#pragma once

#include <cstdint>
#include <optional>

#include "solver/task.hpp"

namespace dalapapa {

// How many tiles a person lays until everything has been tried, so as to be sure of the only filling. A puzzle in which each
// next tile is forced takes as many as there are tiles to lay. Gives up at `most`.
[[nodiscard]] int tries_of_a_person(const FillTask& task, int most);

struct NextTile {
  Placement at;
  bool forced = false;  // nothing else fits on one of its squares
};

// Where a person would continue: of a known filling, the tile with the fewest alternatives. Needs: something is left to be
// filled, and what is laid agrees with the filling.
[[nodiscard]] NextTile next_tile_of_a_person(const FillTask& task, const std::vector<Placement>& filling);

}  // namespace dalapapa
