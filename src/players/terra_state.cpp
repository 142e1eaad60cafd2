#include "players/terra_state.hpp"

#include <algorithm>

#include "base/put_in_order.hpp"
#include "players/lead.hpp"

namespace dalapapa {
namespace {

// Found by matches of duplicate pairs.
constexpr double cost_of_liberty = 0.6;  // by which it is less likely to be closed
constexpr double hope_for_colour = 1.8;  // what a colour without pawn may multiply by, beyond 1
constexpr double hope_of_last_action = 0.3;
constexpr double hope_for_lying = 0.6;  // of a closed group that anybody could put a pawn on
constexpr std::size_t most_lying = 12;
constexpr double worth_of_coin = 0.08;      // of what the groups multiply to
constexpr double worth_of_terra_won = 150;  // points, beyond those of the margin
constexpr double doubt_a_point = 0.3;

// Where one player places a pawn and another takes it back again and again, neither would ever stop: beyond a few, returns
// cost points, by the square of their number.
constexpr int free_returns = 3;
constexpr double cost_of_returns = 10;

}  // namespace

double terra_worth(double own, double others, bool over) {
  return with_winning(own - others, worth_of_terra_won, over ? 0 : 2 + doubt_a_point * (own + others));
}

TerraState::TerraState(const Terra& game) : seats_(game.seats()), actor_(game.seat()), ender_(game.ender()) {
  for (int seat = 0; seat < seats_; ++seat) coins_[static_cast<std::size_t>(seat)] = game.coins(seat);
  for (const Claims::Claim& claim : game.colonies().all()) {
    pawns_.push_back({edge_of(game.board(), claim.disc), claim.seat});
  }
  for (const Step& step : game.steps()) {
    if (!std::holds_alternative<Unmark>(step.action)) continue;
    ++returns_[static_cast<std::size_t>(step.actor.seat_number())];
  }
  lying_ = grounds(game.board());
  std::erase_if(lying_, [&](const Ground& ground) {
    return !ground.closed() || ground.size < 2 || claimed(game.board(), ground.root);
  });
  put_in_order(lying_, std::ranges::greater{}, &Ground::size);
  if (lying_.size() > most_lying) lying_.resize(most_lying);
}

TerraState::Sizes TerraState::lying(const Board& board) const {
  Sizes largest{};
  for (const Ground& ground : lying_) {
    double& size = largest[index(ground.colour)];
    if (size == 0 && !claimed(board, board.discs().group_of(ground.edge))) size = ground.size;
  }
  return largest;
}

int TerraState::count(int seat) const {
  return static_cast<int>(std::ranges::count(pawns_, seat, &Pawn::seat));
}

bool TerraState::claimed(const Board& board, Discs::Node root) const {
  return std::ranges::any_of(pawns_,
                             [&](const Pawn& pawn) { return board.discs().group_of(pawn.edge) == root; });
}

void TerraState::remove_pawn(Edge edge) {
  std::erase_if(pawns_, [&](const Pawn& pawn) { return pawn.edge == edge; });
}

void TerraState::return_pawn(Edge edge) {
  pay(Terra::return_price);
  ++returns_[static_cast<std::size_t>(actor_)];
  remove_pawn(edge);
}

void TerraState::pass_on(const Board& board) {
  ender_ = ender(estates(board));
  int& own = coins_[static_cast<std::size_t>(actor_)];
  own = std::min(own, Terra::most_kept);
  actor_ = (actor_ + 1) % seats_;
  if (!last_turns()) pay(-Terra::income);
}

bool TerraState::Estate::complete() const {
  return pawns == Terra::pawns_a_seat || std::ranges::all_of(closed, [](double size) { return size > 0; });
}

TerraState::Estates TerraState::estates(const Board& board) const {
  Estates all{};
  const Discs& discs = board.discs();
  for (std::size_t i = 0; i < pawns_.size(); ++i) {
    const Discs::Node root = discs.group_of(pawns_[i].edge);
    // TE3: of several pawns on a group the active player keeps their own, or else the first.
    const bool own = pawns_[i].seat == actor_;
    bool dropped = false;
    for (std::size_t j = 0; j < pawns_.size() && !dropped; ++j) {
      if (j == i || discs.group_of(pawns_[j].edge) != root) continue;
      const bool others_own = pawns_[j].seat == actor_;
      dropped = own == others_own ? j < i : others_own;
    }
    if (dropped) continue;
    Estate& estate = all[static_cast<std::size_t>(pawns_[i].seat)];
    ++estate.pawns;
    const Discs::Group& group = discs.group(root);
    const std::size_t colour = index(*discs.disc(pawns_[i].edge));
    if (group.liberties == 0) {
      estate.closed[colour] = std::max(estate.closed[colour], static_cast<double>(group.size));
    } else {
      const double likely = 1 / (1 + cost_of_liberty * group.liberties);
      estate.hoped[colour] = std::max(estate.hoped[colour], 1 + (group.size - 1) * likely);
    }
  }
  return all;
}

// TE5
int TerraState::ender(const Estates& estates) const {
  if (last_turns() || !estates[static_cast<std::size_t>(actor_)].complete()) return ender_;
  return actor_;
}

TerraState::Future TerraState::future(int seat, int ender) const {
  if (ender == Terra::nobody) return Future::turns;
  const int until = (seat - actor_ + seats_) % seats_;
  const int end = ender == actor_ ? seats_ : (ender - actor_ + seats_) % seats_;
  return until > 0 && until < end ? Future::one_action : Future::nothing;
}

// TE6, with hopes while there is a future. `haste`: how near another is to ending it, from 0 to 1.
double TerraState::strength(const Estate& estate, int seat, Future future, double haste,
                            const Sizes& lying) const {
  const int spare = Terra::pawns_a_seat - estate.pawns;
  const double hope = 1 + hope_for_colour * (1 - haste * haste);
  const double trust = future == Future::turns ? 1 : future == Future::one_action ? hope_of_last_action : 0;
  // A pawn on a group that is not worth it leaves its colour as needy as before, with one pawn less to serve it.
  int wanting = 0;
  for (std::size_t colour = 0; colour < 4; ++colour) {
    wanting += std::max(estate.closed[colour], estate.hoped[colour]) < hope ? 1 : 0;
  }
  const bool hopeful = future == Future::turns && spare > 0;
  const double share = hopeful ? static_cast<double>(spare) / std::max({1, wanting, spare}) : 0;
  double product = 1;
  bool any = false;
  for (std::size_t colour = 0; colour < 4; ++colour) {
    any = any || estate.closed[colour] > 0;
    const double open = estate.hoped[colour] > 0 ? 1 + (estate.hoped[colour] - 1) * trust : 1;
    const double other = 1 + share * std::max(hope - 1, hope_for_lying * (lying[colour] - 1));
    product *= std::max({estate.closed[colour], open, other});
  }
  const int coins = std::min(coins_[static_cast<std::size_t>(seat)], Terra::most_kept);
  if (future == Future::nothing) return (any ? product : 0) + coins;
  if (future == Future::one_action) product = std::max(product, last_action(estate, seat, lying));
  return product * (1 + (future == Future::turns ? worth_of_coin * coins : 0)) + coins;
}

// TE5: a pawn on the best group that lies about.
double TerraState::last_action(const Estate& estate, int seat, const Sizes& lying) const {
  double product = 1;
  double best = 1;
  for (std::size_t colour = 0; colour < 4; ++colour) {
    const double own = std::max(1.0, estate.closed[colour]);
    product *= own;
    best = std::max(best, lying[colour] / own);
  }
  const bool can = coins_[static_cast<std::size_t>(seat)] > 0 && estate.pawns < Terra::pawns_a_seat;
  return can ? product * best : product;
}

TerraState::Standing TerraState::standing(const Board& board, int seat) const {
  const Estates all = estates(board);
  const int ends = ender(all);
  const Sizes about = lying(board);
  std::array<double, Terra::max_seats> progress{};
  for (std::size_t holder = 0; holder < static_cast<std::size_t>(seats_); ++holder) {
    const auto colours = std::ranges::count_if(all[holder].closed, [](double size) { return size > 0; });
    progress[holder] = static_cast<double>(colours) / 4;
  }
  Standing standing;
  for (int holder = 0; holder < seats_; ++holder) {
    double haste = 0;
    standing.over = standing.over && future(holder, ends) == Future::nothing;
    for (int other = 0; other < seats_; ++other) {
      if (other != holder) haste = std::max(haste, progress[static_cast<std::size_t>(other)]);
    }
    const double sum =
        strength(all[static_cast<std::size_t>(holder)], holder, future(holder, ends), haste, about);
    if (holder == seat) {
      standing.own = sum;
    } else {
      standing.others = std::max(standing.others, sum);
    }
  }
  return standing;
}

double TerraState::value(const Board& board, int seat) const {
  const Standing now = standing(board, seat);
  const int returns = std::max(0, returns_[static_cast<std::size_t>(seat)] - free_returns);
  return terra_worth(now.own, now.others, now.over) - cost_of_returns * returns * returns;
}

double TerraState::lead(const Board& board, int seat) const {
  const Standing now = standing(board, seat);
  return now.own - now.others;
}

}  // namespace dalapapa
