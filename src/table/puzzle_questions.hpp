// A puzzle under the hands of a person who has laid some of its tiles: where another may lie, why it does not fit, what a turn
// brings. `laid` is an array of placements, without the hints, in the order in which they came; nothing is kept here.
//
// Tiles lie as they could on a table: matching those around them, whether that is the solution or not. In a frame they need not
// touch another (PU2), and follow its outline, where one is shown. A turn has one tile or two (CL2).
#pragma once

#include "base/json.hpp"
#include "board/placement.hpp"
#include "puzzles/puzzle.hpp"

namespace dalapapa {

// {"places": [{"tile", "at", outcome}, ...]}: everywhere the tile may lie now, by its id. The price of a second tile is taken
// off. Refuses tiles that are not left, and what cannot have been laid: "placement 2: colours".
[[nodiscard]] Expected<json::object> puzzle_places(const Puzzle& puzzle, const json::value& laid, int tile);

// As fit() in table/fit.hpp, and "outline", for a tile that lies across the outline shown.
[[nodiscard]] Expected<json::object> puzzle_fit(const Puzzle& puzzle, const json::value& laid,
                                                const Placement& at);

// {"told": [{"place", "outcome"}, ...], "points", "groups"} after the tiles of a turn, and "closed", whether the group to be closed
// is. Refuses puzzles that are filled.
[[nodiscard]] Expected<json::object> puzzle_turn(const Puzzle& puzzle, const json::value& laid);

}  // namespace dalapapa
