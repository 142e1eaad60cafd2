#include "players/terra_style.hpp"

#include <algorithm>

#include "base/put_in_order.hpp"
#include "games/game_as.hpp"
#include "players/lead.hpp"
#include "players/terra_turns.hpp"

namespace dalapapa {
namespace {

// Found by matches of duplicate pairs.
constexpr std::size_t terra_turns_judged = 12;
constexpr int tiles_sampled = 60;
constexpr double weight_of_terra_reply = 0.7;
// Points, to everybody: what costs nothing is better placed than not, so that games come to an end.
constexpr double worth_of_tile = 2;

// TE3
std::vector<Plan> keep_plans(const Terra& game, int seat) {
  std::vector<Plan> plans;
  const auto contested = game.colonies().contested(game.board());
  for (const Claims::Claim& kept : contested) {
    TerraState state(game);
    for (const Claims::Claim& claim : contested) {
      if (claim.disc != kept.disc) state.remove_pawn(edge_of(game.board(), claim.disc));
    }
    plans.push_back({.actions = {Keep{kept.disc}}, .value = state.value(game.board(), seat)});
  }
  put_in_order(plans, std::ranges::greater{}, &Plan::value);
  return plans;
}

Plan plan_of(const TerraTurn& turn, double value) {
  return {.actions = turn.actions, .value = value};
}

// What comes of a turn: what it is worth, less what the next player may make of it.
class TerraJudge {
 public:
  TerraJudge(Terra& game, int seat) : game_(game), board_(game.trial_board()), seat_(seat) {
    std::vector<TileIndex> unseen;
    game.bag().for_each([&](TileIndex tile) { unseen.push_back(tile); });
    const std::size_t step = 1 + unseen.size() / tiles_sampled;
    for (std::size_t i = 0; i < unseen.size(); i += step) sample_.push_back(unseen[i]);
  }

  [[nodiscard]] double value(const TerraTurn& turn) {
    if (turn.placed) board_.place(*turn.placed);
    TerraState after = turn.state;
    after.pass_on(board_);
    // What the next player wins, in their own judgement. In the last turns (TE5) nothing comes after that.
    const double reply = mean_best(after) - after.value(board_, after.actor());
    const double value =
        after.value(board_, seat_) - (after.last_turns() ? 1 : weight_of_terra_reply) * reply;
    if (turn.placed) board_.undo();
    return value + (turn.placed && !turn.state.last_turns() ? worth_of_draw : 0);
  }

 private:
  // Of the one who acts, with tiles that nobody has seen.
  [[nodiscard]] double mean_best(const TerraState& state) const {
    const double least = best_pawn(board_, state);
    if (sample_.empty()) return least;
    double sum = 0;
    for (const TileIndex tile : sample_) {
      sum += best_value_with(board_, state, least, game_.tiles().ways(tile));
    }
    return sum / static_cast<double>(sample_.size());
  }

  Terra& game_;
  Board& board_;
  int seat_;
  std::vector<TileIndex> sample_;
};

std::vector<Plan> turn_plans(Terra& game, int seat) {
  game.trial_board().make_room();  // states know discs by their edges, which must stay what they are
  std::vector<TerraTurn> turns = turns_of(game, seat);
  put_in_order(turns, std::ranges::greater{}, &TerraTurn::value);
  if (turns.size() > terra_turns_judged) turns.erase(turns.begin() + terra_turns_judged, turns.end());
  std::vector<Plan> plans;
  TerraJudge judge(game, seat);
  for (const TerraTurn& turn : turns) plans.push_back(plan_of(turn, judge.value(turn)));
  put_in_order(plans, std::ranges::greater{}, &Plan::value);
  return plans;
}

}  // namespace

std::vector<Plan> TerraStyle::plans(Game& any, int seat) const {
  auto& game = game_as<Terra>(any);
  std::vector<Plan> plans =
      game.phase() == Terra::Phase::keep ? keep_plans(game, seat) : turn_plans(game, seat);
  // TE5: what the very last action leads to is known for sure.
  if (game.ender() == (seat + 1) % game.seats()) plans.erase(plans.begin() + 1, plans.end());
  return plans;
}

Plan TerraStyle::quick(Game& any, int seat) const {
  auto& game = game_as<Terra>(any);
  if (game.phase() == Terra::Phase::keep) return keep_plans(game, seat).front();
  const TerraTurn turn = quick_turn(game, seat);
  return plan_of(turn, turn.value);
}

double TerraStyle::lead(const Game& any, int seat) const {
  const auto& game = game_as<Terra>(any);
  return game.phase() == Terra::Phase::over ? margin(game, seat) : TerraState(game).lead(game.board(), seat);
}

double TerraStyle::worth(const Game& any, int seat) const {
  const auto& game = game_as<Terra>(any);
  const auto scored = [&](int holder) { return game.score(holder); };
  const double points = game.phase() == Terra::Phase::over
                            ? terra_worth(scored(seat), best_of_others(game.seats(), seat, scored), true)
                            : TerraState(game).value(game.board(), seat);
  return points + worth_of_tile * game.board().size();
}

double TerraStyle::score(const Game& game, int seat) const {
  return game_as<Terra>(game).score(seat);
}

}  // namespace dalapapa
