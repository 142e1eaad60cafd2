// What is shown on tiles that lie on the table, on a canvas whose unit is the side of a square of the grid. As
// web/src/learn/ExamplePicture.svelte draws it.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "paper/tile_art.hpp"

namespace dalapapa {

// Around tiles; nothing at 0 0 where there are none.
[[nodiscard]] Box bounds_of(std::span<const Placement> tiles);

// Lines in white with a dark edge, so that they show on every colour.
using Line = std::array<Point, 2>;
void draw_clear_lines(Canvas& canvas, std::span<const Line> lines, double width);

// A ring around a disc, with the room it takes, and a dot in its middle.
[[nodiscard]] Box ring_box(const EdgeAt& disc);
void draw_ring(Canvas& canvas, const EdgeAt& disc);
void draw_dot(Canvas& canvas, const EdgeAt& disc);

// A mark, marker or pawn: the colour of its seat, and its number for anyone who cannot tell colours apart.
void draw_claim(Canvas& canvas, const EdgeAt& disc, int seat);

// Around the tile in question. Broken where it may not lie like that.
void draw_outline(Canvas& canvas, const Placement& at, bool refused);

// A short text on a dark ground: what a group is worth.
void draw_label(Canvas& canvas, const EdgeAt& disc, std::string_view text);

}  // namespace dalapapa
