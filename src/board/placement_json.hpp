// Placements as JSON: ["FACE", x, y, rot].
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "board/placement.hpp"

namespace dalapapa {

[[nodiscard]] json::array to_json(const Placement& placement);
[[nodiscard]] json::array to_json(std::span<const Placement> placements);
[[nodiscard]] Expected<Placement> placement_from_json(const json::value& value);
// An array of them, which `what` names in the error; or "placement 2: rot must be ...".
[[nodiscard]] Expected<std::vector<Placement>> placements_from_json(const json::value& value,
                                                                    std::string_view what);

}  // namespace dalapapa
