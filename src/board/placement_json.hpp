// Placements as JSON: ["FACE", x, y, rot].
#pragma once

#include <span>

#include "base/json.hpp"
#include "board/placement.hpp"

namespace dalapapa {

[[nodiscard]] json::array to_json(const Placement& placement);
[[nodiscard]] json::array to_json(std::span<const Placement> placements);
[[nodiscard]] Expected<Placement> placement_from_json(const json::value& value);

}  // namespace dalapapa
