// Questions about positions. An input that starts with "{" is a question as it stands; any other input lays
// tiles of the standard set wherever the engine says it is legal, and asks the same in several ways.
#include <algorithm>
#include <memory>
#include <string_view>

#include "fuzz/game_from_bytes.hpp"
#include "fuzz/require.hpp"
#include "games/points.hpp"
#include "table/board_questions.hpp"

namespace dalapapa::fuzz {
namespace {

class Asker {
 public:
  explicit Asker(const BoardQuestions& questions) : questions_(questions) {}

  [[nodiscard]] json::object about(std::string_view key, const json::value& value,
                                   bool backwards = false) const {
    json::array placed = placed_;
    if (backwards) std::reverse(placed.begin(), placed.end());
    return questions_.answer(json::serialize(json::object{{"placed", std::move(placed)}, {key, value}}));
  }
  void place(const json::value& at) { placed_.push_back(at); }
  void take_back() { placed_.pop_back(); }
  [[nodiscard]] bool empty() const { return placed_.empty(); }

 private:
  const BoardQuestions& questions_;
  json::array placed_;
};

void check_numbers(const json::object& answer, bool first) {
  if (!answer.contains("legal") || !answer.at("legal").get_bool()) return;
  const std::int64_t discs = answer.at("discs").to_number<std::int64_t>();
  std::int64_t points = answer.at("disc_points").to_number<std::int64_t>();
  require(first ? discs == 0 : discs >= 1 && discs <= 6,
          "a placement forms one to six discs, the first none");
  require(points == disc_points(static_cast<int>(discs)), "the discs score as the rules say");
  for (const json::value& group : answer.at("groups").get_array())
    points += group.at(1).to_number<std::int64_t>();
  require(points == answer.at("points").to_number<std::int64_t>(),
          "the points are those of the discs and groups");
}

std::int64_t points_of(const Asker& asker, const json::value& at) {
  const json::object answer = asker.about("try", at);
  require(answer.contains("legal") && answer.at("legal").get_bool(), "what is listed is legal");
  check_numbers(answer, asker.empty());
  require(asker.about("try", at, true) == answer, "the order in which tiles were placed does not matter");
  return answer.at("points").to_number<std::int64_t>();
}

void check_best(Asker& asker, const json::array& tiles) {
  const json::object answer = asker.about("tiles", tiles);
  const json::object& best = answer.at("best").get_object();
  const std::int64_t promised = best.at("points").to_number<std::int64_t>();
  std::int64_t points = 0;
  int laid = 0;
  for (const json::value& at : best.at("turn").get_array()) {
    points += points_of(asker, at) - (laid++ == 0 ? 0 : second_tile_price);
    asker.place(at);
  }
  for (; laid > 0; --laid) asker.take_back();
  require(points == promised, "the best turn scores what it promises");
  for (const json::value& tile : tiles) {
    const json::object listed = asker.about("tile", tile);
    for (const json::value& move : listed.at("moves").get_array()) {
      require(move.at("points").to_number<std::int64_t>() <= promised,
              "no single tile scores more than the best turn");
    }
  }
}

json::array faces_of(const Tile& tile) {
  return {json::string(tile.a.spelling()), json::string(tile.b.spelling())};
}

void lay_and_ask(const BoardQuestions& questions, const TileSet& set, Bytes bytes) {
  Asker asker(questions);
  TileBits used;
  while (bytes.remaining_bytes() > 0) {
    const auto tile = static_cast<TileIndex>(bytes.ConsumeIntegral<std::uint8_t>() % set.size());
    const auto other = static_cast<TileIndex>(bytes.ConsumeIntegral<std::uint8_t>() % set.size());
    if (used.contains(tile)) continue;
    if (other != tile && !used.contains(other))
      check_best(asker, {faces_of(set[tile]), faces_of(set[other])});

    const json::object answer = asker.about("tile", faces_of(set[tile]));
    const json::array& moves = answer.at("moves").get_array();
    if (moves.empty()) continue;
    const json::value& move = moves[bytes.ConsumeIntegral<std::uint16_t>() % moves.size()];
    require(points_of(asker, move.at("at")) == move.at("points"), "a move scores what the list says");
    asker.place(move.at("at"));
    used.add(tile);
  }
}

void ask(const BoardQuestions& questions, std::string_view line) {
  const json::object answer = questions.answer(line);
  require(answer.contains("error") || answer.contains("legal") || answer.contains("moves") ||
              answer.contains("best"),
          "every line is answered");
  if (answer.contains("error")) return;
  const json::value question = json::parse(line).value();
  const bool first = question.at("placed").get_array().empty();
  check_numbers(answer, first);
  if (!answer.contains("moves")) return;
  for (const json::value& move : answer.at("moves").get_array()) {
    const json::object tried = questions.answer(
        json::serialize(json::object{{"placed", question.at("placed")}, {"try", move.at("at")}}));
    require(tried.at("legal").get_bool(), "what is listed is legal");
    check_numbers(tried, first);
  }
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  static const auto set = std::make_shared<const TileSet>(TileSet::standard());
  static const BoardQuestions questions(set);
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (text.starts_with('{')) {
    fuzz::ask(questions, text);
  } else {
    fuzz::lay_and_ask(questions, *set, fuzz::Bytes(data, std::min<std::size_t>(size, 120)));
  }
  return 0;
}
