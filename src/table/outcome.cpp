#include "table/outcome.hpp"

#include <algorithm>
#include <cassert>

#include "games/alex.hpp"
#include "games/domaine.hpp"
#include "games/figures.hpp"
#include "games/game_as.hpp"
#include "games/gone.hpp"
#include "games/points.hpp"
#include "games/terra.hpp"
#include "table/common_board.hpp"
#include "table/surroundings.hpp"

namespace dalapapa {
namespace {

Formed formed_on(Board& board, const Placement& at) {
  const Formed formed = board.place(at);
  board.undo();
  return formed;
}

void score(Outcome& outcome, bool second_tile) {
  outcome.price = second_tile ? second_tile_price : 0;
  outcome.points = outcome.free ? 0 : points(outcome.formed) - outcome.price;
}

void settle(Outcome& outcome, const BoardGame& game, int seat) {
  outcome.free = !game.laid_out();
  const int discs = outcome.formed.discs;
  if (const auto* const alex = dynamic_cast<const Alex*>(&game)) {
    score(outcome, alex->phase() == Alex::Phase::second_tile);
  } else if (const auto* const domaine = dynamic_cast<const Domaine*>(&game)) {
    outcome.tokens = outcome.free ? 0 : std::min(-price_of_discs(discs), domaine->reserve());
  } else if (dynamic_cast<const Terra*>(&game) != nullptr) {
    outcome.coins = outcome.free ? 0 : -coins_for_discs(discs);
  } else if (dynamic_cast<const Gone*>(&game) != nullptr) {
    const bool draws = !outcome.free && discs == 1 && game.in_bag() > 0;
    const bool again = !outcome.free && discs >= 3 && game.hand(seat).size() > 1;  // GO3: else won
    outcome.turn = {draws ? 1 : 0, again};
  }
}

}  // namespace

Outcome outcome_of(Game& game, int seat, const Placement& at) {
  assert(game.check({Actor::seat(seat), Place{at}, game.time()}));
  if (const auto* const figures = dynamic_cast<const Figures*>(&game))
    return outcome_in(figures->figure(seat), at);
  Board* const board = common_board(game);
  assert(board != nullptr);
  Outcome outcome{.formed = formed_on(*board, at)};
  if (const auto* const classic = dynamic_cast<const Classic*>(&game)) {
    outcome.free = classic->phase() == Classic::Phase::opening;
    score(outcome, classic->phase() == Classic::Phase::second_tile);
  } else {
    settle(outcome, game_as<BoardGame>(game), seat);
  }
  return outcome;
}

Outcome outcome_in(std::span<const Placement> figure, const Placement& at) {
  Outcome outcome;
  outcome.formed.discs = look_around(figure, at).discs;
  return outcome;
}

Outcome outcome_of_turn(const Formed& formed, bool second_tile) {
  Outcome outcome{.formed = formed};
  score(outcome, second_tile);
  return outcome;
}

json::object to_json(const Formed& formed) {
  json::array groups;
  for (const ClosedGroup& group : formed.closed()) {
    groups.push_back(json::array{json::string(1, letter(group.colour)), group.size});
  }
  return {{"discs", formed.discs}, {"disc_points", disc_points(formed.discs)}, {"groups", std::move(groups)}};
}

json::object to_json(const Outcome& outcome) {
  json::object out = to_json(outcome.formed);
  if (outcome.points) out["points"] = *outcome.points;
  if (outcome.price != 0) out["price"] = outcome.price;
  if (outcome.tokens) out["tokens"] = *outcome.tokens;
  if (outcome.coins) out["coins"] = *outcome.coins;
  if (outcome.turn) {
    out["draws"] = outcome.turn->draws;
    out["again"] = outcome.turn->again;
  }
  if (outcome.free) out["free"] = true;
  return out;
}

}  // namespace dalapapa
