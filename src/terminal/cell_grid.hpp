// A small rectangle of cells addressed from any corner, for the two ways of drawing.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace dalapapa {

template <class Cell>
class CellGrid {
 public:
  CellGrid(int width, int height, Cell background)
      : width_(width),
        height_(height),
        cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), background) {}

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] Cell& at(int x, int y) {
    return cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                  static_cast<std::size_t>(x)];
  }

 private:
  int width_;
  int height_;
  std::vector<Cell> cells_;
};

}  // namespace dalapapa
