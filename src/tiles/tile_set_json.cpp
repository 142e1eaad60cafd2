#include "tiles/tile_set_json.hpp"

namespace dalapapa {
namespace {

constexpr std::int64_t max_id = 9999;

Expected<Face> face_from(const json::object& in, std::string_view key) {
  DALAPAPA_TRY(value, json::member(in, key));
  DALAPAPA_TRY(text, json::as_string(**value, fmt::format("\"{}\"", key)));
  DALAPAPA_TRY(face, Face::parse(*text));
  return face->canonical();
}

Expected<void> read_sheet(const json::object& in, Tile& tile) {
  const json::value* value = in.if_contains("sheet");
  if (value == nullptr) return {};
  DALAPAPA_TRY(sheet, json::as_integer(*value, "\"sheet\"", 1, 99));
  tile.sheet = static_cast<int>(*sheet);
  return {};
}

Expected<void> check_shape(const json::object& in, const Tile& tile) {
  const json::value* value = in.if_contains("shape");
  if (value == nullptr) return {};
  DALAPAPA_TRY(text, json::as_string(*value, "\"shape\""));
  const auto said = shape_named(*text);
  if (!said) return bad_input("shape {} is none of pyramid, bridge, hook", json::quoted(*text));
  if (tile.shape != said) return bad_input("its faces do not show a {}", *text);
  return {};
}

Expected<Tile> read_tile(const json::object& in, int id) {
  Tile tile;
  tile.id = id;
  DALAPAPA_CHECK(json::only_keys(in, {"id", "sheet", "shape", "a", "b"}));
  DALAPAPA_TRY(a, face_from(in, "a"));
  DALAPAPA_TRY(b, face_from(in, "b"));
  tile.a = *a;
  tile.b = *b;
  if (shape_of(tile.a) == shape_of(tile.b)) tile.shape = shape_of(tile.a);
  DALAPAPA_CHECK(read_sheet(in, tile));
  DALAPAPA_CHECK(check_shape(in, tile));
  return tile;
}

Expected<int> read_id(const json::value& value) {
  DALAPAPA_TRY(in, json::as_object(value, "a tile"));
  DALAPAPA_TRY(id, json::member(**in, "id"));
  DALAPAPA_TRY(number, json::as_integer(**id, "\"id\"", 1, max_id));
  return static_cast<int>(*number);
}

}  // namespace

json::array to_json(const TileSet& set) {
  json::array out;
  for (const Tile& tile : set.tiles()) {
    json::object entry;
    entry["id"] = tile.id;
    if (tile.sheet) entry["sheet"] = *tile.sheet;
    if (tile.shape) entry["shape"] = name(*tile.shape);
    entry["a"] = tile.a.spelling();
    entry["b"] = tile.b.spelling();
    out.push_back(std::move(entry));
  }
  return out;
}

Expected<TileSet> tile_set_from_json(std::string name, const json::value& value) {
  DALAPAPA_TRY(entries, json::as_array(value, "a tile set"));
  std::vector<Tile> tiles;
  for (std::size_t i = 0; i < (*entries)->size(); ++i) {
    const json::value& entry = (**entries)[i];
    const auto id = read_id(entry);
    if (!id) return std::unexpected(id.error().within(fmt::format("tile number {} of the file", i + 1)));
    auto tile = read_tile(entry.get_object(), *id);
    if (!tile) return std::unexpected(tile.error().within(fmt::format("tile {}", *id)));
    tiles.push_back(*std::move(tile));
  }
  return TileSet::of(std::move(name), std::move(tiles));
}

}  // namespace dalapapa
