// For the tests of the board: tiles in a seeded order, tiles that no set contains, placements from and to
// text.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "board/placement.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa::sample {

inline std::vector<Tile> shuffled_standard(Random& random) {
  const TileSet set = TileSet::standard();
  std::vector<Tile> tiles(set.tiles().begin(), set.tiles().end());
  random.shuffle(tiles);
  return tiles;
}

// Faces that T2 forbids. The engine must not rely on the standard set, and a tile of few colours joins and closes groups
// within itself in ways no standard tile does.
enum class Odd : std::uint8_t { any_colours, two_colours, mostly_one_colour, symmetrical, one_colour };
inline constexpr int odd_kinds = 5;

inline Face odd_face(Odd kind, Random& random) {
  const auto any = [&] { return all_colours[random.below(4)]; };
  const Colour one = any();
  const Colour two = any();
  Face::Colours c{};
  for (Colour& colour : c) {
    switch (kind) {
      case Odd::any_colours:
      case Odd::symmetrical:
        colour = any();
        break;
      case Odd::two_colours:
        colour = random.below(2) == 0 ? one : two;
        break;
      case Odd::mostly_one_colour:
        colour = random.below(6) == 0 ? two : one;
        break;
      case Odd::one_colour:
        colour = one;
        break;
    }
  }
  if (kind == Odd::symmetrical) c = {c[0], c[1], c[2], c[3], c[1], c[2], c[3]};
  return Face(c).canonical();
}

inline Tile odd_tile(Odd kind, Random& random) {
  Tile tile;
  tile.a = odd_face(kind, random);
  tile.b = odd_face(kind, random);
  return tile;
}

// "BBBYYRR 3 -2 1", as to_text() writes it.
inline Placement placement(const std::string& text) {
  std::istringstream in(text);
  std::string face;
  int x = 0;
  int y = 0;
  int rot = 0;
  in >> face >> x >> y >> rot;
  return {Face::parse(face).value(), static_cast<std::int16_t>(x), static_cast<std::int16_t>(y),
          static_cast<std::uint8_t>(rot)};
}

// As text, failures are readable. A placement listed twice stays listed twice.
inline std::vector<std::string> sorted_texts(const std::vector<Placement>& placements) {
  std::vector<std::string> texts;
  texts.reserve(placements.size());
  for (const Placement& p : placements) texts.push_back(to_text(p));
  std::ranges::sort(texts);
  return texts;
}

}  // namespace dalapapa::sample
