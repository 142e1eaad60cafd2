#include "table/board_questions.hpp"

#include <vector>

#include "board/board.hpp"
#include "board/placement_json.hpp"
#include "games/best_turn.hpp"
#include "games/outcome.hpp"
#include "games/points.hpp"
#include "tiles/tile_bits.hpp"

namespace dalapapa {
namespace {

struct Position {
  Board board;
  TileBits used;
};

Expected<TileIndex> tile_of(const TileSet& tiles, Face face) {
  const auto tile = tiles.tile_with(face);
  if (!tile) return bad_input("no tile of the set has the face {}", face.spelling());
  return *tile;
}

// "placed" is a position, not a history: tiles may come in any order, and one that touches nothing yet waits.
Expected<void> lay_all(Board& board, const std::vector<Placement>& placements) {
  std::vector<std::size_t> waiting;
  for (std::size_t i = 0; i < placements.size(); ++i) waiting.push_back(i);
  for (bool moved = true; moved && !waiting.empty();) {
    moved = false;
    std::vector<std::size_t> still;
    for (const std::size_t i : waiting) {
      if (board.check(placements[i])) {
        board.place(placements[i]);
        moved = true;
      } else {
        still.push_back(i);
      }
    }
    waiting = std::move(still);
  }
  if (waiting.empty()) return {};
  const auto why = board.check(placements[waiting.front()]);
  return bad_input("placed[{}]: {}", waiting.front(), why.error().message);
}

Expected<Position> read_position(const json::object& in, const TileSet& tiles) {
  DALAPAPA_TRY(value, json::member(in, "placed"));
  DALAPAPA_TRY(entries, json::as_array(**value, "\"placed\""));
  Position position;
  std::vector<Placement> placements;
  for (std::size_t i = 0; i < (*entries)->size(); ++i) {
    const auto fault = [&](const Error& error) {
      return std::unexpected(error.within(fmt::format("placed[{}]", i)));
    };
    const auto placement = placement_from_json((**entries)[i]);
    if (!placement) return fault(placement.error());
    const auto tile = tile_of(tiles, placement->face);
    if (!tile) return fault(tile.error());
    if (position.used.contains(*tile))
      return bad_input("placed[{}]: tile {} is placed twice", i, tiles[*tile].id);
    position.used.add(*tile);
    placements.push_back(*placement);
  }
  DALAPAPA_CHECK(lay_all(position.board, placements));
  return position;
}

// A tile given by its two faces, which must be those of one tile that is still free.
Expected<TileIndex> read_tile(const json::value& value, const Position& position, const TileSet& tiles) {
  const json::array* faces = value.if_array();
  if (faces == nullptr || faces->size() != 2) return bad_input("a tile must be [\"FACE_A\", \"FACE_B\"]");
  std::array<Face, 2> face{};
  for (std::size_t i = 0; i < 2; ++i) {
    DALAPAPA_TRY(text, json::as_string((*faces)[i], "a face"));
    DALAPAPA_TRY(read, Face::parse(*text));
    face[i] = read->canonical();
  }
  DALAPAPA_TRY(tile, tile_of(tiles, face[0]));
  const Tile& known = tiles[*tile];
  const bool both = (known.a == face[0] && known.b == face[1]) || (known.a == face[1] && known.b == face[0]);
  if (!both)
    return bad_input("{} and {} are not the two faces of a tile", face[0].spelling(), face[1].spelling());
  if (position.used.contains(*tile)) return bad_input("tile {} lies on the board already", known.id);
  return *tile;
}

Expected<json::object> answer_try(Position& position, const json::value& value, const TileSet& tiles) {
  DALAPAPA_TRY(placement, placement_from_json(value));
  DALAPAPA_TRY(tile, tile_of(tiles, placement->face));
  const auto illegal = [](std::string_view reason) {
    return json::object{{"legal", false}, {"reason", reason}};
  };
  if (position.used.contains(*tile))
    return illegal(fmt::format("tile {} lies on the board already", tiles[*tile].id));
  if (const auto fine = position.board.check(*placement); !fine) return illegal(fine.error().message);
  json::object out{{"legal", true}};
  json::add(out, to_json(outcome_of_turn(position.board.place(*placement), false)));
  return out;
}

Expected<json::object> answer_moves(Position& position, const json::value& value, const TileSet& tiles) {
  DALAPAPA_TRY(tile, read_tile(value, position, tiles));
  json::array moves;
  for (const Placement& at : position.board.placements(tiles.ways(*tile))) {
    moves.push_back(json::object{{"at", to_json(at)}, {"points", points(position.board.place(at))}});
    position.board.undo();
  }
  return json::object{{"moves", std::move(moves)}};
}

Expected<json::object> answer_best(Position& position, const json::value& value, const TileSet& tiles) {
  DALAPAPA_TRY(entries, json::as_array(value, "\"tiles\""));
  if ((*entries)->empty() || (*entries)->size() > 2) return bad_input("\"tiles\" must be one or two tiles");
  std::vector<Ways> hand;
  TileBits held;
  for (const json::value& entry : **entries) {
    DALAPAPA_TRY(tile, read_tile(entry, position, tiles));
    if (held.contains(*tile)) return bad_input("tile {} is given twice", tiles[*tile].id);
    held.add(*tile);
    hand.push_back(tiles.ways(*tile));
  }
  const Turn turn = best_turn(position.board, hand);
  json::array placements;
  for (const Placement& at : turn.all()) placements.push_back(to_json(at));
  return json::object{{"best", {{"points", turn.points}, {"turn", std::move(placements)}}}};
}

Expected<json::object> answer_request(std::string_view line, const TileSet& tiles) {
  DALAPAPA_TRY(value, json::parse(line));
  DALAPAPA_TRY(in, json::as_object(*value, "a request"));
  DALAPAPA_CHECK(json::only_keys(**in, {"placed", "try", "tile", "tiles"}));
  if ((*in)->size() != 2)
    return bad_input("a request must have \"placed\" and one of \"try\", \"tile\", \"tiles\"");
  DALAPAPA_TRY(position, read_position(**in, tiles));
  if (const json::value* placement = (*in)->if_contains("try"))
    return answer_try(*position, *placement, tiles);
  if (const json::value* tile = (*in)->if_contains("tile")) return answer_moves(*position, *tile, tiles);
  return answer_best(*position, (*in)->at("tiles"), tiles);
}

}  // namespace

json::object BoardQuestions::answer(std::string_view line) const {
  auto answered = answer_request(line, *tiles_);
  if (answered) return *std::move(answered);
  return {{"error", answered.error().message}};
}

}  // namespace dalapapa
