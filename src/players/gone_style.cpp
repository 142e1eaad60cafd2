#include "players/gone_style.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/put_in_order.hpp"
#include "games/game_as.hpp"
#include "games/gone.hpp"
#include "players/lead.hpp"
#include "players/offer.hpp"

namespace dalapapa {
namespace {

// Found by matches of duplicate pairs. How long a tile stays in the hand, in tiles, by the most discs that it can form now.
constexpr std::array<double, 4> burden{1.9, 1.5, 1.0, 0.55};
constexpr double worth_of_gone_won = 4;  // tiles, beyond those of the margin
constexpr double spread = 1.5;           // tiles
constexpr double half_gone_turn = 0.5;   // tiles
constexpr std::size_t breadth = 5;       // of chains, at each link
constexpr int chains_tried = 150;

struct GoneOption {
  Placement at;
  TileIndex tile = no_tile;
  int discs = 0;
  int ways_to_chain = 0;  // how many placements of the same tile form enough discs to play again
};

std::vector<GoneOption> options(const Board& board, const TileSet& tiles, std::span<const TileIndex> hand) {
  std::vector<GoneOption> found;
  for (const TileIndex tile : hand) {
    const std::size_t first = found.size();
    int chains = 0;
    for_each_placement(board, tiles.ways(tile), [&](const Slots::Slot& slot, const LaidFace& way) {
      const int discs = std::popcount(slot.places());
      chains += goes_again_after(discs) ? 1 : 0;
      found.push_back({board.placement_at(slot.site, way.face), tile, discs, 0});
    });
    for (std::size_t i = first; i < found.size(); ++i) found[i].ways_to_chain = chains;
  }
  return found;
}

// Chains go on; of their tiles the one that has the fewest other places goes first. A tile that ends the turn had better be
// one that cannot make a chain later.
bool before(const GoneOption& a, const GoneOption& b) {
  const auto rank = [](const GoneOption& option) { return std::min(option.discs, discs_to_go_again); };
  if (rank(a) != rank(b)) return rank(a) > rank(b);
  return a.ways_to_chain < b.ways_to_chain;
}

double burden_of(const Board& board, const Ways& tile) {
  const double discs = best_of(board, tile, 0, [](const Slots::Slot& slot, const LaidFace& /*way*/) {
    return std::popcount(slot.places());
  });
  return burden[static_cast<std::size_t>(std::min(static_cast<int>(discs), discs_to_go_again))];
}

double usual_burden(const Gone& game) {
  double sum = 0;
  int count = 0;
  game.bag().for_each([&](TileIndex tile) {
    sum += burden_of(game.board(), game.tiles().ways(tile));
    ++count;
  });
  return count == 0 ? 1 : sum / count;
}

// Those that nobody has shown count as average.
double burden_of_hand(const Gone& game, std::span<const TileIndex> hand, double usual) {
  double sum = 0;
  for (const TileIndex tile : hand) {
    sum += tile == no_tile ? usual : burden_of(game.board(), game.tiles().ways(tile));
  }
  return sum;
}

// Follows chains as far as they go, and tries the turns that end them.
class Chains {
 public:
  Chains(Gone& game, int seat)
      : game_(game),
        board_(game.trial_board()),
        hand_(game.hand(seat).begin(), game.hand(seat).end()),
        seat_(seat) {}

  [[nodiscard]] std::vector<Plan> plans() {
    follow();
    put_in_order(plans_, std::ranges::greater{}, &Plan::value);
    if (won_) plans_.erase(plans_.begin() + 1, plans_.end());  // GO3: nothing is better
    return std::move(plans_);
  }

 private:
  void follow() {
    std::vector<GoneOption> all = options(board_, game_.tiles(), hand_);
    put_in_order(all, before);
    if (all.empty()) return add(Pass{}, drawn());
    std::vector<TileIndex> tried;  // at this link: a few places of each tile are enough
    std::size_t links = 0;
    for (const GoneOption& option : all) {
      const bool chain = goes_again_after(option.discs);
      if (std::ranges::count(tried, option.tile) >= 2 || links == breadth) continue;
      if (!plans_.empty() && nodes_ >= chains_tried) return;
      ++nodes_;
      ++links;
      tried.push_back(option.tile);
      lay(option, chain);
    }
  }

  void lay(const GoneOption& option, bool chain) {
    board_.place(option.at);
    const auto at = std::ranges::find(hand_, option.tile) - hand_.begin();
    hand_.erase(hand_.begin() + at);
    if (chain && !hand_.empty()) {
      actions_.emplace_back(Place{option.at});
      follow();
      actions_.pop_back();
    } else {
      add(Place{option.at}, draws_after(option.discs) ? drawn() : 0);
    }
    hand_.insert(hand_.begin() + at, option.tile);
    board_.undo();
  }

  [[nodiscard]] int drawn() const { return std::min(1, game_.in_bag()); }

  void add(const Action& last, int tiles_drawn) {
    won_ = won_ || (hand_.empty() && tiles_drawn == 0);
    Plan plan{.actions = actions_, .value = value(tiles_drawn)};
    plan.actions.push_back(last);
    plans_.push_back(std::move(plan));
  }

  [[nodiscard]] double value(int tiles_drawn) const {
    const double usual = usual_burden(game_);
    const double own = burden_of_hand(game_, hand_, usual) + usual * tiles_drawn;
    const double ahead = -own - best_of_others(game_.seats(), seat_, [&](int seat) {
      return -burden_of_hand(game_, game_.hand(seat), usual);
    });
    return with_winning(ahead, worth_of_gone_won, hand_.empty() && tiles_drawn == 0 ? 0 : spread);
  }

  Gone& game_;
  Board& board_;
  std::vector<TileIndex> hand_;
  int seat_;
  int nodes_ = 0;
  bool won_ = false;  // one of the plans leaves no tile
  std::vector<Action> actions_;
  std::vector<Plan> plans_;
};

}  // namespace

std::vector<Plan> GoneStyle::plans(Game& game, int seat) const {
  return Chains(game_as<Gone>(game), seat).plans();
}

Plan GoneStyle::quick(Game& any, int seat) const {
  const auto& game = game_as<Gone>(any);
  const std::vector<GoneOption> all = options(game.board(), game.tiles(), game.hand(seat));
  if (all.empty()) return {.actions = {Pass{}}};
  return {.actions = {Place{std::ranges::min_element(all, before)->at}}};
}

double GoneStyle::lead(const Game& any, int seat) const {
  const auto& game = game_as<Gone>(any);
  const auto nearness = [&](int holder) {
    return score(game, holder) + (!game.result() && game.seat() == holder ? half_gone_turn : 0);
  };
  return nearness(seat) - best_of_others(game.seats(), seat, nearness);
}

double GoneStyle::worth(const Game& game, int seat) const {
  return with_winning(lead(game, seat), worth_of_gone_won, game.result() ? 0 : spread);
}

// Tiles that are left count against their holder, and so do those about to be drawn (GO2).
double GoneStyle::score(const Game& any, int seat) const {
  const auto& game = game_as<Gone>(any);
  const bool draws = game.awaited().contains(Actor::chance()) && game.next_draw().to == Actor::seat(seat);
  return -static_cast<double>(game.hand(seat).size()) - (draws ? 1 : 0);
}

}  // namespace dalapapa
