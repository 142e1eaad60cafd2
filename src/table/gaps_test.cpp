// Gaps against a slow count: every tile that is not on the board, in every way, on every square.
#include "table/gaps.hpp"

#include <gtest/gtest.h>
#include <set>

#include "base/sanitized.hpp"
#include "board/board.hpp"
#include "table/sample_records.hpp"

namespace dalapapa {
namespace {

using Squares = std::set<std::pair<int, int>>;

bool can_be_covered(const Board& board, const std::vector<Tile>& tiles, int x, int y) {
  for (const Tile& tile : tiles) {
    for (const Face face : {tile.a, tile.b}) {
      for (std::uint8_t rot = 0; rot < 4; ++rot) {
        for (const int before : {0, 1}) {  // the square is the first of the tile, or the second
          const bool is_upright = rot % 2 == 1;
          const auto left = static_cast<std::int16_t>(is_upright ? x : x - before);
          const auto top = static_cast<std::int16_t>(is_upright ? y - before : y);
          if (board.check({face, left, top, rot})) return true;
        }
      }
    }
  }
  return false;
}

Squares slow_gaps(const Config& config, const Game& game) {
  Board board;
  std::set<int> laid;
  Squares covered;
  for (const Placement& at : sample::laid(game)) {
    board.place(at);
    laid.insert(game.tiles()[*game.tiles().tile_with(at.face)].id);
    for (const Square& square : squares(at)) covered.emplace(square.x, square.y);
  }
  std::vector<Tile> left;
  for (const Tile& tile : game.tiles().tiles()) {
    if (!laid.contains(tile.id) && sample::is_played_with(*config.game, tile)) left.push_back(tile);
  }
  Squares found;
  for (const auto& [x, y] : covered) {
    for (const auto& [dx, dy] : std::vector<std::pair<int, int>>{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
      const std::pair square(x + dx, y + dy);
      if (!covered.contains(square) && !can_be_covered(board, left, square.first, square.second))
        found.insert(square);
    }
  }
  return found;
}

TEST(Gaps, are_those_of_a_slow_count_in_every_game_with_a_board) {
  int gaps_seen = 0;
  for (const GameInfo& info : catalogue()) {
    const Config config = sample::agree(info, sample::seats_for(info, 2), sample::standard(),
                                        sample::option_sets(info).front());
    const auto game = config.game->create(config);
    if (sample::builds_figures(*game)) {
      EXPECT_EQ(gaps(*game).error().message, "there are no gaps where each player has a figure of their own");
      continue;
    }
    Random random(12);
    for (int i = 0; i < (sanitized ? 60 : 240) && !game->result(); ++i) {
      game->apply(sample::random_step(*game, random));
      if (i % 20 != 0) continue;
      const auto found = gaps(*game);
      ASSERT_TRUE(found);
      Squares set;
      for (const Square& square : *found) set.emplace(square.x, square.y);
      ASSERT_EQ(set.size(), found->size());
      ASSERT_EQ(set, slow_gaps(config, *game)) << info.name << ", step " << i;
      gaps_seen += static_cast<int>(set.size());
    }
  }
  EXPECT_GT(gaps_seen, sanitized ? 0 : 50);
}

}  // namespace
}  // namespace dalapapa
