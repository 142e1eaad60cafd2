#include "board/slots.hpp"

#include <cassert>
#include <ranges>

namespace dalapapa {
namespace {

// The sites that overlap a site, itself first.
std::array<Site, 7> overlapping(const Lattice& lattice, Site site) {
  const Cell a = cell_of(site);
  const Cell b = lattice.other_cell(site);
  const Cell w = static_cast<Cell>(lattice.width);
  const Cell back = upright(site) ? 1 : w;  // across the tile
  const Cell ahead = b - a;                 // along the tile
  return {site,
          site_at(a - ahead, upright(site)),
          site_at(b, upright(site)),
          site_at(a, !upright(site)),
          site_at(a - back, !upright(site)),
          site_at(b, !upright(site)),
          site_at(b - back, !upright(site))};
}

constexpr std::uint16_t shifted(Colour colour, int place) {
  return static_cast<std::uint16_t>(index(colour) << (10 - 2 * place));
}

}  // namespace

// Across each rim place lies a cell with four slots. One of them would overlap the tile; the other three look
// at the place's half-disc, each from a rim place of its own.
Slots::Slots(const Lattice& lattice) : at_site_(lattice.edges(), 0) {
  constexpr std::array<std::array<int, rim_places>, 2> side_seen{{{2, 3, 3, 0, 1, 1}, {3, 0, 0, 1, 2, 2}}};
  const int w = lattice.width;
  slots_.reserve(256);
  blocks_.reserve(4);
  free_.reserve(256);
  removed_.reserve(256);
  removed_counts_.reserve(128);
  struct View {
    int cell;
    int upright;
    int place;
    int other;
  };
  // By the side of the empty cell on which the half-disc lies: left, top, right, bottom.
  const std::array<std::array<View, 3>, 4> views{{
      {{{0, 0, 0, 1}, {0, 1, 5, w}, {-w, 1, 4, -w}}},
      {{{0, 0, 1, 1}, {-1, 0, 2, -1}, {0, 1, 0, w}}},
      {{{-1, 0, 3, -1}, {0, 1, 1, w}, {-w, 1, 2, -w}}},
      {{{0, 0, 5, 1}, {-1, 0, 4, -1}, {-w, 1, 3, -w}}},
  }};
  for (std::size_t o = 0; o < 2; ++o) {
    for (std::size_t p = 0; p < rim_places; ++p) {
      const int across = lattice.rim[o][p].neighbour;
      for (std::size_t i = 0; i < 3; ++i) {
        const View& view = views[static_cast<std::size_t>(side_seen[o][p])][i];
        onlookers_[o][p][i] = {2 * (across + view.cell) + view.upright, across + view.other, view.place};
      }
    }
  }
}

int Slots::count_fits(std::uint16_t rim) const {
  int count = 0;
  for (const Block& block : blocks_) count += std::popcount(block.fitting(rim));
  return count;
}

const Slots::Slot& Slots::nth_fit(std::uint16_t rim, int n) const {
  std::size_t b = 0;
  std::uint64_t fits = blocks_[b].fitting(rim);
  for (int here = std::popcount(fits); n >= here; here = std::popcount(fits)) {
    n -= here;
    fits = blocks_[++b].fitting(rim);
  }
  for (; n > 0; --n) fits &= fits - 1;
  return slots_[blocks_[b].first + static_cast<std::size_t>(std::countr_zero(fits))];
}

void Slots::forbid_others(Id id, int place, Colour colour) {
  constexpr std::uint64_t all = ~std::uint64_t{0};
  static constexpr std::array<Rows, 4> others{
      {{0, all, all, all}, {all, 0, all, all}, {all, all, 0, all}, {all, all, all, 0}}};
  const std::uint64_t bit = std::uint64_t{1} << (id % 64U);
  blocks_[id / 64U].forbids[static_cast<std::size_t>(place)] |= others[index(colour)] & bit;
}

void Slots::allow_all(Id id, int place) {
  const std::uint64_t bit = std::uint64_t{1} << (id % 64U);
  blocks_[id / 64U].forbids[static_cast<std::size_t>(place)] &= ~bit;
}

// A slot that demands nothing yet.
Slots::Id Slots::open(Site site) {
  if (free_.empty()) {
    if (slots_.size() % 64 == 0) blocks_.push_back({.first = static_cast<std::uint32_t>(slots_.size())});
    free_.push_back(static_cast<Id>(slots_.size()));
    slots_.emplace_back();
  }
  const Id id = free_.back();
  free_.pop_back();
  slots_[id] = {site, 0, 0};
  blocks_[id / 64U].open |= std::uint64_t{1} << (id % 64U);
  at_site_[site] = static_cast<Id>(id + 1);
  return id;
}

void Slots::demand(Site site, int place, Colour colour) {
  const Id id = at_site_[site] == 0 ? open(site) : static_cast<Id>(at_site_[site] - 1);
  Slot& slot = slots_[id];
  slot.demand |= shifted(colour, place);
  slot.places |= static_cast<std::uint16_t>(1U << place);
  forbid_others(id, place, colour);
}

void Slots::withdraw(Site site, int place, Colour colour) {
  if (!is_open(site)) return;  // one of its cells is covered
  const Id id = static_cast<Id>(at_site_[site] - 1);
  slots_[id].demand &= static_cast<std::uint16_t>(~shifted(colour, place));
  slots_[id].places &= static_cast<std::uint16_t>(~(1U << place));
  allow_all(id, place);
  if (slots_[id].places == 0) {
    blocks_[id / 64U].open &= ~(std::uint64_t{1} << (id % 64U));
    at_site_[site] = 0;
    free_.push_back(id);
  }
}

void Slots::close(Site site) {
  if (!is_open(site)) return;
  const Id id = static_cast<Id>(at_site_[site] - 1);
  removed_.push_back({id, slots_[id]});
  ++removed_counts_.back();
  for (Places p = slots_[id].places; p != 0; p &= p - 1) allow_all(id, std::countr_zero(p));
  blocks_[id / 64U].open &= ~(std::uint64_t{1} << (id % 64U));
  at_site_[site] = 0;
  free_.push_back(id);
}

void Slots::reopen(const Removed& removed) {
  const auto& [id, slot] = removed;
  assert(free_.back() == id);
  free_.pop_back();
  slots_[id] = slot;
  at_site_[slot.site] = static_cast<Id>(id + 1);
  blocks_[id / 64U].open |= std::uint64_t{1} << (id % 64U);
  for (Places p = slot.places; p != 0; p &= p - 1) {
    const int place = std::countr_zero(p);
    forbid_others(id, place, static_cast<Colour>(slot.demand >> (10 - 2 * place) & 3));
  }
}

void Slots::mark(const Lattice& lattice, Site site, Id as) {
  for (const Cell cell : {cell_of(site), lattice.other_cell(site)}) {
    at_site_[2 * cell] = as;
    at_site_[2 * cell + 1] = as;
  }
}

void Slots::cover(const Lattice& lattice, Site site, Places waiting, Face face) {
  removed_counts_.push_back(0);
  for (const Site lost : overlapping(lattice, site)) close(lost);
  mark(lattice, site, cover_mark);
  for (int p = 0; p < rim_places; ++p) {
    if ((waiting >> p & 1U) != 0) continue;
    for (const Onlooker& o : onlookers_[site & 1U][static_cast<std::size_t>(p)]) {
      const Cell other = cell_of(site) + static_cast<Cell>(o.other);
      if (!covered(other)) demand((site & ~1U) + static_cast<Site>(o.site), o.place, face.at(p));
    }
  }
}

void Slots::uncover(const Lattice& lattice, Site site, Places waiting, Face face) {
  for (int p = rim_places - 1; p >= 0; --p) {
    if ((waiting >> p & 1U) != 0) continue;
    const auto& looking = onlookers_[site & 1U][static_cast<std::size_t>(p)];
    for (const Onlooker& o : std::views::reverse(looking)) {
      withdraw((site & ~1U) + static_cast<Site>(o.site), o.place, face.at(p));
    }
  }
  mark(lattice, site, 0);
  for (int n = removed_counts_.back(); n > 0; --n) {
    reopen(removed_.back());
    removed_.pop_back();
  }
  removed_counts_.pop_back();
}

}  // namespace dalapapa
