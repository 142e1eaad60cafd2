// A table: what goes in, what comes out, and to whom.
#include "table/table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "players/style.hpp"
#include "table/sample_records.hpp"

namespace dalapapa {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

json::value parsed(const std::string& text) {
  return json::parse(text).value();
}

Table two_seats(const std::vector<std::string>& options = {"target=60"}) {
  return sample::table(sample::classic(2, sample::standard(), options), 12);
}

std::string message(const Expected<void>& acted) {
  return acted ? "fine" : acted.error().message;
}

TEST(Table, deals_by_itself_what_is_due_from_the_deck) {
  Table table = two_seats();
  EXPECT_EQ(table.game().awaited().list(), std::vector{Actor::seat(0)});
  const auto deck = Deck::shuffled(*sample::standard(), 12).order();
  sample::let_bots_play(table, "greedy", 1);
  std::size_t next = 0;
  for (const Step& step : table.game().steps()) {
    const auto* draw = std::get_if<Draw>(&step.action);
    ASSERT_TRUE(draw == nullptr || draw->tile == deck[next++]);
  }
  EXPECT_GT(next, 20U);
  EXPECT_TRUE(replay(table.record(), sample::slow_sha256));
}

TEST(Table, plays_an_action_or_refuses_it_with_the_reason_and_stays_as_it_was) {
  Table table = two_seats();
  const std::string before = sample::told(table.game());
  for (const auto& [step, reason] : std::vector<std::pair<std::string, std::string>>{
           {R"({"seat":1,"pass":true})", "it is the turn of seat 0"},
           {R"({"seat":0,"pass":true})", "passing is not allowed while a tile can be placed"},
           {R"({"seat":0,"done":true})", "a tile must be placed before the turn can end"},
           {R"({"seat":"chance","draw":1,"to":0})", "at a table chance acts by itself"},
           {R"({"seat":"referee","pass":true})", "it is the turn of seat 0"},
           {R"({"seat":0,"place":["BBBBBBB",0,0,0]})", "no tile of the set has the face BBBBBBB"},
           {R"({"seat":0})",
            "an action must have one key: place, pass, done, draw, mark, unmark, keep, bid, follow, again, "
            "take, back, "
            "sheet, announce, time, resign, leave, return, out_of_time"},
           {R"({"pass":true})", "\"seat\" is missing"},
           {R"([])", "an action must be an object"}}) {
    EXPECT_EQ(message(table.act(parsed(step))), reason) << step;
    EXPECT_EQ(sample::told(table.game()), before) << step;
  }
  const json::array choices = table.choices(0);
  EXPECT_EQ(choices.size(), 8U);
  json::object step = choices[3].as_object();
  step["seat"] = 0;
  EXPECT_EQ(message(table.act(json::value(step))), "fine");
  EXPECT_NE(sample::told(table.game()), before);
}

TEST(Table, choices_are_actions_that_it_accepts) {
  Table table = two_seats();
  Random random(2);
  for (int i = 0; i < 40 && !table.game().result(); ++i) {
    const int seat = table.game().awaited().list().front().seat_number();
    EXPECT_TRUE(table.choices(1 - seat).empty());
    const json::array choices = table.choices(seat);
    ASSERT_FALSE(choices.empty());
    json::object step = choices[random.below(static_cast<std::uint32_t>(choices.size()))].as_object();
    step["seat"] = seat;
    ASSERT_EQ(message(table.act(json::value(step))), "fine");
  }
}

TEST(Table, gives_hints_with_their_reasons_best_first) {
  Table table = two_seats();
  sample::let_bots_play(table, "greedy", 1, 6);
  const int seat = table.game().awaited().list().front().seat_number();
  const json::object told = table.hints(seat, 100, 1).value();
  const json::array& hints = told.at("hints").as_array();
  ASSERT_GE(hints.size(), 2U);
  for (std::size_t i = 0; i < hints.size(); ++i) {
    const json::object& hint = hints[i].as_object();
    EXPECT_TRUE(hint.at("now").is_double());
    EXPECT_GT(hint.at("opens").as_double(), 0);
    // Each can be played from its first action to its last.
    const auto game = table.game().clone();
    for (const json::value& action : hint.at("actions").as_array()) {
      json::object step = action.as_object();
      step["seat"] = seat;
      ASSERT_TRUE(game->play(step_from_json(step, game->tiles()).value()));
    }
  }
  EXPECT_EQ(told.at("exact"), false);
  EXPECT_EQ(told, table.hints(seat, 100, 1).value());
  EXPECT_EQ(table.hints(1 - seat, 100, 1).error().message,
            fmt::format("seat {} has nothing to do now", 1 - seat));
}

TEST(Table, gives_hints_for_the_rest_of_a_turn_that_was_begun) {
  Table table = two_seats();
  sample::let_bots_play(table, "greedy", 1, 6);
  const int seat = table.game().awaited().list().front().seat_number();
  const json::object told = table.hints(seat, 100, 1).value();
  const json::value first = told.at("hints").at(0).at("actions").at(0);
  ASSERT_TRUE(first.as_object().contains("place"));
  const json::object rest = table.hints(seat, 100, 1, {first}).value();
  const json::array& hints = rest.at("hints").as_array();
  ASSERT_FALSE(hints.empty());
  for (const json::value& hint : hints) {
    const auto game = table.game().clone();
    json::array whole{first};
    for (const json::value& action : hint.at("actions").as_array()) whole.push_back(action);
    for (const json::value& action : whole) {
      json::object step = action.as_object();
      step["seat"] = seat;
      ASSERT_TRUE(game->play(step_from_json(step, game->tiles()).value()));
    }
  }
  EXPECT_EQ(table.hints(seat, 100, 1, {json::object{{"bid", 2}}}).error().message.substr(0, 8), "tried[0]");
  EXPECT_EQ(table.hints(seat, 100, 1, {first, json::object{{"done", true}}}).error().message,
            fmt::format("seat {} has nothing to do now", seat));
}

TEST(Table, gives_no_hints_while_the_table_is_laid_out) {
  int laid_out = 0;
  for (const GameInfo& game : catalogue()) {
    if (style_of(game) == nullptr) continue;
    const Table table =
        sample::table(sample::agree(game, sample::seats_for(game, 2), sample::standard(), {}), 12);
    const int seat = table.game().awaited().list().front().seat_number();
    if (!table.game().automatic(Actor::seat(seat))) continue;  // the first tile is a choice
    EXPECT_EQ(table.hints(seat, 100, 1).error().message, "the table is to be set up first");
    ++laid_out;
  }
  EXPECT_GE(laid_out, 4);
}

TEST(Table, helps_with_a_figure_from_the_first_tile_to_the_last) {  // PU2
  Table table = sample::table(sample::agree(*find_game("puzzle").value(), 2, sample::standard(), {}), 5);
  const auto act = [&](json::object step, int time) {
    step["seat"] = 0;
    step["ms"] = time;
    return message(table.act(json::value(step)));
  };
  int time = 0;
  for (int tile = 0; tile < 8; ++tile) {
    const json::object told = table.hints(0, 1'000'000, 1).value();
    ASSERT_EQ(told.at("state"), "solvable");
    const auto face = Face::parse(told.at("next").at(0).get_string()).value();
    const int id = table.game().tiles()[*table.game().tiles().tile_with(face)].id;
    ASSERT_EQ(act({{"take", id}}, ++time), "fine");
    ASSERT_EQ(table.hints(0, 1'000'000, 1).value().at("state"), "solvable");  // with a tile in the hand too
    ASSERT_EQ(act({{"place", told.at("next")}}, ++time), "fine");
  }
  EXPECT_TRUE(table.game().result());
  EXPECT_EQ(table.hints(0, 1000, 1).error().message, "the game is over");
  const Table unchosen =
      sample::table(sample::agree(*find_game("arlequin").value(), 1, sample::standard(), {}), 5);
  EXPECT_EQ(unchosen.hints(0, 1000, 1).error().message, "the table is to be set up first");
}

TEST(Table, suggests_what_a_bot_would_do_and_does_not_do_it) {
  Table table = two_seats();
  const std::string before = sample::told(table.game());
  for (const char* level : {"random", "novice", "greedy", "expert"}) {
    const auto action = table.suggest(0, level, 7);
    ASSERT_TRUE(action) << level;
    EXPECT_TRUE(table.game().check({Actor::seat(0), **action}));
    Table other = two_seats();
    EXPECT_EQ(*action, *other.suggest(0, level, 7));
  }
  EXPECT_EQ(sample::told(table.game()), before);
  EXPECT_EQ(table.suggest(1, "greedy", 7).error().message, "seat 1 has nothing to do now");
  EXPECT_EQ(table.suggest(1, "greedy", 7).error().kind, Error::Kind::refused);
  EXPECT_THAT(table.suggest(0, "clever", 7).error().message, HasSubstr("unknown level \"clever\""));
  sample::let_bots_play(table, "greedy", 1);
  EXPECT_FALSE(table.suggest(0, "greedy", 7));
  EXPECT_TRUE(table.choices(0).empty());
  EXPECT_EQ(message(table.act(parsed(R"({"seat":0,"pass":true})"))), "the game is over");
}

TEST(Table, a_view_has_the_agreement_the_steps_and_the_state_and_opens_the_deck_only_at_the_end) {
  Table table = two_seats();
  const Opening secret = sample::opening(*sample::standard(), 12);
  while (true) {
    const bool over = table.game().result().has_value();
    for (const Viewer viewer : {Viewer(0), Viewer(1), spectator}) {
      const json::object view = table.view(viewer);
      for (const char* key : {"game", "options", "seats", "tiles", "commitment", "steps", "state"})
        ASSERT_TRUE(view.contains(key)) << key;
      ASSERT_EQ(view.at("commitment").as_string(),
                sample::slow_sha256(secret.committed_text(*sample::standard())));
      ASSERT_EQ(view.at("steps").as_array().size(), table.game().steps().size());
      ASSERT_EQ(view.contains("opened"), over);
      const std::string text = json::serialize(view);
      ASSERT_EQ(text.find(secret.nonce) != std::string::npos, over);
    }
    if (over) break;
    sample::let_bots_play(table, "greedy", 3, 1);
  }
  EXPECT_EQ(json::serialize(table.view(0).at("opened")),
            json::serialize(secret.to_json(*sample::standard())));
}

TEST(Table, a_view_tells_nobody_the_tiles_drawn_for_others) {
  Table table = two_seats();
  sample::let_bots_play(table, "random", 3, 12);
  for (const Viewer viewer : {Viewer(0), Viewer(1), spectator}) {
    const json::object view = table.view(viewer);
    int hidden = 0;
    for (const json::value& step : view.at("steps").as_array()) {
      const json::value* draw = step.as_object().if_contains("draw");
      if (draw == nullptr) continue;
      EXPECT_EQ(draw->is_null(), step.at("to").to_number<int>() != viewer);
      hidden += draw->is_null() ? 1 : 0;
    }
    EXPECT_GT(hidden, 5);
    const json::array& hands = view.at("state").at("hands").as_array();
    for (int seat = 0; seat < 2; ++seat) {
      for (const json::value& tile : hands[static_cast<std::size_t>(seat)].as_array())
        EXPECT_EQ(tile.is_null(), seat != viewer);
    }
  }
  Table open = two_seats({"open_hands=true"});
  EXPECT_THAT(json::serialize(open.view(spectator)), Not(HasSubstr("null")));
}

json::object request_for_two() {
  const Opening open = sample::opening(*sample::standard(), 1);
  json::object in = parsed(R"({"game":"classic","options":{"target":60},
                               "seats":[{"name":"A"},{"name":"B","bot":"greedy"}]})")
                        .as_object();
  in["opened"] = open.to_json(*sample::standard());
  in["commitment"] = sample::slow_sha256(open.committed_text(*sample::standard()));
  return in;
}

std::string request(const std::string& key, const std::string& value) {
  json::object in = request_for_two();
  if (value == "gone") {
    in.erase(key);
  } else if (!key.empty()) {
    in[key] = parsed(value);
  }
  const auto table = Table::create(json::value(in));
  return table ? "fine" : table.error().message;
}

TEST(Table, is_set_up_from_json_or_refused_with_the_reason) {
  EXPECT_EQ(request("", ""), "fine");
  EXPECT_EQ(request("options", "gone"), "fine");
  EXPECT_EQ(request("opened", "gone"), "\"opened\" is missing");
  EXPECT_EQ(request("commitment", "gone"), "\"commitment\" is missing");
  EXPECT_EQ(request("commitment", "\"abc\""), "\"commitment\" must be 64 hexadecimal digits");
  EXPECT_EQ(request("opened", R"({"nonce":"abc","deck":[]})"), "\"nonce\" must be 64 hexadecimal digits");
  EXPECT_THAT(request("game", "\"go\""), StartsWith("unknown game \"go\" (there are: classic, auction, "));
  EXPECT_EQ(request("seats", R"([{"name":"A"}])"), "classic is for 2 to 4 players, not 1");
  EXPECT_EQ(request("dalapapa", "1"), "unknown key \"dalapapa\"");
  EXPECT_THAT(request("options", R"({"target":5})"), HasSubstr("60 to 240"));
  EXPECT_FALSE(Table::create(parsed("[]")));
  // A set too small for the game.
  EXPECT_EQ(request("tiles", R"([{"id":1,"a":"BBBBBBB","b":"RRRRRRR"}])"),
            "classic with 2 players needs at least 6 tiles, the set has 1");
}

TEST(Table,
     begins_with_names_that_read_as_they_are_written_and_is_taken_up_with_any_that_older_versions_took) {
  for (const auto& [name, reason] :
       std::vector<std::pair<std::string, std::string>>{{"Ann \u202Esniw", "U+202E"},
                                                        {"Ann\u2066", "U+2066"},
                                                        {"A\u2028nn", "U+2028"},
                                                        {"A\u200Bnn", "U+200B"},
                                                        {"A\u200Dnn", "U+200D"},
                                                        {"\uFEFFAnn", "U+FEFF"},
                                                        {"A\U000E0041nn", "U+E0041"},
                                                        {" \u3000", "seat 1: \"name\" is blank"}}) {
    json::object in = request_for_two();
    Record record = Table::create(json::value(in)).value().record();
    record.config.seats[1].name = name;
    in["seats"].at(1).as_object()["name"] = name;
    const auto begun = Table::create(json::value(in));
    ASSERT_FALSE(begun) << reason;
    EXPECT_THAT(begun.error().message, StartsWith("seat 1: \"name\""));
    EXPECT_THAT(begun.error().message, HasSubstr(reason));

    const auto opened = Table::open(record.write(), in["opened"]);
    ASSERT_TRUE(opened) << opened.error().message;
    in["steps"] = json::array{};  // as the page kept games once
    const auto taken_over = Table::create(json::value(in));
    ASSERT_TRUE(taken_over) << taken_over.error().message;
    for (const Table* const table : {&*opened, &*taken_over}) EXPECT_EQ(table->config().seats[1].name, name);
  }
  EXPECT_THAT(request("seats", "[{\"name\":\"A\"},{\"name\":\"B\",\"bot\":\"ex\u200Bpert\"}]"),
              HasSubstr("seat 1: \"bot\" may not have"));
}

}  // namespace
}  // namespace dalapapa
