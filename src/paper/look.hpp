// How a set looks: the shapes, backgrounds and palettes in which it was published, and those of the page.
#pragma once

#include <cstdint>

#include "paper/ink.hpp"
#include "paper/names.hpp"
#include "tiles/colour.hpp"

namespace dalapapa {

enum class DiscShape : std::uint8_t { disc, octagon, square };
enum class Background : std::uint8_t { black, white };
enum class Palette : std::uint8_t { standard, original, safe };

inline constexpr Names<3> disc_shape_names{"disc", "octagon", "square"};
inline constexpr Names<2> background_names{"black", "white"};
inline constexpr Names<3> palette_names{"standard", "original", "safe"};

struct Look {
  DiscShape shape = DiscShape::disc;
  Background background = Background::black;
  Palette palette = Palette::standard;
  bool signs = false;  // on every disc, so that colour is never needed

  [[nodiscard]] Ink ink(Colour colour) const;
  [[nodiscard]] Ink sign(Colour colour) const;  // of the sign, or of a number, on a disc of this colour
  [[nodiscard]] Ink ground() const;             // of the tile
  [[nodiscard]] Ink ground_edge() const;        // around a tile that lies on paper
  [[nodiscard]] Ink on_ground() const;          // to write with on the ground

  friend bool operator==(const Look&, const Look&) = default;
};

// A player's pieces, by seat from 0. Seats from the seventh on share a colour: the number on a piece tells them apart.
[[nodiscard]] Ink seat_ink(int seat);
[[nodiscard]] Ink on_seat(int seat);  // to write with on it

}  // namespace dalapapa
