// What a placement brings about: the discs it forms and the groups it closes.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "tiles/colour.hpp"

namespace dalapapa {

struct ClosedGroup {
  Colour colour{};
  int size = 0;  // discs

  friend constexpr auto operator<=>(const ClosedGroup&, const ClosedGroup&) = default;
};

class Formed {
 public:
  int discs = 0;  // formed by half-discs that met (G4); the tile's own central disc is not counted (G7)

  // By colour letter, then by size.
  [[nodiscard]] std::span<const ClosedGroup> closed() const { return {closed_.data(), count_}; }

  [[nodiscard]] int discs_closed() const {
    int sum = 0;
    for (const ClosedGroup& group : closed()) sum += group.size;
    return sum;
  }

  void add(ClosedGroup group) {
    std::size_t at = count_++;
    for (; at > 0 && group < closed_[at - 1]; --at) closed_[at] = closed_[at - 1];
    closed_[at] = group;
  }

 private:
  std::array<ClosedGroup, 7> closed_{};  // a tile has seven places, each in one group
  std::size_t count_ = 0;
};

}  // namespace dalapapa
