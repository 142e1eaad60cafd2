// Questions about positions, one JSON line each (docs/commands.md: `dalapapa board`): is this placement legal and
// what does it score, where does a tile fit, which classic turn is the best.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/json.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

class BoardQuestions {
 public:
  explicit BoardQuestions(std::shared_ptr<const TileSet> tiles) : tiles_(std::move(tiles)) {}

  // {"placed": [...], "try": placement}, {"placed": [...], "tile": [a, b]} or {"placed": [...], "tiles": [[a,
  // b], ...]}. Whatever cannot be answered gets {"error": "..."}.
  [[nodiscard]] json::object answer(std::string_view line) const;

 private:
  std::shared_ptr<const TileSet> tiles_;
};

}  // namespace dalapapa
