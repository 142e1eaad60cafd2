// A frame as the solver sees it: numbered squares, numbered edges, and the spots where a tile can lie.
//
// Every unit edge has a number, and on a torus both sides of the seam have the same one. So whatever lies on either side
// is read and written in one place, and seams, rims and empty squares need no case of their own.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/task.hpp"

namespace dalapapa {

using SquareIndex = std::uint16_t;
using EdgeIndex = std::uint16_t;

struct Spot {
  std::array<EdgeIndex, rim_places> edges{};  // in the order of a face's rim
  SquareIndex first = 0;                      // the upper or left one, where no seam is crossed
  SquareIndex second = 0;
  bool upright = false;

  [[nodiscard]] SquareIndex other(SquareIndex square) const { return square == first ? second : first; }
};

class Grid {
 public:
  explicit Grid(const Frame& frame);

  [[nodiscard]] int squares() const { return width_ * height_; }
  [[nodiscard]] int edges() const { return 2 * (width_ + 1) * (height_ + 1); }
  [[nodiscard]] SquareIndex index(Square square) const {
    return static_cast<SquareIndex>(square.y * width_ + square.x);
  }
  [[nodiscard]] bool blocked(SquareIndex square) const { return blocked_[square]; }

  // Where a tile can cover the square: at most four spots.
  [[nodiscard]] std::vector<Spot> spots_over(SquareIndex square) const;

  // Needs: both of its squares are inside.
  [[nodiscard]] Spot spot(const Outline& at) const;

  [[nodiscard]] Placement placement(const Spot& at, Face laid) const;

 private:
  [[nodiscard]] Square wrapped(Square square) const;
  [[nodiscard]] bool inside(Square square) const;
  [[nodiscard]] EdgeIndex above(Square square) const;
  [[nodiscard]] EdgeIndex left_of(Square square) const;

  int width_;
  int height_;
  bool torus_;
  std::vector<bool> blocked_;
};

}  // namespace dalapapa
