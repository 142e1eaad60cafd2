// A set of tiles: which tiles there are, and which tile a face belongs to. A value that never changes.
//
// The rest of the engine knows a tile by its index in the set; files and people know it by its id.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "tiles/tile.hpp"
#include "tiles/ways.hpp"

namespace dalapapa {

using TileIndex = std::uint8_t;
inline constexpr int max_tiles = 255;            // so that an index fits in a byte with one value to spare
inline constexpr TileIndex no_tile = max_tiles;  // a tile that the viewer may not know

class TileSet {
 public:
  // The 120 tiles of T1 – T7, built from their rules.
  [[nodiscard]] static TileSet standard();

  // Refuses none, more than 255, and tiles whose id or face appears twice, which it names.
  [[nodiscard]] static Expected<TileSet> of(std::string name, std::vector<Tile> tiles);

  // The tiles of one shape with their ids: the 72 hooks make the set of Domaine and Dalapapa 72.
  [[nodiscard]] Expected<TileSet> only(Shape shape) const;

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::span<const Tile> tiles() const { return tiles_; }
  [[nodiscard]] int size() const { return static_cast<int>(tiles_.size()); }
  [[nodiscard]] const Tile& operator[](TileIndex i) const { return tiles_[i]; }

  [[nodiscard]] const Ways& ways(TileIndex i) const { return ways_[i]; }
  [[nodiscard]] std::vector<Ways> ways(std::span<const TileIndex> tiles) const;

  // The tile that has this face, in either spelling.
  [[nodiscard]] std::optional<TileIndex> tile_with(Face face) const;
  [[nodiscard]] std::optional<TileIndex> tile_with_id(int id) const;

 private:
  TileSet(std::string name, std::vector<Tile> tiles);

  std::string name_;
  std::vector<Tile> tiles_;
  std::vector<Ways> ways_;
  std::vector<TileIndex> of_face_;  // by packed canonical face; no_tile where there is none
};

inline constexpr std::string_view standard_name = "standard";

}  // namespace dalapapa
