// How two tiles are searched without trying every pair. Closed groups stay closed, so whatever one placement
// closes it also closes when the other comes first, and the points of a pair are
//
//     points of one + points of the other + what only both together bring.
//
// Together they bring more in two cases alone:
// - they *touch*: the second forms discs with the first, and may be legal only beside it;
// - they lie apart but *share a group*, or stand at two half-discs of one colour in one square: the second
//   may close what the first left open. Each placement has a signature of the groups and squares where this is possible;
//   most pairs have none in common.
// Each placement also has a *promise*, a bound on what it can bring together with another. With both lists
// sorted by points and promise, most pairs are never looked at, and few of the rest need their groups worked
// out.
#include "games/best_turn.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "base/put_in_order.hpp"
#include "games/meeting.hpp"
#include "games/points.hpp"

namespace dalapapa {
namespace {

struct Candidate {
  std::uint64_t signature =
      0;  // of groups and squares where another placement could complete a group with this one
  std::int16_t column = 0;
  std::int16_t row = 0;
  int points = 0;
  int promise = 0;
  Site site = 0;
  Places met = 0;
  const LaidFace* way = nullptr;

  [[nodiscard]] int reach() const { return points + promise; }
};

// Touching tiles share at most two edges: two discs more for the second tile, which may be worth two points
// each, and which may count once more in a group.
constexpr int most_from_touching = 6;

// How many liberties of a group of each colour a tile can fill at most: two for each rim place of that
// colour.
std::array<int, 4> most_filled(const Ways& ways) {
  std::array<int, 4> most{};
  for (const LaidFace& way : ways.all()) {
    for (std::size_t c = 0; c < 4; ++c)
      most[c] = std::max(most[c], 2 * std::popcount(way.of_colour[c] & rim_mask));
  }
  return most;
}

class Search {
 public:
  Search(Board& board, std::span<const Ways> hand, std::size_t count)
      : board_(board), hand_(hand), count_(count) {}

  std::vector<Turn> run() {
    for (std::size_t tile = 0; tile < hand_.size(); ++tile) list(tile);
    if (hand_.size() == 2) {
      for (std::size_t tile = 0; tile < 2; ++tile) {
        const std::array<int, 4> other_fills = most_filled(hand_[1 - tile]);
        for (Candidate& candidate : lists_[tile]) sign(candidate, other_fills);
        // Stable, so that every standard library finds the same one of several best turns.
        put_in_order(lists_[tile], std::ranges::greater{}, &Candidate::reach);
      }
      pairs();
      beside_alone(0, 1);
      beside_alone(1, 0);
    }
    return std::move(best_);
  }

 private:
  using List = std::vector<Candidate>;

  [[nodiscard]] int closes(Site site, Places met, const LaidFace& way) const {
    return board_.discs().would_close(board_.lattice(), site, met, way);
  }
  void keep_pair(const Candidate& first, Site site, Face laid, int points) {
    keep({points, 2, {board_.placement_at(first.site, first.way->face), board_.placement_at(site, laid)}});
  }
  // Needs: it is worth more than bound_.
  void keep(const Turn& turn) {
    if (best_.size() == count_) best_.pop_back();
    const auto worse =
        std::ranges::find_if(best_, [&](const Turn& other) { return other.points < turn.points; });
    best_.insert(worse, turn);
    if (best_.size() == count_) bound_ = best_.back().points;
  }

  void list(std::size_t tile);
  void sign(Candidate& candidate, const std::array<int, 4>& other_fills) const;
  void pairs();
  void pair(const Candidate& p, const Candidate& q, std::optional<Board::Trial>& trial);
  void touching_pair(const Candidate& p, const Candidate& q, const Meeting& how,
                     std::optional<Board::Trial>& trial);
  void beside_alone(std::size_t first, std::size_t second);

  Board& board_;
  std::span<const Ways> hand_;
  std::size_t count_;
  std::array<List, 2> lists_;
  std::vector<Turn> best_;                       // best first
  int bound_ = std::numeric_limits<int>::min();  // what a turn must be worth more than to be among them
};

void Search::list(std::size_t tile) {
  lists_[tile].reserve(256);
  for (const LaidFace& way : hand_[tile].all()) {
    board_.slots().for_each_fit(way, [&](const Slots::Slot& slot) {
      const int points = disc_points(std::popcount(slot.places())) + closes(slot.site, slot.places(), way);
      lists_[tile].push_back({.points = points, .site = slot.site, .met = slot.places(), .way = &way});
      if (points > bound_) keep({points, 1, {board_.placement_at(slot.site, way.face), {}}});
    });
  }
}

void Search::sign(Candidate& candidate, const std::array<int, 4>& other_fills) const {
  const Lattice& lattice = board_.lattice();
  candidate.column = static_cast<std::int16_t>(lattice.column(cell_of(candidate.site)));
  candidate.row = static_cast<std::int16_t>(lattice.row(cell_of(candidate.site)));
  const int discs = std::popcount(candidate.met);
  const int closed = candidate.points - disc_points(discs);
  candidate.promise = 1 + discs - closed;  // its own discs, less what it closes by itself
  for (Places rest = candidate.met; rest != 0; rest &= rest - 1) {
    const int p = std::countr_zero(rest);
    const Colour colour = candidate.way->face.at(p);
    const RimPlace& place = lattice.at(candidate.site, p);
    for (const std::int32_t distance : place.beyond) {
      const Edge edge = (candidate.site & ~1U) + static_cast<Edge>(distance);
      if (board_.discs().half_disc(edge) == colour) {
        const auto square = cell_of(candidate.site) + static_cast<Cell>(place.neighbour);
        candidate.signature |= std::uint64_t{1} << (32 + square % 32);
      } else if (board_.discs().disc(edge) == colour) {
        const Discs::Node root = board_.discs().group_of(edge);
        const Discs::Group& group = board_.discs().group(root);
        // With more liberties than both tiles can fill it stays open.
        const int fills = 2 * std::popcount(candidate.way->of_colour[index(colour)] & candidate.met);
        if (group.liberties > fills + other_fills[index(colour)]) continue;
        candidate.signature |= std::uint64_t{1} << (root % 32);
        candidate.promise += group.size;
      }
    }
  }
}

void Search::pairs() {
  for (const Candidate& p : lists_[0]) {
    std::optional<Board::Trial> trial;
    for (const Candidate& q : lists_[1]) {
      if (p.reach() + q.reach() + most_from_touching - second_tile_price <= bound_) break;
      pair(p, q, trial);
    }
  }
}

// Two placements that are both legal by themselves. The trial holds p, if it was needed so far.
void Search::pair(const Candidate& p, const Candidate& q, std::optional<Board::Trial>& trial) {
  const int dx = q.column - p.column;
  const int dy = q.row - p.row;
  const bool together = (p.signature & q.signature) != 0;
  const int sum = p.points + q.points - second_tile_price;
  const bool apart = !in_meeting_range(dx, dy);
  if (apart && sum + (together ? p.promise + q.promise : 0) <= bound_) return;  // nearly always
  const Meeting how = apart ? Meeting{} : meeting_of(upright(p.site), dx, dy, upright(q.site));
  if (how.kind == Meeting::Kind::overlap) return;
  if (how.kind == Meeting::Kind::touch) return touching_pair(p, q, how, trial);
  int total = sum;
  if (together) {
    if (!trial) trial.emplace(board_, p.site, p.met, p.way->face);
    total = p.points - second_tile_price + disc_points(std::popcount(q.met)) + closes(q.site, q.met, *q.way);
  }
  if (total > bound_) keep_pair(p, q.site, q.way->face, total);
}

void Search::touching_pair(const Candidate& p, const Candidate& q, const Meeting& how,
                           std::optional<Board::Trial>& trial) {
  Places contact = 0;
  for (const auto& [ours, its] : how.contacts()) {
    if (p.way->face.at(ours) != q.way->face.at(its)) return;
    contact |= 1U << its;
  }
  if (!trial) trial.emplace(board_, p.site, p.met, p.way->face);
  // What is closed in the end does not depend on the order; what the discs score does.
  const int p_discs = std::popcount(p.met);
  const int q_discs = std::popcount(q.met);
  const int contacts = how.count;
  const int closed =
      p.points - disc_points(p_discs) + closes(q.site, q.met | contact, *q.way) - second_tile_price;
  const int p_first = closed + disc_points(p_discs) + disc_points(q_discs + contacts);
  const int q_first = closed + disc_points(q_discs) + disc_points(p_discs + contacts);
  if (p_first > bound_ && p_first >= q_first) keep_pair(p, q.site, q.way->face, p_first);
  if (q_first > bound_) keep_pair(q, p.site, p.way->face, q_first);
}

// Second placements that touch nothing but the first tile.
void Search::beside_alone(std::size_t first, std::size_t second) {
  constexpr int most_alone = disc_points(2) + 3;  // its two contacts as discs, and with its centre in groups
  const Lattice& lattice = board_.lattice();
  for (const Candidate& p : lists_[first]) {
    if (p.reach() + most_alone - second_tile_price <= bound_) break;
    std::optional<Board::Trial> trial;
    for_each_touching(upright(p.site), [&](int dx, int dy, bool is_upright, const Meeting& how) {
      const Cell cell = cell_of(p.site) + static_cast<Cell>(dx + dy * lattice.width);
      const Site site = site_at(cell, is_upright);
      const Slots& slots = board_.slots();
      if (slots.find(site) != nullptr || slots.covered(cell) || slots.covered(lattice.other_cell(site)))
        return;
      for (const LaidFace& way : hand_[second].all()) {
        Places contact = 0;
        bool fits = true;
        for (const auto& [ours, its] : how.contacts()) {
          fits = fits && p.way->face.at(ours) == way.face.at(its);
          contact |= 1U << its;
        }
        if (!fits) continue;
        if (!trial) trial.emplace(board_, p.site, p.met, p.way->face);
        const int total = p.points - second_tile_price + disc_points(how.count) + closes(site, contact, way);
        if (total > bound_) keep_pair(p, site, way.face, total);
      }
    });
  }
}

// On an empty table the first tile lies at 0 0 for no points but the groups it closes by itself.
Turn best_opening(Board& board, std::span<const Ways> hand) {
  Turn best;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    for (const Placement& at : board.placements(hand[i])) {
      const int own = points(board.place(at));
      if (best.tiles == 0 || own > best.points) best = {own, 1, {at, {}}};
      if (hand.size() == 2) {
        const Turn next = best_turn(board, hand.subspan(1 - i, 1));
        const int total = own + next.points - second_tile_price;
        if (next.tiles == 1 && total > best.points) best = {total, 2, {at, next.placements[0]}};
      }
      board.undo();
    }
  }
  return best;
}

}  // namespace

Turn best_turn(Board& board, std::span<const Ways> hand) {
  assert(hand.size() <= 2);
  if (board.empty()) return best_opening(board, hand);
  const std::vector<Turn> best = Search(board, hand, 1).run();
  return best.empty() ? Turn{} : best.front();
}

std::vector<Turn> best_turns(Board& board, std::span<const Ways> hand, std::size_t count) {
  assert(!board.empty() && hand.size() <= 2);
  return Search(board, hand, count).run();
}

}  // namespace dalapapa
