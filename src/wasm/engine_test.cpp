// The engine through its JSON alone, as a page would use it.
#include "wasm/engine.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>

#include "games/catalogue.hpp"
#include "signature/signature.hpp"
#include "wasm/exports.hpp"
#include "wasm/sample_engine.hpp"

namespace dalapapa {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// The tiles that a view tells about: in its hands and in its draws. Those that lie on the board are there as
// faces.
std::set<std::int64_t> known_tiles(const json::object& view) {
  std::set<std::int64_t> known;
  const auto note = [&](const json::value& id) {
    if (!id.is_null()) known.insert(id.get_int64());
  };
  for (const json::value& hand : view.at("state").at("hands").get_array()) {
    for (const json::value& id : hand.get_array()) note(id);
  }
  for (const json::value& step : view.at("steps").get_array()) {
    if (const json::value* drawn = step.get_object().if_contains("draw")) note(*drawn);
  }
  return known;
}

// The tiles that were dealt to a seat, according to the record of the table.
std::set<std::int64_t> dealt_to(const std::string& record, int seat) {
  std::set<std::int64_t> dealt;
  std::istringstream lines(record);
  for (std::string line; std::getline(lines, line);) {
    const json::object step = json::parse(line).value().get_object();
    if (step.contains("draw") && step.at("to").get_int64() == seat) dealt.insert(step.at("draw").get_int64());
  }
  return dealt;
}

TEST_F(EngineTest, plays_a_classic_game_from_the_deal_to_a_record_that_replays) {
  const std::int64_t table = create(3, 1);
  int actions = 0;
  while (play_on(table, "greedy")) ++actions;
  EXPECT_GT(actions, 20);

  const json::object at_the_end = view(table, nullptr);
  EXPECT_EQ(at_the_end.at("opened"), opened(1));
  const json::object replay{{"op", "replay"}, {"record", record(table)}, {"sha256", commitment}};
  EXPECT_EQ(ask(replay).at("result"), at_the_end.at("state").at("result"));

  json::object wrong_hash = replay;
  wrong_hash["sha256"] = nonce;
  EXPECT_THAT(error_of(wrong_hash), HasSubstr("do not open the commitment"));
}

TEST_F(EngineTest, a_view_never_tells_of_tiles_that_others_hold_or_that_are_still_in_the_bag) {
  constexpr int seats = 4;
  const std::int64_t table = create(seats, 2);
  int looks = 0;
  for (bool goes_on = true; goes_on; goes_on = play_on(table, "random")) {
    if (state(table).at("phase") == "over") break;
    const std::string so_far = record(table);
    const json::object public_view = view(table, nullptr);
    const std::set<std::int64_t> shown = known_tiles(public_view);  // whoever passes shows the hand (CL7)
    EXPECT_TRUE(shown.empty() || so_far.find("pass") != std::string::npos);
    EXPECT_FALSE(public_view.contains("opened"));
    for (int seat = 0; seat < seats; ++seat) {
      const json::object seen = view(table, seat);
      EXPECT_FALSE(seen.contains("opened"));
      std::set<std::int64_t> allowed = dealt_to(so_far, seat);
      allowed.insert(shown.begin(), shown.end());
      EXPECT_EQ(known_tiles(seen), allowed) << "seat " << seat;
    }
    ++looks;
  }
  EXPECT_GT(looks, 20);
}

TEST_F(EngineTest, choices_are_accepted_and_everything_else_is_refused_without_a_trace) {
  const std::int64_t table = create(2, 3);
  const json::array choices =
      ask({{"op", "choices"}, {"table", table}, {"seat", 0}}).at("choices").get_array();
  ASSERT_FALSE(choices.empty());
  EXPECT_EQ(ask({{"op", "choices"}, {"table", table}, {"seat", 1}}).at("choices"), json::array());

  const std::string before = record(table);
  json::object step = choices[0].get_object();
  step["seat"] = 1;
  EXPECT_EQ(error_of({{"op", "act"}, {"table", table}, {"step", step}}), "it is the turn of seat 0");
  EXPECT_THAT(error_of({{"op", "act"}, {"table", table}, {"step", {{"seat", 0}, {"pass", true}}}}),
              StartsWith("passing is not allowed"));
  EXPECT_EQ(
      error_of({{"op", "act"}, {"table", table}, {"step", {{"seat", "chance"}, {"draw", 1}, {"to", 0}}}}),
      "at a table chance acts by itself");
  EXPECT_EQ(record(table), before);

  step["seat"] = 0;
  EXPECT_TRUE(ask({{"op", "act"}, {"table", table}, {"step", step}}).contains("steps"));
}

TEST_F(EngineTest, tables_go_by_handles_that_are_never_used_again) {
  const std::int64_t first = create(2, 1);
  const std::int64_t second = create(2, 2);
  EXPECT_NE(record(first), record(second));
  EXPECT_EQ(ask({{"op", "close"}, {"table", first}}), (json::object{{"closed", first}}));
  EXPECT_EQ(error_of({{"op", "record"}, {"table", first}}), fmt::format("there is no table {}", first));
  EXPECT_EQ(error_of({{"op", "close"}, {"table", first}}), fmt::format("there is no table {}", first));
  const std::int64_t third = create(2, 3);
  EXPECT_NE(third, first);
  EXPECT_NE(third, second);
}

TEST_F(EngineTest, too_many_open_tables_are_refused) {
  for (std::size_t i = 0; i < Engine::max_tables; ++i) create(2, 1);
  EXPECT_EQ(error_of({{"op", "create"}, {"table", classic_table(2, 1)}}),
            "100 tables are open: close one first");
  (void)ask({{"op", "close"}, {"table", 1}});
  EXPECT_EQ(error_of({{"op", "create"}, {"table", classic_table(2, 1)}}), "no error");
}

TEST_F(EngineTest, says_which_text_is_hashed) {
  const json::object request{
      {"op", "committed_text"}, {"game", "classic"}, {"tiles", "standard"}, {"opened", opened(5)}};
  std::string expected = nonce;
  for (const json::value& id : shuffled_ids(5)) expected += fmt::format(" {}", id.get_int64());
  EXPECT_EQ(ask(request).at("text"), json::value(expected));
  EXPECT_EQ(error_of(R"({"op":"committed_text","game":"classic","tiles":"large","opened":{}})"),
            "unknown tile set \"large\"");
  EXPECT_EQ(error_of(R"({"op":"committed_text","game":"classic","tiles":"standard","opened":{}})"),
            "\"nonce\" is missing");
}

TEST_F(EngineTest, answers_for_the_board_and_for_the_signature) {
  EXPECT_EQ(ask({{"op", "board"}, {"line", R"({"placed":[],"try":["BBBYYRR",0,0,0]})"}}).at("legal"), true);
  EXPECT_EQ(error_of({{"op", "board"}, {"line", "{}"}}),
            "a request must have \"placed\" and one of \"try\", \"tile\", \"tiles\"");
  EXPECT_EQ(ask({{"op", "signature"}, {"games", 3}}).at("signature"),
            json::value(fmt::format("{:016x}", signature(3))));
}

TEST_F(EngineTest, names_are_tidied_and_taken_as_they_are_then) {
  const json::array typed{"  Ann \u202Esniw ", "1\uFE0F\u20E3 Tom", "\u2800", std::string(100, 'x')};
  const json::array tidy = ask({{"op", "tidy_names"}, {"names", typed}}).at("names").as_array();
  EXPECT_EQ(tidy, (json::array{"Ann sniw", "1\uFE0F\u20E3 Tom", "", std::string(60, 'x')}));
  for (const json::value& name : tidy) {
    if (name.as_string().empty()) continue;
    json::object table = classic_table(2, 1);
    table.at("seats").as_array().at(0).as_object()["name"] = name;
    EXPECT_EQ(error_of({{"op", "create"}, {"table", table}}), "no error");
  }
  EXPECT_EQ(error_of(R"({"op":"tidy_names","names":[1]})"), "each of \"names\" must be a string");
}

TEST_F(EngineTest, bad_requests_are_told_what_is_wrong) {
  EXPECT_EQ(error_of(""), "empty, expected JSON");
  EXPECT_THAT(error_of("{"), StartsWith("not valid JSON"));
  EXPECT_EQ(error_of("[]"), "a request must be an object");
  EXPECT_EQ(error_of("{}"), "\"op\" is missing");
  EXPECT_EQ(error_of(R"({"op":3})"), "\"op\" must be a string");
  EXPECT_EQ(error_of(R"({"op":"shuffle"})"), "unknown op \"shuffle\"");
  EXPECT_EQ(error_of(R"({"op":"create"})"), "\"table\" is missing");
  EXPECT_EQ(error_of(R"({"op":"create","table":{"game":"chess"}})"), find_game("chess").error().message);
  EXPECT_EQ(error_of(R"({"op":"signature","games":0})"), "\"games\" must be a whole number from 1 to 10000");
  EXPECT_EQ(error_of(R"({"op":"replay","record":"","sha256":""})"), "the record is empty");
}

TEST_F(EngineTest, every_operation_refuses_keys_it_does_not_know) {
  for (const std::string_view op :
       {"create",         "act",    "view",         "choices",   "suggest",   "record",    "close",
        "committed_text", "replay", "board",        "signature", "catalogue", "scene",     "fit",
        "gaps",           "hints",  "record_scene", "analyse",   "sheet",     "open",      "submit",
        "wake",           "go_on",  "report",       "follow",    "hear",      "tidy_names"}) {
    EXPECT_EQ(error_of({{"op", op}, {"tabel", 1}}), "unknown key \"tabel\"") << op;
  }
}

TEST_F(EngineTest, bad_requests_about_a_table_are_told_what_is_wrong) {
  const std::int64_t table = create(2, 1);
  const auto about = [&](std::string_view rest) {
    return error_of(fmt::format(R"({{"table":{},{}}})", table, rest));
  };
  EXPECT_EQ(error_of(R"({"op":"view","table":99,"viewer":null})"), "there is no table 99");
  EXPECT_THAT(error_of(R"({"op":"view","table":"1","viewer":null})"),
              StartsWith("\"table\" must be a whole number"));
  EXPECT_EQ(about(R"("op":"view")"), "\"viewer\" is missing");
  EXPECT_EQ(about(R"("op":"view","viewer":2)"), "\"viewer\" must be a whole number from 0 to 1");
  EXPECT_EQ(about(R"("op":"choices","seat":-1)"), "\"seat\" must be a whole number from 0 to 1");
  EXPECT_EQ(about(R"("op":"suggest","seat":0,"level":"greedy")"), "\"seed\" is missing");
  EXPECT_THAT(about(R"("op":"suggest","seat":0,"level":"best","seed":1)"),
              StartsWith("unknown level \"best\""));
  EXPECT_EQ(about(R"("op":"suggest","seat":1,"level":"greedy","seed":1)"), "seat 1 has nothing to do now");
  EXPECT_EQ(about(R"("op":"hints","seat":0,"nodes":0,"seed":1)"),
            "\"nodes\" must be a whole number from 1 to 10000000");
  EXPECT_EQ(about(R"("op":"hints","seat":1,"nodes":10,"seed":1)"), "seat 1 has nothing to do now");
  EXPECT_EQ(about(R"("op":"act","step":{"seat":0})"),
            "an action must have one key: place, pass, done, draw, mark, unmark, keep, bid, follow, again, "
            "take, back, "
            "sheet, announce, time, resign, leave, return, out_of_time");
}

TEST(Exports, a_request_goes_through_memory_and_the_answer_stays_until_the_next) {
  const std::string request = R"({"op":"shuffle"})";
  char* const room = dalapapa_alloc(request.size());
  ASSERT_NE(room, nullptr);
  std::ranges::copy(request, room);
  const std::size_t size = dalapapa_call(room, request.size());
  dalapapa_free(room);
  EXPECT_EQ(std::string_view(dalapapa_answer(), size), R"({"error":"unknown op \"shuffle\""})");
}

}  // namespace
}  // namespace dalapapa
