// What a page asks for: what there is to play, scenes and what is tried in them, aids, records to look through.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/catalogue.hpp"
#include "wasm/sample_engine.hpp"

namespace dalapapa {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class PageTest : public EngineTest {
 protected:
  // The error of an op about a table, or that there is none.
  std::string refusal(std::string_view op, std::int64_t table, json::object rest) {
    rest["op"] = op;
    rest["table"] = table;
    return error_of(rest);
  }
  std::int64_t create(json::object table) {
    const json::object answer = ask({{"op", "create"}, {"table", std::move(table)}});
    EXPECT_TRUE(answer.contains("table")) << json::serialize(answer);
    return answer.at("table").get_int64();
  }
  json::object scene(std::int64_t table, const json::value& viewer, const json::array& tried = {}) {
    return ask({{"op", "scene"}, {"table", table}, {"viewer", viewer}, {"tried", tried}});
  }
};

json::object table_of(std::string_view game, const json::array& deck) {
  const json::array seats{json::object{{"name", "Ann"}}, json::object{{"name", "Bob"}}};
  return {{"game", game},
          {"seats", seats},
          {"opened", {{"nonce", nonce}, {"deck", deck}}},
          {"commitment", commitment}};
}

TEST_F(PageTest, the_catalogue_has_all_that_is_needed_to_agree_on_a_game) {
  const json::object all = ask({{"op", "catalogue"}});
  EXPECT_EQ(all.at("games").as_array().size(), catalogue().size());
  EXPECT_EQ(all.at("levels").at(0), "random");
  EXPECT_EQ(all.at("tiles").as_array().size(), 120U);
  for (const json::value& tile : all.at("tiles").as_array()) {
    for (const std::string_view key : {"id", "sheet", "shape", "a", "b"})
      EXPECT_TRUE(tile.as_object().contains(key)) << key;
  }
  const json::object puzzle = all.at("games").at(4).as_object();
  EXPECT_EQ(puzzle, json::parse(R"({"name":"puzzle","title":"Dalapapa Puzzle","min_seats":1,"max_seats":10,
    "ages":null,"lowest_wins":false,"aids":["hints"],"pass_loses":false,"extra":false,"throws":0,"options":[
      {"name":"figure","kind":"choice","min":0,"max":4,"choices":["4x4","4x6","6x6","6x8","8x8"],"default":"4x4"},
      {"name":"minutes","kind":"number_or_none","min":1,"max":600,"default":null}]})")
                        .value());
}

TEST_F(PageTest, a_table_is_created_with_the_steps_that_it_has_come_to) {
  const std::int64_t first = EngineTest::create(2, 4);
  for (int i = 0; i < 12; ++i) ASSERT_TRUE(play_on(first, "greedy"));
  const json::object seen = view(first, nullptr);
  json::array steps;
  for (const json::value& step : seen.at("steps").as_array()) {
    if (step.at("seat") != "chance") steps.push_back(step);
  }
  json::object again = classic_table(2, 4);
  again["steps"] = steps;
  EXPECT_EQ(record(create(again)), record(first));

  again["steps"].as_array()[3] = json::object{{"seat", 0}, {"follow", true}};
  EXPECT_THAT(error_of({{"op", "create"}, {"table", again}}), StartsWith("steps[3]: "));
  again["steps"] = 3;
  EXPECT_EQ(error_of({{"op", "create"}, {"table", again}}), "\"steps\" must be an array");
  again["steps"] = json::array{json::object{{"seat", "chance"}, {"draw", 1}}};
  EXPECT_EQ(error_of({{"op", "create"}, {"table", again}}), "steps[0]: at a table chance acts by itself");
}

TEST_F(PageTest, a_scene_is_for_a_viewer_from_a_step_on_with_what_he_tries) {
  const std::int64_t table = EngineTest::create(2, 4);
  const json::object now = scene(table, 0);
  EXPECT_EQ(now.at("steps"), now.at("story").as_array().size());
  EXPECT_EQ(now.at("state"), view(table, 0).at("state"));
  EXPECT_EQ(scene(table, 1).at("places"), json::array());
  const json::array tried{json::object{{"place", now.at("places").at(0).at("at")}}};
  const json::object after = scene(table, 0, tried);
  EXPECT_EQ(after.at("layouts").at(0).at("tiles").as_array().size(), 1U);
  EXPECT_EQ(after.at("steps"), now.at("steps"));
  EXPECT_EQ(ask({{"op", "scene"}, {"table", table}, {"viewer", 0}}), now);  // nothing tried, all of the story
  EXPECT_EQ(ask({{"op", "scene"}, {"table", table}, {"viewer", nullptr}, {"since", 1}})
                .at("story")
                .as_array()
                .size(),
            1U);
  EXPECT_EQ(refusal("scene", table, {{"viewer", 0}, {"since", 3}}),
            "\"since\" must be a whole number from 0 to 2");
  EXPECT_EQ(refusal("scene", table, {{"viewer", 0}, {"tried", "place"}}), "\"tried\" must be an array");
  EXPECT_EQ(refusal("scene", table, {{"viewer", 1}, {"tried", tried}}), "tried[0]: it is the turn of seat 0");
}

TEST_F(PageTest, says_of_a_tile_whether_it_fits) {
  const std::int64_t table = EngineTest::create(2, 4);
  json::value at = scene(table, 0).at("places").at(0).at("at");
  const auto fit = [&](const json::value& viewer) {
    return ask({{"op", "fit"}, {"table", table}, {"viewer", viewer}, {"place", at}});
  };
  EXPECT_EQ(fit(0).at("fits"), true);
  at.as_array()[1] = 2;
  EXPECT_EQ(fit(0).at("why"), "other");
  EXPECT_EQ(fit(nullptr).at("error"), "\"viewer\" must be a whole number from 0 to 1");
  at = 3;
  EXPECT_EQ(fit(0).at("error"), "a placement must be [\"FACE\", x, y, rot]");
}

TEST_F(PageTest, aids_are_refused_unless_they_were_agreed_on_or_not_spoken_of) {
  const json::object hints{{"seat", 0}, {"nodes", 10}, {"seed", 1}};
  const json::object gaps{{"viewer", 0}};
  json::object asked = classic_table(2, 4);
  const std::int64_t free = create(asked);
  EXPECT_EQ(refusal("hints", free, hints), "no error");
  EXPECT_EQ(refusal("gaps", free, gaps), "no error");
  EXPECT_FALSE(view(free, 0).contains("aids"));

  asked["aids"] = json::array{"gaps", "preview"};
  const std::int64_t without_hints = create(asked);
  EXPECT_EQ(refusal("hints", without_hints, hints), "the players have agreed to do without hints");
  EXPECT_EQ(refusal("gaps", without_hints, gaps), "no error");
  EXPECT_EQ(view(without_hints, 0).at("aids"), (json::array{"preview", "gaps"}));
  EXPECT_THAT(record(without_hints), HasSubstr(R"(],"aids":["preview","gaps"],"tiles":)"));

  asked["aids"] = json::array{"hints"};
  EXPECT_EQ(refusal("gaps", create(asked), gaps), "the players have agreed to do without gaps");
  asked["aids"] = json::array();
  EXPECT_EQ(refusal("hints", create(asked), hints), "the players have agreed to do without hints");
}

TEST_F(PageTest, without_preview_nothing_tells_what_a_placement_would_bring) {
  json::object asked = classic_table(2, 4);
  const std::int64_t free = create(asked);
  asked["aids"] = json::array{"hints"};
  const std::int64_t table = create(asked);
  const json::value at = scene(free, 0).at("places").at(0).at("at");
  EXPECT_TRUE(scene(free, 0).at("places").at(0).as_object().contains("points"));
  EXPECT_FALSE(scene(table, 0).at("places").at(0).as_object().contains("points"));
  const json::array tried{json::object{{"place", at}}};
  EXPECT_TRUE(scene(free, 0, tried).at("tried").at(0).as_object().contains("outcome"));
  EXPECT_FALSE(scene(table, 0, tried).at("tried").at(0).as_object().contains("outcome"));
  EXPECT_EQ(ask({{"op", "fit"}, {"table", table}, {"viewer", 0}, {"place", at}}),
            (json::object{{"fits", true}}));
}

TEST_F(PageTest, a_turn_is_one_request_and_its_answer_is_all_that_a_page_needs) {
  json::object asked = classic_table(2, 4);
  asked["seats"].as_array()[1].as_object()["bot"] = "casual";
  const json::object created = ask({{"op", "create"}, {"table", asked}});
  const std::int64_t table = created.at("table").get_int64();
  EXPECT_EQ(created.at("added"), json::value(record(table)));
  const json::array place{json::object{{"place", scene(table, 0).at("places").at(0).at("at")}}};
  const json::object turn{{"op", "submit"}, {"table", table}, {"seat", 0},   {"actions", place}, {"seen", 2},
                          {"now", 100},     {"pace", 500},    {"viewer", 0}, {"since", 2}};
  const json::object news = ask(turn);
  EXPECT_EQ(news.at("wakes_at"), 600);
  EXPECT_EQ(news.at("asked"), json::array());
  EXPECT_EQ(news.at("scene").at("steps"), 3);
  EXPECT_EQ(news.at("scene").at("story").as_array().size(), 1U);
  EXPECT_EQ(news.at("scene").at("thinking"), true);
  EXPECT_EQ(std::string(created.at("added").get_string()) + std::string(news.at("added").get_string()),
            record(table));
  EXPECT_EQ(ask(turn).at("late"), true);
  const json::object wake{{"op", "wake"}, {"table", table}, {"now", 600},
                          {"pace", 500},  {"viewer", 0},    {"since", 3}};
  EXPECT_GT(ask(wake).at("scene").at("steps").get_int64(), 3);
  json::object go_on = wake;
  go_on["op"] = "go_on";
  go_on["seats"] = json::array{0};
  go_on["seen"] = 1;
  EXPECT_EQ(ask(go_on).at("late"), true);
  EXPECT_THAT(refusal("submit", table, {{"now", -1}}),
              StartsWith("\"now\" must be a whole number from 0 to "));
  // What is wrong with the question is said before anything is done.
  json::object next = turn;
  next["seen"] = ask(wake).at("scene").at("steps");
  next["actions"] = json::array{json::object{{"place", scene(table, 0).at("places").at(0).at("at")}}};
  const std::string before = record(table);
  for (const auto& [key, value] :
       std::vector<std::pair<std::string_view, int>>{{"viewer", 9}, {"since", 9999}}) {
    json::object wrong = next;
    wrong[key] = value;
    EXPECT_THAT(error_of(wrong), StartsWith(fmt::format("\"{}\" must be", key)));
  }
  go_on["seats"] = json::array{0, 99};
  EXPECT_THAT(error_of(go_on), StartsWith("each of \"seats\" must be"));
  EXPECT_EQ(record(table), before);
  EXPECT_EQ(refusal("wake", table, {{"now", 1}, {"pace", 1}}), "\"viewer\" is missing");

  const std::int64_t again =
      ask({{"op", "open"}, {"record", record(table)}, {"opened", opened(4)}}).at("table").get_int64();
  EXPECT_EQ(record(again), record(table));
}

TEST_F(PageTest, a_table_that_is_followed_is_looked_at_by_one_viewer_and_played_at_elsewhere) {
  const std::int64_t table = EngineTest::create(2, 4);
  json::object agreement = classic_table(2, 4);
  agreement.erase("opened");
  const std::int64_t followed =
      ask({{"op", "follow"}, {"table", agreement}, {"viewer", 1}}).at("table").get_int64();
  const json::object report = ask({{"op", "report"}, {"table", table}, {"viewer", 1}, {"since", 0}});
  EXPECT_EQ(ask({{"op", "hear"}, {"table", followed}, {"since", 0}, {"report", report}}).at("steps"), 2);
  EXPECT_EQ(scene(followed, 1), scene(table, 1));
  EXPECT_EQ(refusal("scene", followed, {{"viewer", 0}}), "this table is followed by seat 1");
  EXPECT_EQ(refusal("fit", followed, {{"viewer", 0}}), "this table is followed by seat 1");
  EXPECT_EQ(refusal("act", followed, {{"step", json::object{}}}), "this table is hosted elsewhere");
  EXPECT_EQ(refusal("view", followed, {{"viewer", 1}}), "this table is hosted elsewhere");
  EXPECT_EQ(refusal("hear", table, {{"since", 0}, {"report", report}}), "this table is hosted here");
}

TEST_F(PageTest, gaps_are_for_boards) {
  const std::int64_t table = create(table_of("puzzle", shuffled_ids(1)));
  EXPECT_EQ(refusal("gaps", table, {{"viewer", 0}}),
            "there are no gaps where each player has a figure of their own");
}

TEST_F(PageTest, a_deck_of_alex_may_have_any_length_as_long_as_it_has_every_tile) {
  json::array deck = shuffled_ids(1);
  create(table_of("alex", deck));
  Random random(1);
  for (int i = 0; i < 700; ++i)
    deck.insert(deck.begin(), static_cast<std::int64_t>(random.below(tiles_in_set)) + 1);
  create(table_of("alex", deck));
  const std::string error = error_of({{"op", "create"}, {"table", table_of("alex", {1, 2, 2})}});
  EXPECT_EQ(error, "\"deck\" has 2 tiles, the set has 120");
}

TEST_F(PageTest, looks_through_a_record_and_judges_it_turn_by_turn) {
  const std::int64_t table = EngineTest::create(2, 4);
  for (int i = 0; i < 9; ++i) ASSERT_TRUE(play_on(table, "greedy"));
  const std::string text = record(table);
  const auto total = scene(table, 0).at("steps").as_int64();
  const auto at = [&](std::int64_t steps) {
    return ask({{"op", "record_scene"}, {"record", text}, {"steps", steps}, {"viewer", 1}});
  };
  EXPECT_EQ(at(total).at("state"), view(table, 1).at("state"));
  EXPECT_EQ(at(3).at("steps"), 3);
  EXPECT_EQ(at(3).at("total"), total);
  EXPECT_EQ(at(total + 1).at("error"),
            json::value(fmt::format("\"steps\" must be a whole number from 0 to {}", total)));

  int turns = 0;
  std::int64_t from = 0;
  while (from < total) {
    const json::object judged =
        ask({{"op", "analyse"}, {"record", text}, {"from", from}, {"nodes", 20}, {"seed", 1}});
    ASSERT_FALSE(judged.contains("error")) << json::serialize(judged);
    if (judged.at("turn").is_null()) {
      EXPECT_EQ(judged.at("next"), total);
    } else {
      EXPECT_GE(judged.at("turn").at("step").as_int64(), from);
      ++turns;
    }
    ASSERT_GT(judged.at("next").as_int64(), from);
    from = judged.at("next").as_int64();
  }
  EXPECT_GT(turns, 3);
}

TEST_F(PageTest, sheets_are_printed_from_both_sides) {
  const json::object front = ask({{"op", "sheet"}, {"sheet", 3}, {"back", false}});
  EXPECT_EQ(front.at("width"), 10);
  EXPECT_EQ(front.at("height"), 8);
  EXPECT_EQ(front.at("tiles").as_array().size(), 40U);
  EXPECT_NE(ask({{"op", "sheet"}, {"sheet", 3}, {"back", true}}), front);
  EXPECT_EQ(error_of({{"op", "sheet"}, {"sheet", 4}, {"back", true}}),
            "\"sheet\" must be a whole number from 1 to 3");
}

}  // namespace
}  // namespace dalapapa
