#include "games/seen_step.hpp"

namespace dalapapa {

json::object to_json(const SeenStep& seen, const TileSet& tiles) {
  json::object out = to_json(seen.step, tiles);
  if (!seen.shown.empty()) {
    json::array ids;
    for (const TileIndex tile : seen.shown) ids.push_back(tiles[tile].id);
    out["shown"] = std::move(ids);
  }
  return out;
}

Expected<SeenStep> seen_step_from_json(const json::value& value, const TileSet& tiles) {
  DALAPAPA_TRY(in, json::as_object(value, "a step"));
  json::object rest = **in;
  SeenStep seen{{Actor::chance(), Pass{}}};
  if (const json::value* const given = rest.if_contains("shown")) {
    DALAPAPA_TRY(ids, json::as_array(*given, "\"shown\""));
    for (const json::value& id : **ids) {
      DALAPAPA_TRY(tile, tile_from_json(id, "each of \"shown\"", tiles));
      seen.shown.push_back(*tile);
    }
    rest.erase("shown");
  }
  json::value* const draw = rest.if_contains("draw");
  const bool hidden = draw != nullptr && draw->is_null();
  if (hidden) *draw = tiles[0].id;  // any tile: the rest is read as in every step
  DALAPAPA_TRY(step, step_from_json(rest, tiles));
  seen.step = *step;
  if (hidden) std::get<Draw>(seen.step.action).tile = no_tile;
  return seen;
}

}  // namespace dalapapa
