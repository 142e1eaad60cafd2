#include "paper/tile_art.hpp"

#include <map>

#include "board/footprint.hpp"
#include "paper/shapes.hpp"
#include "paper/tile_look.hpp"

namespace dalapapa {
namespace {

EdgeAt middle_of(const Placement& at) {
  const auto [x, y] = squares(at)[1];
  return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y),
          at.upright() ? EdgeAt::Side::top : EdgeAt::Side::left};
}

// Into the tile, from the middle of one of its outer edges.
Point inward(const Placement& at, Point from, double depth) {
  for (const auto& [x, y] : squares(at)) {
    const Point step{x + 0.5 - from.x, y + 0.5 - from.y};
    // The edge is one of this square's if the way to its centre is straight and half a unit long.
    if (step.x * step.x + step.y * step.y < 0.3)
      return {from.x + 2 * depth * step.x, from.y + 2 * depth * step.y};
  }
  return from;
}

void draw_signs(Canvas& canvas, const Look& look, const Placement& at) {
  const auto put = [&](Colour colour, Point centre, double size) {
    sign(canvas, colour, centre, size);
    canvas.fill(look.sign(colour));
  };
  put(at.face.centre(), point_of(middle_of(at)), tile_look::sign::on_disc);
  for (const auto& [edge, colour] : rim(at))
    put(colour, inward(at, point_of(edge), tile_look::sign::depth), tile_look::sign::on_half);
}

}  // namespace

Point point_of(const EdgeAt& edge) {
  return edge.side == EdgeAt::Side::top ? Point{edge.x + 0.5, static_cast<double>(edge.y)}
                                        : Point{static_cast<double>(edge.x), edge.y + 0.5};
}

Box box_of(const Placement& at) {
  return {static_cast<double>(at.x), static_cast<double>(at.y), at.upright() ? 1.0 : 2.0,
          at.upright() ? 2.0 : 1.0};
}

void draw_discs(Canvas& canvas, const Look& look, std::span<const Placement> tiles) {
  std::map<EdgeAt, Colour> discs;  // each once
  for (const Placement& at : tiles) {
    discs.emplace(middle_of(at), at.face.centre());
    for (const auto& [edge, colour] : rim(at)) discs.emplace(edge, colour);
  }
  for (const auto& [edge, colour] : discs) {
    whole_disc(canvas, look.shape, point_of(edge));
    canvas.fill(look.ink(colour));
  }
  if (!look.signs) return;
  for (const Placement& at : tiles) draw_signs(canvas, look, at);
}

void draw_tile(Canvas& canvas, const Look& look, const Placement& at) {
  namespace tile = tile_look::tile;
  const Box ground = box_of(at).grown(-tile::margin);
  canvas.rounded_box(ground, tile::corner_radius);
  canvas.fill(look.ground());
  {
    const auto kept = canvas.keep();
    canvas.rounded_box(ground, tile::corner_radius);
    canvas.clip();
    draw_discs(canvas, look, std::array{at});
  }
  canvas.rounded_box(ground, tile::corner_radius);
  canvas.stroke({.ink = look.ground_edge(), .width = tile::edge_width});
}

}  // namespace dalapapa
