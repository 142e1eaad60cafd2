#include "paper/scale_bar.hpp"

#include "paper/text.hpp"

namespace dalapapa {
namespace {

constexpr double length = 50;
constexpr int steps = 5;
constexpr double height = 1.4;
constexpr double label_size = 2.6;

}  // namespace

void draw_scale_bar(Canvas& canvas, Point centre) {
  for (int step = 0; step < steps; ++step) {
    const Box part{centre.x + (step - steps / 2.0) * length / steps, centre.y - height - 0.4, length / steps,
                   height};
    canvas.box(part);
    if (step % 2 == 0) canvas.fill(text_ink);
    canvas.box(part);
    canvas.stroke({.ink = text_ink, .width = 0.1});
  }
  write(canvas, "50 mm", {centre.x, centre.y + label_size}, {.size = label_size, .align = Align::centre});
}

}  // namespace dalapapa
