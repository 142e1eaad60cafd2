#include "players/race_style.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "games/best_turn.hpp"
#include "games/points.hpp"
#include "players/outlook.hpp"

namespace dalapapa {
namespace {

using Phase = Classic::Phase;

// Found by matches of duplicate pairs; see docs/players.md.
constexpr double usual_turn = 7;        // points
constexpr double spread_of_turn = 5;    // points
constexpr double worth_of_winning = 6;  // points, beyond those of the margin
constexpr std::size_t singles_judged = 24;
constexpr std::size_t pairs_judged = 12;
constexpr std::size_t firsts_of_pairs = 16;
constexpr std::size_t seconds_of_pairs = 3;
// What the next player gets, and what the own next turn brings, by number of players.
constexpr std::array<double, 3> weight_of_reply{1.0, 0.6, 0.45};
constexpr std::array<double, 3> weight_of_next{0.7, 0.5, 0.35};

struct Turned {
  std::vector<Placement> at;
  int points = 0;  // the price of a second tile paid
};

std::vector<Turned> placements_of(const Board& board, const Ways& tile) {
  std::vector<Turned> found;
  for (const LaidFace& way : tile.all()) {
    board.slots().for_each_fit(way, [&](const Slots::Slot& slot) {
      found.push_back({{board.placement_at(slot.site, way.face)},
                       disc_points(std::popcount(slot.places())) +
                           board.discs().would_close(board.lattice(), slot.site, slot.places(), way)});
    });
  }
  return found;
}

void keep_best(std::vector<Turned>& turns, std::size_t count) {
  std::ranges::stable_sort(turns, std::ranges::greater{}, &Turned::points);
  if (turns.size() > count) turns.resize(count);
}

// One tile, and where there are two, also both. Needs: tiles lie on the board.
std::vector<Turned> turns_worth_a_thought(Board& board, std::span<const Ways> hand) {
  std::vector<Turned> singles;
  std::vector<Turned> pairs;
  for (std::size_t tile = 0; tile < hand.size(); ++tile) {
    std::vector<Turned> firsts = placements_of(board, hand[tile]);
    std::ranges::copy(firsts, std::back_inserter(singles));
    if (hand.size() < 2) continue;
    keep_best(firsts, firsts_of_pairs);
    for (const Turned& first : firsts) {
      board.place(first.at[0]);
      std::vector<Turned> seconds = placements_of(board, hand[1 - tile]);
      board.undo();
      keep_best(seconds, seconds_of_pairs);
      for (const Turned& second : seconds) {
        pairs.push_back({{first.at[0], second.at[0]}, first.points + second.points - second_tile_price});
      }
    }
  }
  keep_best(singles, singles_judged);
  keep_best(pairs, pairs_judged);
  std::ranges::move(pairs, std::back_inserter(singles));
  return singles;
}

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

  [[nodiscard]] double value(const Turned& turn) {
    const auto players = static_cast<std::size_t>(game_.seats() - 2);
    const bool reached = game_.last_round() || game_.score(seat_) + turn.points >= game_.rules().target;
    double value = margin(game_, seat_) + turn.points;
    if (reached && seat_ == game_.seats() - 1) return value;  // CL6: nobody plays after this
    for (const Placement& at : turn.at) board_.place(at);
    const Outlook outlook(board_, game_.tiles(), game_.bag());
    const double reply = outlook.of_unseen_pair();
    value -= weight_of_reply[players] * reply;
    if (!reached) value += weight_of_next[players] * own_next(turn, outlook, reply);
    for (std::size_t i = 0; i < turn.at.size(); ++i) board_.undo();
    return value;
  }

 private:
  [[nodiscard]] double own_next(const Turned& turn, const Outlook& outlook, double of_pair) const {
    for (const TileIndex tile : game_.hand(seat_)) {
      const bool placed = std::ranges::any_of(
          turn.at, [&](const Placement& at) { return game_.tiles().tile_with(at.face) == tile; });
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
    plans.push_back({{Place{at}}, seat == 0 ? offered : -offered, 0});
  }
  if (plans.empty()) plans.push_back({{Pass{}}, 0, 0});
  best_first(plans);
  return plans;
}

}  // namespace

std::vector<Plan> RaceStyle::plans(Game& any, int seat) const {
  auto& game = static_cast<Classic&>(any);
  if (game.phase() == Phase::opening) return opening_plans(game, seat);
  const bool second = game.phase() == Phase::second_tile;
  const std::vector<Ways> hand = ways_of(game, seat);
  std::vector<Turned> turns;
  if (!game.board().empty()) {
    turns = turns_worth_a_thought(game.trial_board(), hand);
  } else if (!hand.empty()) {  // nobody could lay out anything; then any place will do
    turns.push_back({{game.trial_board().placements(hand[0]).front()}, 0});
  }
  if (second) {
    for (Turned& turn : turns) turn.points -= second_tile_price;
    turns.push_back({});
  }
  std::vector<Plan> plans;
  Judge judge(game, seat);
  for (const Turned& turn : turns) {
    const bool ends = second || turn.at.size() == hand.size();
    Plan plan = plan_of(turn.at, turn.at.empty() || !ends);
    plan.value = game.board().empty() ? 0 : judge.value(turn);
    plan.now = turn.points;
    plans.push_back(std::move(plan));
  }
  if (plans.empty()) plans.push_back({{Pass{}}, 0, 0});
  best_first(plans);
  return plans;
}

Plan RaceStyle::quick(Game& any, int seat) const {
  auto& game = static_cast<Classic&>(any);
  const std::vector<Ways> hand = ways_of(game, seat);
  const bool second = game.phase() == Phase::second_tile;
  const Turn turn = hand.empty() ? Turn{} : best_turn(game.trial_board(), hand);
  // After the first tile the best second one is what the whole turn was chosen for, if it was chosen for two.
  if (second && (turn.tiles == 0 || turn.points <= second_tile_price)) return {{Done{}}, 0, 0};
  if (turn.tiles == 0) return {{Pass{}}, 0, 0};
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
