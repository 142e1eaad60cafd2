// Tile sets as JSON: an array of {"id", "sheet", "shape", "a", "b"}, as `dalapapa tiles --json` prints it.
#pragma once

#include "base/json.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

[[nodiscard]] json::array to_json(const TileSet& set);

// Needs id, a and b of every tile; sheet and shape may be left out. A shape that the faces do not show is
// refused.
[[nodiscard]] Expected<TileSet> tile_set_from_json(std::string name, const json::value& value);

}  // namespace dalapapa
