// The search for the best turn against trying everything.
#include "games/best_turn.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/random.hpp"
#include "base/sanitized.hpp"
#include "games/points.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {
namespace {

// Every turn by real placements: each tile first, then the other everywhere it fits.
int best_by_trying(Board& board, const Tile& one, const Tile& two) {
  int best = -1000;
  for (const auto& [first, second] : {std::pair(&one, &two), std::pair(&two, &one)}) {
    for (const Placement& at : board.placements(*first)) {
      const int own = points(board.place(at));
      best = std::max(best, own);
      for (const Placement& then : board.placements(*second)) {
        best = std::max(best, own + points(board.place(then)) - second_tile_price);
        board.undo();
      }
      board.undo();
    }
  }
  return best;
}

int score_of(Board& board, const Turn& turn) {
  int sum = turn.tiles == 2 ? -second_tile_price : 0;
  for (const Placement& at : turn.all()) {
    EXPECT_TRUE(board.check(at)) << to_text(at);
    sum += points(board.place(at));
  }
  for (int i = 0; i < turn.tiles; ++i) board.undo();
  return sum;
}

struct TurnCounts {
  int two_tiles = 0;
  int side_by_side = 0;
  int closed_together = 0;
};

// The best turns begin with the best, go down from there, and are worth what they say.
void compare_several(Board& board, std::span<const Ways> hand, const Turn& best) {
  if (board.empty()) return;
  const std::vector<Turn> turns = best_turns(board, hand, 12);
  ASSERT_EQ(turns.front().points, best.points);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    ASSERT_EQ(score_of(board, turns[i]), turns[i].points);
    ASSERT_TRUE(i == 0 || turns[i].points <= turns[i - 1].points);
    for (std::size_t j = 0; j < i; ++j) ASSERT_FALSE(std::ranges::equal(turns[i].all(), turns[j].all()));
  }
}

void compare(Board& board, const Tile& one, const Tile& two, TurnCounts& counts) {
  const std::array<Ways, 2> hand{one, two};
  const std::uint64_t hash = board.hash();
  const Turn turn = best_turn(board, hand);
  ASSERT_EQ(board.hash(), hash);
  const int expected = best_by_trying(board, one, two);
  if (turn.tiles == 0) {
    ASSERT_EQ(expected, -1000);
    return;
  }
  ASSERT_EQ(turn.points, expected);
  ASSERT_EQ(score_of(board, turn), expected);
  compare_several(board, hand, turn);
  if (turn.tiles < 2) return;
  ++counts.two_tiles;
  if (!board.check(turn.placements[1])) {
    ++counts.side_by_side;
    return;
  }
  const int alone = points(board.place(turn.placements[0]));
  board.undo();
  const int other = points(board.place(turn.placements[1]));
  board.undo();
  if (turn.points > alone + other - second_tile_price) ++counts.closed_together;
}

// Boards grow by the best placement of the next tile or by a random one, so that both tidy and ragged ones
// occur.
void grow_and_compare(const TileSet& set, std::uint64_t seed, int plies, TurnCounts& counts) {
  Random random(seed);
  std::vector<Tile> bag(set.tiles().begin(), set.tiles().end());
  random.shuffle(bag);
  Board board;
  for (std::size_t next = 0; next + 2 < bag.size() && static_cast<int>(next) < plies; ++next) {
    compare(board, bag[next], bag[next + 1], counts);
    if (testing::Test::HasFatalFailure()) return;
    const auto places = board.placements(bag[next]);
    if (places.empty()) continue;
    if (random.below(2) == 0) {
      board.place(places[random.below(static_cast<std::uint32_t>(places.size()))]);
    } else {
      board.place(best_turn(board, std::array<Ways, 1>{bag[next]}).placements[0]);
    }
  }
}

TEST(BestTurn, no_turn_of_the_standard_set_scores_more) {
  TurnCounts counts;
  const TileSet set = TileSet::standard();
  for (std::uint64_t seed = 1; seed <= (sanitized ? 1 : 6); ++seed) grow_and_compare(set, seed, 40, counts);
  if (sanitized) return;
  grow_and_compare(set, 7, 110, counts);
  EXPECT_GT(counts.two_tiles, 100);
  EXPECT_GT(counts.side_by_side, 5);
  EXPECT_GT(counts.closed_together, 5);
}

TEST(BestTurn, holds_for_sets_whose_faces_follow_no_rule) {
  TurnCounts counts;
  Random random(11);
  for (int round = 0; round < 12; ++round) {
    std::vector<Tile> tiles;
    const std::uint32_t colours =
        1 + random.below(3);  // few colours: large groups that tiles touch from many sides
    for (int id = 1; id <= 40; ++id) {
      const auto face = [&] {
        Face::Colours c{};
        for (Colour& colour : c)
          colour = static_cast<Colour>(random.below(10) == 0 ? random.below(4) : random.below(colours));
        return Face(c).canonical();
      };
      tiles.push_back({id, {}, {}, face(), face()});
      if (!TileSet::of("odd", tiles)) tiles.pop_back();
    }
    grow_and_compare(TileSet::of("odd", tiles).value(), random.next(), 14, counts);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(counts.two_tiles, 20);
}

TEST(BestTurn, one_tile_and_no_fitting_tile) {
  const TileSet set = TileSet::standard();
  Board board;
  const Turn opening = best_turn(board, std::array{set.ways(0)});
  EXPECT_EQ(opening.tiles, 1);
  EXPECT_EQ(opening.points, 0);
  board.place({Face::parse("RRRRRRR").value(), 0, 0, 0});
  const Tile misfit{1, {}, {}, Face::parse("BBBBBBB").value(), Face::parse("GGGGGGG").value()};
  EXPECT_EQ(best_turn(board, std::array<Ways, 1>{misfit}).tiles, 0);
}

}  // namespace
}  // namespace dalapapa
