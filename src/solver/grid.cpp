#include "solver/grid.hpp"

#include <cassert>

namespace dalapapa {

Grid::Grid(const Frame& frame)
    : width_(frame.width),
      height_(frame.height),
      torus_(frame.torus),
      blocked_(static_cast<std::size_t>(frame.width * frame.height)) {
  for (const Square square : frame.blocked) blocked_[index(square)] = true;
}

Square Grid::wrapped(Square square) const {
  if (!torus_) return square;
  return {(square.x + width_) % width_, (square.y + height_) % height_};
}

bool Grid::inside(Square square) const {
  return square.x >= 0 && square.y >= 0 && square.x < width_ && square.y < height_;
}

// Squares beyond the right and the lower side have edges too: those of the rim.
EdgeIndex Grid::above(Square square) const {
  const Square at = wrapped(square);
  return static_cast<EdgeIndex>(2 * (at.y * (width_ + 1) + at.x));
}

EdgeIndex Grid::left_of(Square square) const {
  const Square at = wrapped(square);
  return static_cast<EdgeIndex>(2 * (at.y * (width_ + 1) + at.x) + 1);
}

Spot Grid::spot(const Outline& at) const {
  const auto [x, y] = at.at;
  assert(inside({x, y}) && inside(wrapped(at.upright ? Square{x, y + 1} : Square{x + 1, y})));
  if (at.upright) {
    return {{above({x, y}), left_of({x + 1, y}), left_of({x + 1, y + 1}), above({x, y + 2}),
             left_of({x, y + 1}), left_of({x, y})},
            index({x, y}),
            index(wrapped({x, y + 1})),
            true};
  }
  return {{left_of({x, y}), above({x, y}), above({x + 1, y}), left_of({x + 2, y}), above({x + 1, y + 1}),
           above({x, y + 1})},
          index({x, y}),
          index(wrapped({x + 1, y})),
          false};
}

std::vector<Spot> Grid::spots_over(SquareIndex square) const {
  const int x = square % width_;
  const int y = square / width_;
  std::vector<Spot> spots;
  for (const Outline& at : {Outline{{x, y}, false}, Outline{{x, y}, true}, Outline{{x - 1, y}, false},
                            Outline{{x, y - 1}, true}}) {
    const Square first = wrapped(at.at);
    const Square second = wrapped({first.x + (at.upright ? 0 : 1), first.y + (at.upright ? 1 : 0)});
    if (!inside(first) || !inside(second) || blocked(index(first)) || blocked(index(second))) continue;
    spots.push_back(spot({first, at.upright}));
  }
  return spots;
}

Placement Grid::placement(const Spot& at, Face laid) const {
  return Placement{laid, static_cast<std::int16_t>(at.first % width_),
                   static_cast<std::int16_t>(at.first / width_),
                   static_cast<std::uint8_t>(at.upright ? 1 : 0)}
      .canonical();
}

}  // namespace dalapapa
