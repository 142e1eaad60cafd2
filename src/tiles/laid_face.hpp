// A face as it lies on a site, with its places sorted by colour: what matching and closing look at.
//
// Sets of places are bits: bit p for the rim place p, bit 6 for the centre.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tiles/face.hpp"

namespace dalapapa {

using Places = unsigned;
inline constexpr Places centre_place = 1U << 6U;
inline constexpr Places rim_mask = centre_place - 1;
inline constexpr Places beside_centre =
    0b110110;  // the rim places that neighbour the centre (G5): NW NE SE SW

struct LaidFace {
  LaidFace() = default;
  explicit LaidFace(Face as_it_lies);

  Face face;
  std::array<std::uint8_t, 4> of_colour{};
  std::array<std::uint8_t, rim_places> rows{};  // 4·place + colour: the row of a table of places and colours
  std::uint8_t lone_centre = 0;  // 1 if no place of its colour neighbours the centre: it is a group of one
  std::uint64_t may_close = 0;   // by the set of places met, as a number: is any part closable then?
};

// For each set of places, the places that neighbour any of them.
inline constexpr std::array<std::uint8_t, 128> neighbours_of = [] {
  std::array<std::uint8_t, 128> table{};
  for (unsigned set = 0; set < table.size(); ++set) {
    for (const auto& [a, b] : neighbouring_places) {
      if ((set >> a & 1U) != 0) table[set] |= static_cast<std::uint8_t>(1U << b);
      if ((set >> b & 1U) != 0) table[set] |= static_cast<std::uint8_t>(1U << a);
    }
  }
  return table;
}();

// The part of `within` that hangs together with its lowest place.
constexpr Places lowest_part(Places within) {
  Places part = within & (~within + 1U);
  for (Places grown = part;; part = grown) {
    grown |= neighbours_of[part] & within;
    if (grown == part) return part;
  }
}

// The places of one colour on a face (7 bits) and the rim places where it has met half-discs (6 bits) decide
// which of its discs hang together, and which of these parts have no half-disc of the colour beside them on
// the tile: only those can close a group. An entry holds them one per byte, lowest place first; at most
// four are apart from each other. A lone centre is left out: it touches nothing, and LaidFace counts it.
using Parts = std::uint32_t;
inline constexpr unsigned bits_a_part = 8;
extern const std::array<Parts, 128 * 64> closable_parts_table;

inline Parts closable_parts(Places of_colour, Places met) {
  return closable_parts_table[of_colour << 6U | met];
}

}  // namespace dalapapa
