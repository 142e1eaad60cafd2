// How two tiles are searched without trying every pair. Closed groups stay closed, so whatever one placement closes
// it also closes when the other comes first, and the points of a pair are
//
//     points of one + points of the other + what only both together bring.
//
// Together they bring more in two cases alone:
// - they lie *side by side*: the second forms discs with the first. For each placement there are 16 such sites.
// - they lie apart but *share a group*, or stand at two half-discs of one colour in one square: the second may close what
//   the first left open. Each placement has a signature of the groups and squares where this is possible; most pairs
//   have none in common and are never looked at.
#include "games/best_turn.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "games/points.hpp"

namespace dalapapa {
namespace {

// A site beside a site: how far, how it lies, and the places where the two touch, in pairs (its place, our place).
struct Beside {
  int dx = 0;
  int dy = 0;
  bool is_upright = false;
  int contacts = 0;
  std::array<std::array<int, 2>, 2> contact{};
};

constexpr std::array<std::array<Beside, 16>, 2> besides = [] {
  std::array<std::array<Beside, 16>, 2> table{};
  constexpr Lattice lattice(16);
  constexpr Cell middle = 8 * 16 + 8;
  for (std::size_t o = 0; o < 2; ++o) {
    const Site site = site_at(middle, o == 1);
    std::size_t count = 0;
    for (int dy = -2; dy <= 2; ++dy) {
      for (int dx = -2; dx <= 2; ++dx) {
        for (const bool is_upright : {false, true}) {
          const Site other = site_at(static_cast<Cell>(static_cast<int>(middle) + dx + 16 * dy), is_upright);
          const std::array<Cell, 2> mine{cell_of(site), lattice.other_cell(site)};
          const std::array<Cell, 2> its{cell_of(other), lattice.other_cell(other)};
          if (mine[0] == its[0] || mine[0] == its[1] || mine[1] == its[0] || mine[1] == its[1]) continue;
          Beside found{dx, dy, is_upright, 0, {}};
          for (int i = 0; i < rim_places; ++i) {
            for (int j = 0; j < rim_places; ++j) {
              if (lattice.edge(other, i) == lattice.edge(site, j)) {
                found.contact[static_cast<std::size_t>(found.contacts++)] = {i, j};
              }
            }
          }
          if (found.contacts > 0) table[o][count++] = found;
        }
      }
    }
  }
  return table;
}();

// Two bits for each place of a rim, where the set has one.
constexpr std::array<std::uint16_t, 64> colour_mask = [] {
  std::array<std::uint16_t, 64> table{};
  for (unsigned set = 0; set < 64; ++set) {
    for (int p = 0; p < rim_places; ++p) {
      if ((set >> p & 1U) != 0) table[set] |= static_cast<std::uint16_t>(3U << (10 - 2 * p));
    }
  }
  return table;
}();

struct Candidate {
  Site site;
  const LaidFace* way;
  std::uint64_t signature;  // of the groups and squares where another placement could complete a group with this one
  std::int16_t points;
  std::int16_t promise;  // no more than this can come from such groups
  std::uint8_t met;
};

int most_of_a_colour(const Ways& ways) {
  int most = 0;
  for (const LaidFace& way : ways.all()) {
    for (const std::uint8_t places : way.of_colour) most = std::max(most, std::popcount(places & rim_mask));
  }
  return most;
}

class Search {
 public:
  Search(Board& board, std::span<const Ways> hand) : board_(board), hand_(hand) {
    for (const Ways& tile : hand_) most_liberties_ += 2 * most_of_a_colour(tile);
  }

  Turn run() {
    for (std::size_t i = 0; i < hand_.size(); ++i) list(i);
    if (hand_.size() == 2) {
      apart();
      side_by_side(0, 1);
      side_by_side(1, 0);
    }
    return best_;
  }

 private:
  using List = std::vector<Candidate>;

  void list(std::size_t tile) {
    for (const LaidFace& way : hand_[tile].all()) {
      board_.slots().for_each_fit(way.face.rim(), [&](const Slots::Slot& slot) {
        const int points = disc_points(std::popcount(slot.places)) +
                           board_.discs().would_close(board_.lattice(), slot.site, slot.places, way);
        lists_[tile].push_back({slot.site, &way, 0, static_cast<std::int16_t>(points), 0, slot.places});
        if (points > best_.points || best_.tiles == 0) best_ = {points, 1, {board_.placement_at(slot.site, way.face), {}}};
      });
    }
  }

  void found_pair(const Candidate& first, Site site, Face laid, int points) {
    best_ = {points, 2, {board_.placement_at(first.site, first.way->face), board_.placement_at(site, laid)}};
  }

  void sign(Candidate& candidate) const;
  void apart();
  void side_by_side(std::size_t first, std::size_t second);
  [[nodiscard]] bool overlap_or_touch(Site a, Site b) const;

  Board& board_;
  std::span<const Ways> hand_;
  std::array<List, 2> lists_;
  int most_liberties_ = 0;  // a group with more stays open: a tile fills at most two for each rim place of a colour
  Turn best_;
};

// Whether two sites share a square or an edge.
bool Search::overlap_or_touch(Site a, Site b) const {
  const int width = board_.lattice().width;
  const auto column = [&](Site s) { return static_cast<int>(cell_of(s)) % width; };
  const auto row = [&](Site s) { return static_cast<int>(cell_of(s)) / width; };
  const int dx = column(b) - column(a);
  const int dy = row(b) - row(a);
  const int ax = upright(a) ? 0 : 1;
  const int ay = upright(a) ? 1 : 0;
  const int bx = upright(b) ? 0 : 1;
  const int by = upright(b) ? 1 : 0;
  const int gap_x = std::max(dx - ax, -dx - bx);  // 0 or less: they share a column
  const int gap_y = std::max(dy - ay, -dy - by);
  return std::max(gap_x, 0) + std::max(gap_y, 0) <= 1;
}

void Search::sign(Candidate& candidate) const {
  const Lattice& lattice = board_.lattice();
  for (Places rest = candidate.met; rest != 0; rest &= rest - 1) {
    const int p = std::countr_zero(rest);
    const Colour colour = candidate.way->face.at(p);
    const RimPlace& place = lattice.at(candidate.site, p);
    ++candidate.promise;
    for (const std::int32_t distance : place.beyond) {
      const Edge edge = (candidate.site & ~1U) + static_cast<Edge>(distance);
      if (board_.discs().half_disc(edge) == colour) {
        const auto square = cell_of(candidate.site) + static_cast<Cell>(place.neighbour);
        candidate.signature |= std::uint64_t{1} << (32 + square % 32);
      } else if (board_.discs().disc(edge) == colour) {
        const Discs::Node root = board_.discs().group_of(edge);
        const Discs::Group& group = board_.discs().group(root);
        if (group.liberties > most_liberties_) continue;
        candidate.signature |= std::uint64_t{1} << (root % 32);
        candidate.promise = static_cast<std::int16_t>(candidate.promise + group.size);
      }
    }
  }
  ++candidate.promise;  // the centre
}

void Search::apart() {
  for (List& list : lists_) {
    std::ranges::sort(list, std::ranges::greater{}, &Candidate::points);
    for (Candidate& candidate : list) sign(candidate);
  }
  if (lists_[0].empty() || lists_[1].empty()) return;
  const auto most = std::ranges::max(lists_[1], {}, [](const Candidate& c) { return c.points + c.promise; });
  for (const Candidate& p : lists_[0]) {
    std::optional<Board::Trial> trial;
    const int own = p.points - second_tile_price;
    if (own + p.promise + most.points + most.promise <= best_.points) continue;
    for (const Candidate& q : lists_[1]) {
      const int sum = own + q.points;
      const bool together = (p.signature & q.signature) != 0;
      if (sum + (together ? p.promise + q.promise : 0) <= best_.points) continue;
      if (overlap_or_touch(p.site, q.site)) continue;
      int total = sum;
      if (together) {
        if (!trial) trial.emplace(board_, p.site, p.met, p.way->face);
        total = own + disc_points(std::popcount(Places{q.met})) +
                board_.discs().would_close(board_.lattice(), q.site, q.met, *q.way);
      }
      if (total > best_.points) found_pair(p, q.site, q.way->face, total);
    }
  }
}

void Search::side_by_side(std::size_t first, std::size_t second) {
  const Slots& slots = board_.slots();
  const Lattice& lattice = board_.lattice();
  for (const Candidate& p : lists_[first]) {
    std::optional<Board::Trial> trial;
    for (const Beside& beside : besides[p.site & 1U]) {
      const Cell cell = cell_of(p.site) + static_cast<Cell>(beside.dx + beside.dy * lattice.width);
      const Site site = site_at(cell, beside.is_upright);
      unsigned demand = 0;
      Places places = 0;
      if (const Slots::Slot* slot = slots.find(site)) {
        demand = slot->demand;
        places = slot->places;
      } else if (slots.covered(cell) || slots.covered(lattice.other_cell(site))) {
        continue;
      }
      for (int i = 0; i < beside.contacts; ++i) {
        const auto [its, ours] = beside.contact[static_cast<std::size_t>(i)];
        demand |= static_cast<unsigned>(index(p.way->face.at(ours))) << (10 - 2 * its);
        places |= 1U << its;
      }
      const int discs = disc_points(std::popcount(places));
      for (const LaidFace& way : hand_[second].all()) {
        if (((way.face.rim() ^ demand) & colour_mask[places]) != 0) continue;
        if (!trial) trial.emplace(board_, p.site, p.met, p.way->face);
        const int total =
            p.points - second_tile_price + discs + board_.discs().would_close(lattice, site, places, way);
        if (total > best_.points) found_pair(p, site, way.face, total);
      }
    }
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
  return board.empty() ? best_opening(board, hand) : Search(board, hand).run();
}

}  // namespace dalapapa
