#include "players/race_style.hpp"

#include <algorithm>
#include <cmath>

#include "base/put_in_order.hpp"
#include "games/best_turn.hpp"
#include "games/game_as.hpp"
#include "games/points.hpp"
#include "players/lead.hpp"
#include "players/outlook.hpp"

namespace dalapapa {
namespace {

using Phase = Classic::Phase;

// The weights for two players, the first of each list, are those of a regression on what the next six turns brought, over
// 225,000 turns; the rest are estimates.
constexpr double spread_of_race_turn = 5;  // points
constexpr double worth_of_race_won = 6;    // points, beyond those of the margin
constexpr std::size_t race_turns_judged = 40;
// What the next player gets, and what the seat's own next turn brings beyond the usual, by number of players.
constexpr std::array<double, 3> weight_of_race_reply{1, 0.5, 0.4};
constexpr std::array<double, 3> weight_of_next{0.55, 0.3, 0.2};

Plan plan_of(std::span<const Placement> placements, bool done) {
  Plan plan;
  for (const Placement& at : placements) plan.actions.emplace_back(Place{at});
  if (done) plan.actions.emplace_back(Done{});
  return plan;
}

// While the leader has this many points to go.
double worth_of_lead(double ahead, double to_go) {
  const double turns = std::max(0.5, to_go / usual_turn);
  return with_winning(ahead, worth_of_race_won, spread_of_race_turn * std::sqrt(turns));
}

// What a turn leads to: its points, less what it leaves to the next player, plus some of what it leaves to the seat itself.
class RaceJudge {
 public:
  RaceJudge(Classic& game, int seat)
      : game_(game),
        board_(game.trial_board()),
        seat_(seat),
        next_((seat + 1) % game.seats()),
        others_(best_of_others(game.seats(), seat, [&](int other) { return game.score(other); })) {}

  void fill_in(const Turn& turn, Plan& plan) {
    const double own = game_.score(seat_) + turn.points;
    const bool reached = game_.last_round() || std::max(own, others_) >= game_.rules().target;
    const unsigned still_to_play = game_.still_to_play_after_turn();
    if (reached && still_to_play == 0) {  // CL6, CO4, EN4: nobody plays after this
      plan.value = with_winning(own - others_, worth_of_race_won, 0);
      return;
    }
    for (const Placement& at : turn.all()) board_.place(at);
    const Outlook outlook(board_, game_.tiles(), game_.bag());
    plan.opens = reply(outlook, [](double points) { return points; });
    plan.value =
        reached ? last_replies(own, outlook, *plan.opens, still_to_play == 1U << static_cast<unsigned>(next_))
                : going_on(turn, own, outlook, *plan.opens);
    for (int i = 0; i < turn.tiles; ++i) board_.undo();
  }

 private:
  // The mean of f over what the next player may make of it, whose hand may be known.
  template <class F>
  [[nodiscard]] double reply(const Outlook& outlook, F&& f) const {
    const auto hand = game_.hand(next_);
    if (std::ranges::find(hand, no_tile) != hand.end()) return outlook.mean_of_unseen_pair(f);
    return hand.empty() ? f(0) : f(best_turn(board_, game_.tiles().ways(hand)).points);
  }

  // The target is reached, and the rest of the round is played, perhaps by the next player alone.
  [[nodiscard]] double last_replies(double own, const Outlook& outlook, double opens, bool one_reply) const {
    if (!one_reply) return worth_of_lead(own - others_ - weight_of_race_reply[players()] * opens, 0);
    return reply(outlook, [&](double points) {
      return with_winning(own - std::max(others_, game_.score(next_) + points), worth_of_race_won, 0);
    });
  }

  [[nodiscard]] double going_on(const Turn& turn, double own, const Outlook& outlook, double opens) const {
    const double ahead = own - others_ - weight_of_race_reply[players()] * opens +
                         weight_of_next[players()] * (own_next(turn, outlook) - usual_turn);
    return worth_of_lead(ahead, game_.rules().target - std::max(own, others_));
  }

  [[nodiscard]] double own_next(const Turn& turn, const Outlook& outlook) const {
    for (const TileIndex tile : game_.hand(seat_)) {
      const bool placed = std::ranges::any_of(
          turn.all(), [&](const Placement& at) { return game_.tiles().tile_with(at.face) == tile; });
      if (!placed) return outlook.with(game_.tiles().ways(tile));
    }
    return outlook.of_unseen_pair();
  }

  [[nodiscard]] std::size_t players() const { return static_cast<std::size_t>(game_.seats() - 2); }

  Classic& game_;
  Board& board_;
  int seat_;
  int next_;
  double others_;  // the most that one of them has
};

void best_first(std::vector<Plan>& plans) {
  put_in_order(plans, std::ranges::greater{}, &Plan::value);
}

// CL1: whoever begins would like a rich table, the others a poor one.
std::vector<Plan> opening_plans(Classic& game, int seat) {
  std::vector<Plan> plans;
  Board& board = game.trial_board();
  for (const Placement& at : board.placements(game.tiles().ways(game.hand(seat)[0]))) {
    board.place(at);
    const double offered = Outlook(board, game.tiles(), game.bag()).of_unseen_pair();
    board.undo();
    plans.push_back({.actions = {Place{at}}, .value = seat == 0 ? offered : -offered});
  }
  if (plans.empty()) plans.push_back({.actions = {Pass{}}});
  best_first(plans);
  return plans;
}

}  // namespace

std::vector<Plan> RaceStyle::plans(Game& any, int seat) const {
  auto& game = game_as<Classic>(any);
  if (game.phase() == Phase::opening) return opening_plans(game, seat);
  const bool second = game.phase() == Phase::second_tile;
  const std::vector<Ways> hand = game.tiles().ways(game.hand(seat));
  std::vector<Turn> turns = best_turns(game.trial_board(), hand, race_turns_judged);
  if (second) {
    for (Turn& turn : turns) turn.points -= second_tile_price;
    turns.push_back({});
  }
  std::vector<Plan> plans;
  RaceJudge judge(game, seat);
  for (const Turn& turn : turns) {
    const bool more = !second && turn.all().size() < hand.size();
    Plan plan = plan_of(turn.all(), turn.tiles == 0 || more);
    judge.fill_in(turn, plan);
    plans.push_back(std::move(plan));
  }
  if (plans.empty()) plans.push_back({.actions = {Pass{}}});
  best_first(plans);
  return plans;
}

Plan RaceStyle::quick(Game& any, int seat) const {
  auto& game = game_as<Classic>(any);
  const std::vector<Ways> hand = game.tiles().ways(game.hand(seat));
  const bool second = game.phase() == Phase::second_tile;
  const Turn turn = hand.empty() ? Turn{} : best_turn(game.trial_board(), hand);
  // After the first tile the best second one is what the whole turn was chosen for, if it was chosen for two.
  if (second && (turn.tiles == 0 || turn.points <= second_tile_price)) return {.actions = {Done{}}};
  if (turn.tiles == 0) return {.actions = {Pass{}}};
  const bool more = game.phase() == Phase::first_tile && turn.all().size() < hand.size();
  return plan_of(turn.all(), more);
}

double RaceStyle::total(const Game& any, int seat) const {
  const auto& game = game_as<Classic>(any);
  return game.score(seat) + bonus(game, seat);
}

double RaceStyle::lead(const Game& game, int seat) const {
  return total(game, seat) -
         best_of_others(game.seats(), seat, [&](int other) { return total(game, other); });
}

double RaceStyle::worth(const Game& any, int seat) const {
  const auto& game = game_as<Classic>(any);
  const double ahead = lead(game, seat);
  if (game.phase() == Phase::over) return with_winning(ahead, worth_of_race_won, 0);
  const double best = total(game, seat) - std::min(ahead, 0.0);
  return worth_of_lead(ahead, game.rules().target - best);
}

double RaceStyle::score(const Game& game, int seat) const {
  return game_as<Classic>(game).score(seat);
}

}  // namespace dalapapa
