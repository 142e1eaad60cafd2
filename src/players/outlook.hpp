// What a board offers: the best single placement of every tile that somebody may come to hold, and from these what a hand of
// one or two of them may be expected to bring. No sampling, so that two boards differ by what lies on them alone.
//
// Two tiles are taken to bring what both bring alone, less the price of the second (CL2). Pairs that help each other bring
// more, pairs that stand in each other's way less.
#pragma once

#include <array>
#include <span>

#include "board/board.hpp"
#include "tiles/tile_bits.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

class Outlook {
 public:
  // Needs: the board is not empty.
  Outlook(const Board& board, const TileSet& tiles, const TileBits& unseen);

  // The best points of a turn with two unseen tiles, or one; 0 if there are none.
  [[nodiscard]] double of_unseen_pair() const;
  // With this tile, and an unseen one.
  [[nodiscard]] double with(const Ways& kept) const;

 private:
  static constexpr int most = 63;  // points of one placement that are told apart

  [[nodiscard]] int best(const Ways& tile) const;

  const Board& board_;
  int unseen_ = 0;
  std::array<int, most + 1> count_{};  // how many unseen tiles have this as their best
};

}  // namespace dalapapa
