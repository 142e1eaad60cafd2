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

struct LaidFace {
  constexpr LaidFace() = default;
  constexpr explicit LaidFace(Face as_it_lies) : face(as_it_lies) {
    for (int p = 0; p < rim_places; ++p) of_colour[index(face.at(p))] |= static_cast<std::uint8_t>(1U << p);
    of_colour[index(face.centre())] |= static_cast<std::uint8_t>(centre_place);
  }

  Face face;
  std::array<std::uint8_t, 4> of_colour{};
};

// The places of one face that are neighbours by G5: they lie on perpendicular edges of one of the tile's two
// squares.
inline constexpr std::array<std::array<int, 2>, 8> neighbouring_places{
    {{0, 1}, {0, 5}, {6, 1}, {6, 5}, {6, 2}, {6, 4}, {3, 2}, {3, 4}}};

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
// the tile: only those can close a group. An entry holds them one a byte, lowest place first; four at most
// are apart from each other.
using Parts = std::uint32_t;
inline constexpr unsigned bits_a_part = 8;
extern const std::array<Parts, 128 * 64> closable_parts_table;

inline Parts closable_parts(Places of_colour, Places met) {
  return closable_parts_table[of_colour << 6U | met];
}

}  // namespace dalapapa
