// One face of a tile (G1, T7): the colour of the central disc and of the six half-discs around the rim.
//
// A face is packed into 14 bits, two per colour, in the order in which it is spelt: C W NW NE E SE SW, the
// centre in the highest bits. The lower 12 bits are the *rim*. Half a turn moves the rim by three places,
// that is, rotates it by six bits.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "tiles/colour.hpp"

namespace dalapapa {

// The places of the rim in landscape, clockwise from the left end.
enum class Rim : std::uint8_t { w, nw, ne, e, se, sw };
inline constexpr int rim_places = 6;
inline constexpr int places_a_face = 7;

// The places of one face that are neighbours by G5: they lie on perpendicular edges of one of the tile's two
// squares.
inline constexpr std::array<std::array<unsigned, 2>, 8> neighbouring_places{
    {{0, 1}, {0, 5}, {6, 1}, {6, 5}, {6, 2}, {6, 4}, {3, 2}, {3, 4}}};

class Face {
 public:
  using Colours = std::array<Colour, 7>;  // C W NW NE E SE SW

  constexpr Face() = default;
  constexpr explicit Face(const Colours& colours) {
    for (const Colour c : colours) packed_ = static_cast<std::uint16_t>((packed_ << 2U) | index(c));
  }

  [[nodiscard]] static Expected<Face> parse(std::string_view spelling);
  [[nodiscard]] std::string spelling() const;

  [[nodiscard]] constexpr Colours colours() const {
    Colours result{};
    for (int i = 0; i < 7; ++i)
      result[static_cast<std::size_t>(i)] = static_cast<Colour>((packed_ >> (12 - 2 * i)) & 3);
    return result;
  }
  [[nodiscard]] constexpr Colour centre() const { return static_cast<Colour>(packed_ >> 12U); }
  [[nodiscard]] constexpr Colour at(int place) const {
    return static_cast<Colour>((packed_ >> (10 - 2 * place)) & 3);
  }
  [[nodiscard]] constexpr Colour at(Rim place) const { return at(static_cast<int>(place)); }
  // The same with the centre as place 6.
  [[nodiscard]] constexpr Colour place(unsigned place) const {
    return place == rim_places ? centre() : at(static_cast<int>(place));
  }

  // Which of the neighbouring places have one colour, as bits.
  [[nodiscard]] constexpr unsigned alike_neighbours() const {
    unsigned pairs = 0;
    for (unsigned i = 0; i < neighbouring_places.size(); ++i) {
      const auto& [a, b] = neighbouring_places[i];
      if (place(a) == place(b)) pairs |= 1U << i;
    }
    return pairs;
  }

  [[nodiscard]] constexpr std::uint16_t packed() const { return packed_; }
  [[nodiscard]] constexpr std::uint16_t rim() const { return packed_ & 0xFFFU; }

  [[nodiscard]] constexpr Face half_turned() const {
    const unsigned r = rim();
    Face turned;
    turned.packed_ = static_cast<std::uint16_t>((packed_ & 0x3000U) | ((r << 6U) & 0xFFFU) | (r >> 6U));
    return turned;
  }
  [[nodiscard]] constexpr Face canonical() const { return std::min(*this, half_turned()); }  // T7
  [[nodiscard]] constexpr Face mirrored() const {
    const Colours c = colours();
    return Face({c[0], c[4], c[3], c[2], c[1], c[6], c[5]});
  }

  friend constexpr auto operator<=>(Face, Face) = default;

 private:
  std::uint16_t packed_ = 0;
};

}  // namespace dalapapa
