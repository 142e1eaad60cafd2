// The groups of a board, for whoever shows them: [{"colour": "R", "open": true, "discs": [[x, y, side], ...]}, ...]. A group
// goes by its first disc.
#pragma once

#include "base/json.hpp"
#include "board/board.hpp"

namespace dalapapa {

[[nodiscard]] inline json::array groups_of(const Board& board) {
  json::array out;
  for (const Group& group : board.groups()) {
    json::array discs;
    for (const EdgeAt& disc : group.discs) discs.push_back(to_json(disc));
    out.push_back(json::object{{"colour", json::string(1, letter(group.colour))},
                               {"open", !group.closed},
                               {"discs", std::move(discs)}});
  }
  return out;
}

}  // namespace dalapapa
