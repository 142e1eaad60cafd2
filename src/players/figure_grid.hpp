// A figure in the making as a grid of squares, for search: what a tile must show to lie somewhere, without looking at any
// other tile. Tiles are laid and lifted in any order.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <vector>

#include "board/placement.hpp"

namespace dalapapa {

class FigureGrid {
 public:
  using Square = std::uint16_t;

  // Two squares side by side, the upper or the left one first.
  struct Spot {
    Square first;
    bool upright;
  };
  // The colours that wait around a spot, packed as in Face::rim().
  struct Demand {
    unsigned places = 0;  // both bits of each place where a colour waits
    unsigned colours = 0;

    [[nodiscard]] bool met_by(Face laid) const { return (laid.rim() & places) == colours; }
  };

  FigureGrid(int width, int height)
      : width_(width), height_(height), stride_(width + 2), cells_(cells_of(width, height)) {
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) cells_[square(x, y)].free = true;
    }
  }

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] Square square(int x, int y) const { return static_cast<Square>((y + 1) * stride_ + x + 1); }
  [[nodiscard]] bool is_free(Square at) const { return cells_[at].free; }
  [[nodiscard]] bool is_free(const Spot& at) const { return is_free(at.first) && is_free(second(at)); }

  // The squares beside a square: to the left, above, to the right, below. They may be outside the frame, and are not free
  // then.
  [[nodiscard]] std::array<Square, 4> beside(Square at) const {
    const auto row = static_cast<Square>(stride_);
    return {static_cast<Square>(at - 1U), static_cast<Square>(at - row), static_cast<Square>(at + 1U),
            static_cast<Square>(at + row)};
  }
  // Needs: the squares lie side by side.
  [[nodiscard]] static Spot spot(Square a, Square b) {
    const Square first = a < b ? a : b;
    return {first, a + b - 2U * first != 1};
  }
  [[nodiscard]] Spot spot(const Placement& at) const { return {square(at.x, at.y), at.upright()}; }
  [[nodiscard]] Placement placement(const Spot& at, Face laid) const {
    return Placement{laid, static_cast<std::int16_t>(at.first % stride_ - 1),
                     static_cast<std::int16_t>(at.first / stride_ - 1),
                     static_cast<std::uint8_t>(at.upright ? 1 : 0)}
        .canonical();
  }

  [[nodiscard]] Demand demand(const Spot& at) const {
    Demand demand;
    for (unsigned place = 0; place < rim_places; ++place) {
      const auto [of_second, side] = sides[at.upright ? 1 : 0][place];
      const Square own = of_second ? second(at) : at.first;
      const Cell& across = cells_[beside(own)[side]];
      if (!across.covered) continue;
      demand.places |= 3U << (10 - 2 * place);
      demand.colours |= static_cast<unsigned>(across.colours[side ^ 2U]) << (10 - 2 * place);
    }
    return demand;
  }

  // Whether a tile there would leave a single free square beside it, which no tile can fill.
  [[nodiscard]] bool strands_a_square(const Spot& at) const {
    const auto left_free = [&](Square square) {
      return is_free(square) && square != at.first && square != second(at);
    };
    for (const Square own : {at.first, second(at)}) {
      for (const Square near : beside(own)) {
        if (left_free(near) && std::ranges::none_of(beside(near), left_free)) return true;
      }
    }
    return false;
  }

  // Needs: the spot is free.
  void lay(const Spot& at, Face laid) {
    assert(is_free(at));
    cover(at.first);
    cover(second(at));
    for (unsigned place = 0; place < rim_places; ++place) {
      const auto [of_second, side] = sides[at.upright ? 1 : 0][place];
      cells_[of_second ? second(at) : at.first].colours[side] =
          static_cast<std::uint8_t>(index(laid.at(static_cast<int>(place))));
    }
  }
  void lift(const Spot& at) {
    uncover(at.first);
    uncover(second(at));
  }
  void lay(const Placement& at) { lay(spot(at), at.laid()); }
  void lift(const Placement& at) { lift(spot(at)); }

  // Whether the tile could be laid now.
  [[nodiscard]] bool fits(const Placement& at) const {
    return is_free(spot(at)) && demand(spot(at)).met_by(at.laid());
  }

  [[nodiscard]] Square second(const Spot& at) const {
    return static_cast<Square>(at.first + (at.upright ? stride_ : 1));
  }

 private:
  struct Cell {
    bool free = false;
    bool covered = false;  // neither on the rim around the frame
    std::array<std::uint8_t, 4>
        colours{};  // by side, as in beside(); what it has towards its other half is not used
  };
  struct Side {
    bool of_second;
    std::uint8_t side;
  };
  // For each place of the rim, lying and upright: clockwise from the first end.
  static constexpr std::array<std::array<Side, rim_places>, 2> sides{
      {{{{false, 0}, {false, 1}, {true, 1}, {true, 2}, {true, 3}, {false, 3}}},
       {{{false, 1}, {false, 2}, {true, 2}, {true, 3}, {true, 0}, {false, 0}}}}};

  static std::vector<Cell> cells_of(int width, int height) {
    return std::vector<Cell>(static_cast<std::size_t>((width + 2) * (height + 2)));
  }
  void cover(Square at) { cells_[at].free = false, cells_[at].covered = true; }
  void uncover(Square at) { cells_[at].free = true, cells_[at].covered = false; }

  int width_;
  int height_;
  int stride_;
  std::vector<Cell> cells_;
};

}  // namespace dalapapa
