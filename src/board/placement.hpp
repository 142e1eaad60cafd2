// A placement: which face lies where and how (docs/commands.md: ["FACE", x, y, rot]).
#pragma once

#include <cstdint>
#include <string>

#include "tiles/face.hpp"

namespace dalapapa {

// x grows to the right, y downwards; (x, y) is the tile's top-left square. rot counts clockwise quarter
// turns: with 0 the place W of the face is on the left, with 1 on top, with 2 on the right, with 3 at the
// bottom.
struct Placement {
  Face face;
  std::int16_t x = 0;
  std::int16_t y = 0;
  std::uint8_t rot = 0;

  [[nodiscard]] constexpr bool upright() const { return (rot & 1U) != 0; }

  // The face as it lies: half a turn brings rot 2 and 3 back to 0 and 1.
  [[nodiscard]] constexpr Face laid() const { return rot >= 2 ? face.half_turned() : face; }

  // The one spelling of a placement: its face is canonical, and a face that half a turn does not change has
  // rot 0 or 1.
  [[nodiscard]] constexpr Placement canonical() const {
    const Face spelt = face.canonical();
    const bool turned = spelt != laid();
    return {spelt, x, y, static_cast<std::uint8_t>((rot & 1U) + (turned ? 2 : 0))};
  }

  friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

// A first tile beyond this is refused.
inline constexpr int max_coordinate = 10000;

// "BBBYYRR 3 -2 1"
[[nodiscard]] std::string to_text(const Placement& placement);

}  // namespace dalapapa
