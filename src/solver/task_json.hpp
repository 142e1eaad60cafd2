// A task as JSON: {"width", "height"} and, where they are not the usual ones, "torus", "blocked" ([[x, y], ...]), "pile" (see
// pile_json.hpp; else all tiles of the standard set), "fixed" ([placement, ...], which leave the pile) and "outline"
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

// Refuses, with the place, what is no task.
[[nodiscard]] Expected<OwnedTask> task_from_json(const json::value& value);

[[nodiscard]] json::array to_json(std::span<const Outline> outline);

// Fixes tiles that are given as an array of placements: they leave the pile.
[[nodiscard]] Expected<void> fix_from_json(const json::value& value, FillTask& task);

}  // namespace dalapapa
