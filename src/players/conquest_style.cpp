// When to mark (CO1 – CO4). A mark is gone once it is placed, so it waits for a group that is large for the time that is left.
#include <algorithm>

#include "base/put_in_order.hpp"
#include "games/conquest.hpp"
#include "games/game_as.hpp"
#include "players/race_style.hpp"

namespace dalapapa {
namespace {

constexpr double worth_of_open = 0.5;  // of what a group would bring if it were closed
constexpr double patience = 0.6;       // extra discs that a group must have for each turn that is left
constexpr double least_worth_of_mark = 0.5;
constexpr double most_worth_of_mark = 6;

double size_of(const Conquest& game, const EdgeAt& disc) {
  const auto group = game.board().group_at(disc);
  return group->closed ? group->size : worth_of_open * group->size;
}

// What a mark in the hand is worth.
double worth_of_mark(const Conquest& game, int seat) {
  int leader = 0;
  for (int other = 0; other < game.seats(); ++other) leader = std::max(leader, game.score(other));
  const double turns = (game.rules().target - leader) / usual_turn;
  return std::clamp(least_worth_of_mark + patience * (turns - game.marks_left(seat)), least_worth_of_mark,
                    most_worth_of_mark);
}

}  // namespace

double ConquestStyle::bonus(const Classic& any, int seat) const {
  const auto& game = game_as<Conquest>(any);
  double sum =
      game.marks_left(seat) * worth_of_mark(game, seat) * (game.phase() == Classic::Phase::over ? 0 : 1);
  for (const Claims::Claim& mark : game.marks()) {
    if (mark.seat != seat) continue;
    const auto group = game.board().group_at(mark.disc);
    if (game.phase() == Classic::Phase::over && !group->closed) continue;
    sum += size_of(game, mark.disc);
  }
  return sum;
}

std::vector<Plan> ConquestStyle::plans(Game& any, int seat) const {
  auto& game = game_as<Conquest>(any);
  if (game.phase() != Classic::Phase::mark) return RaceStyle::plans(any, seat);
  std::vector<Plan> plans;
  for (const Action& action : game.choices(Actor::seat(seat))) {
    const auto* const mark = std::get_if<Mark>(&action);
    const double value = mark == nullptr ? 0 : size_of(game, mark->disc) - worth_of_mark(game, seat);
    plans.push_back({.actions = {action}, .value = value});
  }
  put_in_order(plans, std::ranges::greater{}, &Plan::value);
  return plans;
}

Plan ConquestStyle::quick(Game& any, int seat) const {
  const auto& game = game_as<Conquest>(any);
  if (game.phase() != Classic::Phase::mark) return RaceStyle::quick(any, seat);
  return plans(any, seat).front();
}

}  // namespace dalapapa
