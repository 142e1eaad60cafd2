#include "players/solo_style.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/put_in_order.hpp"
#include "games/game_as.hpp"
#include "games/solo.hpp"
#include "players/grounds.hpp"

namespace dalapapa {
namespace {

// How likely a group is to be closed in time, by its liberties. Found by games with many seeds.
constexpr double closing = 0.85;    // for each liberty, with places enough
constexpr double tiles_needed = 3;  // for each liberty

double chance_to_close(int liberties, int places_left) {
  const double time = 1 - std::exp(-places_left / (tiles_needed * liberties));
  return std::pow(closing, liberties) * time;
}

// With fewer places left, open groups are worth less: so a tile that brings nothing is lost rather than placed.
double prospects(const Board& board, int places_left) {
  double sum = 0;
  for (const Ground& ground : grounds(board)) {
    if (!ground.closed()) sum += ground.size * chance_to_close(ground.liberties, places_left);
  }
  return sum;
}

}  // namespace

std::vector<Plan> SoloStyle::plans(Game& any, int seat) const {
  auto& game = game_as<Solo>(any);
  Board& board = game.trial_board();
  const int left = game.places_left();
  std::vector<Plan> plans;
  for (const Action& action : game.choices(Actor::seat(seat))) {
    double value = 0;
    if (const auto* const place = std::get_if<Place>(&action)) {
      value = board.place(place->at).discs_closed() + prospects(board, left - 1);
      board.undo();
    } else {
      value =
          prospects(board, std::min(left, game.in_bag()));  // a place is lost with it if no tile is to spare
    }
    plans.push_back({.actions = {action}, .value = value});
  }
  put_in_order(plans, std::ranges::greater{}, &Plan::value);
  return plans;
}

Plan SoloStyle::quick(Game& any, int seat) const {
  return plans(any, seat).front();
}

double SoloStyle::lead(const Game& any, int seat) const {
  const auto& game = game_as<Solo>(any);
  return score(any, seat) + prospects(game.board(), game.places_left());
}

double SoloStyle::score(const Game& any, int seat) const {
  return any.scores()[static_cast<std::size_t>(seat)];
}

}  // namespace dalapapa
