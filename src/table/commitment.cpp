#include "table/commitment.hpp"

#include <algorithm>

#include "tiles/tile_bits.hpp"

namespace dalapapa {

namespace {

// A hash or a nonce.
Expected<std::string> digits_in(const json::object& in, std::string_view key) {
  DALAPAPA_TRY(value, json::member(in, key));
  DALAPAPA_TRY(text, json::as_string(**value, fmt::format("\"{}\"", key)));
  if (text->size() != 64 || text->find_first_not_of("0123456789abcdef") != std::string_view::npos)
    return bad_input("\"{}\" must be 64 hexadecimal digits", key);
  return std::string(*text);
}

}  // namespace

Expected<std::string> commitment_in(const json::object& in) {
  return digits_in(in, "commitment");
}

std::string Opening::committed_text(const TileSet& tiles) const {
  std::string text = nonce;
  for (const TileIndex tile : deck) text += fmt::format(" {}", tiles[tile].id);
  return text;
}

json::object Opening::to_json(const TileSet& tiles) const {
  json::array ids;
  for (const TileIndex tile : deck) ids.push_back(tiles[tile].id);
  return {{"nonce", nonce}, {"deck", std::move(ids)}};
}

Expected<Opening> Opening::from_json(const json::value& value, const GameInfo& game, const TileSet& tiles) {
  DALAPAPA_TRY(in, json::as_object(value, "the opened commitment"));
  DALAPAPA_CHECK(json::only_keys(**in, {"nonce", "deck"}));
  DALAPAPA_TRY(nonce, digits_in(**in, "nonce"));
  DALAPAPA_TRY(deck_value, json::member(**in, "deck"));
  DALAPAPA_TRY(ids, json::as_array(**deck_value, "\"deck\""));

  Opening opening{*std::move(nonce), {}};
  TileBits seen;
  for (const json::value& entry : **ids) {
    DALAPAPA_TRY(id, json::as_integer(entry, "a tile of \"deck\"", 1, 9999));
    const auto tile = tiles.tile_with_id(static_cast<int>(*id));
    if (!tile) return bad_input("\"deck\": there is no tile {} in the set", *id);
    if (seen.contains(*tile) && !game.returns_tiles) return bad_input("\"deck\": tile {} appears twice", *id);
    seen.add(*tile);
    opening.deck.push_back(*tile);
  }
  if (seen.count() != tiles.size()) {
    return bad_input("\"deck\" has {} tiles, the set has {}", seen.count(), tiles.size());
  }
  return opening;
}

}  // namespace dalapapa
