// What is to be filled with what: a rectangle of squares and a pile of tiles. Tiles lie side by side inside the rectangle,
// on either face, in any direction, and every pair of half-discs that meet is of one colour (PU2, AR1).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/error.hpp"
#include "board/footprint.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

struct Frame {
  int width = 0;
  int height = 0;
  bool torus = false;  // opposite sides meet: the half-discs there must match, and tiles may lie across
  std::vector<Square> blocked{};  // squares that stay empty; nothing there has to match

  [[nodiscard]] int area() const { return width * height - static_cast<int>(blocked.size()); }
};

// A tile that may be used once, with the faces it may show.
struct PileTile {
  enum class Faces : std::uint8_t { both, a, b };

  TileIndex tile = no_tile;
  Faces faces = Faces::both;
};

// All tiles of a set on either face, or those of one sheet.
[[nodiscard]] std::vector<PileTile> pile_of(const TileSet& tiles, std::optional<int> sheet = {});

struct FillTask {
  const TileSet* tiles = nullptr;
  Frame frame;
  std::vector<PileTile> pile{};                   // without the fixed ones
  std::vector<Placement> fixed{};                 // tiles already laid
  std::optional<std::vector<Outline>> outline{};  // of all tiles, where it is given

  static constexpr int max_area = 2 * max_tiles;
  static constexpr int min_torus_side = 3;  // on smaller ones a tile would meet itself

  // How many tiles from the pile fill it.
  [[nodiscard]] int wanted() const { return frame.area() / 2 - static_cast<int>(fixed.size()); }

  // Lays a tile of the pile for good. Refuses what is not in the pile, or may not show that face.
  [[nodiscard]] Expected<void> fix(const Placement& at);

  // Refuses what nobody could fill, and says why: an odd number of squares, too few tiles, tiles that overlap or do not
  // match.
  [[nodiscard]] Expected<void> check() const;
};

}  // namespace dalapapa
