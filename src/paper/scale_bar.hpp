// 50 mm to lay a ruler on: did the printer keep the size?
#pragma once

#include "paper/canvas.hpp"

namespace dalapapa {

// Around a point, horizontal, with its label below.
void draw_scale_bar(Canvas& canvas, Point centre);

}  // namespace dalapapa
