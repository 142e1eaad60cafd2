#include "table/gaps.hpp"

#include <algorithm>

#include "base/put_in_order.hpp"
#include "board/board.hpp"

namespace dalapapa {
namespace {

bool row_by_row(const Square& a, const Square& b) {
  return a.y != b.y ? a.y < b.y : a.x < b.x;
}

void sort_out(std::vector<Square>& list) {
  put_in_order(list, row_by_row);
  const auto twice = std::ranges::unique(list);
  list.erase(twice.begin(), twice.end());
}

// What lies on the board cannot come again.
TileBits tiles_to_come(const Game& game, const Board& board) {
  TileBits left;
  for (int i = 0; i < game.tiles().size(); ++i) {
    const auto tile = static_cast<TileIndex>(i);
    if (game.plays_with(tile)) left.add(tile);
  }
  for (const Placement& at : board.tiles()) left.remove(*game.tiles().tile_with(at.face));
  return left;
}

}  // namespace

Expected<std::vector<Square>> gaps(Game& game) {
  const Board* const board = game.common_board();
  if (board == nullptr) return refused("there are no gaps where each player has a figure of their own");
  std::vector<Square> beside;
  std::vector<Square> covered;  // or can be
  for (const Placement& at : board->tiles()) {
    for (const Square& square : squares(at)) {
      covered.push_back(square);
      for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}})
        beside.push_back({square.x + dx, square.y + dy});
    }
  }
  tiles_to_come(game, *board).for_each([&](TileIndex tile) {
    for (const Placement& at : board->placements(game.tiles().ways(tile)))
      std::ranges::copy(squares(at), std::back_inserter(covered));
  });
  sort_out(beside);
  sort_out(covered);
  std::vector<Square> left;
  std::ranges::set_difference(beside, covered, std::back_inserter(left), row_by_row);
  return left;
}

}  // namespace dalapapa
