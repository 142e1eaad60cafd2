// Places on paper, in millimetres or in whatever unit a canvas has been scaled to: x grows to the right, y downwards.
#pragma once

#include <algorithm>

namespace dalapapa {

struct Point {
  double x = 0;
  double y = 0;

  friend constexpr bool operator==(const Point&, const Point&) = default;
};

struct Box {
  double left = 0;
  double top = 0;
  double width = 0;
  double height = 0;

  [[nodiscard]] constexpr double right() const { return left + width; }
  [[nodiscard]] constexpr double bottom() const { return top + height; }
  [[nodiscard]] constexpr Point centre() const { return {left + width / 2, top + height / 2}; }
  [[nodiscard]] constexpr Box grown(double by) const {
    return {left - by, top - by, width + 2 * by, height + 2 * by};
  }
  // The smallest that holds both.
  [[nodiscard]] constexpr Box around(const Box& other) const {
    const double x = std::min(left, other.left);
    const double y = std::min(top, other.top);
    return {x, y, std::max(right(), other.right()) - x, std::max(bottom(), other.bottom()) - y};
  }
};

}  // namespace dalapapa
