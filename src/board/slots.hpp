// The open slots: every site where two empty squares wait beside at least one half-disc, and where a tile
// fits.
//
// A slot demands a colour at some of its six rim places. Turned around: for each place and colour there is a
// row of bits, one a slot, that says which slots forbid that colour there. A face fits wherever none of its
// six colours is forbidden: six ORs test 64 slots at once, for lying and upright slots alike, with nothing
// but 64-bit words, so that WebAssembly is as well served as any vector unit. Slots come and go with the
// tiles laid around them; nothing ever scans the board.
#pragma once

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
    Site site = 0;
    std::uint16_t demand = 0;  // colours as in Face::rim(), 0 where nothing is demanded
    std::uint16_t places = 0;  // where something is demanded
  };

  explicit Slots(const Lattice& lattice);

  // Covers the two squares of a site with a face. `waiting` are its places where a half-disc waited before.
  void cover(const Lattice& lattice, Site site, Places waiting, Face face);
  void uncover(const Lattice& lattice, Site site, Places waiting, Face face);

  [[nodiscard]] bool covered(Cell cell) const { return at_site_[2 * cell] == cover_mark; }
  [[nodiscard]] const Slot& operator[](Id id) const { return slots_[id]; }
  [[nodiscard]] int count() const { return static_cast<int>(slots_.size() - free_.size()); }

  // The slot on a site, if it is open.
  [[nodiscard]] const Slot* find(Site site) const {
    return is_open(site) ? &slots_[static_cast<std::size_t>(at_site_[site] - 1)] : nullptr;
  }

  // Calls f(slot) for each slot that a face with this rim fits.
  template <class F>
  void for_each_fit(std::uint16_t rim, F&& f) const {
    for (const Block& block : blocks_) {
      std::uint64_t fits = block.fitting(rim);
      for (; fits != 0; fits &= fits - 1) {
        f(slots_[block.first + static_cast<std::size_t>(std::countr_zero(fits))]);
      }
    }
  }

  // How many slots a face with this rim fits, and the nth of them.
  [[nodiscard]] int count_fits(std::uint16_t rim) const;
  [[nodiscard]] const Slot& nth_fit(std::uint16_t rim, int n) const;

 private:
  // The rows of the four colours side by side: a slot's bit is written in all of them at once. (A vector type
  // of the compiler's; where the machine has no such registers it is four words.)
  using Rows = std::uint64_t __attribute__((vector_size(32)));

  struct alignas(64) Block {
    std::uint32_t first = 0;  // number of the block's first slot
    std::uint64_t open = 0;
    std::array<Rows, rim_places> forbids{};

    [[nodiscard]] std::uint64_t fitting(std::uint16_t rim) const {
      return open & ~(forbids[0][rim >> 10U] | forbids[1][rim >> 8U & 3U] | forbids[2][rim >> 6U & 3U] |
                      forbids[3][rim >> 4U & 3U] | forbids[4][rim >> 2U & 3U] | forbids[5][rim & 3U]);
    }
  };
  // A slot beside a tile, as distances from the tile's cell: which it is, its cell that is not beside the
  // tile, and the place of its own at which it meets the tile.
  struct Onlooker {
    std::int32_t site = 0;
    std::int32_t other = 0;
    std::int32_t place = 0;
  };
  struct Removed {
    Id id;
    Slot slot;
  };

  static constexpr Id cover_mark = 0xFFFF;

  [[nodiscard]] bool is_open(Site site) const { return at_site_[site] != 0 && at_site_[site] != cover_mark; }
  void mark(const Lattice& lattice, Site site, Id as);
  Id open(Site site);
  void demand(Site site, int place, Colour colour);
  void withdraw(Site site, int place, Colour colour);
  void close(Site site);
  void reopen(const Removed& removed);
  void forbid_others(Id id, int place, Colour colour);
  void allow_all(Id id, int place);

  std::array<std::array<std::array<Onlooker, 3>, rim_places>, 2> onlookers_{};  // [orientation][place]
  std::vector<Id>
      at_site_;  // the slot plus one; 0 where none is open; cover_mark where the site's first cell is covered
  std::vector<Slot> slots_;
  std::vector<Block> blocks_;
  std::vector<Id> free_;          // last freed, first used again: undo meets the numbers it left
  std::vector<Removed> removed_;  // for uncover(), latest last
  std::vector<std::uint16_t> removed_counts_;
};

}  // namespace dalapapa
