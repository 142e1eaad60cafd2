// Tasks for tests, from small random ones to the rectangles of the printed sheets.
#pragma once

#include <memory>

#include "base/random.hpp"
#include "solver/task.hpp"

namespace dalapapa {

inline const TileSet& standard_tiles() {
  static const TileSet tiles = TileSet::standard();
  return tiles;
}

inline FillTask all_tiles_in(int width, int height) {
  return {.tiles = &standard_tiles(), .frame = {width, height}, .pile = pile_of(standard_tiles())};
}

// AR1
inline FillTask arlequin(int sheet) {
  FillTask task = all_tiles_in(10, 8);
  task.pile = pile_of(standard_tiles(), sheet);
  return task;
}

inline FillTask random_pile_in(const Frame& frame, int tiles, Random& random) {
  FillTask task{.tiles = &standard_tiles(), .frame = frame, .pile = pile_of(standard_tiles())};
  random.shuffle(task.pile);
  task.pile.resize(static_cast<std::size_t>(tiles));
  return task;
}

}  // namespace dalapapa
