// What a placement covers and what it touches: its two squares, and the edges around it.
#pragma once

#include <array>

#include "board/edge_at.hpp"
#include "board/placement.hpp"

namespace dalapapa {

struct Square {
  int x = 0;
  int y = 0;

  friend bool operator==(const Square&, const Square&) = default;
};

// Where a tile lies, whichever it is: its upper or left square and its direction.
struct Outline {
  Square at;
  bool upright = false;

  friend bool operator==(const Outline&, const Outline&) = default;
};

[[nodiscard]] constexpr Outline outline_of(const Placement& at) {
  return {.at = {at.x, at.y}, .upright = at.upright()};
}

// The upper or left one first.
[[nodiscard]] constexpr std::array<Square, 2> squares(const Placement& at) {
  return {{{at.x, at.y}, {at.x + (at.upright() ? 0 : 1), at.y + (at.upright() ? 1 : 0)}}};
}

// The unit edge of a rim place, and the colour there.
struct RimEdge {
  EdgeAt at;
  Colour colour;
};

[[nodiscard]] std::array<RimEdge, rim_places> rim(const Placement& at);

}  // namespace dalapapa
