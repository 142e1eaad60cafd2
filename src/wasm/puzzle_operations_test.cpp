// Puzzles as a page solves them: one question after the other, nothing kept but the puzzle itself.
#include "wasm/puzzle_operations.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/catalogue.hpp"

namespace dalapapa {
namespace {

using testing::HasSubstr;

class PuzzleOperationsTest : public testing::Test {
 protected:
  Expected<json::object> answer(std::string_view op, json::object in) {
    in["op"] = op;
    return operations.answer(op, in).value();
  }
  json::object ask(std::string_view op, json::object in) { return answer(op, std::move(in)).value(); }
  std::string error_of(std::string_view op, json::object in) {
    const auto answered = answer(op, std::move(in));
    return answered ? "none" : answered.error().message;
  }

  PuzzleOperations operations;
};

TEST_F(PuzzleOperationsTest, a_frame_is_filled_tile_by_tile_with_what_may_lie_there) {
  const json::string id = "figure-4x4-2-k2m9qz";
  const json::object puzzle = ask("puzzle", {{"id", id}});
  json::array laid;
  while (laid.size() < puzzle.at("pile").get_array().size()) {
    const json::value next = ask("puzzle_help", {{"id", id}, {"laid", laid}}).at("next");
    const json::object fit = ask("puzzle_fit", {{"id", id}, {"laid", laid}, {"place", next}});
    EXPECT_EQ(fit.at("fits"), true);
    bool offered = false;
    for (const json::value& tile : puzzle.at("pile").get_array()) {
      const auto places = answer("puzzle_places", {{"id", id}, {"laid", laid}, {"tile", tile}});
      if (!places) continue;  // it lies already
      for (const json::value& place : places->at("places").get_array()) {
        EXPECT_EQ(place.at("tile"), tile);
        if (place.at("at") != next) continue;
        offered = true;
        EXPECT_EQ(place.at("discs"), fit.at("discs"));
      }
    }
    EXPECT_TRUE(offered) << json::serialize(next);
    laid.push_back(next);
  }
  EXPECT_EQ(ask("puzzle_check", {{"id", id}, {"answer", laid}}), (json::object{{"right", true}}));
}

TEST_F(PuzzleOperationsTest, a_turn_is_put_together_and_counted) {
  const json::string id = "close-4-k2m9qz";
  const json::object solution = ask("puzzle_solution", {{"id", id}});
  json::array laid;
  for (const json::value& at : solution.at("solution").get_array()) {
    EXPECT_EQ(ask("puzzle_turn", {{"id", id}, {"laid", laid}}).at("closed"), false);
    EXPECT_EQ(ask("puzzle_fit", {{"id", id}, {"laid", laid}, {"place", at}}).at("fits"), true);
    laid.push_back(at);
  }
  const json::object turn = ask("puzzle_turn", {{"id", id}, {"laid", laid}});
  EXPECT_EQ(turn.at("closed"), true);
  EXPECT_EQ(turn.at("points"), solution.at("points"));
}

TEST_F(PuzzleOperationsTest, bad_questions_are_told_what_is_wrong) {
  const json::string id = "figure-4x4-2-k2m9qz";
  for (const std::string_view op : {"puzzle_places", "puzzle_fit", "puzzle_turn"}) {
    EXPECT_EQ(error_of(op, {{"tabel", 1}}), "unknown key \"tabel\"");
    EXPECT_THAT(error_of(op, {}), HasSubstr("\"id\""));
    EXPECT_THAT(error_of(op, {{"id", id}}), HasSubstr("\"laid\""));
  }
  EXPECT_THAT(error_of("puzzle_places", {{"id", id}, {"laid", json::array{}}}), HasSubstr("\"tile\""));
  EXPECT_THAT(error_of("puzzle_places", {{"id", id}, {"laid", json::array{}}, {"tile", 121}}),
              HasSubstr("tile 121 is not left"));
  EXPECT_THAT(error_of("puzzle_fit", {{"id", id}, {"laid", json::array{}}, {"place", 1}}),
              HasSubstr("a placement must be"));
  EXPECT_THAT(error_of("puzzle_turn", {{"id", id}, {"laid", json::array{}}}), HasSubstr("is no turn"));
}

TEST_F(PuzzleOperationsTest, the_deal_of_a_day_is_for_games_that_are_played_alone) {
  const json::object day{{"year", 2026}, {"month", 11}, {"day", 18}};
  for (const GameInfo& game : catalogue()) {
    json::object asked = day;
    asked["game"] = game.name;
    if (game.max_seats > 1) {
      EXPECT_THAT(error_of("deal_of_the_day", asked), HasSubstr("that are played alone"));
      continue;
    }
    const json::object deal = ask("deal_of_the_day", asked);
    EXPECT_EQ(deal.at("deck").as_array().size(), 120U);
    EXPECT_TRUE(deal.at("options").at("target").is_int64()) << game.name;
    EXPECT_EQ(ask("deal_of_the_day", asked), deal);
  }
  EXPECT_THAT(error_of("deal_of_the_day", {{"game", "classic"}, {"year", 2026}, {"month", 2}, {"day", 30}}),
              HasSubstr("there is no day 2026-02-30"));
}

}  // namespace
}  // namespace dalapapa
