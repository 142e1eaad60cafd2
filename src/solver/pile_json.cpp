#include "solver/pile_json.hpp"

#include "tiles/tile_set_json.hpp"

namespace dalapapa {
namespace {

Expected<TileIndex> tile_showing(const TileSet& tiles, const json::value& value, Face& face) {
  DALAPAPA_TRY(spelling, json::as_string(value, "a face"));
  DALAPAPA_TRY(parsed, Face::parse(*spelling));
  const auto tile = tiles.tile_with(*parsed);
  if (!tile) return bad_input("no tile of the standard set has the face {}", parsed->spelling());
  face = parsed->canonical();
  return *tile;
}

Expected<PileTile> entry_from_json(const TileSet& tiles, const json::value& value) {
  if (value.is_string()) {
    Face face;
    DALAPAPA_TRY(tile, tile_showing(tiles, value, face));
    return PileTile{*tile, face == tiles[*tile].a ? PileTile::Faces::a : PileTile::Faces::b};
  }
  if (const json::array* const faces = value.if_array()) {
    if (faces->size() != 2) return bad_input("a tile has two faces, not {}", faces->size());
    Face a;
    Face b;
    DALAPAPA_TRY(tile, tile_showing(tiles, (*faces)[0], a));
    DALAPAPA_TRY(other, tile_showing(tiles, (*faces)[1], b));
    if (*tile != *other || a == b)
      return bad_input("{} and {} are not the two faces of one tile", a.spelling(), b.spelling());
    return PileTile{*tile};
  }
  constexpr std::int64_t most_ids = 1'000'000;
  DALAPAPA_TRY(id, json::as_integer(value, "a tile", 0, most_ids));
  const auto tile = tiles.tile_with_id(static_cast<int>(*id));
  if (!tile) return bad_input("the standard set has no tile {}", *id);
  return PileTile{*tile};
}

Pile whole(TileSet set) {
  Pile pile{.tiles = std::make_shared<const TileSet>(std::move(set)), .pile = {}};
  pile.pile = pile_of(*pile.tiles);
  return pile;
}

}  // namespace

Pile standard_pile() {
  return whole(TileSet::standard());
}

Expected<Pile> pile_from_json(const json::value& value) {
  DALAPAPA_TRY(entries, json::as_array(value, "a pile"));
  if ((*entries)->empty()) return bad_input("the pile is empty");
  if ((*entries)->front().is_object()) {
    DALAPAPA_TRY(set, tile_set_from_json("pile", value));
    return whole(*std::move(set));
  }
  Pile pile{.tiles = std::make_shared<const TileSet>(TileSet::standard()), .pile = {}};
  for (const json::value& entry : **entries) {
    auto read = entry_from_json(*pile.tiles, entry);
    if (!read)
      return std::unexpected(read.error().within(fmt::format("tile {} of the pile", pile.pile.size() + 1)));
    pile.pile.push_back(*read);
  }
  return pile;
}

}  // namespace dalapapa
