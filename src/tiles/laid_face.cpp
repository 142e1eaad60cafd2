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
    if ((neighbours_of[part] & halves) != 0) continue;
    found |= part << shift;
    shift += bits_a_part;
  }
  return found;
}

constexpr std::array<Parts, 128 * 64> make_table() {
  std::array<Parts, 128 * 64> table{};
  for (unsigned of_colour = 0; of_colour < 128; ++of_colour) {
    for (unsigned met = 0; met < 64; ++met) {
      // Half-discs met in other colours make no difference; smaller sets have been worked out before.
      const unsigned own = met & of_colour;
      table[of_colour << 6U | met] =
          own == met ? find_closable_parts(of_colour, met) : table[of_colour << 6U | own];
    }
  }
  return table;
}

}  // namespace

constexpr std::array<Parts, 128 * 64> closable_parts_table = make_table();

}  // namespace dalapapa
