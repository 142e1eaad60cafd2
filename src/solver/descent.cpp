#include "solver/descent.hpp"

#include <algorithm>

#include "base/put_in_order.hpp"
#include "solver/scan.hpp"
#include "solver/tiling.hpp"

namespace dalapapa {
namespace {

int equal_neighbours(Face face) {
  int count = 0;
  for (int place = 0; place < rim_places; ++place) {
    count += face.at(place) == face.at((place + 1) % rim_places) ? 1 : 0;
  }
  return count;
}

int equal_neighbours(const TileSet& tiles, const PileTile& tile) {
  const Tile& faces = tiles[tile.tile];
  switch (tile.faces) {
    case PileTile::Faces::a:
      return 2 * equal_neighbours(faces.a);
    case PileTile::Faces::b:
      return 2 * equal_neighbours(faces.b);
    case PileTile::Faces::both:
      break;
  }
  return equal_neighbours(faces.a) + equal_neighbours(faces.b);
}

std::vector<PileTile> in_order(const FillTask& task, const TileOrder& order, Random& random) {
  std::vector<PileTile> pile = task.pile;
  random.shuffle(pile);
  if (order.hardest_first) {
    put_in_order(pile, std::ranges::greater{},
                 [&](const PileTile& tile) { return equal_neighbours(*task.tiles, tile); });
  }
  std::ranges::stable_partition(pile, [&](const PileTile& tile) { return tile.tile == order.before_all; });
  return pile;
}

}  // namespace

Terrain::Terrain(const FillTask& task)
    : grid(task.frame),
      squares(scan(task, grid)),
      edges(static_cast<std::size_t>(grid.edges()), open_edge),
      covered(static_cast<std::size_t>(grid.squares())),
      tileable(can_be_tiled(task, grid)) {
  for (const Placement& at : task.fixed) {
    const Spot spot = grid.spot(outline_of(at));
    covered[spot.first] = covered[spot.second] = true;
    const auto colours = rim_of(at.laid());
    for (std::size_t place = 0; place < rim_places; ++place) edges[spot.edges[place]] = colours[place];
  }
  std::vector<std::size_t> place_of(static_cast<std::size_t>(grid.squares()));
  for (std::size_t place = 0; place < squares.size(); ++place) place_of[squares[place]] = place;
  std::vector<bool> outlined(static_cast<std::size_t>(2 * grid.squares()), !task.outline);
  if (task.outline) {
    for (const Outline& at : *task.outline) outlined[2 * grid.index(at.at) + (at.upright ? 1U : 0U)] = true;
  }
  for (const SquareIndex square : squares) {
    std::vector<Spot> over = grid.spots_over(square);
    // Squares before this one are covered by then.
    std::erase_if(over, [&](const Spot& spot) {
      const SquareIndex other = spot.other(square);
      return covered[other] || place_of[other] < place_of[square] ||
             !outlined[2U * spot.first + (spot.upright ? 1U : 0U)];
    });
    put_in_order(over, std::ranges::greater{},
                 [&](const Spot& spot) { return place_of[spot.other(square)]; });
    spots.push_back(std::move(over));
  }
}

Descent::Descent(const FillTask& task, const Terrain& terrain, const TileOrder& order, Random& random)
    : task_(task),
      terrain_(terrain),
      pile_(in_order(task, order, random)),
      fits_(*task.tiles, pile_),
      edges_(terrain.edges),
      covered_(terrain.covered.begin(), terrain.covered.end()),
      used_(pile_.size()),
      levels_(static_cast<std::size_t>(task.wanted())) {}

bool Descent::open_level(std::size_t place) {
  while (place < terrain_.squares.size() && covered_[terrain_.squares[place]] != 0) ++place;
  if (place == terrain_.squares.size()) {
    whole_ = true;
    return true;
  }
  Level& level = levels_[depth_];
  level.place = place;
  level.count = 0;
  level.at = 0;
  level.laid = nullptr;
  const SquareIndex square = terrain_.squares[place];
  for (const Spot& spot : terrain_.spots[place]) {
    if (covered_[spot.other(square)] != 0) continue;
    const std::span<const Way> ways = fits_.ways(demand_at(spot, edges_));
    const Way* next = ways.data();
    const Way* const end = next + ways.size();
    while (next != end && used_[next->rank] != 0) ++next;
    if (next != end) level.choices[level.count++] = {&spot, next, next, end};
  }
  if (level.count == 0) return false;
  ++depth_;
  return true;
}

void Descent::lay(Level& level, const Spot& spot, const Way& way) {
  for (std::size_t place = 0; place < rim_places; ++place) {
    level.before[place] = edges_[spot.edges[place]];
    edges_[spot.edges[place]] = way.colours[place];
  }
  covered_[spot.first] = covered_[spot.second] = 1;
  used_[way.rank] = 1;
  level.laid = &way;
}

void Descent::lift(Level& level) {
  const Spot& spot = *level.choices[level.at].spot;
  for (std::size_t place = 0; place < rim_places; ++place) edges_[spot.edges[place]] = level.before[place];
  covered_[spot.first] = covered_[spot.second] = 0;
  used_[level.laid->rank] = 0;
  level.laid = nullptr;
}

bool Descent::lay_next(Level& level) {
  for (; level.at < level.count; ++level.at) {
    Choice& choice = level.choices[level.at];
    while (choice.next != choice.end && used_[choice.next->rank] != 0) ++choice.next;
    if (choice.next == choice.end) continue;
    lay(level, *choice.spot, *choice.next++);
    return true;
  }
  return false;
}

SolverState Descent::advance(std::int64_t nodes) {
  const std::int64_t last = nodes_ + nodes;
  if (!begun_) {
    begun_ = true;
    if (!terrain_.tileable || !open_level(0)) return SolverState::exhausted;
    if (whole_) return SolverState::solved;  // there was nothing to do
  }
  whole_ = false;
  while (depth_ > 0) {
    if (nodes_ >= last) return SolverState::working;
    Level& level = levels_[depth_ - 1];
    if (level.laid != nullptr) lift(level);
    if (!lay_next(level)) {
      --depth_;
      continue;
    }
    ++nodes_;
    if (depth_ > most_.size()) most_ = laid();
    if (open_level(level.place + 1) && whole_) return SolverState::solved;
  }
  return SolverState::exhausted;
}

// At each level, this many of its ways have been tried to the end; those of the levels above count for as much as the one
// of them in which we are.
double Descent::progress() const {
  if (begun_ && depth_ == 0) return 1;
  double done = 0;
  double share = 1;
  for (std::size_t i = 0; i < depth_; ++i) {
    const Level& level = levels_[i];
    std::ptrdiff_t tried = level.laid != nullptr ? -1 : 0;
    std::ptrdiff_t all = 0;
    for (std::size_t at = 0; at < level.count; ++at) {
      const Choice& choice = level.choices[at];
      tried += choice.next - choice.first;
      all += choice.end - choice.first;
    }
    share /= static_cast<double>(all);
    done += share * static_cast<double>(tried);
  }
  return done;
}

std::vector<Descent::Laid> Descent::laid() const {
  std::vector<Laid> all;
  for (std::size_t i = 0; i < depth_ && levels_[i].laid != nullptr; ++i) {
    all.push_back({levels_[i].choices[levels_[i].at].spot, levels_[i].laid});
  }
  return all;
}

std::vector<Placement> Descent::placements(std::span<const Laid> laid) const {
  std::vector<Placement> placements;
  for (const auto& [spot, way] : laid) {
    const Face face = faces_of(*task_.tiles, pile_[way->rank])[way->face];
    placements.push_back(terrain_.grid.placement(*spot, face));
  }
  return placements;
}

}  // namespace dalapapa
