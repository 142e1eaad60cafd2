#include "table/puzzle_questions.hpp"

#include <algorithm>

#include "board/placement_json.hpp"
#include "games/outcome.hpp"
#include "games/surroundings.hpp"
#include "table/groups_json.hpp"

namespace dalapapa {
namespace {

// What lies, and what is left to be laid.
class PartialSolution {
 public:
  explicit PartialSolution(const Puzzle& puzzle)
      : puzzle_(puzzle), layout_(puzzle.layout()), left_(puzzle.hand()) {}

  [[nodiscard]] static Expected<PartialSolution> with(const Puzzle& puzzle, const json::value& laid) {
    DALAPAPA_TRY(tiles, placements_from_json(laid, "\"laid\""));
    PartialSolution part(puzzle);
    for (std::size_t i = 0; i < tiles->size(); ++i) {
      const Placement& at = (*tiles)[i];
      const Surroundings around = look_around(part.layout_.tiles, at);
      if (const auto why = part.why_not(at, around)) return refused("placement {}: {}", i + 1, *why);
      std::erase(part.left_, part.id_of(at));
      part.layout_.tiles.push_back(at);
    }
    part.laid_ = *std::move(tiles);
    return part;
  }

  [[nodiscard]] const std::vector<Placement>& laid() const { return laid_; }
  [[nodiscard]] const std::vector<Placement>& tiles() const { return layout_.tiles; }
  [[nodiscard]] bool is_left(int tile) const { return std::ranges::find(left_, tile) != left_.end(); }

  [[nodiscard]] std::optional<std::string_view> why_not(const Placement& at,
                                                        const Surroundings& around) const {
    return is_left(id_of(at)) ? obstacle(layout_, at, around) : "not_yours";
  }

  // Needs: the tile is left.
  [[nodiscard]] std::vector<Placement> places(int tile) const {
    const TileSet& set = puzzle_.tiles();
    const Ways& ways = set.ways(*set.tile_with_id(tile));
    return puzzle_.turn() != nullptr ? board().placements(ways) : places_in_frame(ways);
  }

  // Of a turn.
  [[nodiscard]] Board board() const {
    Board board;
    for (const Placement& at : layout_.tiles) board.place(at);
    return board;
  }

  [[nodiscard]] Outcome outcome(Board& board, const Placement& at) const {
    if (puzzle_.turn() == nullptr) return outcome_in(layout_.tiles, at);
    return outcome_of_turn(formed_on(board, at), !laid_.empty());
  }

  // Zero, which no tile has, if there is no tile with that face.
  [[nodiscard]] int id_of(const Placement& at) const {
    const auto tile = puzzle_.tiles().tile_with(at.face);
    return tile ? puzzle_.tiles()[*tile].id : 0;
  }

 private:
  [[nodiscard]] std::vector<Placement> places_in_frame(const Ways& ways) const {
    std::vector<Placement> found;
    for (std::int16_t y = 0; y < layout_.height; ++y) {
      for (std::int16_t x = 0; x < layout_.width; ++x) {
        for (std::uint8_t rot = 0; rot < 2; ++rot) {
          for (const LaidFace& way : ways.all()) {
            const Placement at{way.face, x, y, rot};
            if (!obstacle(layout_, at, look_around(layout_.tiles, at))) found.push_back(at.canonical());
          }
        }
      }
    }
    return found;
  }

  const Puzzle& puzzle_;
  Layout layout_;
  std::vector<int> left_;  // by their ids
  std::vector<Placement> laid_{};
};

}  // namespace

Expected<json::object> puzzle_places(const Puzzle& puzzle, const json::value& laid, int tile) {
  DALAPAPA_TRY(part, PartialSolution::with(puzzle, laid));
  if (!part->is_left(tile)) return refused("tile {} is not left to be laid", tile);
  Board board = puzzle.turn() != nullptr ? part->board() : Board();
  json::array places;
  for (const Placement& at : part->places(tile)) {
    json::object entry{{"tile", tile}, {"at", to_json(at)}};
    json::add(entry, to_json(part->outcome(board, at)));
    places.push_back(std::move(entry));
  }
  return json::object{{"places", std::move(places)}};
}

Expected<json::object> puzzle_fit(const Puzzle& puzzle, const json::value& laid, const Placement& at) {
  DALAPAPA_TRY(part, PartialSolution::with(puzzle, laid));
  const Surroundings around = look_around(part->tiles(), at);
  if (const auto why = part->why_not(at, around)) return misfit(*why, around);
  Board board = puzzle.turn() != nullptr ? part->board() : Board();
  json::object out{{"fits", true}};
  json::add(out, to_json(part->outcome(board, at)));
  return out;
}

Expected<json::object> puzzle_turn(const Puzzle& puzzle, const json::value& laid) {
  const TurnPuzzle* const turn = puzzle.turn();
  if (turn == nullptr) return refused("{} is no turn", puzzle.id().text());
  DALAPAPA_TRY(part, PartialSolution::with(puzzle, laid));
  Board board;
  for (const Placement& at : turn->board) board.place(at);
  json::array told;
  int points = 0;
  for (const Placement& at : part->laid()) {
    const Outcome outcome = outcome_of_turn(board.place(at), !told.empty());
    points += *outcome.points;
    told.push_back(json::object{{"place", to_json(at)}, {"outcome", to_json(outcome)}});
  }
  json::object out{{"told", std::move(told)}, {"points", points}, {"groups", groups_of(board)}};
  if (turn->group) out["closed"] = board.group_at(*turn->group)->closed;
  return out;
}

}  // namespace dalapapa
