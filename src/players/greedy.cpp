#include "players/greedy.hpp"

#include "games/best_turn.hpp"
#include "games/points.hpp"

namespace dalapapa {

Action GreedyBot::choose(const Game& seen, int /*seat*/) {
  return greedy_action(dynamic_cast<const Classic&>(seen));
}

Action greedy_action(const Classic& game) {
  std::vector<Ways> hand;
  for (const TileIndex tile : game.hand(game.seat())) hand.push_back(game.tiles().ways(tile));
  const bool second = game.phase() == Classic::Phase::second_tile;
  Board board = game.board();
  const Turn turn = hand.empty() ? Turn{} : best_turn(board, hand);
  // After the first tile the best second one is what the whole turn was chosen for, if it was chosen for two.
  if (second && (turn.tiles == 0 || turn.points <= second_tile_price)) return Done{};
  if (turn.tiles == 0) return Pass{};
  return Place{turn.placements[0]};
}

}  // namespace dalapapa
