// Every step that the classic game refuses: the reason is named, and the game stays as it was.
#include <gtest/gtest.h>

#include "games/classic.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

using sample::expect_refused;
using sample::play;

class ClassicRefusal : public testing::Test {
 protected:
  // 1 and 2 laid out; seat 0 holds 3 and 4, seat 1 holds 5 and 6; 7 and 8 in the bag.
  void set_up_turns() {
    play(game, {"draw 1", "draw 2", "place RRRRRRR 0 0 0", "place GRRRRRR 2 0 0", "draw 3", "draw 4",
                "draw 5", "draw 6"});
  }
  Step by(int seat, const std::string& text) {
    Step step = sample::step(game, text);
    step.actor = Actor::seat(seat);
    return step;
  }
  [[nodiscard]] Step drawn(int id, Actor to, Actor by = Actor::chance()) const {
    return {by, Draw{game.tiles().tile_with_id(id).value(), to}};
  }

  Classic game{sample::tiles({"RRRRRRR/BRRRRRR", "GRRRRRR/YRRRRRR", "RRRRRYR", "BRRRRRG", "GRRRRRG",
                              "YRRRRRG", "YRRRRGG", "BRRRRGG"}),
               2,
               {1, false}};
};

TEST_F(ClassicRefusal, another_seat_than_the_one_whose_turn_it_is) {
  set_up_turns();
  expect_refused(game, by(1, "place GRRRRRG 4 0 0"), "turn of seat 0");
  expect_refused(game, by(1, "pass"), "turn of seat 0");
  expect_refused(game, by(9, "place RRRRRYR 4 0 0"), "turn of seat 0");
  expect_refused(game, {Actor::referee(), Pass{}}, "turn of seat 0");
  play(game, {"place RRRRRYR 4 0 0"});
  expect_refused(game, by(1, "done"), "turn of seat 0");
}

TEST_F(ClassicRefusal, chance_acting_for_a_seat_and_a_seat_acting_for_chance) {
  set_up_turns();
  expect_refused(game, {Actor::chance(), Place{sample::placement("RRRRRYR 4 0 0")}}, "chance draws tiles");
  expect_refused(game, {Actor::chance(), Pass{}}, "chance draws tiles");
  expect_refused(game, {Actor::chance(), Done{}}, "chance draws tiles");
  expect_refused(game, drawn(7, Actor::seat(0), Actor::seat(0)), "chance draws tiles");
  play(game, {"place RRRRRYR 4 0 0", "done"});
  expect_refused(game, drawn(7, Actor::seat(0), Actor::seat(0)), "chance draws tiles");
  expect_refused(game, drawn(7, Actor::seat(0), Actor::referee()), "chance draws tiles");
}

TEST_F(ClassicRefusal, a_draw_when_none_is_due) {
  set_up_turns();
  expect_refused(game, drawn(7, Actor::seat(0)), "no tile is drawn now");
  play(game, {"place RRRRRYR 4 0 0"});
  expect_refused(game, drawn(7, Actor::seat(0)), "no tile is drawn now");
}

TEST_F(ClassicRefusal, a_draw_of_a_tile_that_is_not_in_the_bag_or_for_another_seat) {
  expect_refused(game, drawn(1, Actor::seat(1)), "drawn for seat 0");
  expect_refused(game, drawn(1, Actor::chance()), "drawn for seat 0");
  play(game, {"draw 1"});
  expect_refused(game, drawn(1, Actor::seat(1)), "not in the bag");
  expect_refused(game, drawn(2, Actor::seat(0)), "drawn for seat 1");
  play(game,
       {"draw 2", "place RRRRRRR 0 0 0", "place GRRRRRR 2 0 0", "draw 3", "draw 4", "draw 5", "draw 6"});
  play(game, {"place RRRRRYR 4 0 0", "done"});
  for (int id = 1; id <= 6; ++id) expect_refused(game, drawn(id, Actor::seat(0)), "not in the bag");
  expect_refused(game, drawn(7, Actor::seat(1)), "drawn for seat 0");
  expect_refused(game, {Actor::chance(), Draw{no_tile, Actor::seat(0)}}, "not in the bag");
  // Beyond the set: indices that a set of 8 tiles does not have.
  EXPECT_FALSE(game.check({Actor::chance(), Draw{8, Actor::seat(0)}}));
}

TEST_F(ClassicRefusal, a_seat_that_acts_while_a_tile_is_to_be_drawn) {
  expect_refused(game, by(0, "place RRRRRRR 0 0 0"), "drawn first");
  set_up_turns();
  play(game, {"place RRRRRYR 4 0 0", "done"});
  expect_refused(game, by(0, "place BRRRRRG 6 0 0"), "drawn first");
  expect_refused(game, by(1, "place GRRRRRG 6 0 0"), "drawn first");
  expect_refused(game, by(0, "done"), "drawn first");
  expect_refused(game, by(0, "pass"), "drawn first");
}

TEST_F(ClassicRefusal, a_tile_that_is_not_in_the_hand) {
  set_up_turns();
  expect_refused(game, "place GRRRRRG 4 0 0", "tile 5 (GRRRRRG) is not in the hand");  // in the other hand
  expect_refused(game, "place YRRRRGG 4 0 0", "tile 7 (YRRRRGG) is not in the hand");  // in the bag
  expect_refused(game, "place BRRRRRR 4 0 0", "tile 1 (BRRRRRR) is not in the hand");  // on the table
  expect_refused(game, "place BBBBBBB 4 0 0", "no tile of the set has the face BBBBBBB");
  play(game, {"place RRRRRYR 4 0 0"});
  expect_refused(game, "place RRRRRYR 6 0 0", "tile 3 (RRRRRYR) is not in the hand");  // just placed
}

TEST_F(ClassicRefusal, G7_placements_that_overlap_do_not_match_or_touch_nothing) {
  set_up_turns();
  for (const char* at : {"0 0 0", "1 0 0", "3 0 0", "0 0 1", "3 -1 1", "-1 0 0"})
    expect_refused(game, std::string("place RRRRRYR ") + at, "");
  expect_refused(game, "place RRRRRYR 9 9 0", "touches no other tile");
  expect_refused(game, "place RRRRRYR 5 0 0", "touches no other tile");
  expect_refused(game, "place RRRRRYR 4 1 0", "touches no other tile");  // corners do not count (G5)
  expect_refused(game, "place RRRRRYR 10000 -10000 0", "touches no other tile");
  expect_refused(game, "place RRRRRYR 0 -1 0", "yellow");  // its SE lies on red
}

TEST_F(ClassicRefusal, a_first_tile_elsewhere_than_at_0_0) {
  play(game, {"draw 1", "draw 2"});
  for (const char* at : {"1 0 0", "0 -1 0", "10000 10000 1"})
    expect_refused(game, std::string("place RRRRRRR ") + at, "lies at 0 0");
  expect_refused(game, "pass", "passing is not allowed");
  expect_refused(game, "done", "must be placed");
}

TEST_F(ClassicRefusal, an_end_of_the_turn_before_a_tile_is_placed) {
  set_up_turns();
  expect_refused(game, "done", "a tile must be placed before the turn can end");
}

TEST_F(ClassicRefusal, CL7_a_pass_while_a_tile_fits_or_after_a_tile_was_placed) {
  set_up_turns();
  expect_refused(game, "pass", "passing is not allowed while a tile can be placed");
  play(game, {"place RRRRRYR 4 0 0"});
  expect_refused(game, "pass", "not with a pass");
}

TEST_F(ClassicRefusal, CL2_a_third_tile) {
  set_up_turns();
  play(game, {"place RRRRRYR 4 0 0", "place BRRRRRG 6 0 0", "draw 7"});
  expect_refused(game, by(0, "place YRRRRGG 8 0 0"), "drawn first");
  play(game, {"draw 8"});
  expect_refused(game, by(0, "place YRRRRGG 8 0 0"), "turn of seat 1");
}

TEST_F(ClassicRefusal, anything_after_the_end) {
  set_up_turns();  // the target is 1
  play(game, {"place RRRRRYR 4 0 0", "done", "draw 7", "place GRRRRRG 6 0 0", "done", "draw 8"});
  ASSERT_TRUE(game.result());
  for (const int seat : {0, 1}) {
    expect_refused(game, by(seat, "place YRRRRRG 8 0 0"), "the game is over");
    expect_refused(game, by(seat, "pass"), "the game is over");
    expect_refused(game, by(seat, "done"), "the game is over");
  }
  expect_refused(game, drawn(8, Actor::seat(0)), "the game is over");
}

}  // namespace
}  // namespace dalapapa
