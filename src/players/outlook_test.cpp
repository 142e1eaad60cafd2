#include "players/outlook.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/points.hpp"

namespace dalapapa {
namespace {

int best_alone(Board& board, const Ways& tile) {
  int best = 0;
  for (const Placement& at : board.placements(tile)) {
    best = std::max(best, points(board.place(at)));
    board.undo();
  }
  return best;
}

// CL2: the better one, or both at the price of 4.
int of_two(int a, int b) {
  return std::max({a, b, a + b - second_tile_price});
}

TEST(Outlook, is_the_mean_over_all_hands_of_what_their_tiles_bring_alone) {
  const TileSet set = TileSet::standard();
  Random random(4);
  Board board;
  TileBits unseen = TileBits::all(set.size());
  board.place({set[0].a, 0, 0, 0});
  unseen.remove(0);
  for (TileIndex tile = 1; tile < 12; ++tile) {
    const auto places = board.placements(set.ways(tile));
    if (places.empty()) continue;
    board.place(places[random.below(static_cast<std::uint32_t>(places.size()))]);
    unseen.remove(tile);
    std::vector<int> best;
    unseen.for_each([&](TileIndex other) { best.push_back(best_alone(board, set.ways(other))); });
    double pairs = 0;
    double with_first = 0;
    for (std::size_t i = 0; i < best.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) pairs += of_two(best[i], best[j]);
      with_first += of_two(best[i], best_alone(board, set.ways(0)));
    }
    const auto count = static_cast<double>(best.size());
    const Outlook outlook(board, set, unseen);
    EXPECT_NEAR(outlook.of_unseen_pair(), pairs / (count * (count - 1) / 2), 1e-9);
    EXPECT_NEAR(outlook.with(set.ways(0)), with_first / count, 1e-9);
  }
}

TEST(Outlook, of_one_unseen_tile_or_none) {
  const TileSet set = TileSet::standard();
  Board board;
  board.place({set[0].a, 0, 0, 0});
  EXPECT_EQ(Outlook(board, set, {}).of_unseen_pair(), 0);
  EXPECT_EQ(Outlook(board, set, {}).with(set.ways(3)), best_alone(board, set.ways(3)));
  TileBits one;
  one.add(5);
  EXPECT_EQ(Outlook(board, set, one).of_unseen_pair(), best_alone(board, set.ways(5)));
}

}  // namespace
}  // namespace dalapapa
