#include "paper/scale_bar.hpp"

#include "paper/text.hpp"

namespace dalapapa {
namespace {

constexpr double bar_length = 50;
constexpr int bar_steps = 5;
constexpr double bar_height = 1.4;
constexpr double label_size = 2.6;

}  // namespace

void draw_scale_bar(Canvas& canvas, Point centre) {
  for (int step = 0; step < bar_steps; ++step) {
    const Box part{centre.x + (step - bar_steps / 2.0) * bar_length / bar_steps, centre.y - bar_height - 0.4,
                   bar_length / bar_steps, bar_height};
    canvas.box(part);
    if (step % 2 == 0) canvas.fill(text_ink);
    canvas.box(part);
    canvas.stroke({.ink = text_ink, .width = 0.1});
  }
  write(canvas, "50 mm", {centre.x, centre.y + label_size}, {.size = label_size, .align = Align::centre});
}

}  // namespace dalapapa
