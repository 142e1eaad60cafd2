#include "paper/shapes.hpp"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace dalapapa {
namespace {

constexpr double radius = 0.336;  // neighbours are √½ apart
constexpr double octagon_radius = 0.352;
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
      return canvas.circle(centre, radius);
    case DiscShape::octagon:
      return canvas.polygon(regular(8, octagon_radius, pi / 8, centre));
    case DiscShape::square:
      return canvas.polygon(regular(4, radius, 0, centre));
  }
}

void sign(Canvas& canvas, Colour colour, Point centre, double size) {
  constexpr std::array<Point, 3> triangle{{{0, -.42}, {.4, .3}, {-.4, .3}}};
  constexpr std::array<Point, 4> square{{{-.33, -.33}, {.33, -.33}, {.33, .33}, {-.33, .33}}};
  constexpr std::array<Point, 12> cross{{{-.13, -.42},
                                         {.13, -.42},
                                         {.13, -.13},
                                         {.42, -.13},
                                         {.42, .13},
                                         {.13, .13},
                                         {.13, .42},
                                         {-.13, .42},
                                         {-.13, .13},
                                         {-.42, .13},
                                         {-.42, -.13},
                                         {-.13, -.13}}};
  switch (colour) {
    case Colour::red:
      return outline(canvas, triangle, centre, size);
    case Colour::green:
      return outline(canvas, square, centre, size);
    case Colour::blue:
      return outline(canvas, cross, centre, size);
    case Colour::yellow:  // a ring
      canvas.circle(centre, .4 * size);
      canvas.circle(centre, .2 * size);
  }
}

}  // namespace dalapapa
