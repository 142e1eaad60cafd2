// A pile of tiles as JSON: an array of
//   17                       a tile of the standard set by its id, on either face
//   "BBBYYRR"                one that may show this face only
//   ["BBBYYRR", "…"]         one by its two faces
//   {"id", "a", "b"}         one of a custom set, as `dalapapa tiles --json` prints it; then all must be given like this
#pragma once

#include <memory>
#include <vector>

#include "base/json.hpp"
#include "solver/task.hpp"

namespace dalapapa {

struct Pile {
  std::shared_ptr<const TileSet> tiles;
  std::vector<PileTile> pile;
};

[[nodiscard]] Expected<Pile> pile_from_json(const json::value& value);

// All tiles of the standard set.
[[nodiscard]] Pile standard_pile();

}  // namespace dalapapa
