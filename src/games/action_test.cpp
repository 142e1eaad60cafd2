// Actions and steps as text and as JSON.
#include "games/action.hpp"

#include <gtest/gtest.h>

#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

// Ids that are not indices, as in a custom set.
const TileSet& set_of_two() {
  static const TileSet set = [] {
    const Face a = Face::parse("BBBGGRR").value();
    const Face b = Face::parse("BBBGGYY").value();
    return TileSet::of("two", {{41, {}, {}, a, a}, {7, {}, {}, b, b}}).value();
  }();
  return set;
}

struct Written {
  Action action;
  const char* text;
  const char* json;
};

const std::vector<Written>& written() {
  static const std::vector<Written> all{
      {Place{sample::placement("BBBGGRR 3 -2 1")}, "place BBBGGRR 3 -2 1", R"({"place":["BBBGGRR",3,-2,1]})"},
      {Place{sample::placement("BGRRBBG -10000 10000 3")}, "place BGRRBBG -10000 10000 3",
       R"({"place":["BGRRBBG",-10000,10000,3]})"},
      {Pass{}, "pass", R"({"pass":true})"},
      {Done{}, "done", R"({"done":true})"},
      {Draw{0, Actor::seat(2)}, "draw 41 to 2", R"({"draw":41,"to":2})"},
      {Draw{1, Actor::seat(0)}, "draw 7 to 0", R"({"draw":7,"to":0})"},
      {Draw{1}, "draw 7", R"({"draw":7})"},  // onto the table
      {Mark{{3, -2, EdgeAt::Side::top}}, "mark 3 -2 top", R"({"mark":[3,-2,"top"]})"},
      {Unmark{{0, 0, EdgeAt::Side::left}}, "unmark 0 0 left", R"({"unmark":[0,0,"left"]})"},
      {Keep{{-1, 4, EdgeAt::Side::left}}, "keep -1 4 left", R"({"keep":[-1,4,"left"]})"},
      {Bid{12}, "bid 12", R"({"bid":12})"},
      {Follow{}, "follow", R"({"follow":true})"},
      {Again{}, "again", R"({"again":true})"},
      {Take{0}, "take 41", R"({"take":41})"},
      {PutBack{}, "back", R"({"back":true})"},
      {TakeSheet{3}, "sheet 3", R"({"sheet":3})"},
      {Announce{27}, "announce 27", R"({"announce":27})"},
      {TimeUp{}, "time", R"({"time":true})"},
  };
  return all;
}

TEST(Action, is_the_same_after_a_round_trip_through_json) {
  for (const Written& w : written()) {
    EXPECT_EQ(json::serialize(to_json(w.action, set_of_two())), w.json);
    EXPECT_EQ(to_text(w.action, set_of_two()), w.text);
    const json::value parsed = json::parse(w.json).value();
    const auto read = action_from_json(parsed.get_object(), set_of_two());
    ASSERT_TRUE(read) << w.json << ": " << read.error().message;
    EXPECT_EQ(*read, w.action) << w.json;
    EXPECT_EQ(action_from_text(w.text, set_of_two()).value(), w.action) << w.text;
  }
}

TEST(Action, text_that_is_no_action_is_refused_as_bad_input) {
  for (const char* text : {"", " ", "jump", "place", "place BBBGGRR 0 0", "bid", "bid x", "mark 0 0",
                           "mark 0 0 right", "draw 41 for 2", "take 99", "pass 1", "done done"}) {
    const auto read = action_from_text(text, set_of_two());
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().kind, Error::Kind::bad_input) << text;
  }
}

TEST(Action, a_hidden_draw_is_written_without_its_tile_and_cannot_be_read_as_one) {
  const Draw hidden{no_tile, Actor::seat(1)};
  EXPECT_EQ(to_text(hidden, set_of_two()), "draw ? to 1");
  const json::object out = to_json(hidden, set_of_two());
  EXPECT_EQ(json::serialize(out), R"({"draw":null,"to":1})");
  EXPECT_FALSE(action_from_json(out, set_of_two()));
}

TEST(Action, json_that_is_no_action_is_refused_as_bad_input) {
  for (const char* text : {R"({})",
                           R"({"pass":false})",
                           R"({"pass":1})",
                           R"({"done":null})",
                           R"({"pass":true,"done":true})",
                           R"({"skip":true})",
                           R"({"place":[]})",
                           R"({"place":["BBBGGRR",0,0]})",
                           R"({"place":["BBBGGRR",0,0,4]})",
                           R"({"place":["BBBGGR",0,0,0]})",
                           R"({"place":["BBBGGRX",0,0,0]})",
                           R"({"place":["BBBGGRR",40000,0,0]})",
                           R"({"place":["BBBGGRR",0.5,0,0]})",
                           R"({"place":"BBBGGRR 0 0 0"})",
                           R"({"place":["BBBGGRR",0,0,0],"x":1})",
                           R"({"draw":41,"to":null})",
                           R"({"draw":41,"to":"0"})",
                           R"({"draw":41,"to":-1})",
                           R"({"draw":41,"to":10})",
                           R"({"draw":42,"to":0})",
                           R"({"draw":0,"to":0})",
                           R"({"draw":-1,"to":0})",
                           R"({"draw":255,"to":0})",
                           R"({"draw":1e1,"to":0})",
                           R"({"draw":18446744073709551615,"to":0})",
                           R"({"draw":41,"to":0,"pass":true})"}) {
    const json::value parsed = json::parse(text).value();
    const auto read = action_from_json(parsed.get_object(), set_of_two());
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().kind, Error::Kind::bad_input) << text;
    EXPECT_FALSE(read.error().message.empty()) << text;
  }
}

TEST(Step, is_the_same_after_a_round_trip_through_json) {
  const std::vector<std::pair<Step, const char*>> all{
      {{Actor::seat(3), Done{}}, R"({"seat":3,"done":true})"},
      {{Actor::seat(9), Pass{}, 1500}, R"({"seat":9,"pass":true,"ms":1500})"},
      {{Actor::chance(), Draw{1, Actor::seat(0)}}, R"({"seat":"chance","draw":7,"to":0})"},
      {{Actor::referee(), Done{}, 1}, R"({"seat":"referee","done":true,"ms":1})"},
      {{Actor::seat(0), Place{sample::placement("BBBGGRR 0 0 0")}},
       R"({"seat":0,"place":["BBBGGRR",0,0,0]})"},
  };
  for (const auto& [step, text] : all) {
    EXPECT_EQ(json::serialize(to_json(step, set_of_two())), text);
    const auto read = step_from_json(json::parse(text).value(), set_of_two());
    ASSERT_TRUE(read) << text << ": " << read.error().message;
    EXPECT_EQ(*read, step) << text;
  }
}

TEST(Step, json_that_is_no_step_is_refused_as_bad_input) {
  for (const char* text :
       {R"([])", R"(3)", R"(null)", R"("pass")", R"({"pass":true})", R"({"seat":0})",
        R"({"seat":10,"pass":true})", R"({"seat":-1,"pass":true})", R"({"seat":"dealer","pass":true})",
        R"({"seat":null,"pass":true})", R"({"seat":0.0,"pass":true})", R"({"seat":0,"pass":true,"ms":-1})",
        R"({"seat":0,"pass":true,"ms":"1"})", R"({"seat":0,"pass":true,"ms":31536000000001})",
        R"({"seat":0,"pass":true,"note":"x"})", R"({"seat":0,"ms":5})"}) {
    const auto read = step_from_json(json::parse(text).value(), set_of_two());
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().kind, Error::Kind::bad_input) << text;
  }
}

TEST(Actors, lists_seats_in_order_then_chance_and_the_referee) {
  Actors actors;
  EXPECT_TRUE(actors.empty());
  EXPECT_TRUE(actors.list().empty());
  actors.add(Actor::referee());
  actors.add(Actor::seat(9));
  actors.add(Actor::chance());
  actors.add(Actor::seat(0));
  EXPECT_EQ(actors.list(), (std::vector{Actor::seat(0), Actor::seat(9), Actor::chance(), Actor::referee()}));
  EXPECT_FALSE(actors.contains(Actor::seat(1)));
  EXPECT_FALSE(Actors(Actor::seat(1)).contains(Actor::chance()));
}

TEST(Deck, deals_in_its_order_to_whom_a_tile_is_due_and_skips_what_is_not_in_the_bag) {
  const GameInfo& info = *find_game("classic").value();
  const auto game = info.create(sample::agree(info, 2, sample::standard()));
  Deck deck({5, 5, 3, 5, 9});
  EXPECT_EQ(deck.deal(*game), (Draw{5, Actor::seat(0)}));
  game->apply({Actor::chance(), Draw{5, Actor::seat(0)}});
  EXPECT_EQ(deck.deal(*game), (Draw{3, Actor::seat(1)}));
}

TEST(Deck, a_shuffle_holds_every_tile_once_and_is_settled_by_its_seed) {
  const TileSet& set = *sample::standard();
  const auto order = Deck::shuffled(set, 7).order();
  EXPECT_EQ(order, Deck::shuffled(set, 7).order());
  EXPECT_NE(order, Deck::shuffled(set, 8).order());
  EXPECT_EQ(order.size(), 120U);
  EXPECT_EQ(std::set(order.begin(), order.end()).size(), 120U);
}

TEST(Action, is_described_by_its_name_who_does_it_and_what_it_says) {
  const json::array all = describe_actions();
  ASSERT_EQ(all.size(), std::variant_size_v<Action>);
  EXPECT_EQ(all[0], (json::object{{"name", "place"}, {"by", "seat"}, {"value", "placement"}}));
  EXPECT_EQ(all[Action(Draw{}).index()],
            (json::object{{"name", "draw"}, {"by", "chance"}, {"value", "tile"}}));
  EXPECT_EQ(all[Action(Keep{}).index()], (json::object{{"name", "keep"}, {"by", "seat"}, {"value", "disc"}}));
  EXPECT_EQ(all[Action(TimeUp{}).index()],
            (json::object{{"name", "time"}, {"by", "referee"}, {"value", "none"}}));
  EXPECT_EQ(all.back(), (json::object{{"name", "out_of_time"}, {"by", "table"}, {"value", "number"}}));
}

}  // namespace
}  // namespace dalapapa
