// The groups on a board, at a glance: what can be claimed, and where. Board::groups() lists all discs; this is for
// searches, which need a size, whether it is closed, and the disc by which an action names it.
#pragma once

#include <cassert>
#include <vector>

#include "board/board.hpp"

namespace dalapapa {

struct Ground {
  EdgeAt first;  // of its discs: the group is written by it
  Edge edge = 0;
  Colour colour{};
  int size = 0;
  int liberties = 0;
  Discs::Node root = 0;

  [[nodiscard]] bool closed() const { return liberties == 0; }
};

// In no order that means anything.
[[nodiscard]] std::vector<Ground> grounds(const Board& board);

// The edge that a disc lies on. Needs: the board is not empty, and a disc lies there.
[[nodiscard]] inline Edge edge_of(const Board& board, const EdgeAt& at) {
  assert(board.group_at(at));
  // Edges are numbered as sites are: two to a cell.
  return board.site_of({{}, at.x, at.y, static_cast<std::uint8_t>(at.side == EdgeAt::Side::left ? 1 : 0)});
}

}  // namespace dalapapa
