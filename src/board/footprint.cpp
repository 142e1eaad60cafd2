#include "board/footprint.hpp"

namespace dalapapa {

std::array<RimEdge, rim_places> rim(const Placement& at) {
  // Columns and rows from the top-left square; the right edge of a square is the left edge of the next.
  struct Offset {
    int x;
    int y;
    EdgeAt::Side side;
  };
  using enum EdgeAt::Side;
  constexpr std::array<std::array<Offset, rim_places>, 2> offsets{
      {{{{0, 0, left}, {0, 0, top}, {1, 0, top}, {2, 0, left}, {1, 1, top}, {0, 1, top}}},
       {{{0, 0, top}, {1, 0, left}, {1, 1, left}, {0, 2, top}, {0, 1, left}, {0, 0, left}}}}};
  std::array<RimEdge, rim_places> edges{};
  const Face face = at.laid();
  for (std::size_t p = 0; p < rim_places; ++p) {
    const Offset& offset = offsets[at.upright() ? 1 : 0][p];
    edges[p] = {
        {static_cast<std::int16_t>(at.x + offset.x), static_cast<std::int16_t>(at.y + offset.y), offset.side},
        face.at(static_cast<int>(p))};
  }
  return edges;
}

}  // namespace dalapapa
