#include "players/terra_turns.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "base/put_in_order.hpp"
#include "players/offer.hpp"

namespace dalapapa {
namespace {

// Found by matches of duplicate pairs.
constexpr std::size_t open_looked_at = 2;  // unclaimed open groups of each colour, the largest ones

bool can_pay_pawn(const TerraState& state, int spent) {
  return state.coins(state.actor()) - spent >= Terra::pawn_price && state.pawns_left(state.actor()) > 0;
}

// The groups without a pawn that a seat may want: of each colour the largest closed one and the largest open ones.
std::vector<Ground> wanted(const Board& board, const TerraState& state) {
  std::vector<Ground> all = grounds(board);
  put_in_order(all, std::ranges::greater{}, &Ground::size);
  std::array<std::size_t, 4> closed{};
  std::array<std::size_t, 4> open{};
  std::vector<Ground> found;
  for (const Ground& ground : all) {
    std::size_t& count = (ground.closed() ? closed : open)[index(ground.colour)];
    if (count >= (ground.closed() ? 1 : open_looked_at) || state.claimed(board, ground.root)) continue;
    ++count;
    found.push_back(ground);
  }
  return found;
}

// One tile laid for a moment: what it is worth as it is, and with a pawn on a group that it belongs to.
class PlacementValue {
 public:
  PlacementValue(Board& board, TerraState& state) : board_(board), state_(state) {}

  [[nodiscard]] double operator()(const Slots::Slot& slot, const LaidFace& way) {
    const int discs = std::popcount(slot.places());
    const int price = coins_for_discs(discs);
    if (price > state_.coins(state_.actor())) return out_of_reach;
    state_.pay(price);
    const Board::Trial trial(board_, slot.site, slot.places(), way.face);
    pawn_.reset();
    double best = state_.value(board_, state_.actor());
    if (!state_.last_turns() && can_pay_pawn(state_, 0)) best = with_pawn(slot, best);
    state_.pay(-price);
    return best + (state_.last_turns() ? 0 : worth_of_draw);
  }
  // Where a pawn should follow the latest placement.
  [[nodiscard]] std::optional<Edge> pawn() const { return pawn_; }

  static constexpr double out_of_reach = -100000;

 private:
  [[nodiscard]] double with_pawn(const Slots::Slot& slot, double best) {
    std::array<Discs::Node, places_a_face> seen{};
    std::size_t count = 0;
    const auto look = [&](Edge edge) {
      const Discs::Node root = board_.discs().group_of(edge);
      if (std::find(seen.begin(), seen.begin() + count, root) != seen.begin() + count) return;
      seen[count++] = root;
      if (board_.discs().group(root).size < 2 || state_.claimed(board_, root)) return;
      state_.pay(Terra::pawn_price);
      state_.add_pawn(edge);
      if (const double value = state_.value(board_, state_.actor()); value > best) {
        best = value;
        pawn_ = edge;
      }
      state_.remove_last_pawn();
      state_.pay(-Terra::pawn_price);
    };
    for (Places rest = slot.places(); rest != 0; rest &= rest - 1) {
      look(board_.lattice().edge(slot.site, std::countr_zero(rest)));
    }
    look(board_.lattice().centre_edge(slot.site));
    return best;
  }

  Board& board_;
  TerraState& state_;
  std::optional<Edge> pawn_;
};

class Turns {
 public:
  Turns(Terra& game, int seat)
      : game_(game), board_(game.trial_board()), state_(game), wanted_(wanted(board_, state_)), seat_(seat) {}

  void add_done() {
    TerraTurn turn{.actions = {Done{}}, .state = state_};
    turn.value = state_.value(board_, seat_);
    found_.push_back(std::move(turn));
  }

  void add_pawns() {
    if (!can_pay_pawn(state_, 0)) return;
    for (const Ground& ground : wanted_) add_pawn(state_, ground, {});
  }

  // A pawn goes to another group, or another's goes home where that is allowed.
  void add_returns() {
    for (const Claims::Claim& claim : game_.colonies().all()) {
      const bool own = claim.seat == seat_;
      if ((!own && !game_.remove_any()) || state_.coins(seat_) < Terra::return_price) continue;
      TerraState state = state_;
      state.return_pawn(edge_of(board_, claim.disc));
      const Action back = Unmark{claim.disc};
      if (!own) add({.actions = {back}, .state = state});
      if (state_.last_turns() || !can_pay_pawn(state, 0)) continue;
      for (const Ground& ground : wanted_) add_pawn(state, ground, back);
    }
  }

  void add_placements() {
    PlacementValue value(board_, state_);
    for (const TileIndex tile : game_.hand(seat_)) {
      for_each_placement(board_, game_.tiles().ways(tile), [&](const Slots::Slot& slot, const LaidFace& way) {
        const double worth = value(slot, way);
        if (worth <= PlacementValue::out_of_reach) return;
        const Placement at = board_.placement_at(slot.site, way.face);
        TerraTurn turn{.actions = {Place{at}}, .state = state_, .placed = at, .value = worth};
        turn.state.pay(coins_for_discs(std::popcount(slot.places())));
        if (value.pawn()) {
          turn.state.pay(Terra::pawn_price);
          turn.state.add_pawn(*value.pawn());
        }
        found_.push_back(std::move(turn));
        if (!state_.last_turns()) add_conquests(slot, way, at);
      });
    }
  }

  [[nodiscard]] std::vector<TerraTurn> take() { return std::move(found_); }

 private:
  void add(TerraTurn turn) {
    turn.value = turn.state.value(board_, seat_);
    found_.push_back(std::move(turn));
  }

  void add_pawn(TerraState state, const Ground& ground, const std::optional<Action>& before) {
    state.pay(Terra::pawn_price);
    state.add_pawn(ground.edge);
    TerraTurn turn{.state = std::move(state)};
    if (before) turn.actions.push_back(*before);
    turn.actions.emplace_back(Mark{ground.first});
    add(std::move(turn));
  }

  // TE3: a pawn on a small group, and a tile that joins it with the large one of another: then the seat's own pawn stays.
  void add_conquests(const Slots::Slot& slot, const LaidFace& way, const Placement& at) {
    const int price = coins_for_discs(std::popcount(slot.places()));
    if (!can_pay_pawn(state_, price)) return;
    const Board::Trial trial(board_, slot.site, slot.places(), way.face);
    for (const Ground& ground : wanted_) {
      if (ground.closed()) continue;
      const Discs::Node root = board_.discs().group_of(ground.edge);
      if (!state_.claimed(board_, root)) continue;
      TerraTurn turn{.actions = {Mark{ground.first}, Place{at}}, .state = state_, .placed = at};
      turn.state.pay(price + Terra::pawn_price);
      turn.state.add_pawn(ground.edge);
      turn.value = turn.state.value(board_, seat_) + worth_of_draw;
      found_.push_back(std::move(turn));
    }
  }

  Terra& game_;
  Board& board_;
  TerraState state_;
  std::vector<Ground> wanted_;
  int seat_;
  std::vector<TerraTurn> found_;
};

// Whoever holds more coins than they may keep places a tile, if only to draw another, so that games come to an end.
bool must_place(const TerraState& state, std::span<const TerraTurn> turns) {
  return !state.last_turns() && state.coins(state.actor()) > Terra::most_kept &&
         std::ranges::any_of(turns, [](const TerraTurn& turn) { return turn.placed.has_value(); });
}

}  // namespace

std::vector<TerraTurn> turns_of(Terra& game, int seat) {
  assert(game.phase() == Terra::Phase::turn);
  Turns turns(game, seat);
  turns.add_placements();
  turns.add_pawns();
  turns.add_returns();
  turns.add_done();
  std::vector<TerraTurn> found = turns.take();
  if (must_place(TerraState(game), found)) found.pop_back();
  return found;
}

TerraTurn quick_turn(Terra& game, int seat) {
  Turns turns(game, seat);
  turns.add_placements();
  turns.add_pawns();
  turns.add_done();
  std::vector<TerraTurn> found = turns.take();
  if (must_place(TerraState(game), found)) found.pop_back();
  return *std::ranges::max_element(found, {}, &TerraTurn::value);
}

double best_pawn(const Board& board, TerraState state) {
  double best = state.value(board, state.actor());
  if (!can_pay_pawn(state, 0)) return best;
  const std::vector<Ground> all = wanted(board, state);
  state.pay(Terra::pawn_price);
  for (const Ground& ground : all) {
    state.add_pawn(ground.edge);
    best = std::max(best, state.value(board, state.actor()));
    state.remove_last_pawn();
  }
  return best;
}

double best_value_with(Board& board, const TerraState& state, double least, const Ways& tile) {
  TerraState tried = state;
  return best_of(board, tile, least, PlacementValue(board, tried));
}

}  // namespace dalapapa
