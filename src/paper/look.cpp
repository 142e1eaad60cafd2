#include "paper/look.hpp"

namespace dalapapa {
namespace {

using Inks = std::array<Ink, 4>;  // in the order of Colour: blue, green, red, yellow

constexpr Ink dark_ink = Ink::hex(0x222222);

// As the page has them, in web/src/look/theme.css; the tests compare.
constexpr std::array<Inks, 3> palettes{{
    {Ink::hex(0x3577c4), Ink::hex(0x3f9f4f), Ink::hex(0xd93a2b), Ink::hex(0xf5c32c)},
    {Ink::hex(0x7b4a28), Ink::hex(0x4c9a3e), Ink::hex(0xcc3327), Ink::hex(0xf08a24)},
    {Ink::hex(0x2a7fc9), Ink::hex(0x0ca37b), Ink::hex(0xd55e00), Ink::hex(0xf0e442)},
}};
constexpr Ink original_brown_on_black = Ink::hex(0x96603a);

struct SeatInks {
  Ink piece;
  Ink writing;
};
constexpr std::array<SeatInks, 7> seat_inks{{
    {Ink::hex(0xf2efe9), dark_ink},
    {Ink::hex(0x2b2b2b), white_ink},
    {Ink::hex(0x8e4fb8), white_ink},
    {Ink::hex(0x14a3a8), dark_ink},
    {Ink::hex(0xe9782c), dark_ink},
    {Ink::hex(0xb8a04a), dark_ink},
    {Ink::hex(0x666666), white_ink},
}};

const SeatInks& seat_at(int seat) {
  return seat_inks[std::min(static_cast<std::size_t>(seat), seat_inks.size() - 1)];
}

}  // namespace

Ink Look::ink(Colour colour) const {
  if (palette == Palette::original && background == Background::black && colour == Colour::blue)
    return original_brown_on_black;
  return palettes[static_cast<std::size_t>(palette)][index(colour)];
}

Ink Look::sign(Colour colour) const {
  return colour == Colour::yellow ? dark_ink : white_ink;
}

// White is bare paper: a tint all over would be dots in print.
Ink Look::ground() const {
  return background == Background::black ? Ink::hex(0x1d1916) : white_ink;
}

Ink Look::ground_edge() const {
  return background == Background::black ? Ink::hex(0x3a322b) : Ink::hex(0xc9b48f);
}

Ink Look::on_ground() const {
  return background == Background::black ? Ink::hex(0xf3e9da) : text_ink;
}

Ink seat_ink(int seat) {
  return seat_at(seat).piece;
}

Ink on_seat(int seat) {
  return seat_at(seat).writing;
}

}  // namespace dalapapa
