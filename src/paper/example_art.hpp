// Draws the examples of the rules.
#pragma once

#include "paper/canvas.hpp"
#include "paper/example.hpp"

namespace dalapapa {

// Its size in squares.
[[nodiscard]] Box room_of(const Example& example);

// From a top left corner, with squares of this many units of the canvas.
void draw_example(Canvas& canvas, const Look& look, const Example& example, Point at, double square);

}  // namespace dalapapa
