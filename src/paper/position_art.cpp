#include "paper/position_art.hpp"

#include "paper/board_art.hpp"

namespace dalapapa {
namespace {

// Squares as thin lines, and where tiles will lie, if that is shown, as thicker ones.
void draw_frame(Canvas& canvas, const Layout& layout) {
  const double width = layout.width;
  const double height = layout.height;
  for (int x = 1; x < layout.width; ++x)
    canvas.line(std::array<Point, 2>{{{double(x), 0}, {double(x), height}}});
  for (int y = 1; y < layout.height; ++y)
    canvas.line(std::array<Point, 2>{{{0, double(y)}, {width, double(y)}}});
  canvas.stroke({.ink = rule_ink, .width = 0.015});
  for (const auto& [at, upright] : layout.outlined)
    canvas.box({double(at.x), double(at.y), upright ? 1.0 : 2.0, upright ? 2.0 : 1.0});
  canvas.stroke({.ink = quiet_ink, .width = 0.03});
  canvas.box({0, 0, width, height});
  canvas.stroke({.ink = text_ink, .width = 0.05});
}

}  // namespace

Box room_of(const Layout& layout) {
  constexpr double edge = 0.05;
  if (layout.width > 0) return Box{0, 0, double(layout.width), double(layout.height)}.grown(edge);
  Box room = bounds_of(layout.tiles).grown(edge);
  for (const auto& claim : layout.claims) room = room.around(ring_box(claim.disc));
  return room;
}

double square_in(const Layout& layout, double width, double height, double largest) {
  const Box room = room_of(layout);
  return std::min({largest, width / room.width, height / room.height});
}

void draw_layout(Canvas& canvas, const Look& look, const Layout& layout, Point at, double square,
                 ClaimArt claims) {
  const auto kept = canvas.keep();
  canvas.move(at);
  canvas.scale(square);
  const Box room = room_of(layout);
  canvas.move({-room.left, -room.top});
  if (layout.width > 0) draw_frame(canvas, layout);
  for (const Placement& tile : layout.tiles) draw_tile(canvas, look, tile);
  for (const auto& [disc, seat] : layout.claims) {
    if (claims == ClaimArt::ring) {
      draw_ring(canvas, disc);
    } else {
      draw_claim(canvas, disc, seat);
    }
  }
}

}  // namespace dalapapa
