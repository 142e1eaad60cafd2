#include "tiles/laid_face.hpp"

namespace dalapapa {
namespace {

constexpr Parts find_closable_parts(Places of_colour, Places met) {
  Places discs = of_colour & (met | centre_place);
  const Places halves = of_colour & ~discs;
  Parts found = 0;
  unsigned shift = 0;
  while (discs != 0) {
    const Places part = lowest_part(discs);
    discs &= ~part;
    if (part == centre_place || (neighbours_of[part] & halves) != 0) continue;
    found |= part << shift;
    shift += bits_a_part;
  }
  return found;
}

constexpr std::array<Parts, 128 * 64> make_table() {
  std::array<Parts, 128 * 64> table{};
  for (unsigned of_colour = 0; of_colour < 128; ++of_colour) {
    for (unsigned met = 0; met < 64; ++met) {
      // Half-discs of other colours that it meets make no difference; smaller sets have already been worked out.
      const unsigned own = met & of_colour;
      table[of_colour << 6U | met] =
          own == met ? find_closable_parts(of_colour, met) : table[of_colour << 6U | own];
    }
  }
  return table;
}

}  // namespace

constexpr std::array<Parts, 128 * 64> closable_parts_table = make_table();

namespace {

// For the places of one colour, the sets of places met with which any part of them is closable.
constexpr std::array<std::uint64_t, 128> closable_when_met = [] {
  std::array<std::uint64_t, 128> table{};
  for (unsigned of_colour = 0; of_colour < table.size(); ++of_colour) {
    for (unsigned met = 0; met < 64; ++met) {
      if (closable_parts_table[of_colour << 6U | met] != 0) table[of_colour] |= std::uint64_t{1} << met;
    }
  }
  return table;
}();

}  // namespace

LaidFace::LaidFace(Face as_it_lies) : face(as_it_lies) {
  for (unsigned p = 0; p < rim_places; ++p) {
    const std::uint8_t colour = index(face.place(p));
    of_colour[colour] |= static_cast<std::uint8_t>(1U << p);
    rows[p] = static_cast<std::uint8_t>(4 * p + colour);
  }
  lone_centre = (of_colour[index(face.centre())] & beside_centre) == 0 ? 1 : 0;
  of_colour[index(face.centre())] |= static_cast<std::uint8_t>(centre_place);
  for (const std::uint8_t own : of_colour) may_close |= closable_when_met[own];
}

}  // namespace dalapapa
