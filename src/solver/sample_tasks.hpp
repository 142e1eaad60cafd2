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

inline std::vector<PileTile> whole_pile(PileTile::Faces faces = PileTile::Faces::both) {
  std::vector<PileTile> pile;
  for (int tile = 0; tile < standard_tiles().size(); ++tile)
    pile.push_back({static_cast<TileIndex>(tile), faces});
  return pile;
}

inline FillTask all_tiles_in(int width, int height) {
  return {.tiles = &standard_tiles(), .frame = {width, height}, .pile = whole_pile()};
}

// AR1
inline FillTask arlequin(int sheet) {
  FillTask task = all_tiles_in(10, 8);
  std::erase_if(task.pile,
                [&](const PileTile& entry) { return standard_tiles()[entry.tile].sheet != sheet; });
  return task;
}

inline FillTask random_pile_in(const Frame& frame, int tiles, Random& random) {
  FillTask task{.tiles = &standard_tiles(), .frame = frame, .pile = whole_pile()};
  random.shuffle(task.pile);
  task.pile.resize(static_cast<std::size_t>(tiles));
  return task;
}

}  // namespace dalapapa
