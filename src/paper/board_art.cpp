#include "paper/board_art.hpp"

#include "paper/text.hpp"

namespace dalapapa {
namespace {

constexpr double ring_radius = 0.36;
constexpr double line_width = 0.07;
constexpr double casing = 0.07;  // of the dark edge, both sides together

void stroke_clearly(Canvas& canvas, const auto& path, double width) {
  path();
  canvas.stroke({.ink = black_ink, .width = width + casing});
  path();
  canvas.stroke({.ink = white_ink, .width = width});
}

}  // namespace

Box bounds_of(std::span<const Placement> tiles) {
  if (tiles.empty()) return {};
  Box all = box_of(tiles.front());
  for (const Placement& at : tiles) all = all.around(box_of(at));
  return all;
}

void draw_clear_lines(Canvas& canvas, std::span<const Line> lines, double width) {
  const auto path = [&] {
    for (const Line& line : lines) canvas.line(line);
  };
  stroke_clearly(canvas, path, width);
}

Box ring_box(const EdgeAt& disc) {
  const auto [x, y] = point_of(disc);
  return Box{x, y, 0, 0}.grown(ring_radius + (line_width + casing) / 2);
}

void draw_ring(Canvas& canvas, const EdgeAt& disc) {
  const auto path = [&] { canvas.circle(point_of(disc), ring_radius); };
  stroke_clearly(canvas, path, line_width);
}

void draw_dot(Canvas& canvas, const EdgeAt& disc) {
  canvas.circle(point_of(disc), 0.12);
  canvas.fill(black_ink);
  canvas.circle(point_of(disc), 0.09);
  canvas.fill(white_ink);
}

void draw_claim(Canvas& canvas, const EdgeAt& disc, int seat) {
  const Point at = point_of(disc);
  canvas.circle(at, 0.27);
  canvas.fill(on_seat(seat));
  canvas.circle(at, 0.24);
  canvas.fill(seat_ink(seat));
  write_around(canvas, std::to_string(seat + 1), at, {.size = 0.32, .bold = true, .ink = on_seat(seat)});
}

void draw_outline(Canvas& canvas, const Placement& at, bool refused) {
  constexpr double radius = 0.12;
  constexpr double width = 0.09;
  canvas.rounded_box(box_of(at), radius);
  canvas.stroke({.ink = white_ink, .width = width + casing});
  canvas.rounded_box(box_of(at), radius);
  canvas.stroke({.ink = accent_ink, .width = width, .dashes = refused ? 0.2 : 0});
}

void draw_label(Canvas& canvas, const EdgeAt& disc, std::string_view text) {
  constexpr double height = 0.42;
  const Point at = point_of(disc);
  const TextStyle style{.size = 0.32, .bold = true, .ink = white_ink};
  const double width = std::max(height, width_of(canvas, text, style) + 0.22);
  const Box box{at.x - width / 2, at.y - height / 2, width, height};
  canvas.rounded_box(box, height / 2);
  canvas.fill(black_ink);
  canvas.rounded_box(box, height / 2);
  canvas.stroke({.ink = white_ink, .width = 0.04});
  write_around(canvas, text, at, style);
}

}  // namespace dalapapa
