// A task as JSON: {"width", "height"} and, where they differ from the defaults, "torus", "blocked" ([[x, y], ...]), "pile" (see
// pile_json.hpp; by default all tiles of the standard set), "fixed" ([placement, ...], which leave the pile) and "outline"
// ([[x, y, "lying" | "upright"], ...]).
#pragma once

#include <memory>

#include "base/json.hpp"
#include "solver/task.hpp"

namespace dalapapa {

struct OwnedTask {
  std::shared_ptr<const TileSet> tiles;  // what the task points to
  FillTask task;
};

// Refuses what is not a task, and says where.
[[nodiscard]] Expected<OwnedTask> task_from_json(const json::value& value);

[[nodiscard]] json::array to_json(std::span<const Outline> outline);

// Fixes tiles given as an array of placements: they leave the pile.
[[nodiscard]] Expected<void> fix_from_json(const json::value& value, FillTask& task);

}  // namespace dalapapa
