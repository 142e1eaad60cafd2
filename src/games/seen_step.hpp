// A step as a viewer may see it: a draw for somebody else without its tile, a pass with the tiles that it shows. This is what goes over
// the wire, and what Game::follow() takes.
#pragma once

#include <vector>

#include "games/action.hpp"

namespace dalapapa {

struct SeenStep {
  Step step;
  std::vector<TileIndex> shown{};  // the whole hand, in its order

  friend bool operator==(const SeenStep&, const SeenStep&) = default;
};

// As a step; "draw" is null for a hidden tile, and "shown" has the ids of shown tiles.
[[nodiscard]] json::object to_json(const SeenStep& seen, const TileSet& tiles);
[[nodiscard]] Expected<SeenStep> seen_step_from_json(const json::value& value, const TileSet& tiles);

}  // namespace dalapapa
