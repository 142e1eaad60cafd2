#include "players/greedy.hpp"

#include <algorithm>

#include "games/best_turn.hpp"
#include "games/points.hpp"

namespace dalapapa {

namespace {

Action largest_mark(const Classic& game) {
  const auto choices = game.choices(Actor::seat(game.seat()));
  const auto size = [&](const Action& action) {
    const auto* const mark = std::get_if<Mark>(&action);
    return mark == nullptr ? 0 : game.board().group_at(mark->disc)->size;
  };
  return *std::ranges::max_element(choices, {}, size);
}

}  // namespace

std::optional<Action> GreedyBot::choose(const Game& seen, int seat) {
  if (seen.may_wait(Actor::seat(seat))) return std::nullopt;
  const auto& game = dynamic_cast<const Classic&>(seen);
  if (game.phase() == Classic::Phase::auction) return Pass{};
  if (game.phase() == Classic::Phase::mark) return largest_mark(game);
  return greedy_action(game);
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
