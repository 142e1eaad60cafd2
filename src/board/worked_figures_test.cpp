// The worked figures of the sources ("Worked figures" in the rules) as positions on a board: tiles of the
// standard set, none twice, each laid by G7; the last tile of each position makes the figure. Terra's 47
// needs pawns and coins and is tested with that game.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board/board.hpp"
#include "board/sample_tiles.hpp"
#include "board/slow_board.hpp"

namespace dalapapa {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// What the last tile formed. Both boards must say the same on the way there.
slow::Outcome last_of(const std::vector<std::string>& texts) {
  const TileSet set = TileSet::standard();
  std::set<TileIndex> used;
  Board board;
  slow::Board slow_board;
  slow::Outcome outcome;
  for (const std::string& text : texts) {
    const Placement p = sample::placement(text);
    const std::optional<TileIndex> tile = set.tile_with(p.face);
    EXPECT_TRUE(tile && used.insert(*tile).second)
        << text << " is of no tile, or of one that is laid already";
    EXPECT_TRUE(board.check(p)) << text;
    EXPECT_EQ(slow_board.verdict(p), slow::Verdict::legal) << text;
    outcome = slow_board.place(p);
    const Formed formed = board.place(p);
    EXPECT_EQ(formed.discs, outcome.discs) << text;
    EXPECT_EQ(std::vector(formed.closed().begin(), formed.closed().end()), outcome.closed) << text;
  }
  return outcome;
}

// G4, CL3: two discs, no bonus. G6, CL4: yellow is closed with seven discs, three of them the centres of
// tiles.
TEST(WorkedFigures, two_discs_and_a_group_of_seven_make_nine) {
  const slow::Outcome last = last_of({"YGGRYYR 0 1 3", "RBBRYRY 0 0 0", "YBRYRYB 1 1 3", "YGYYRGR 2 0 3"});
  EXPECT_EQ(last.discs, 2);
  EXPECT_EQ(last.disc_points(), 2);
  EXPECT_THAT(last.closed, ElementsAre(ClosedGroup{Colour::yellow, 7}));
  EXPECT_EQ(last.points(), 9);
}

// G4, CL3: three discs are 4 points. G6, CL4: two groups closed at once both score.
TEST(WorkedFigures, three_discs_and_groups_of_three_and_five_make_twelve) {
  const slow::Outcome last = last_of({"YBYYRRB 2 1 3", "YBBYYRR 0 1 0", "GGYBYBG 0 0 2", "RGRRYGY 0 2 0"});
  EXPECT_EQ(last.discs, 3);
  EXPECT_EQ(last.disc_points(), 4);
  EXPECT_THAT(last.closed, ElementsAre(ClosedGroup{Colour::red, 3}, ClosedGroup{Colour::yellow, 5}));
  EXPECT_EQ(last.points(), 12);
}

// G4, CL3: three discs are 4 points. G6, CL4: eight blue and two green discs.
TEST(WorkedFigures, three_discs_and_groups_closed_for_ten_make_fourteen) {
  const slow::Outcome last =
      last_of({"BBBYYRR 0 0 2", "BBBGYGY 1 1 1", "BBGYYGB 2 1 1", "RGYRRYG 3 1 1", "BBGRRGB 2 0 0"});
  EXPECT_EQ(last.discs, 3);
  EXPECT_EQ(last.disc_points(), 4);
  EXPECT_THAT(last.closed, ElementsAre(ClosedGroup{Colour::blue, 8}, ClosedGroup{Colour::green, 2}));
  EXPECT_EQ(last.group_points(), 10);
  EXPECT_EQ(last.points(), 14);
}

// G4, DO2: Domaine and Dalapapa 72 give a token for each disc beyond two. They are played with hooks alone.
TEST(WorkedFigures, four_connections_make_two_tokens) {
  const std::vector<std::string> texts{"BBBYRYR 1 1 3", "BBRYYRB 0 3 2", "GGRYYRG 0 0 2", "YRRBYYB 0 1 3"};
  const TileSet hooks = TileSet::standard().only(Shape::hook).value();
  for (const std::string& text : texts) EXPECT_TRUE(hooks.tile_with(sample::placement(text).face)) << text;
  const slow::Outcome last = last_of(texts);
  EXPECT_EQ(last.discs, 4);
  EXPECT_EQ(last.discs - 2, 2);
  EXPECT_THAT(last.closed, IsEmpty());
}

}  // namespace
}  // namespace dalapapa
