// Whether a tile fits where somebody holds it, and if not, why: for a page to show.
#pragma once

#include "base/json.hpp"
#include "board/placement.hpp"
#include "table/scene.hpp"

namespace dalapapa {

// {"fits": true} with the outcome of the placement, where that is told, or {"fits": false, "why", "clashes": [[x, y, side], ...]}, the edges where
// colours differ. Why is the first of these that holds: "not_yours", for a tile that the viewer may not place; "outside" the
// frame; "occupied"; "colours"; "alone", where it touches nothing; or "other", with a "reason" in words. Needs: a seat looks.
[[nodiscard]] json::object fit(const Considered& now, const Placement& at);

}  // namespace dalapapa
