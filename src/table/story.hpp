// Steps as they are told to a viewer: each with what it brought.
//
//   {"seat": 0, "place": [...], "outcome": {...}, "scores": [4, 0]}
//   {"seat": 1, "pass": true, "shown": [17, 35], "scores": [4, 0]}
//   {"seat": 0, "mark": [0, 1, "top"], "group": {"colour": "R", "size": 3, "open": false}}
//   {"seat": 1, "pass": true, "sold": {"to": 0, "of": 1, "pays": 6}, "scores": [-6, 6]}
#pragma once

#include <span>
#include <vector>

#include "base/json.hpp"
#include "games/game.hpp"
#include "host/course.hpp"

namespace dalapapa {

// Tells a step and plays it. `as_seen` is the step with what the viewer may not know taken out. Needs: the step is legal.
[[nodiscard]] json::object tell(Game& game, const Step& step, const Step& as_seen);

// The steps from number `since` on, as the viewer sees them, and what happened at the table besides. Needs: the course can go back to
// there, which one that began as what seen_by() returned cannot.
[[nodiscard]] json::array story(const Course& course, Viewer viewer, std::size_t since);

}  // namespace dalapapa
