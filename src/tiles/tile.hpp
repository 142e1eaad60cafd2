// A tile (G1): two faces, and what the printed set says about it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "tiles/face.hpp"

namespace dalapapa {

// What the centre's colour draws with its two half-discs (T5).
enum class Shape : std::uint8_t { pyramid, bridge, hook };

[[nodiscard]] std::string_view name(Shape shape);
[[nodiscard]] std::optional<Shape> shape_named(std::string_view name);

// The shape of a face that obeys T2; nothing for any other face.
[[nodiscard]] std::optional<Shape> shape_of(Face face);

// The other face of a tile of the standard set, as seen when the tile is turned over like a page (T3). Needs: the face
// obeys T2.
[[nodiscard]] Face back_of(Face face);

struct Tile {
  int id = 0;                // as printed and as written in files; unique within a set
  std::optional<int> sheet;  // T4; sets from files may have none
  std::optional<Shape> shape;
  Face a;  // canonical
  Face b;  // canonical

  friend bool operator==(const Tile&, const Tile&) = default;
};

}  // namespace dalapapa
