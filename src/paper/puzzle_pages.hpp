// Where the tiles of a puzzle lie on its sheets. It knows sizes alone.
#pragma once

#include <cstddef>
#include <vector>

#include "paper/geometry.hpp"

namespace dalapapa {

struct PuzzleRoom {
  Box page;          // what may be printed on
  double top = 0;    // of the frame or board, on the first page
  double width = 0;  // of it, in squares
  double height = 0;
  double words = 0;  // the height of the words above the tiles
  std::size_t tiles = 0;
  double least = 0;  // squares are not made smaller to save a page
};

inline constexpr double puzzle_gap = 7;  // between the parts of a sheet
inline constexpr double between_tiles = 3;
inline constexpr double largest_square = 20;

struct PuzzlePages {
  double square = 0;  // its side, in the frame and of tiles
  Point words;        // on the first page that has tiles
  std::vector<std::vector<Point>>
      tiles;  // the top left corners of squares of 2 x 2, page by page; the first may have none

  friend bool operator==(const PuzzlePages&, const PuzzlePages&) = default;
};

// As few pages as possible, and then squares as large as possible.
[[nodiscard]] PuzzlePages puzzle_pages(const PuzzleRoom& room);

}  // namespace dalapapa
