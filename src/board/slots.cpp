#include "board/slots.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <ranges>

namespace dalapapa {
namespace {

// No tile has more onlookers than this.
constexpr std::size_t most_opened = 3 * rim_places;

}  // namespace

constexpr std::uint64_t all_bits = ~std::uint64_t{0};
constexpr std::array<Slots::Rows, 4> Slots::other_colours{{{0, all_bits, all_bits, all_bits},
                                                           {all_bits, 0, all_bits, all_bits},
                                                           {all_bits, all_bits, 0, all_bits},
                                                           {all_bits, all_bits, all_bits, 0}}};

// Across each rim place lies a cell with four slots. One of them would overlap the tile; the other three look
// at the place's half-disc, each from a rim place of its own.
Slots::Slots(const Lattice& lattice) : at_site_(lattice.edges(), 0) {
  constexpr std::array<std::array<int, rim_places>, 2> side_seen{{{2, 3, 3, 0, 1, 1}, {3, 0, 0, 1, 2, 2}}};
  const int w = lattice.width;
  slots_.reserve(8 * slots_a_block);
  free_.reserve(8 * slots_a_block);
  blocks_.reserve(8);
  overlapped_.reserve(128);
  struct View {
    int cell;
    int upright;
    unsigned place;
  };
  // By the side of the empty cell on which the half-disc lies: left, top, right, bottom.
  const std::array<std::array<View, 3>, 4> views{{
      {{{0, 0, 0}, {0, 1, 5}, {-w, 1, 4}}},
      {{{0, 0, 1}, {-1, 0, 2}, {0, 1, 0}}},
      {{{-1, 0, 3}, {0, 1, 1}, {-w, 1, 2}}},
      {{{0, 0, 5}, {-1, 0, 4}, {-w, 1, 3}}},
  }};
  for (std::size_t o = 0; o < 2; ++o) {
    for (std::size_t p = 0; p < rim_places; ++p) {
      const int across = lattice.rim[o][p].neighbour;
      for (std::size_t i = 0; i < 3; ++i) {
        const View& view = views[static_cast<std::size_t>(side_seen[o][p])][i];
        Onlooker& onlooker = onlookers_[o][p][i];
        onlooker = {2 * (across + view.cell) + view.upright, view.place};
        for (const Colour c : all_colours) onlooker.demand[index(c)] = Slot::demand(view.place, c);
      }
    }
  }
  overlapping_[0] = {0, 1, 2, 3, -2, 1 - 2 * w, 3 - 2 * w};
  overlapping_[1] = {0, 1, 2 * w, 2 * w + 1, -2, 1 - 2 * w, 2 * w - 2};
}

// New slots go under the free ones, which undo() must find on top as it left them.
void Slots::add_block() {
  const std::size_t first = slots_.empty() ? 1 : slots_.size();  // there is no slot 0
  blocks_.emplace_back().first = static_cast<std::uint32_t>(slots_.size());
  slots_.resize(blocks_.size() * slots_a_block);
  const std::size_t added = slots_.size() - first;
  free_.resize(free_.size() + added);
  std::copy_backward(free_.begin(), free_.begin() + static_cast<std::ptrdiff_t>(free_count_),
                     free_.begin() + static_cast<std::ptrdiff_t>(free_count_ + added));
  std::iota(free_.rend() - static_cast<std::ptrdiff_t>(added), free_.rend(), static_cast<Id>(first));
  free_count_ += added;
}

inline void Slots::forbid(Id id, unsigned place, const Rows& others) {
  block_of(id).forbids[place] |= others & bit_of(id);
}

inline void Slots::allow_all(Id id, unsigned place) {
  block_of(id).forbids[place] &= ~bit_of(id);
}

// A slot that demands nothing yet. Needs: one is free.
inline Slots::Id Slots::open(Site site) {
  assert(free_count_ > 0);
  const Id id = free_[--free_count_];
  slots_[id] = {site, 0};
  block_of(id).open |= bit_of(id);
  at_site_[site] = id;
  return id;
}

// Needs: none of the rows forbids it anything; its site no longer holds it.
inline void Slots::close(Id id) {
  block_of(id).open &= ~bit_of(id);
  free_[free_count_++] = id;
}

void Slots::cover(Site site, Places waiting, Face face) {
  if (free_count_ < most_opened) add_block();
  Overlapped& overlapped = overlapped_.emplace_back();
  const Site base = site & ~1U;
  for (std::size_t i = 0; i < overlaps; ++i) {
    Id& at = at_site_[base + static_cast<Site>(overlapping_[site & 1U][i])];
    const Id id = overlapped.ids[i] = at;
    at = i < 4 ? covered_mark : std::max(at, blocked_mark);
    if (!is_slot(id)) continue;
    overlapped.slots[i] = slots_[id];
    for (Places p = slots_[id].places(); p != 0; p &= p - 1) {
      allow_all(id, static_cast<unsigned>(std::countr_zero(p)));
    }
    close(id);
  }
  for (Places rest = ~waiting & rim_mask; rest != 0; rest &= rest - 1) {
    const int p = std::countr_zero(rest);
    const std::size_t colour = index(face.at(p));
    const Rows others = other_colours[colour];
    for (const Onlooker& o : onlookers_[site & 1U][static_cast<std::size_t>(p)]) {
      const Site looks = base + static_cast<Site>(o.site);
      Id id = at_site_[looks];
      if (id >= blocked_mark) continue;
      if (id == none) id = open(looks);
      slots_[id].demands |= o.demand[colour];
      forbid(id, o.place, others);
    }
  }
}

// Everything that cover() did, backwards.
void Slots::uncover(Site site, Places waiting, Face face) {
  const Site base = site & ~1U;
  for (int p = rim_places - 1; p >= 0; --p) {
    if ((waiting >> p & 1U) != 0) continue;
    const auto& looking = onlookers_[site & 1U][static_cast<std::size_t>(p)];
    for (const Onlooker& o : std::views::reverse(looking)) {
      const Site looks = base + static_cast<Site>(o.site);
      const Id id = at_site_[looks];
      if (!is_slot(id)) continue;
      slots_[id].demands &= ~o.demand[index(face.at(p))];
      allow_all(id, o.place);
      if (slots_[id].demands != 0) continue;
      at_site_[looks] = none;
      close(id);
    }
  }
  for (std::size_t i = overlaps; i-- > 0;) {
    const Site overlapped = base + static_cast<Site>(overlapping_[site & 1U][i]);
    const Id id = at_site_[overlapped] = overlapped_.back().ids[i];
    if (!is_slot(id)) continue;
    [[maybe_unused]] const Id again = open(overlapped);
    assert(again == id);
    slots_[id] = overlapped_.back().slots[i];
    for (Places p = slots_[id].places(); p != 0; p &= p - 1) {
      const auto place = static_cast<unsigned>(std::countr_zero(p));
      forbid(id, place, other_colours[index(slots_[id].colour_at(place))]);
    }
  }
  overlapped_.pop_back();
}

}  // namespace dalapapa
