// The table with the tiles that lie on it: an unbounded grid (G3), the placing rule (G7), discs and groups
// (G4 – G6).
//
//   Board board;
//   board.place({face, 0, 0, 0});                      // the first tile may lie anywhere
//   if (auto fine = board.check(next); !fine) ...       // "touches no other tile"
//   const Formed formed = board.place(next);            // 3 discs; closes red 3, yellow 5
//   board.undo();
//
// A board knows nothing of tiles in hands, points or turns. Positions that hold the same tiles in the same
// places have the same hash, in whatever order the tiles came.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "board/discs.hpp"
#include "board/edge_at.hpp"
#include "board/formed.hpp"
#include "board/placement.hpp"
#include "board/slots.hpp"
#include "tiles/ways.hpp"

namespace dalapapa {

// A maximal set of connected discs of one colour (G6).
struct Group {
  Colour colour{};
  bool closed = false;
  std::vector<EdgeAt> discs;  // in order
};

// The group that a disc belongs to, without the list of its discs.
struct GroupAt {
  int id = 0;  // the same for all its discs, until the next placement
  Colour colour{};
  int size = 0;
  bool closed = false;
};

class Board {
 public:
  Board() : Board(64) {}

  [[nodiscard]] bool empty() const { return laid_.empty(); }
  [[nodiscard]] int size() const { return static_cast<int>(laid_.size()); }
  [[nodiscard]] const Placement& operator[](int i) const {
    return laid_[static_cast<std::size_t>(i)].placement;
  }

  // All of them, in the order in which they were laid.
  [[nodiscard]] std::vector<Placement> tiles() const;

  // G7, or the reason why not in words.
  [[nodiscard]] Expected<void> check(const Placement& placement) const;

  // Needs: check() has nothing against it. Ensures: undo() restores the position.
  Formed place(const Placement& placement);
  // Needs: the board is not empty.
  void undo();
  // Ensures: sites and edges keep their numbers through the next placement.
  void make_room();

  // Every legal placement of the tile, each once and in canonical spelling. On an empty board, where any
  // place is as good as any other, those at 0 0.
  [[nodiscard]] std::vector<Placement> placements(const Ways& tile) const;
  [[nodiscard]] bool fits(const Ways& tile) const;
  // Needs: check() has nothing against it.
  [[nodiscard]] int discs_formed_by(const Placement& placement) const;

  [[nodiscard]] std::uint64_t hash() const { return hash_; }
  // By colour and first disc.
  [[nodiscard]] std::vector<Group> groups() const;
  // Nothing where there is no disc.
  [[nodiscard]] std::optional<GroupAt> group_at(const EdgeAt& at) const;

  // For searches, which work on sites rather than placements and look at discs without laying tiles.
  [[nodiscard]] const Lattice& lattice() const { return lattice_; }
  [[nodiscard]] const Slots& slots() const { return slots_; }
  [[nodiscard]] const Discs& discs() const { return discs_; }
  // Needs: the placement lies on or beside the tiles of a board that is not empty.
  [[nodiscard]] Site site_of(const Placement& placement) const;
  [[nodiscard]] Placement placement_at(Site site, Face laid) const;

  // The discs of a tile laid for a moment, without its slots; taken back when it goes out of scope.
  class Trial {
   public:
    Trial(Board& board, Site site, Places met, Face laid) : board_(board), site_(site), met_(met) {
      board_.discs_.lay(board_.lattice_, site, met, laid);
    }
    ~Trial() { board_.discs_.undo(board_.lattice_, site_, met_); }
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

   private:
    Board& board_;
    Site site_;
    Places met_;
  };

 private:
  struct Laid {
    Placement placement;
    Site site;
    Places met;
  };

  explicit Board(int width);
  // At least `room` cells away from its rim.
  [[nodiscard]] bool in_window(int x, int y, int room) const;
  void widen();

  Lattice lattice_;
  Discs discs_;
  Slots slots_;
  std::vector<Laid> laid_;
  int origin_x_ = 0;  // what the middle of the lattice stands for: the first tile
  int origin_y_ = 0;
  std::uint64_t hash_ = 0;
};

}  // namespace dalapapa
