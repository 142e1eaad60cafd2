// Tiles as they lie, on a canvas whose unit is the side of a square of the grid.
#pragma once

#include <span>

#include "board/edge_at.hpp"
#include "board/placement.hpp"
#include "paper/canvas.hpp"
#include "paper/look.hpp"

namespace dalapapa {

[[nodiscard]] Point point_of(const EdgeAt& edge);
[[nodiscard]] Box box_of(const Placement& at);

// Discs and signs without the ground. Half-discs are drawn whole: where tiles meet they are whole, and beyond the rim of a sheet they
// are wanted for its bleed. A caller that does not want them there clips. Needs: half-discs that meet match.
void draw_discs(Canvas& canvas, const Look& look, std::span<const Placement> tiles);

// One tile alone, as on the page: its ground with round corners and a little room around, half-discs cut off at the rim.
void draw_tile(Canvas& canvas, const Look& look, const Placement& at);

}  // namespace dalapapa
