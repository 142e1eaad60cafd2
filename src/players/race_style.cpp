#include "players/race_style.hpp"

#include <algorithm>
#include <cmath>

#include "games/best_turn.hpp"
#include "games/points.hpp"
#include "players/outlook.hpp"

namespace dalapapa {
namespace {

using Phase = Classic::Phase;

// The weights for two players, the first of each list, were found by matches; the rest are estimates.
constexpr double usual_turn = 7;        // points
constexpr double spread_of_turn = 5;    // points
constexpr double worth_of_winning = 6;  // points, beyond those of the margin
constexpr std::size_t turns_judged = 40;
// What the next player gets, and what the own next turn brings, by number of players.
constexpr std::array<double, 3> weight_of_reply{0.85, 0.5, 0.4};
constexpr std::array<double, 3> weight_of_next{0.3, 0.2, 0.15};

std::vector<Ways> ways_of(const Classic& game, int seat) {
  std::vector<Ways> hand;
  for (const TileIndex tile : game.hand(seat)) hand.push_back(game.tiles().ways(tile));
  return hand;
}

Plan plan_of(std::span<const Placement> placements, bool done) {
  Plan plan;
  for (const Placement& at : placements) plan.actions.emplace_back(Place{at});
  if (done) plan.actions.emplace_back(Done{});
  return plan;
}

int margin(const Classic& game, int seat) {
  int best = -10000;
  for (int other = 0; other < game.seats(); ++other) {
    if (other != seat) best = std::max(best, game.score(other));
  }
  return game.score(seat) - best;
}

// What a turn leads to: its points, less what it leaves to the next player, and some of what it leaves to oneself.
class Judge {
 public:
  Judge(Classic& game, int seat) : game_(game), board_(game.trial_board()), seat_(seat) {}

  void fill_in(const Turn& turn, Plan& plan) {
    const auto players = static_cast<std::size_t>(game_.seats() - 2);
    const bool reached = game_.last_round() || game_.score(seat_) + turn.points >= game_.rules().target;
    plan.now = turn.points;
    plan.value = margin(game_, seat_) + turn.points;
    if (board_.empty() || (reached && seat_ == game_.seats() - 1)) return;  // CL6: nobody plays after this
    for (const Placement& at : turn.all()) board_.place(at);
    const Outlook outlook(board_, game_.tiles(), game_.bag());
    plan.opens = outlook.of_unseen_pair();
    plan.value -= weight_of_reply[players] * *plan.opens;
    if (!reached) plan.value += weight_of_next[players] * own_next(turn, outlook, *plan.opens);
    for (int i = 0; i < turn.tiles; ++i) board_.undo();
  }

 private:
  [[nodiscard]] double own_next(const Turn& turn, const Outlook& outlook, double of_pair) const {
    for (const TileIndex tile : game_.hand(seat_)) {
      const bool placed = std::ranges::any_of(
          turn.all(), [&](const Placement& at) { return game_.tiles().tile_with(at.face) == tile; });
      if (!placed) return outlook.with(game_.tiles().ways(tile));
    }
    return of_pair;
  }

  Classic& game_;
  Board& board_;
  int seat_;
};

void best_first(std::vector<Plan>& plans) {
  std::ranges::stable_sort(plans, std::ranges::greater{}, &Plan::value);
}

// CL1: who begins would like a rich table, the others a poor one.
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
  auto& game = static_cast<Classic&>(any);
  if (game.phase() == Phase::opening) return opening_plans(game, seat);
  const bool second = game.phase() == Phase::second_tile;
  const std::vector<Ways> hand = ways_of(game, seat);
  std::vector<Turn> turns;
  if (!game.board().empty()) {
    turns = best_turns(game.trial_board(), hand, turns_judged);
  } else if (!hand.empty()) {  // nobody could lay out anything; then any place will do
    turns.push_back({0, 1, {game.trial_board().placements(hand[0]).front(), {}}});
  }
  if (second) {
    for (Turn& turn : turns) turn.points -= second_tile_price;
    turns.push_back({});
  }
  std::vector<Plan> plans;
  Judge judge(game, seat);
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
  auto& game = static_cast<Classic&>(any);
  const std::vector<Ways> hand = ways_of(game, seat);
  const bool second = game.phase() == Phase::second_tile;
  const Turn turn = hand.empty() ? Turn{} : best_turn(game.trial_board(), hand);
  // After the first tile the best second one is what the whole turn was chosen for, if it was chosen for two.
  if (second && (turn.tiles == 0 || turn.points <= second_tile_price)) return {.actions = {Done{}}};
  if (turn.tiles == 0) return {.actions = {Pass{}}};
  const bool more = game.phase() == Phase::first_tile && turn.all().size() < hand.size();
  Plan plan = plan_of(turn.all(), more);
  plan.value = plan.now = turn.points;
  return plan;
}

double RaceStyle::worth(const Game& any, int seat) const {
  const auto& game = static_cast<const Classic&>(any);
  double others = -10000;
  double leader = -10000;
  for (int other = 0; other < game.seats(); ++other) {
    const double total = game.score(other) + bonus(game, other);
    if (other != seat) others = std::max(others, total);
    leader = std::max(leader, total);
  }
  const double ahead = game.score(seat) + bonus(game, seat) - others;
  if (ahead == 0) return 0;
  const double turns = std::max(0.5, (game.rules().target - leader) / usual_turn);
  const double doubt = game.phase() == Phase::over ? 0 : spread_of_turn * std::sqrt(turns);
  return ahead + worth_of_winning * ahead / (std::abs(ahead) + doubt);
}

}  // namespace dalapapa
