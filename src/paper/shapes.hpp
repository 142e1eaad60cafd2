// Discs in the three shapes in which sets were published, and the signs that tell colours apart. As web/src/board/shapes.ts
// draws them, with the measures of look/tiles.json, except that squares leave a line of the ground between them, as discs and octagons do.
#pragma once

#include "paper/canvas.hpp"
#include "paper/look.hpp"

namespace dalapapa {

// A path around a point, on a canvas whose unit is the side of a square of the grid. A square stands on a corner.
void whole_disc(Canvas& canvas, DiscShape shape, Point centre);

// The sign of a colour, a path in a box of `size` around a point.
void sign(Canvas& canvas, Colour colour, Point centre, double size);

}  // namespace dalapapa
