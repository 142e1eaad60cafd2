#include "players/domaine_style.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "base/put_in_order.hpp"
#include "games/game_as.hpp"
#include "players/domaine_standing.hpp"
#include "players/grounds.hpp"
#include "players/offer.hpp"

namespace dalapapa {
namespace {

// Found by matches of duplicate pairs.
constexpr std::size_t placements_judged = 30;
constexpr std::size_t placements_of_expert =
    4;  // so that the step from greedy to expert is as large as that to master
constexpr double weight_of_domaine_reply = 0.8;
constexpr double weight_of_again = 0.9;
constexpr double quick_again = 2.6;  // points that a turn brings

struct DomaineOption {
  std::optional<Placement> at;  // nothing where the turn is past placing
  int discs = 2;                // formed; what costs nothing where none is placed
  double value = 0;
};

// The closed territories that bear no marker, largest first.
std::vector<Ground> free_territories(const Domaine& game) {
  std::vector<Discs::Node> taken;
  for (const Claims::Claim& claim : game.marked().all()) {
    taken.push_back(game.board().discs().group_of(edge_of(game.board(), claim.disc)));
  }
  std::vector<Ground> found = grounds(game.board());
  std::erase_if(found, [&](const Ground& ground) {
    return !ground.closed() || std::ranges::find(taken, ground.root) != taken.end();
  });
  put_in_order(found, std::ranges::greater{}, &Ground::size);
  return found;
}

DomaineStanding standing_of(const Domaine& game, std::span<const Ground> free) {
  std::vector<int> sizes;
  for (const Ground& ground : free) sizes.push_back(ground.size);
  return {game, std::move(sizes)};
}

// What a placement brings at once, roughly: tokens, and a territory if it is worth a marker.
class Glance {
 public:
  Glance(const Domaine& game, const DomaineStanding& standing, int seat)
      : board_(game.board()),
        marker_(standing.worth_of_marker(seat)),
        token_(standing.worth_of_token(seat)),
        poor_(standing.of(seat).tokens == 0) {}

  [[nodiscard]] double operator()(const Slots::Slot& slot, const LaidFace& way) const {
    const int closed = board_.discs().would_close(board_.lattice(), slot.site, slot.places(), way);
    return std::max(0.0, closed - marker_) - token_ * price_of_discs(std::popcount(slot.places()));
  }
  // DO3
  [[nodiscard]] bool affordable(const Slots::Slot& slot) const {
    return !poor_ || std::popcount(slot.places()) > 1;
  }

 private:
  const Board& board_;
  double marker_;
  double token_;
  bool poor_;
};

std::vector<DomaineOption> options(const Domaine& game, const Glance& glance, int seat) {
  if (game.phase() == Domaine::Phase::mark) return {DomaineOption{}};
  std::vector<DomaineOption> found;
  for (const TileIndex tile : game.hand(seat)) {
    for_each_placement(game.board(), game.tiles().ways(tile),
                       [&](const Slots::Slot& slot, const LaidFace& way) {
                         if (!glance.affordable(slot)) return;
                         found.push_back({game.board().placement_at(slot.site, way.face),
                                          std::popcount(slot.places()), glance(slot, way)});
                       });
  }
  return found;
}

// The actions of a turn: a tile, markers on the largest territories, and on or over.
Plan plan_of(const DomaineOption& option, std::span<const Ground> marked, bool again) {
  Plan plan;
  if (option.at) plan.actions.emplace_back(Place{*option.at});
  for (const Ground& ground : marked) plan.actions.emplace_back(Mark{ground.first});
  plan.actions.emplace_back(again ? Action{Again{}} : Action{Done{}});
  return plan;
}

bool can_pay_again(const Domaine& game, const DomaineStanding& standing, int seat) {
  const auto tiles =
      static_cast<int>(game.hand(seat).size()) - (game.phase() == Domaine::Phase::place ? 1 : 0);
  return standing.of(seat).tokens >= Domaine::price_of_turn && (tiles > 0 || game.in_bag() > 0);
}

// How many of the largest are worth a marker before the turn ends, and what the position is worth then.
struct Marking {
  std::size_t count = 0;
  double value = 0;
};

std::vector<Marking> markings(const DomaineStanding& before, int seat) {
  std::vector<Marking> all;
  DomaineStanding standing = before;
  for (std::size_t count = 0;; ++count) {
    DomaineStanding after = standing;
    after.end_turn();
    all.push_back({count, after.value(seat, false)});
    if (standing.of(seat).markers == 0 || standing.free().empty()) break;
    standing.mark(seat);
  }
  put_in_order(all, std::ranges::greater{}, &Marking::value);
  return all;
}

// What comes of a turn: what it leaves to everybody, less what the board offers to the next player, and what it offers to
// anyone who pays for another turn.
class DomaineJudge {
 public:
  DomaineJudge(Domaine& game, int seat) : game_(game), seat_(seat), next_((seat + 1) % game.seats()) {}

  void add_plans(const DomaineOption& option, std::vector<Plan>& plans) {
    if (option.at) game_.trial_board().place(*option.at);
    const std::vector<Ground> free = free_territories(game_);
    DomaineStanding standing = standing_of(game_, free);
    if (option.at) standing.earn(seat_, game_.tokens_for(option.discs));
    const double reply = weight_of_domaine_reply * offered(standing, next_, game_.hand(next_));
    const bool payable = can_pay_again(game_, standing, seat_);
    const double next = payable ? weight_of_again * own_next(option, standing) : 0;
    if (option.at) game_.trial_board().undo();

    const auto all = markings(standing, seat_);
    for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), 2); ++i) {
      const auto marked = std::span(free).first(all[i].count);
      add(plan_of(option, marked, false), all[i].value - reply, plans);
      if (!payable) continue;
      const double price = Domaine::price_of_turn * standing.worth_of_token(seat_);
      add(plan_of(option, marked, true), all[i].value - reply + next - price, plans);
    }
  }

 private:
  static void add(Plan plan, double value, std::vector<Plan>& plans) {
    plan.value = value;
    plans.push_back(std::move(plan));
  }

  // To a hand, no_tile where a tile of it is unseen.
  [[nodiscard]] double offered(const DomaineStanding& standing, int seat,
                               std::span<const TileIndex> hand) const {
    const Glance glance(game_, standing, seat);
    double least = 0;
    for (const TileIndex tile : hand) {
      if (tile != no_tile) least = best_of(game_.board(), game_.tiles().ways(tile), least, glance);
    }
    const auto unseen = static_cast<int>(std::ranges::count(hand, no_tile));
    if (unseen == 0) return least;
    std::vector<double> bests;
    game_.bag().for_each([&](TileIndex tile) {
      bests.push_back(best_of(game_.board(), game_.tiles().ways(tile), least, glance));
    });
    return bests.empty() ? least : expected_best(std::move(bests), unseen);
  }

  // DO5: to what is left of the own hand, and a tile drawn.
  [[nodiscard]] double own_next(const DomaineOption& option, const DomaineStanding& standing) const {
    std::vector<TileIndex> hand(game_.hand(seat_).begin(), game_.hand(seat_).end());
    if (option.at) std::erase(hand, *game_.tiles().tile_with(option.at->face));
    if (game_.in_bag() > 0) hand.push_back(no_tile);
    return offered(standing, seat_, hand);
  }

  Domaine& game_;
  int seat_;
  int next_;
};

// DO6: whether nobody plays after the seat.
bool is_last_turn(const Domaine& game, int seat) {
  const int next = (seat + 1) % game.seats();
  return game.plaque_owner() == next || game.hand(next).empty();
}

// What the last turn leads to is known for sure: only the best way to end it is left.
void keep_best_end(std::vector<Plan>& plans) {
  bool ended = false;
  std::erase_if(plans, [&](const Plan& plan) {
    const bool ends = std::holds_alternative<Done>(plan.actions.back());
    return ends && std::exchange(ended, true);
  });
}

std::vector<Plan> plans_with(Domaine& game, int seat, std::size_t placements) {
  const DomaineStanding standing = standing_of(game, free_territories(game));
  std::vector<DomaineOption> all = options(game, Glance(game, standing, seat), seat);
  if (all.empty()) return {{.actions = {Pass{}}}};
  put_in_order(all, std::ranges::greater{}, &DomaineOption::value);
  if (all.size() > placements) all.resize(placements);
  std::vector<Plan> plans;
  DomaineJudge judge(game, seat);
  for (const DomaineOption& option : all) judge.add_plans(option, plans);
  put_in_order(plans, std::ranges::greater{}, &Plan::value);
  if (is_last_turn(game, seat)) keep_best_end(plans);
  return plans;
}

}  // namespace

std::vector<Plan> DomaineStyle::plans(Game& game, int seat) const {
  return plans_with(game_as<Domaine>(game), seat, placements_judged);
}

Plan DomaineStyle::careful(Game& game, int seat) const {
  return plans_with(game_as<Domaine>(game), seat, placements_of_expert).front();
}

Plan DomaineStyle::quick(Game& any, int seat) const {
  auto& game = game_as<Domaine>(any);
  const DomaineStanding before = standing_of(game, free_territories(game));
  const std::vector<DomaineOption> all = options(game, Glance(game, before, seat), seat);
  if (all.empty()) return {.actions = {Pass{}}};
  const DomaineOption best = *std::ranges::max_element(all, {}, &DomaineOption::value);
  if (best.at) game.trial_board().place(*best.at);
  const std::vector<Ground> free = free_territories(game);
  DomaineStanding standing = standing_of(game, free);
  if (best.at) {
    game.trial_board().undo();
    standing.earn(seat, game.tokens_for(best.discs));
  }
  const std::size_t marks = markings(standing, seat).front().count;
  const bool again = can_pay_again(game, standing, seat) &&
                     quick_again > Domaine::price_of_turn * standing.worth_of_token(seat);
  return plan_of(best, std::span(free).first(marks), again);
}

double DomaineStyle::score(const Game& game, int seat) const {
  return game_as<Domaine>(game).score(seat);
}

double DomaineStyle::lead(const Game& any, int seat) const {
  const auto& game = game_as<Domaine>(any);
  return standing_of(game, free_territories(game)).lead(seat, true);
}

double DomaineStyle::worth(const Game& any, int seat) const {
  const auto& game = game_as<Domaine>(any);
  return standing_of(game, free_territories(game)).value(seat, true);
}

}  // namespace dalapapa
