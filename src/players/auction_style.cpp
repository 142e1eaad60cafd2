// The fair price of a turn (EN1 – EN4). Whoever buys a turn pays the bid to the player whose turn it was, and plays once more
// than otherwise; whoever follows keeps the turn for half of the bid. With n players a point that goes to another counts
// 1 + 1/(n - 1) against the field, a point that goes to nobody counts one.
#include <algorithm>

#include "games/auction.hpp"
#include "games/best_turn.hpp"
#include "games/game_as.hpp"
#include "players/outlook.hpp"
#include "players/race_style.hpp"

namespace dalapapa {
namespace {

constexpr int bid_step = 2;         // bids are even
constexpr double least_profit = 1;  // points by which a purchase must pay
constexpr double pair_bonus = 1;    // what two tiles bring beyond what Outlook knows about

double cost_of_paying(const Auction& game) {
  return 1 + 1.0 / (game.seats() - 1);
}

double own_turn(Auction& game, int seat) {
  const std::vector<Ways> hand = game.tiles().ways(game.hand(seat));
  return hand.empty() ? 0 : best_turn(game.trial_board(), hand).points;
}

// EN4: in the last round anyone who sells a turn has had it, and anyone who buys one has had their own.
double lost_by_selling(Auction& game, int seat) {
  return game.last_round() ? own_turn(game, seat) : 0;
}
double gained_by_buying(Auction& game, int seat) {
  return game.still_to_play(seat) ? 0 : own_turn(game, seat);
}

double turn_of_another(const Auction& game) {
  return Outlook(game.board(), game.tiles(), game.bag()).of_unseen_pair() + pair_bonus;
}

// The player whose turn it is: following costs half of the bid, passing brings the bid and gives the bidder an extra turn.
Action owner_speaks(Auction& game, int seat) {
  const double follow = lost_by_selling(game, seat) - game.bid() / 2.0;
  const double pass = game.bid() * cost_of_paying(game) - turn_of_another(game);
  return follow >= pass ? Action{Follow{}} : Action{Pass{}};
}

// Any other: winning costs the bid and brings a turn; passing leaves the owner to pay half.
Action bidder_speaks(Auction& game, int seat) {
  const int next = game.bid() + bid_step;
  const double win = gained_by_buying(game, seat) - next * cost_of_paying(game) - least_profit;
  const double pass = game.bid() / 2.0 / (game.seats() - 1);
  if (next <= Auction::highest_bid && win > pass) return Bid{static_cast<std::int16_t>(next)};
  return Pass{};
}

}  // namespace

// What the one who holds the bid would pay (EN3); a last turn that its owner keeps is worth something (EN4).
double AuctionStyle::bonus(const Classic& any, int seat) const {
  const auto& game = game_as<Auction>(any);
  if (!is_speech(game)) return 0;
  if (game.holder() == game.turn_of()) {
    const double turn = game.last_round() ? usual_turn : 0;
    return seat == game.holder() ? turn - game.bid() / 2.0 : 0;
  }
  return seat == game.holder() ? -game.bid() : seat == game.turn_of() ? game.bid() : 0;
}

bool AuctionStyle::is_speech(const Game& game) const {
  return game_as<Auction>(game).phase() == Classic::Phase::auction;
}

std::optional<Action> AuctionStyle::unasked(Game& any, int seat) const {
  auto& game = game_as<Auction>(any);
  if (gained_by_buying(game, seat) - bid_step * cost_of_paying(game) > least_profit) return Bid{bid_step};
  return std::nullopt;
}

std::vector<Plan> AuctionStyle::plans(Game& any, int seat) const {
  auto& game = game_as<Auction>(any);
  if (!is_speech(game)) return RaceStyle::plans(game, seat);
  return {{.actions = {seat == game.turn_of() ? owner_speaks(game, seat) : bidder_speaks(game, seat)}}};
}

// The most now: the bid, unless the turn is a last one and brings more.
Plan AuctionStyle::quick(Game& any, int seat) const {
  auto& game = game_as<Auction>(any);
  if (!is_speech(game)) return RaceStyle::quick(game, seat);
  const bool keep = seat == game.turn_of() && lost_by_selling(game, seat) - game.bid() / 2.0 > game.bid();
  return {.actions = {keep ? Action{Follow{}} : Action{Pass{}}}};
}

}  // namespace dalapapa
