#include "paper/shapes.hpp"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "paper/tile_look.hpp"

namespace dalapapa {
namespace {

constexpr double pi = std::numbers::pi;

std::vector<Point> regular(int corners, double inner_radius, double first_angle, Point centre) {
  const double reach = inner_radius / std::cos(pi / corners);
  std::vector<Point> points;
  for (int i = 0; i < corners; ++i) {
    const double angle = first_angle + i * 2 * pi / corners;
    points.push_back({centre.x + reach * std::cos(angle), centre.y + reach * std::sin(angle)});
  }
  return points;
}

template <std::size_t count>
void outline(Canvas& canvas, const std::array<Point, count>& corners, Point centre, double size) {
  std::array<Point, count> placed{};
  for (std::size_t i = 0; i < count; ++i)
    placed[i] = {centre.x + size * corners[i].x, centre.y + size * corners[i].y};
  canvas.polygon(placed);
}

}  // namespace

void whole_disc(Canvas& canvas, DiscShape shape, Point centre) {
  switch (shape) {
    case DiscShape::disc:
      return canvas.circle(centre, tile_look::disc::radius);
    case DiscShape::octagon:
      return canvas.polygon(regular(8, tile_look::octagon::radius, pi / 8, centre));
    case DiscShape::square:
      return canvas.polygon(regular(4, tile_look::disc::radius, 0, centre));
  }
}

void sign(Canvas& canvas, Colour colour, Point centre, double size) {
  switch (colour) {
    case Colour::red:
      return outline(canvas, tile_look::polygons::red, centre, size);
    case Colour::green:
      return outline(canvas, tile_look::polygons::green, centre, size);
    case Colour::blue:
      return outline(canvas, tile_look::polygons::blue, centre, size);
    case Colour::yellow:
      canvas.circle(centre, tile_look::rings::yellow::outer * size);
      canvas.circle(centre, tile_look::rings::yellow::inner * size);
  }
}

}  // namespace dalapapa
