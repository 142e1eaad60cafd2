// 50 mm to lay a ruler on: whether the printer kept the size.
#pragma once

#include "paper/canvas.hpp"

namespace dalapapa {

// Around a point, lying, with its label below.
void draw_scale_bar(Canvas& canvas, Point centre);

}  // namespace dalapapa
