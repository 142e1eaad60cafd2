// CL7: a player who can place nothing shows their tiles and passes; with the bag empty play goes on; the game ends when
// nobody can place a tile.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/classic.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

using sample::expect_refused;
using sample::hands;
using sample::play;
using testing::ElementsAre;

// Tiles of one colour around fit only beside that colour. 9 brings red and blue together.
sample::Tiles clans() {
  return sample::tiles({"RRRRRRR/BRRRRRR", "GRRRRRR/YRRRRRR",  // 1 2 red
                        "BBBBBBB/GBBBBBB", "RBBBBBB/YBBBBBB",  // 3 4 blue
                        "YYYYYYY/GYYYYYY", "RYYYYYY/BYYYYYY",  // 5 6 yellow
                        "GGGGGGG/RGGGGGG", "BGGGGGG/YGGGGGG",  // 7 8 green
                        "RRRRBBB", "YRRRRGR", "BRRRRRG"});     // 9 10 11
}

const std::vector<std::string> red_opening{"draw 1", "draw 2", "place RRRRRRR 0 0 0", "place GRRRRRR 2 0 0"};

TEST(ClassicPass, CL7_whoever_can_place_a_tile_may_not_pass) {
  Classic game(clans(), 2, {});
  play(game, red_opening);
  play(game, {"draw 3", "draw 11", "draw 4", "draw 5"});
  expect_refused(game, "pass", "passing is not allowed");
  play(game, {"place BRRRRRG 4 0 0", "done", "draw 10"});
  EXPECT_THAT(game.choices(Actor::seat(1)), ElementsAre(Action{Pass{}}));
  play(game, {"pass"});
}

TEST(ClassicPass, CL7_whoever_passes_shows_their_tiles_which_stay_known) {
  Classic game(clans(), 2, {});
  play(game, red_opening);
  play(game, {"draw 3", "draw 4", "draw 9", "draw 5"});
  EXPECT_THAT(hands(*game.seen_by(1))[0], ElementsAre(0, 0));
  play(game, {"pass"});
  EXPECT_THAT(hands(*game.seen_by(1))[0], ElementsAre(3, 4));
  EXPECT_THAT(hands(*game.seen_by(spectator)), ElementsAre(ElementsAre(3, 4), ElementsAre(0, 0)));
  EXPECT_FALSE(game.seen_by(spectator)->bag().contains(2));  // tile 3 cannot be in the bag
  EXPECT_TRUE(game.seen_by(spectator)->bag().contains(8));   // tile 9 can, as far as anyone knows
  play(game, {"place RRRRBBB 4 0 0", "done", "draw 7"});
  EXPECT_THAT(hands(*game.seen_by(1))[0], ElementsAre(3, 4));
  // The tile that was shown stays known, the one drawn for the other is not.
  play(game, {"place BBBBBBB 6 0 0", "done", "draw 8"});
  EXPECT_THAT(hands(*game.seen_by(1))[0], ElementsAre(4, 0));
  play(game, {"pass", "place RBBBBBB 8 0 0"});
  EXPECT_THAT(hands(*game.seen_by(1)), ElementsAre(ElementsAre(0), ElementsAre(5, 7)));
  EXPECT_THAT(hands(*game.seen_by(0)), ElementsAre(ElementsAre(8), ElementsAre(5, 7)));
  // Taking steps back takes the showing back too.
  for (int i = 0; i < 8; ++i) game.undo();
  EXPECT_THAT(hands(*game.seen_by(1))[0], ElementsAre(3, 4));
  game.undo();
  EXPECT_THAT(hands(*game.seen_by(1))[0], ElementsAre(0, 0));
}

TEST(ClassicPass, CL7_the_second_of_two_shown_tiles_placed_leaves_the_first_one_known) {
  Classic game(clans(), 2, {});
  play(game, red_opening);
  play(game, {"draw 3", "draw 4", "draw 9", "draw 5", "pass", "place RRRRBBB 4 0 0", "done", "draw 7",
              "place RBBBBBB 6 0 0", "done", "draw 8"});
  EXPECT_THAT(hands(*game.seen_by(1))[0], ElementsAre(3, 0));
}

TEST(ClassicPass, CL7_a_pass_draws_nothing_and_scores_nothing) {
  Classic game(clans(), 2, {});
  play(game, red_opening);
  play(game, {"draw 3", "draw 4", "draw 9", "draw 5", "pass"});
  EXPECT_THAT(hands(game)[0], ElementsAre(3, 4));
  EXPECT_EQ(game.score(0), 0);
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(1)));
}

TEST(ClassicPass, CL7_the_game_ends_when_all_pass_in_a_row_and_not_before) {
  Classic game(clans(), 3, {});
  play(game, {"draw 1", "draw 2", "draw 10", "place RRRRRRR 0 0 0", "place GRRRRRR 2 0 0",
              "place YRRRRGR 4 0 0", "draw 3", "draw 4", "draw 5", "draw 6", "draw 11", "draw 9"});
  play(game, {"pass", "pass"});
  EXPECT_FALSE(game.result());
  play(game, {"place BRRRRRG 6 0 0", "done", "draw 7"});  // a placement breaks the row
  play(game, {"pass", "pass", "place GGGGGGG 5 1 0", "done", "draw 8"});
  EXPECT_EQ(game.bag_count(), 0);
  play(game, {"pass", "pass", "place BGGGGGG 5 2 0", "done", "pass", "pass", "place RRRRBBB -2 0 2"});
  EXPECT_THAT(hands(game)[2], ElementsAre());
  play(game, {"place BBBBBBB -4 0 0", "done", "pass", "pass"});  // at last blue fits; seat 2 has no tiles
  EXPECT_FALSE(game.result());
  play(game, {"place RBBBBBB -6 0 0", "pass", "pass"});
  EXPECT_FALSE(game.result());
  play(game, {"pass"});
  ASSERT_TRUE(game.result());
  EXPECT_THAT(hands(game), ElementsAre(ElementsAre(), ElementsAre(5, 6), ElementsAre()));
}

TEST(ClassicPass, CL7_the_game_ends_when_all_pass_although_the_bag_holds_tiles) {
  Classic game(clans(), 2, {});
  play(game, red_opening);
  play(game, {"draw 3", "draw 4", "draw 5", "draw 6", "pass", "pass"});
  EXPECT_EQ(game.result(), (Result{{0, 0}, {0, 1}}));
  EXPECT_EQ(game.bag_count(), 5);
}

TEST(ClassicPass, CL7_with_the_bag_empty_play_goes_on_until_no_tile_is_left) {
  Classic game(
      sample::tiles({"RRRRRRR/BRRRRRR", "GRRRRRR/YRRRRRR", "RRRRRYR", "BRRRRRG", "GRRRRRG", "YRRRRRG"}), 2,
      {});
  play(game, red_opening);
  play(game, {"draw 3", "draw 4", "draw 5", "draw 6"});
  EXPECT_EQ(game.bag_count(), 0);
  play(game, {"place RRRRRYR 4 0 0", "place BRRRRRG 6 0 0"});
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(1)));  // nothing to draw
  play(game, {"place GRRRRRG 8 0 0", "done"});
  EXPECT_THAT(game.choices(Actor::seat(0)), ElementsAre(Action{Pass{}}));  // no tiles: nothing else to do
  play(game, {"pass"});
  EXPECT_FALSE(game.result());
  play(game, {"place YRRRRRG 10 0 0"});
  ASSERT_TRUE(game.result());  // the last tile of all
  EXPECT_EQ(game.board().size(), 6);
}

TEST(ClassicPass, CL7_with_the_bag_empty_the_game_ends_when_nobody_can_place) {
  Classic game(
      sample::tiles({"RRRRRRR/BRRRRRR", "GRRRRRR/YRRRRRR", "RRRRRYR", "BBBBBBB", "GGGGGGG", "YYYYYYY"}), 2,
      {});
  play(game, red_opening);
  play(game, {"draw 3", "draw 4", "draw 5", "draw 6", "place RRRRRYR 4 0 0", "done"});
  // Yellow fits below the yellow half-disc, green nowhere.
  play(game, {"place YYYYYYY 5 1 0", "done"});
  play(game, {"pass", "pass"});
  ASSERT_TRUE(game.result());
  EXPECT_THAT(hands(game), ElementsAre(ElementsAre(4), ElementsAre(5)));
}

TEST(ClassicPass, CL7_a_bag_that_runs_dry_in_a_refill_gives_what_it_has) {
  Classic game(sample::tiles({"RRRRRRR/BRRRRRR", "GRRRRRR/YRRRRRR", "RRRRRYR", "BRRRRRG", "GRRRRRG",
                              "YRRRRRG", "YRRRRGG"}),
               2, {});
  play(game, red_opening);
  play(game,
       {"draw 3", "draw 4", "draw 5", "draw 6", "place RRRRRYR 4 0 0", "place BRRRRRG 6 0 0", "draw 7"});
  EXPECT_THAT(hands(game)[0], ElementsAre(7));
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(1)));
  play(game, {"place GRRRRRG 8 0 0", "done", "place YRRRRGG 10 0 0"});
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(1)));  // the only tile: no question of a second
}

TEST(ClassicPass, CL1_CL7_whoever_cannot_lay_out_their_tile_shows_it_keeps_it_and_is_dealt_one) {
  Classic game(clans(), 2, {});
  play(game, {"draw 1", "draw 3", "place RRRRRRR 0 0 0"});
  EXPECT_THAT(game.choices(Actor::seat(1)), ElementsAre(Action{Pass{}}));
  play(game, {"pass"});
  EXPECT_THAT(hands(*game.seen_by(0))[1], ElementsAre(3));
  play(game, {"draw 2", "draw 9"});
  EXPECT_EQ(game.next_draw().to, Actor::seat(1));
  play(game, {"draw 4"});
  EXPECT_THAT(hands(*game.seen_by(0))[1], ElementsAre(3, 0));
  EXPECT_THAT(game.awaited().list(), ElementsAre(Actor::seat(0)));
  EXPECT_EQ(game.phase(), Classic::Phase::first_tile);
}

TEST(ClassicPass, CL7_passes_of_the_opening_do_not_count_towards_the_end) {
  Classic game(clans(), 3, {});
  play(game, {"draw 1", "draw 3", "draw 5", "place RRRRRRR 0 0 0", "pass", "pass", "draw 7", "draw 8",
              "draw 4", "draw 6", "pass"});
  EXPECT_FALSE(game.result());  // the others have drawn since, and may find something
  play(game, {"pass", "pass"});
  EXPECT_TRUE(game.result());
}

TEST(ClassicPass, CL6_CL7_a_pass_is_a_turn_of_the_last_round) {
  Classic game(clans(), 2, {1, false});
  play(game, red_opening);
  play(game, {"draw 11", "draw 4", "draw 5", "draw 6", "place BRRRRRG 4 0 0", "done", "draw 3"});
  EXPECT_TRUE(game.last_round());
  play(game, {"pass"});
  EXPECT_EQ(game.result(), (Result{{2, 0}, {0}}));
}

}  // namespace
}  // namespace dalapapa
