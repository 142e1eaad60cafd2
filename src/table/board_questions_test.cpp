// Questions about positions, as docs/commands.md has them (`dalapapa board`).
#include "table/board_questions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board/board.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

using testing::HasSubstr;

std::string ask(const std::string& line) {
  static const BoardQuestions questions(sample::standard());
  return json::serialize(questions.answer(line));
}

std::string error(const std::string& line) {
  const json::value answer = json::parse(ask(line)).value();
  if (answer.as_object().size() != 1 || !answer.as_object().contains("error"))
    return fmt::format("none: {}", ask(line));
  return std::string(answer.at("error").as_string());
}

// Tile 1. End to end with another of its kind, the blue W of one does not match the green E of the other;
// turned, E meets E.
const std::string tile_one = R"(["BBBGGRR",0,0,0])";

std::string faces(const char* face) {
  const TileSet& set = *sample::standard();
  const Tile& tile = set[set.tile_with(Face::parse(face).value()).value()];
  return fmt::format(R"(["{}","{}"])", tile.a.spelling(), tile.b.spelling());
}

TEST(BoardQuestions, tries_a_first_tile_anywhere_and_it_forms_nothing) {
  for (const char* at : {R"(["BBBGGRR",0,0,0])", R"(["BBBGGRR",-700,10000,3])"}) {
    EXPECT_EQ(ask(std::string(R"({"placed":[],"try":)") + at + "}"),
              R"({"legal":true,"discs":0,"disc_points":0,"groups":[],"points":0})");
  }
}

TEST(BoardQuestions, tries_a_placement_and_tells_discs_groups_and_points) {
  // E meets E: a green disc. Its neighbours are NE and SE of both: green and red here, and the other's.
  EXPECT_EQ(ask(R"({"placed":[)" + tile_one + R"(],"try":["BBBGGYY",2,0,2]})"),
            R"({"legal":true,"discs":1,"disc_points":1,"groups":[],"points":1})");
}

TEST(BoardQuestions, G6_lists_the_groups_that_close_by_colour_letter_then_size) {
  // Each tile goes where it closes most groups; what matters is the order in which they are told.
  Random random(13);
  auto tiles = sample::shuffled_standard(random);
  Board board;
  std::string placed;
  int several = 0;
  for (std::size_t i = 0; i < 60; ++i) {
    const auto places = board.placements(tiles[i]);
    if (places.empty()) continue;
    const auto closes = [&](const Placement& place) {
      const std::size_t count = board.place(place).closed().size();
      board.undo();
      return count;
    };
    const Placement at = *std::ranges::max_element(places, {}, closes);
    const std::string text = json::serialize(to_json(at));
    const json::value answer =
        json::parse(ask(R"({"placed":[)" + placed + R"(],"try":)" + text + "}")).value();
    ASSERT_EQ(answer.at("legal"), true);
    std::vector<std::pair<std::string, int>> groups;
    int sum = answer.at("disc_points").to_number<int>();
    for (const json::value& group : answer.at("groups").as_array()) {
      groups.emplace_back(group.at(0).as_string(), group.at(1).to_number<int>());
      sum += groups.back().second;
    }
    EXPECT_TRUE(std::ranges::is_sorted(groups));
    EXPECT_EQ(answer.at("points").to_number<int>(), sum);
    several += groups.size() > 1 ? 1 : 0;
    board.place(at);
    placed += fmt::format("{}{}", placed.empty() ? "" : ",", text);
  }
  EXPECT_GT(several, 0);
}

TEST(BoardQuestions, says_why_a_placement_is_illegal) {
  const auto reason = [](const std::string& at) {
    const json::value answer =
        json::parse(ask(R"({"placed":[)" + tile_one + R"(],"try":)" + at + "}")).value();
    EXPECT_EQ(answer.at("legal"), false);
    EXPECT_EQ(answer.as_object().size(), 2U);
    return std::string(answer.at("reason").as_string());
  };
  EXPECT_THAT(reason(R"(["BBBGGYY",1,0,0])"), HasSubstr("occupied"));
  EXPECT_THAT(reason(R"(["BBBGGYY",0,0,1])"), HasSubstr("occupied"));
  EXPECT_THAT(reason(R"(["BBBGGYY",2,0,0])"), HasSubstr("blue would meet green"));
  EXPECT_THAT(reason(R"(["BBBGGYY",3,0,0])"), HasSubstr("touches no other tile"));
  EXPECT_THAT(reason(R"(["BBBGGYY",2,1,0])"), HasSubstr("touches no other tile"));  // corner to corner
  EXPECT_THAT(reason(R"(["BBBGGRR",2,0,2])"), HasSubstr("lies on the board already"));
}

TEST(BoardQuestions, lists_every_placement_of_either_face_once_with_its_points) {
  const std::string tile = faces("BBBGGYY");
  const json::value answer =
      json::parse(ask(R"({"placed":[)" + tile_one + R"(],"tile":)" + tile + "}")).value();
  std::set<std::string> seen;
  for (const json::value& move : answer.at("moves").as_array()) {
    const std::string at = json::serialize(move.at("at"));
    EXPECT_TRUE(seen.insert(at).second) << at;
    const json::value tried =
        json::parse(ask(R"({"placed":[)" + tile_one + R"(],"try":)" + at + "}")).value();
    EXPECT_EQ(tried.at("legal"), true) << at;
    EXPECT_EQ(tried.at("points"), move.at("points")) << at;
  }
  // Whatever is tried and legal is in the list, in its canonical spelling.
  std::size_t legal = 0;
  const json::value both = json::parse(tile).value();
  for (const json::value& face : both.as_array()) {
    for (int x = -4; x <= 4; ++x) {
      for (int y = -4; y <= 4; ++y) {
        for (int rot = 0; rot < 4; ++rot) {
          const std::string at = json::serialize(json::array{face, x, y, rot});
          const std::string tried = ask(R"({"placed":[)" + tile_one + R"(],"try":)" + at + "}");
          if (tried.starts_with(R"({"legal":true)")) ++legal;
        }
      }
    }
  }
  EXPECT_EQ(seen.size(), legal);
  EXPECT_GT(legal, 10U);
  // The order of the faces, and their spelling, make no difference.
  const std::string turned = fmt::format(R"(["{}","{}"])", std::string(both.at(1).as_string()),
                                         Face::parse("BBBGGYY").value().half_turned().spelling());
  EXPECT_EQ(ask(R"({"placed":[)" + tile_one + R"(],"tile":)" + turned + "}"), json::serialize(answer));
}

TEST(BoardQuestions, finds_the_best_turn_with_one_or_two_tiles) {
  const std::string two = fmt::format("[{},{}]", faces("BBBGGYY"), faces("GGGBBRR"));
  const json::value answer =
      json::parse(ask(R"({"placed":[)" + tile_one + R"(],"tiles":)" + two + "}")).value();
  const json::object& best = answer.at("best").as_object();
  EXPECT_GE(best.at("points").to_number<int>(), 1);
  EXPECT_GE(best.at("turn").as_array().size(), 1U);
  const json::value alone =
      json::parse(ask(R"({"placed":[)" + tile_one + R"(],"tiles":[)" + faces("BBBGGYY") + "]}")).value();
  EXPECT_LE(alone.at("best").at("points").to_number<int>(), best.at("points").to_number<int>());
  EXPECT_EQ(alone.at("best").at("turn").as_array().size(), 1U);
}

TEST(BoardQuestions, a_turn_for_tiles_that_fit_nowhere_is_empty) {
  const BoardQuestions questions(sample::tiles({"RRRRRRR", "BBBBBBB", "GGGGGGG"}));
  const char* in = R"({"placed":[["RRRRRRR",0,0,0]],"tiles":[["BBBBBBB","BBBBBBB"],["GGGGGGG","GGGGGGG"]]})";
  EXPECT_EQ(json::serialize(questions.answer(in)), R"({"best":{"points":0,"turn":[]}})");
  const char* tile = R"({"placed":[["RRRRRRR",0,0,0]],"tile":["BBBBBBB","BBBBBBB"]})";
  EXPECT_EQ(json::serialize(questions.answer(tile)), R"({"moves":[]})");
}

TEST(BoardQuestions, takes_the_placed_tiles_in_any_order) {
  Random random(14);
  auto tiles = sample::shuffled_standard(random);
  Board board;
  std::vector<std::string> placed;
  for (std::size_t i = 0; i < 24; ++i) {
    const auto places = board.placements(tiles[i]);
    board.place(places[random.below(static_cast<std::uint32_t>(places.size()))]);
    placed.push_back(json::serialize(to_json(board[board.size() - 1])));
  }
  const std::string asked = fmt::format(R"(["{}","{}"])", tiles[24].a.spelling(), tiles[24].b.spelling());
  std::set<std::string> answers;
  for (int round = 0; round < 20; ++round) {
    json::value answer =
        json::parse(ask(fmt::format(R"({{"placed":[{}],"tile":{}}})", fmt::join(placed, ","), asked)))
            .value();
    std::vector<std::string> moves;
    for (const json::value& move : answer.at("moves").as_array()) moves.push_back(json::serialize(move));
    std::ranges::sort(moves);
    answers.insert(fmt::format("{}", fmt::join(moves, " ")));
    random.shuffle(placed);
  }
  EXPECT_EQ(answers.size(), 1U);
}

TEST(BoardQuestions, refuses_positions_that_cannot_be) {
  const auto position = [](const std::string& placed) {
    return error(R"({"placed":[)" + placed + R"(],"tile":["BBBGGYY","YYYGGBB"]})");
  };
  EXPECT_THAT(position(tile_one + "," + tile_one), HasSubstr("placed[1]: tile"));
  EXPECT_THAT(position(tile_one + R"(,["RRRGGBB",2,0,0])"), HasSubstr("placed[1]: "));
  EXPECT_THAT(position(tile_one + R"(,["GGGBBRR",7,0,0])"), HasSubstr("placed[1]: it touches no other tile"));
  EXPECT_THAT(position(tile_one + R"(,["GGGBBRR",1,0,0])"), HasSubstr("placed[1]: square 1 0 is occupied"));
  EXPECT_THAT(position(R"(["BBBBBBB",0,0,0])"),
              HasSubstr("placed[0]: no tile of the set has the face BBBBBBB"));
  EXPECT_THAT(position(R"(["BBBGGR",0,0,0])"), HasSubstr("placed[0]: face \"BBBGGR\""));
  EXPECT_THAT(position(R"(["BBBGGRR",0,0])"), HasSubstr("placed[0]: a placement must be"));
  EXPECT_THAT(position(R"(["BBBGGRR",0,0,4])"), HasSubstr("placed[0]: rot must be"));
  EXPECT_THAT(position(R"(["BBBGGRR",1e3,0,0])"), HasSubstr("placed[0]: x must be"));
  EXPECT_THAT(position("7"), HasSubstr("placed[0]: "));
}

TEST(BoardQuestions, refuses_questions_that_are_none) {
  for (const char* line : {"",
                           "   ",
                           "nonsense",
                           "7",
                           "[]",
                           "null",
                           "{}",
                           R"({"placed":[]})",
                           R"({"try":["BBBGGRR",0,0,0]})",
                           R"({"placed":7,"try":["BBBGGRR",0,0,0]})",
                           R"({"placed":[],"try":7})",
                           R"({"placed":[],"tile":7})",
                           R"({"placed":[],"tile":["BBBGGRR"]})",
                           R"({"placed":[],"tile":["BBBGGRR","BBBGGRR"]})",
                           R"({"placed":[],"tile":["BBBGGRR","BBBGGYY"]})",
                           R"({"placed":[],"tile":["BBBBBBB","RRRRRRR"]})",
                           R"({"placed":[],"tile":[1,2]})",
                           R"({"placed":[],"tiles":[]})",
                           R"({"placed":[],"tiles":7})",
                           R"({"placed":[],"tiles":[["BBBGGRR"]]})",
                           R"({"placed":[],"try":["BBBBBBB",0,0,0]})",
                           R"({"placed":[],"try":["BBBGGRR",0,0,0],"tile":["A","B"]})",
                           R"({"placed":[],"try":["BBBGGRR",0,0,0],"more":1})",
                           "{\"placed\":[],\"try\":[\"\xff\",0,0,0]}"}) {
    EXPECT_THAT(error(line), testing::Not(testing::StartsWith("none: "))) << line;
  }
  EXPECT_THAT(error(std::string(100'000, '[')), HasSubstr("not valid JSON"));
  EXPECT_THAT(error(std::string(2'000'000, ' ')), HasSubstr("longer than"));
  const std::string tile = faces("BBBGGYY");
  EXPECT_THAT(error(R"({"placed":[],"tiles":[)" + tile + "," + tile + "]}"), HasSubstr("given twice"));
  EXPECT_THAT(error(R"({"placed":[],"tiles":[)" + tile + "," + tile + "," + tile + "]}"),
              HasSubstr("one or two"));
  EXPECT_THAT(error(R"({"placed":[)" + tile_one + R"(],"tile":)" + faces("BBBGGRR") + "}"),
              HasSubstr("lies on the board already"));
}

}  // namespace
}  // namespace dalapapa
