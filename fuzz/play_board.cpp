// Positions. The bytes lay tiles wherever the board says it is legal; then the position is asked about as `dalapapa board` asks, and now
// and then everything is done once more on the slow board, which shares no code with it.
#include <algorithm>
#include <array>

#include "board/board.hpp"
#include "board/placement_json.hpp"
#include "board/slow_board.hpp"
#include "fuzz/game_from_bytes.hpp"
#include "fuzz/position_answers.hpp"
#include "games/best_turn.hpp"
#include "table/board_questions.hpp"

namespace dalapapa::fuzz {
namespace {

class Position {
 public:
  explicit Position(Bytes& bytes) : bytes_(bytes), tiles_(tiles_from(bytes, 1)), questions_(tiles_) {}

  void lay_all() {
    const bool slowly = bytes_.ConsumeIntegralInRange(0, 15) == 0;
    while (bytes_.remaining_bytes() > last_bytes) {
      const TileIndex tile = any_tile();
      if (used_.contains(tile)) continue;
      const std::vector<Placement> places = board_.placements(tiles_->ways(tile));
      require(places.empty() != board_.fits(tiles_->ways(tile)), "a tile fits if there is a place for it");
      if (places.empty()) continue;
      const Placement at = places[bytes_.ConsumeIntegral<std::uint8_t>() % places.size()];
      if (slowly) check_against_slow(tile, places, at);
      lay(at);
      used_.add(tile);
    }
  }

  // One question of each kind, about two tiles that are free; nothing if there are none.
  void ask() {
    const TileIndex tile = any_tile();
    const TileIndex other = any_tile();
    if (used_.contains(tile) || used_.contains(other) || tile == other) return;
    const std::vector<Placement> moves = board_.placements(tiles_->ways(tile));
    check_moves(tile, moves);
    if (!moves.empty()) check_try(moves[bytes_.ConsumeIntegral<std::uint8_t>() % moves.size()]);
    check_best(tile, other);
  }

  void take_all_back() {
    for (int left = board_.size(); left > 0; --left) board_.undo();
    require(board_.hash() == Board().hash() && board_.groups().empty(), "everything can be taken back");
  }

 private:
  static constexpr std::size_t last_bytes = 3;  // for the questions

  TileIndex any_tile() {
    return static_cast<TileIndex>(bytes_.ConsumeIntegral<std::uint8_t>() % tiles_->size());
  }

  void lay(const Placement& at) {
    require(board_.check(at).has_value(), "what is listed is legal");
    const std::uint64_t before = board_.hash();
    const int expected = board_.empty() ? 0 : board_.discs_formed_by(at);
    const Formed formed = board_.place(at);
    require(formed.discs == expected && (board_.size() == 1) == (expected == 0),
            "a placement forms the discs that it should, the first none");
    board_.undo();
    require(board_.hash() == before, "a placement can be taken back");
    require(points(board_.place(at)) == points(formed), "and made again");
  }

  // All that are listed are legal there too; and the boards agree on a few more, on or near the last tile, most of which are not.
  void check_against_slow(TileIndex tile, const std::vector<Placement>& places, const Placement& at) {
    const auto is_legal = [&](const Placement& one) { return slow_.verdict(one) == slow::Verdict::legal; };
    require(std::ranges::all_of(places, is_legal), "what is listed is legal on both boards");
    Random random(board_.hash() + tile);
    for (int tries = 0; tries < 16 && !board_.empty(); ++tries) {
      const auto near = [&](std::int16_t place) {
        return static_cast<std::int16_t>(place + static_cast<int>(random.below(5)) - 2);
      };
      const Placement last = board_[board_.size() - 1];
      const Face face = random.below(2) == 0 ? (*tiles_)[tile].a : (*tiles_)[tile].b;
      const Placement one{face, near(last.x), near(last.y), static_cast<std::uint8_t>(random.below(4))};
      require(board_.check(one).has_value() == is_legal(one), "both boards allow the same");
      require(is_legal(one) == (std::ranges::find(places, one.canonical()) != places.end()),
              "what is legal is listed");
    }
    const slow::Outcome outcome = slow_.place(at);
    const Formed formed = board_.place(at);
    board_.undo();
    require(formed.discs == outcome.discs && std::ranges::equal(formed.closed(), outcome.closed) &&
                points(formed) == outcome.points(),
            "both boards see the same discs and groups");
  }

  [[nodiscard]] json::object answer(std::string_view key, const json::value& value,
                                    bool backwards = false) const {
    json::array placed = to_json(board_.tiles());
    if (backwards) std::reverse(placed.begin(), placed.end());
    return questions_.answer(json::serialize(json::object{{"placed", std::move(placed)}, {key, value}}));
  }
  [[nodiscard]] json::array faces_of(TileIndex tile) const {
    return {json::string((*tiles_)[tile].a.spelling()), json::string((*tiles_)[tile].b.spelling())};
  }
  [[nodiscard]] int points_of(const Placement& at) {
    const int worth = points(board_.place(at));
    board_.undo();
    return worth;
  }

  void check_moves(TileIndex tile, const std::vector<Placement>& moves) {
    json::array expected;
    for (const Placement& at : moves)
      expected.push_back(json::object{{"at", to_json(at)}, {"points", points_of(at)}});
    require(answer("tile", faces_of(tile)) == json::object{{"moves", std::move(expected)}},
            "the answer lists what the board does");
  }

  void check_try(const Placement& at) {
    const json::object tried = answer("try", to_json(at));
    require(tried.at("legal").get_bool() && tried.at("points") == points_of(at),
            "what is listed is legal, and scores as the board says");
    check_numbers(tried, board_.empty());
    require(answer("try", to_json(at), true) == tried,
            "the order in which tiles were placed does not matter");
  }

  void check_best(TileIndex tile, TileIndex other) {
    const std::array<Ways, 2> hand{tiles_->ways(tile), tiles_->ways(other)};
    const Turn best = best_turn(board_, hand);
    int worth = 0;
    for (const Placement& at : best.all()) {
      require(board_.check(at).has_value(), "the best turn is legal");
      worth +=
          points(board_.place(at)) - (board_.size() > 0 && &at != best.all().data() ? second_tile_price : 0);
    }
    for (int laid = best.tiles; laid > 0; --laid) board_.undo();
    require(worth == best.points, "the best turn scores what it promises");
    for (const Ways& ways : hand) {
      for (const Placement& at : board_.placements(ways))
        require(points_of(at) <= best.points, "no single tile scores more than the best turn");
    }
    const json::object answered = answer("tiles", json::array{faces_of(tile), faces_of(other)});
    require(answered.at("best").at("points") == best.points, "the answer is as good");
  }

  Bytes& bytes_;
  std::shared_ptr<const TileSet> tiles_;
  BoardQuestions questions_;
  Board board_;
  slow::Board slow_;
  TileBits used_;
};

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  dalapapa::fuzz::Bytes bytes(data, size);
  dalapapa::fuzz::Position position(bytes);
  position.lay_all();
  position.ask();
  position.take_all_back();
  return 0;
}
