// The tiles that a seat holds, or that lie open on the table. A tile that its owner has shown stays known to all
// for as long as they hold it.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "base/json.hpp"
#include "base/random.hpp"
#include "tiles/tile_bits.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

template <std::size_t Most>
struct Hand {
  std::array<TileIndex, Most> tile{};
  std::uint8_t count = 0;
  std::array<bool, Most> shown{};

  [[nodiscard]] std::span<const TileIndex> tiles() const { return {tile.data(), count}; }
  [[nodiscard]] std::span<TileIndex> tiles() { return {tile.data(), count}; }
  [[nodiscard]] bool contains(TileIndex wanted) const {
    return std::ranges::find(tiles(), wanted) != tiles().end();
  }
  // Needs: there is room.
  void add(TileIndex drawn) {
    assert(count < Most);
    tile[count++] = drawn;
  }
  void show() {
    for (std::size_t i = 0; i < count; ++i) shown[i] = true;
  }
  // Needs: it is there. The others keep their order.
  void remove(TileIndex placed) {
    assert(contains(placed));
    std::size_t at = 0;
    while (tile[at] != placed) ++at;
    for (--count; at < count; ++at) {
      tile[at] = tile[at + 1];
      shown[at] = shown[at + 1];
    }
    shown[count] = false;
  }

  // What a viewer may not see is removed: the tiles join the unseen.
  void hide(TileBits& unseen) {
    for (std::size_t i = 0; i < count; ++i) {
      if (shown[i] || tile[i] == no_tile) continue;
      unseen.add(tile[i]);
      tile[i] = no_tile;
    }
    std::fill(tile.begin() + count, tile.end(), TileIndex{0});
  }
  // The other way round: each hidden tile is one of the unseen, each as likely as any other.
  void determinize(TileBits& unseen, Random& random) {
    for (std::size_t i = 0; i < count; ++i) {
      if (tile[i] != no_tile) continue;
      tile[i] = unseen.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(unseen.count()))));
      unseen.remove(tile[i]);
    }
  }
};

// Ids; null for hidden tiles.
template <std::size_t Most>
[[nodiscard]] json::array to_json(const Hand<Most>& hand, const TileSet& tiles) {
  json::array out;
  for (const TileIndex tile : hand.tiles()) {
    out.push_back(tile == no_tile ? json::value(nullptr) : json::value(tiles[tile].id));
  }
  return out;
}

}  // namespace dalapapa
