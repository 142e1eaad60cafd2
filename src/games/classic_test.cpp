// The classic game rule by rule, in scenarios with few tiles. classic_pass_test.cpp has CL7,
// classic_refusal_test.cpp every step that is refused.
#include "games/classic.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/points.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

using sample::expect_refused;
using sample::play;
using testing::ElementsAre;

// Blue in the middle and below, red at both ends. Laid end to end two of them form a red disc that is closed:
// 2 points. Under another one, turned by half and shifted by a square, they form a blue disc that is open: 1.
sample::Tiles closers() {
  return sample::tiles({"BRBBRBB", "BRYBRBB", "BRBYRBB", "BRGBRBB", "BRBGRBB", "BRYYRBB", "BRGGRBB",
                        "BRYGRBB", "BRGYRBB", "BRYGRBY", "BRGYRBG", "BRGYRGB"});
}

// Two seats, each with two tiles in hand; 6 and 1 have been laid out end to end. Seat 0 holds 2 and 3, seat 1
// holds 8 and 4.
Classic opened(int target) {
  Classic game(closers(), 2, {target, false});
  play(game, {"draw 6", "draw 1", "place BRYYRBB 0 0 0", "place BRBBRBB 2 0 0", "draw 2", "draw 3", "draw 8",
              "draw 4"});
  return game;
}

TEST(Classic, CL1_each_seat_draws_one_tile_lays_it_out_for_no_points_and_draws_two) {
  Classic game(closers(), 3, {});
  EXPECT_EQ(game.bag_count(), 12);
  for (const int seat : {0, 1, 2}) {
    EXPECT_EQ(game.phase(), Classic::Phase::opening_deal);
    EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::chance()));
    EXPECT_EQ(game.next_draw().to, Actor::seat(seat));
    EXPECT_EQ(game.choices(Actor::chance()).size(), static_cast<std::size_t>(12 - seat));
    play(game, {"draw " + std::to_string(seat + 1)});
  }
  for (const int seat : {0, 1, 2}) {
    EXPECT_EQ(game.phase(), Classic::Phase::opening);
    EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(seat)));
    // The others lay theirs out by G7: touching, and in matching colours.
    if (seat == 1) expect_refused(game, "place BRYBRBB 5 5 0", "touches no other tile");
    if (seat == 1) expect_refused(game, "place BRYBRBB 0 -1 2", "");
    const std::string face = game.tiles()[game.hand(seat)[0]].a.spelling();
    play(game, {"place " + face + " " + std::to_string(2 * seat) + " 0 0"});
    EXPECT_EQ(game.score(seat), 0);  // although seats 1 and 2 closed a group
    EXPECT_TRUE(game.hand(seat).empty());
  }
  int id = 4;
  for (const int seat : {0, 0, 1, 1, 2, 2}) {
    EXPECT_EQ(game.phase(), Classic::Phase::deal);
    EXPECT_EQ(game.next_draw().to, Actor::seat(seat));
    play(game, {"draw " + std::to_string(id++)});
  }
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(0)));
  EXPECT_EQ(game.phase(), Classic::Phase::first_tile);
  EXPECT_THAT(sample::hands(game), ElementsAre(ElementsAre(4, 5), ElementsAre(6, 7), ElementsAre(8, 9)));
  EXPECT_EQ(game.bag_count(), 3);
}

TEST(Classic, CL1_the_first_tile_lies_at_0_0_on_either_face_and_in_every_rotation) {
  Classic game(sample::standard(), 2, {});
  play(game, {"draw 17", "draw 18"});
  std::set<std::string> ways;
  for (const Action& choice : game.choices(Actor::seat(0))) {
    const Placement at = std::get<Place>(choice).at;
    EXPECT_EQ(at.x, 0);
    EXPECT_EQ(at.y, 0);
    ways.insert(to_text(at));
  }
  EXPECT_EQ(ways.size(), 8U);
  expect_refused(game, "place " + game.tiles()[game.hand(0)[0]].a.spelling() + " 1 0 0", "0 0");
}

TEST(Classic, CL2_a_turn_is_one_tile_then_done_then_one_tile_is_drawn) {
  Classic game = opened(120);
  play(game, {"place BRYBRBB 4 0 0"});
  EXPECT_EQ(game.phase(), Classic::Phase::second_tile);
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(0)));
  EXPECT_THAT(game.choices(Actor::seat(0)), testing::Contains(Action{Done{}}));
  play(game, {"done"});
  EXPECT_EQ(game.score(0), 2);
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::chance()));
  EXPECT_EQ(game.next_draw().to, Actor::seat(0));
  play(game, {"draw 9"});
  EXPECT_THAT(sample::hands(game)[0], ElementsAre(3, 9));
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(1)));
}

TEST(Classic, CL2_CL5_the_second_tile_costs_4_and_two_tiles_are_drawn) {
  Classic game = opened(120);
  play(game, {"place BRYBRBB 4 0 0"});
  EXPECT_EQ(game.score(0), 2);  // scored when it is placed, before the second
  play(game, {"place BRBYRBB 6 0 0"});
  EXPECT_EQ(game.score(0), 2 + 2 - 4);
  EXPECT_TRUE(game.hand(0).empty());
  play(game, {"draw 9", "draw 10"});
  EXPECT_THAT(sample::hands(game)[0], ElementsAre(9, 10));
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(1)));
}

TEST(Classic, CL5_the_price_may_take_a_score_below_zero) {
  Classic game = opened(120);
  play(game, {"place BRYBRBB -1 1 2"});
  EXPECT_EQ(game.score(0), 1);
  play(game, {"place BRBYRBB 3 1 2"});
  EXPECT_EQ(game.score(0), 1 + 1 - 4);
}

TEST(Classic, CL5_the_order_of_the_two_tiles_decides_what_each_scores) {
  // Tile 8 under tile 6 closes a blue group of 4 with 2 discs. Laid before tile 4 or after it, the sum is the
  // same here, the steps are not.
  Classic first = opened(120);
  play(first, {"place BRYBRBB 4 0 0", "done", "draw 9", "place BRYGRBB 0 1 2"});
  EXPECT_EQ(first.score(1), 2 + 4);
  play(first, {"place BRGBRBB 6 0 0"});
  EXPECT_EQ(first.score(1), 6 + 2 - 4);
  Classic second = opened(120);
  play(second, {"place BRYBRBB 4 0 0", "done", "draw 9", "place BRGBRBB 6 0 0"});
  EXPECT_EQ(second.score(1), 2);
  play(second, {"place BRYGRBB 0 1 2"});
  EXPECT_EQ(second.score(1), 2 + 6 - 4);
}

TEST(Classic, CL3_disc_points_are_1_2_4_6_8_10) {
  std::vector<int> points;
  for (int discs = 1; discs <= 6; ++discs) points.push_back(disc_points(discs));
  EXPECT_THAT(points, ElementsAre(1, 2, 4, 6, 8, 10));
}

TEST(Classic, CL3_three_discs_score_4_in_the_game) {
  Classic game(sample::tiles({"RRRRRRR", "BRRRRRR", "GRRRRRR", "YRRRRRR", "RGRRRRR", "RRGRRRR"}), 2, {});
  // An angle of two tiles; the third touches it along three edges. Everything red stays open, but its central
  // disc, green alone, is a closed group of one.
  play(game, {"draw 1", "draw 2", "place RRRRRRR 0 0 0", "place BRRRRRR 2 0 1", "draw 5", "draw 3", "draw 4",
              "draw 6", "place RGRRRRR 0 1 0"});
  EXPECT_EQ(game.score(0), 4);
  play(game, {"done", "place YRRRRRR 0 2 0"});
  EXPECT_EQ(game.score(1), 2 + 1);
}

TEST(Classic, CL6_when_the_first_seat_reaches_the_target_the_others_have_one_more_turn) {
  Classic game = opened(2);
  play(game, {"place BRYBRBB 4 0 0", "done", "draw 9"});
  EXPECT_TRUE(game.last_round());
  EXPECT_FALSE(game.result());
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(1)));
  play(game, {"place BRGBRBB -1 1 2", "done", "draw 10"});
  ASSERT_TRUE(game.result());
  EXPECT_EQ(*game.result(), (Result{{2, 1}, {0}}));
  EXPECT_TRUE(game.awaited().empty());
  for (const int seat : {0, 1}) EXPECT_TRUE(game.choices(Actor::seat(seat)).empty());
  EXPECT_TRUE(game.choices(Actor::chance()).empty());
}

TEST(Classic, CL6_whoever_reaches_the_target_first_may_still_be_overtaken) {
  Classic game = opened(2);
  play(game, {"place BRYBRBB 4 0 0", "done", "draw 9", "place BRYGRBB 0 1 2", "done", "draw 10"});
  EXPECT_EQ(game.result(), (Result{{2, 6}, {1}}));
}

TEST(Classic, CL6_equal_scores_share_the_win) {
  Classic game = opened(2);
  play(game, {"place BRYBRBB 4 0 0", "done", "draw 9", "place BRGBRBB 6 0 0", "done", "draw 10"});
  EXPECT_EQ(game.result(), (Result{{2, 2}, {0, 1}}));
}

TEST(Classic, CL6_when_the_last_seat_reaches_the_target_the_game_ends_with_its_turn) {
  Classic game = opened(6);
  play(game, {"place BRYBRBB 4 0 0", "done", "draw 9", "place BRYGRBB 0 1 2"});
  EXPECT_FALSE(game.result());  // it may still buy the second tile
  play(game, {"done", "draw 10"});
  EXPECT_EQ(game.result(), (Result{{2, 6}, {1}}));
}

TEST(Classic, CL6_when_a_middle_seat_reaches_the_target_only_those_after_it_play_on) {
  Classic game(closers(), 3, {2, false});
  play(game, {"draw 6", "draw 1", "draw 2", "place BRYYRBB 0 0 0", "place BRBBRBB 2 0 0",
              "place BRYBRBB 4 0 0", "draw 3", "draw 4", "draw 5", "draw 7", "draw 8", "draw 9"});
  play(game, {"place BRBYRBB -1 1 2", "done", "draw 10"});
  EXPECT_EQ(game.score(0), 1);
  EXPECT_FALSE(game.last_round());
  play(game, {"place BRBGRBB 6 0 0", "done", "draw 11"});
  EXPECT_TRUE(game.last_round());
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(2)));
  play(game, {"place BRYGRBB 8 0 0", "done", "draw 12"});
  EXPECT_EQ(game.result(), (Result{{1, 2, 2}, {1, 2}}));  // seat 0 has no further turn
}

TEST(Classic, CL6_the_target_is_60_unless_agreed_otherwise) {
  const GameInfo& info = *find_game("classic").value();
  const auto game = info.create(sample::agree(info, 2, sample::standard()));
  EXPECT_EQ(dynamic_cast<const Classic&>(*game).rules(), (Classic::Rules{60, false}));
  const auto other =
      info.create(sample::agree(info, 2, sample::standard(), {"target=120", "open_hands=true"}));
  EXPECT_EQ(dynamic_cast<const Classic&>(*other).rules(), (Classic::Rules{120, true}));
}

TEST(Classic, hands_are_hidden_from_the_others_unless_open_hands_is_agreed) {
  const Classic hidden = opened(120);
  EXPECT_THAT(sample::hands(*hidden.seen_by(0)), ElementsAre(ElementsAre(2, 3), ElementsAre(0, 0)));
  EXPECT_THAT(sample::hands(*hidden.seen_by(1)), ElementsAre(ElementsAre(0, 0), ElementsAre(8, 4)));
  EXPECT_THAT(sample::hands(*hidden.seen_by(spectator)), ElementsAre(ElementsAre(0, 0), ElementsAre(0, 0)));
  EXPECT_EQ(hidden.seen_by(spectator)->bag().count(), 12 - 2);  // whatever does not lie on the table
  EXPECT_EQ(dynamic_cast<const Classic&>(*hidden.seen_by(spectator)).bag_count(), 12 - 6);

  Classic open(closers(), 2, {120, true});
  play(open, {"draw 6", "draw 1", "place BRYYRBB 0 0 0", "place BRBBRBB 2 0 0", "draw 2", "draw 3", "draw 8",
              "draw 4"});
  for (const Viewer viewer : {Viewer(0), Viewer(1), spectator}) {
    EXPECT_THAT(sample::hands(*open.seen_by(viewer)), ElementsAre(ElementsAre(2, 3), ElementsAre(8, 4)));
    EXPECT_EQ(sample::told(*open.seen_by(viewer)), sample::told(open));
  }
}

}  // namespace
}  // namespace dalapapa
