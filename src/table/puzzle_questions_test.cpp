// Where the tiles of a puzzle may lie, against a checker that shares no code with it, and what a turn brings, against the slow
// board.
#include "table/puzzle_questions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "base/random.hpp"
#include "board/placement_json.hpp"
#include "board/slow_board.hpp"
#include "games/points.hpp"
#include "solver/checker.hpp"
#include "solver/task_json.hpp"

namespace dalapapa {
namespace {

using testing::HasSubstr;

Puzzle puzzle_named(std::string_view name) {
  return Puzzle::make(PuzzleId::parse(name).value()).value();
}

json::array places(const Puzzle& puzzle, const json::array& laid, int tile) {
  return puzzle_places(puzzle, laid, tile)->at("places").get_array();
}

std::string complaint(const Expected<json::object>& answer) {
  return answer ? "none" : answer.error().message;
}

std::string why(const Puzzle& puzzle, const json::array& laid, const Placement& at) {
  const auto answer = puzzle_fit(puzzle, laid, at);
  return answer->at("fits").get_bool() ? "fits" : std::string(answer->at("why").get_string());
}

// The task of a puzzle from what it says about itself.
OwnedTask task_of(const Puzzle& puzzle) {
  const json::object told = puzzle.describe();
  json::array pile = told.at("pile").get_array();
  for (const json::value& at : told.at("fixed").get_array()) {
    const Face face = placement_from_json(at)->face;
    pile.push_back(puzzle.tiles()[*puzzle.tiles().tile_with(face)].id);
  }
  json::object task{{"width", told.at("width")},
                    {"height", told.at("height")},
                    {"pile", std::move(pile)},
                    {"fixed", told.at("fixed")}};
  if (const json::value* const outline = told.if_contains("outline")) task["outline"] = *outline;
  return task_from_json(task).value();
}

std::set<std::string> texts(const json::array& places) {
  std::set<std::string> all;
  for (const json::value& place : places) all.insert(to_text(placement_from_json(place.at("at")).value()));
  EXPECT_EQ(all.size(), places.size()) << "no place twice";
  return all;
}

// Every way in which the tile could be put down, asked one after the other.
std::set<std::string> slow_places(const OwnedTask& task, std::vector<Placement> laid, const Tile& tile) {
  std::set<std::string> all;
  laid.insert(laid.begin(), task.task.fixed.begin(), task.task.fixed.end());
  laid.emplace_back();
  for (int x = -1; x <= task.task.frame.width; ++x) {
    for (int y = -1; y <= task.task.frame.height; ++y) {
      for (int rot = 0; rot < 4; ++rot) {
        for (const Face& face : {tile.a, tile.b}) {
          laid.back() = {face, static_cast<std::int16_t>(x), static_cast<std::int16_t>(y),
                         static_cast<std::uint8_t>(rot)};
          if (check_part(task.task, laid)) all.insert(to_text(laid.back().canonical()));
        }
      }
    }
  }
  return all;
}

TEST(PuzzleQuestions, a_tile_of_a_frame_may_lie_wherever_the_checker_lets_it) {
  Random random(1);
  int asked = 0;
  int nowhere = 0;
  for (const std::string_view name : {"figure-4x4-3-k2m9qz", "figure-4x6o-2-k2m9qz", "figure-6x6-5-k2m9qz"}) {
    const Puzzle puzzle = puzzle_named(name);
    const OwnedTask task = task_of(puzzle);
    std::vector<int> left = puzzle.hand();
    random.shuffle(left);
    std::vector<Placement> laid;
    for (const int id : left) {
      const json::array found = places(puzzle, to_json(laid), id);
      const Tile& tile = puzzle.tiles()[*puzzle.tiles().tile_with_id(id)];
      ASSERT_EQ(texts(found), slow_places(task, laid, tile)) << name << " tile " << id;
      ++asked;
      nowhere += found.empty() ? 1 : 0;
      if (found.empty()) continue;
      const json::value& place = found[random.below(static_cast<std::uint32_t>(found.size()))];
      EXPECT_EQ(place.at("tile"), id);
      laid.push_back(placement_from_json(place.at("at")).value());
    }
  }
  EXPECT_GT(asked, 20);
  EXPECT_GT(nowhere, 0);
}

TEST(PuzzleQuestions, the_tiles_of_a_turn_may_lie_by_the_placing_rule_and_bring_what_the_slow_board_counts) {
  int second = 0;
  for (const std::string_view name : {"turn-2-k2m9qz", "close-2-k2m9qz"}) {
    const Puzzle puzzle = puzzle_named(name);
    slow::Board before;
    for (const Placement& at : puzzle.turn()->board) before.place(at);
    const auto compare = [&](const json::array& laid, const slow::Board& board, int tile, int price) {
      for (const json::value& place : places(puzzle, laid, tile)) {
        const Placement at = placement_from_json(place.at("at")).value();
        slow::Board after = board;
        EXPECT_EQ(place.at("points"), after.place(at).points() - price);
        EXPECT_EQ(place.as_object().contains("price"), price > 0);
        EXPECT_EQ(why(puzzle, laid, at), "fits");
        second += price > 0 ? 1 : 0;
      }
    };
    const std::vector<int> hand = puzzle.hand();
    compare({}, before, hand[0], 0);
    const json::value first = places(puzzle, {}, hand[0]).at(0).at("at");
    slow::Board between = before;
    between.place(placement_from_json(first).value());
    compare({first}, between, hand[1], second_tile_price);
    EXPECT_EQ(complaint(puzzle_places(puzzle, json::array{first}, hand[0])),
              fmt::format("tile {} is not left to be laid", hand[0]));
  }
  EXPECT_GT(second, 10);
}

TEST(PuzzleQuestions, a_turn_is_told_with_its_points_its_price_and_the_groups) {
  for (const std::string_view name : {"turn-4-k2m9qz", "close-2-k2m9qz", "close-4-k2m9qz"}) {
    const Puzzle puzzle = puzzle_named(name);
    const bool closing = puzzle.id().kind == PuzzleId::Kind::close;
    const json::object before = puzzle_turn(puzzle, json::array{}).value();
    EXPECT_TRUE(before.at("told").get_array().empty());
    EXPECT_EQ(before.at("points"), 0);
    EXPECT_EQ(before.contains("closed"), closing);
    EXPECT_TRUE(!closing || before.at("closed") == false);
    EXPECT_FALSE(before.at("groups").get_array().empty());

    const json::object solution = puzzle.solution();
    const json::object after = puzzle_turn(puzzle, solution.at("solution")).value();
    EXPECT_EQ(after.at("points"), solution.at("points"));
    EXPECT_EQ(after.at("told").get_array().size(), solution.at("solution").get_array().size());
    EXPECT_TRUE(!closing || after.at("closed") == true);
    int sum = 0;
    for (const json::value& told : after.at("told").get_array())
      sum += static_cast<int>(told.at("outcome").at("points").as_int64());
    EXPECT_EQ(solution.at("points"), sum);
  }
  EXPECT_THAT(complaint(puzzle_turn(puzzle_named("figure-4x4-3-k2m9qz"), json::array{})),
              HasSubstr("figure-4x4-3-k2m9qz is no turn"));
}

TEST(PuzzleQuestions, says_why_a_tile_does_not_fit) {
  const Puzzle puzzle = puzzle_named("figure-6x8o-1-k2m9qz");
  const std::vector<Placement> fixed = puzzle.layout().tiles;
  Placement at;
  std::set<std::string> reasons;
  for (const int id : puzzle.hand()) {
    at.face = puzzle.tiles()[*puzzle.tiles().tile_with_id(id)].a;
    for (at.x = -1; at.x < 7; ++at.x) {
      for (at.y = -1; at.y < 9; ++at.y) {
        for (at.rot = 0; at.rot < 2; ++at.rot) {
          const auto answer = puzzle_fit(puzzle, json::array{}, at).value();
          const bool clashes = !answer.at("fits").get_bool() && !answer.at("clashes").get_array().empty();
          reasons.insert(why(puzzle, {}, at));
          EXPECT_EQ(clashes, why(puzzle, {}, at) == "colours");
        }
      }
    }
  }
  EXPECT_THAT(reasons, testing::ElementsAre("colours", "fits", "occupied", "outline", "outside"));
  EXPECT_EQ(why(puzzle, {}, fixed.front()), "not_yours");

  const Puzzle turn = puzzle_named("turn-2-k2m9qz");
  at = {turn.tiles()[*turn.tiles().tile_with_id(turn.hand()[0])].a, 100, 100, 0};
  EXPECT_EQ(why(turn, {}, at), "alone");
  EXPECT_EQ(why(turn, {}, turn.turn()->board.front()), "not_yours");
}

TEST(PuzzleQuestions, refuses_what_cannot_have_been_laid) {
  const Puzzle puzzle = puzzle_named("figure-4x4-3-k2m9qz");
  const int tile = puzzle.hand()[0];
  const json::value at = places(puzzle, {}, tile).at(0).at("at");
  const auto error = [&](const json::value& laid) { return complaint(puzzle_places(puzzle, laid, tile)); };
  EXPECT_EQ(error(json::array{at, at}), "placement 2: not_yours");
  EXPECT_EQ(error(json::array{at}), fmt::format("tile {} is not left to be laid", tile));
  EXPECT_THAT(error(json::array{json::array{"BBB", 0, 0, 0}}), HasSubstr("placement 1"));
  EXPECT_THAT(error(17), HasSubstr("\"laid\" must be"));
  json::value outside = at;
  outside.as_array()[1] = 20'000;
  EXPECT_EQ(error(json::array{outside}), "placement 1: outside");
  EXPECT_EQ(complaint(puzzle_places(puzzle, json::array{}, 0)), "tile 0 is not left to be laid");
}

}  // namespace
}  // namespace dalapapa
