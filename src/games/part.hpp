// How a score came about, for whoever explains a result: parts that add up to it. Each game says its own (Game::parts_of).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "board/board.hpp"

namespace dalapapa {

struct Part {
  // A group of the board that is part of a score, or would be if it counted.
  struct Ground {
    EdgeAt disc;  // one of its own
    GroupAt group;
    bool counts = true;
  };

  std::string_view kind;
  int points = 0;              // 0 for what does not count, or counts within another part
  std::optional<int> count{};  // how often
  std::optional<Ground> ground{};
};

// Of a group that is worth as many points as it has discs, if it counts. Needs: there is a disc.
[[nodiscard]] inline Part part_of_ground(std::string_view kind, const Board& board, const EdgeAt& disc,
                                         bool counts) {
  const GroupAt group = *board.group_at(disc);
  return {kind, counts ? group.size : 0, {}, Part::Ground{disc, group, counts}};
}

// {"kind", "points"}, "count" where something is counted, and the "ground": "colour", "size", "open", "disc" and "counts".
[[nodiscard]] inline json::object to_json(const Part& part) {
  json::object out{{"kind", part.kind}, {"points", part.points}};
  if (part.count) out["count"] = *part.count;
  if (!part.ground) return out;
  const auto& [disc, group, counts] = *part.ground;
  out["ground"] = json::object{{"colour", std::string(1, letter(group.colour))},
                               {"size", group.size},
                               {"open", !group.closed},
                               {"disc", to_json(disc)},
                               {"counts", counts}};
  return out;
}

}  // namespace dalapapa
