// Tile sets from files: any text is read or refused, and what was read survives the way out and back.
#include "fuzz/reading.hpp"
#include "tiles/tile_set_json.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  using fuzz::require;
  const auto value = json::parse(fuzz::text_of(data, size));
  if (!fuzz::is_read(value)) return 0;
  const auto set = tile_set_from_json("set", *value);
  if (!fuzz::is_read(set)) return 0;

  const json::array out = to_json(*set);
  const auto again = tile_set_from_json("set", out);
  require(again.has_value(), "a set that was written is read");
  require(to_json(*again) == out, "it is the same when read again");
  for (int i = 0; i < set->size(); ++i) {
    const Tile& tile = (*set)[static_cast<TileIndex>(i)];
    require(tile == (*again)[static_cast<TileIndex>(i)], "each tile is the same");
    require(set->tile_with(tile.a) == i && set->tile_with(tile.b.half_turned()) == i,
            "a tile is found by its faces");
    require(set->tile_with_id(tile.id) == i, "a tile is found by its id");
  }
  return 0;
}
