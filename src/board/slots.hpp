// The open slots: every site where two empty squares wait beside at least one half-disc, and where a tile
// fits.
//
// A slot demands a colour at some of its six rim places. Turned around: for each place and colour there is a
// row of bits, one per slot, that says which slots forbid that colour there. A face fits wherever none of its
// six colours is forbidden: six ORs test 64 slots at once, for lying and upright slots alike, with nothing
// but 64-bit words, so that WebAssembly does as well as any vector unit. Slots come and go with the
// tiles laid around them; nothing ever scans the board.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "board/lattice.hpp"
#include "tiles/laid_face.hpp"

namespace dalapapa {

class Slots {
 public:
  using Id = std::uint16_t;
  struct Slot {
    Site site;
    // Where something is demanded in the upper half, which colours in the lower: as in Face::rim(), 0 where
    // nothing is.
    std::uint32_t demands;

    [[nodiscard]] Places places() const { return demands >> 16U; }
    [[nodiscard]] Colour colour_at(unsigned place) const {
      return static_cast<Colour>(demands >> (10 - 2 * place) & 3U);
    }
    static constexpr std::uint32_t demand(unsigned place, Colour colour) {
      return 1U << (16 + place) | static_cast<std::uint32_t>(index(colour)) << (10 - 2 * place);
    }
  };

  explicit Slots(const Lattice& lattice);

  // Covers the two squares of a site with a face. `waiting` are its places where a half-disc waited before.
  void cover(Site site, Places waiting, Face face);
  void uncover(Site site, Places waiting, Face face);

  [[nodiscard]] bool covered(Cell cell) const { return at_site_[site_at(cell, false)] == covered_mark; }
  [[nodiscard]] const Slot& operator[](Id id) const { return slots_[id]; }
  [[nodiscard]] int count() const { return static_cast<int>(free_.size() - free_count_); }

  // The slot on a site, if it is open.
  [[nodiscard]] const Slot* find(Site site) const {
    return is_open(site) ? &slots_[at_site_[site]] : nullptr;
  }

  // Calls f(slot) for each slot that a face fits.
  template <class F>
  void for_each_fit(const LaidFace& way, F&& f) const {
    for (const Block& block : blocks_) {
      std::uint64_t fits = block.fitting(way);
      for (; fits != 0; fits &= fits - 1) {
        f(slots_[block.first + static_cast<std::size_t>(std::countr_zero(fits))]);
      }
    }
  }

  [[nodiscard]] bool any_fit(const LaidFace& way) const {
    return std::ranges::any_of(blocks_, [&](const Block& block) { return block.fitting(way) != 0; });
  }

  // For picking at random. Slots are numbered below end(), open and not; a face fits open ones alone.
  [[nodiscard]] Id end() const { return static_cast<Id>(slots_.size()); }
  [[nodiscard]] bool fits(Id id, const LaidFace& way) const {
    return (blocks_[id / slots_a_block].fitting(way) & bit_of(id)) != 0;
  }

 private:
  // The rows of a place's four colours lie side by side: a slot's bit is written in all of them at once. (A
  // vector type of the compiler's; where the machine has no such registers it is four words.)
  using Rows = std::uint64_t __attribute__((vector_size(32)));

  struct alignas(64) Block {
    std::uint32_t first = 0;  // number of the block's first slot
    std::uint64_t open = 0;
    std::array<Rows, rim_places> forbids{};

    [[nodiscard]] std::uint64_t fitting(const LaidFace& way) const {
      const auto* const row = reinterpret_cast<const std::uint64_t*>(forbids.data());
      return open & ~(row[way.rows[0]] | row[way.rows[1]] | row[way.rows[2]] | row[way.rows[3]] |
                      row[way.rows[4]] | row[way.rows[5]]);
    }
  };
  // A slot beside a tile: the distance of its site from the tile's cell, and the place of its own at which it
  // meets the tile.
  struct Onlooker {
    std::int32_t site = 0;
    std::uint32_t place = 0;
    std::array<std::uint32_t, 4> demand{};  // by colour, as in a slot
  };
  // What was on the sites that a tile overlaps, for uncover().
  static constexpr std::size_t overlaps = 7;
  struct Overlapped {
    std::array<Id, overlaps> ids;
    std::array<Slot, overlaps> slots;  // where the id is that of a slot
  };

  // What at_site_ holds where there is no slot.
  static constexpr Id none = 0;
  static constexpr Id blocked_mark = 0xFFFE;  // the second cell of the site is covered
  static constexpr Id covered_mark = 0xFFFF;  // the first cell is
  static constexpr std::size_t slots_a_block = 64;

  static bool is_slot(Id id) { return id != none && id < blocked_mark; }
  [[nodiscard]] bool is_open(Site site) const { return is_slot(at_site_[site]); }
  [[nodiscard]] Block& block_of(Id id) { return blocks_[id / slots_a_block]; }
  static std::uint64_t bit_of(Id id) { return std::uint64_t{1} << (id % slots_a_block); }
  void add_block();
  Id open(Site site);
  void close(Id id);
  void forbid(Id id, unsigned place, const Rows& others);
  void allow_all(Id id, unsigned place);

  static const std::array<Rows, 4> other_colours;  // all bits in the rows of the other three

  std::array<std::array<std::array<Onlooker, 3>, rim_places>, 2> onlookers_{};  // [orientation][place]
  // The sites that a site overlaps, as distances from its cell: first those whose first cell it covers.
  std::array<std::array<std::int32_t, overlaps>, 2> overlapping_{};
  std::vector<Id> at_site_;
  std::vector<Slot> slots_;
  std::vector<Block> blocks_;
  std::vector<Id> free_;  // a stack in its first `free_count_`; last freed, first used again: undo meets the
                          // numbers it left
  std::size_t free_count_ = 0;
  std::vector<Overlapped> overlapped_;  // one for each cover()
};

}  // namespace dalapapa
