// The 120 tiles of the published game, built from the rules T2 – T6 that describe them.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "tiles/tile_set.hpp"

namespace dalapapa {
namespace {

// T3: over both faces each colour has four half-discs. So the colour that has four here has none on the other
// face: it swaps with the missing one, and the two others swap with each other.
constexpr Face complement(Face face) {
  std::array<int, 4> count{};
  for (const Colour c : face.colours()) ++count[index(c)];
  const auto with = [&](int wanted, Colour except) {
    return *std::ranges::find_if(all_colours,
                                 [&](Colour c) { return c != except && count[index(c)] == wanted; });
  };
  Face::Colours colours = face.mirrored().colours();
  for (Colour& c : colours) c = c == face.centre() ? with(0, c) : with(2, c);
  return Face(colours);
}

using Pair = std::array<Rim, 2>;

// T5: one of each pair of shapes that half a turn exchanges. The two hooks are mirror images of each other.
constexpr std::array<Pair, 4> shapes{{
    {Rim::se, Rim::sw},  // pyramid
    {Rim::nw, Rim::sw},  // bridge
    {Rim::w, Rim::nw},   // hook
    {Rim::w, Rim::sw},   // hook
}};

constexpr bool is_ends(const Pair& pair) {
  return pair == Pair{Rim::w, Rim::e};
}

// T6: the four places left over, in pairs, in every way except that W and E are never a pair.
constexpr std::vector<std::pair<Pair, Pair>> pairings(const Pair& shape) {
  std::vector<Rim> rest;
  for (int i = 0; i < rim_places; ++i) {
    const Rim place{static_cast<std::uint8_t>(i)};
    if (std::ranges::find(shape, place) == shape.end()) rest.push_back(place);
  }
  std::vector<std::pair<Pair, Pair>> result;
  for (std::size_t partner = 1; partner < 4; ++partner) {
    const Pair first{rest[0], rest[partner]};
    Pair second{rest[partner == 1 ? 2 : 1], rest[partner == 3 ? 2 : 3]};
    if (!is_ends(first) && !is_ends(second)) result.emplace_back(first, second);
  }
  return result;
}

constexpr Face paint(Colour main, const Pair& shape, Colour one, const Pair& ones, Colour two,
                     const Pair& twos) {
  Face::Colours colours{};
  colours[0] = main;
  const auto put = [&](const Pair& places, Colour c) {
    for (const Rim place : places) colours[static_cast<std::size_t>(place) + 1] = c;
  };
  put(shape, main);
  put(ones, one);
  put(twos, two);
  return Face(colours);
}

// T4: the sheet is named by the colour that blue swaps with.
constexpr int sheet_of(Face face) {
  std::array<Colour, 4> partner{};
  const Face::Colours here = face.mirrored().colours();
  const Face::Colours there = complement(face).colours();
  for (std::size_t i = 0; i < here.size(); ++i) {
    partner[index(here[i])] = there[i];
    partner[index(there[i])] = here[i];
  }
  switch (partner[index(Colour::blue)]) {
    case Colour::yellow:
      return 1;
    case Colour::red:
      return 2;
    default:
      return 3;
  }
}

constexpr std::vector<Face> all_faces() {
  std::vector<Face> faces;
  for (const Pair& shape : shapes) {
    for (const auto& [ones, twos] : pairings(shape)) {
      for (const Colour main : all_colours) {
        for (const Colour one : all_colours) {
          for (const Colour two : all_colours) {
            if (main != one && main != two && one != two) {
              faces.push_back(paint(main, shape, one, ones, two, twos).canonical());
            }
          }
        }
      }
    }
  }
  return faces;
}

struct PrintedTile {
  int sheet = 0;
  Face a;
  Face b;
};

// Worked out while compiling: whoever reads a record needs the set, and should not wait for it. The order is that of the sheets, then of the
// spelling: a stable one that does not depend on how the tiles were found.
constexpr auto printed_tiles = [] {
  std::array<PrintedTile, 120> tiles{};
  std::size_t count = 0;
  for (const Face face : all_faces()) {
    const Face other = complement(face).canonical();
    if (face < other) tiles[count++] = {sheet_of(face), face, other};
  }
  std::ranges::sort(tiles, {}, [](const PrintedTile& tile) { return std::pair(tile.sheet, tile.a); });
  return tiles;
}();

}  // namespace

Face back_of(Face face) {
  return complement(face);
}

TileSet TileSet::standard() {
  std::vector<Tile> tiles;
  tiles.reserve(printed_tiles.size());
  for (const auto& [sheet, a, b] : printed_tiles)
    tiles.push_back({static_cast<int>(tiles.size()) + 1, sheet, shape_of(a), a, b});
  return {std::string(standard_name), std::move(tiles)};
}

}  // namespace dalapapa
