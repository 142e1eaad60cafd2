#include "tiles/tile_set.hpp"

#include <algorithm>
#include <map>

namespace dalapapa {

TileSet::TileSet(std::string name, std::vector<Tile> tiles)
    : name_(std::move(name)),
      tiles_(std::move(tiles)),
      ways_(tiles_.begin(), tiles_.end()),
      of_face_(std::size_t{1} << 14U, no_tile) {
  for (std::size_t i = 0; i < tiles_.size(); ++i) {
    of_face_[tiles_[i].a.canonical().packed()] = static_cast<TileIndex>(i);
    of_face_[tiles_[i].b.canonical().packed()] = static_cast<TileIndex>(i);
  }
}

Expected<TileSet> TileSet::of(std::string name, std::vector<Tile> tiles) {
  if (tiles.empty()) return bad_input("a tile set needs at least one tile");
  if (tiles.size() > max_tiles)
    return bad_input("{} tiles, at most {} are possible", tiles.size(), max_tiles);
  std::map<Face, int> owner;
  std::map<int, bool> seen;
  for (const Tile& tile : tiles) {
    if (!seen.emplace(tile.id, true).second) return bad_input("tile {}: the id appears twice", tile.id);
    for (const Face face : {tile.a, tile.b}) {
      const auto [other, fresh] = owner.emplace(face.canonical(), tile.id);
      if (!fresh && other->second != tile.id) {
        return bad_input("tile {}: face {} is already on tile {}", tile.id, face.spelling(), other->second);
      }
    }
  }
  return TileSet(std::move(name), std::move(tiles));
}

Expected<TileSet> TileSet::only(Shape shape) const {
  std::vector<Tile> chosen;
  std::ranges::copy_if(tiles_, std::back_inserter(chosen), [&](const Tile& t) { return t.shape == shape; });
  return of(fmt::format("{} {}s", name_, dalapapa::name(shape)), std::move(chosen));
}

std::vector<Ways> TileSet::ways(std::span<const TileIndex> tiles) const {
  std::vector<Ways> all;
  for (const TileIndex tile : tiles) all.push_back(ways(tile));
  return all;
}

std::optional<TileIndex> TileSet::tile_with(Face face) const {
  const TileIndex found = of_face_[face.canonical().packed()];
  if (found == no_tile) return std::nullopt;
  return found;
}

std::optional<TileIndex> TileSet::tile_with_id(int id) const {
  const auto found = std::ranges::find(tiles_, id, &Tile::id);
  if (found == tiles_.end()) return std::nullopt;
  return static_cast<TileIndex>(found - tiles_.begin());
}

}  // namespace dalapapa
