#include "paper/look.hpp"

#include "paper/tile_look.hpp"

namespace dalapapa {
namespace {

using Inks = std::array<Ink, 4>;  // in the order of Colour: blue, green, red, yellow

constexpr Inks standard_inks{tile_look::palettes::standard::blue, tile_look::palettes::standard::green,
                             tile_look::palettes::standard::red, tile_look::palettes::standard::yellow};
constexpr Inks original_inks{tile_look::palettes::original::blue, tile_look::palettes::original::green,
                             tile_look::palettes::original::red, tile_look::palettes::original::yellow};
constexpr Inks safe_inks{tile_look::palettes::safe::blue, tile_look::palettes::safe::green,
                         tile_look::palettes::safe::red, tile_look::palettes::safe::yellow};
constexpr std::array<Inks, palette_names.size()> palettes{standard_inks, original_inks, safe_inks};

static_assert(tile_look::seats::piece.size() == tile_look::seats::writing.size());

}  // namespace

Ink Look::ink(Colour colour) const {
  if (palette == Palette::original && background == Background::black && colour == Colour::blue)
    return tile_look::palettes_on_black::original::blue;
  return palettes[static_cast<std::size_t>(palette)][index(colour)];
}

Ink Look::sign(Colour colour) const {
  return colour == Colour::yellow ? tile_look::sign_inks::on_yellow : tile_look::sign_inks::usual;
}

// White is bare paper: a tint all over would be dots in print.
Ink Look::ground() const {
  return background == Background::black ? tile_look::grounds::black::fill : white_ink;
}

Ink Look::ground_edge() const {
  return background == Background::black ? tile_look::grounds::black::edge : tile_look::grounds::white::edge;
}

Ink Look::on_ground() const {
  return background == Background::black ? Ink::hex(0xf3e9da) : text_ink;
}

Ink seat_ink(int seat) {
  const auto at = static_cast<std::size_t>(seat);
  return at < tile_look::seats::piece.size() ? tile_look::seats::piece[at] : tile_look::other_seats::piece;
}

Ink on_seat(int seat) {
  const auto at = static_cast<std::size_t>(seat);
  return at < tile_look::seats::writing.size() ? tile_look::seats::writing[at]
                                               : tile_look::other_seats::writing;
}

}  // namespace dalapapa
