// What a board offers to tiles, by a worth that each game gives to a placement: f(slot, way), in points.
#pragma once

#include <algorithm>
#include <cassert>
#include <vector>

#include "base/put_in_order.hpp"
#include "board/board.hpp"
#include "tiles/tile_bits.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

// Every placement of a tile. Needs: the board is not empty.
template <class F>
void for_each_placement(const Board& board, const Ways& tile, F&& f) {
  assert(!board.empty());
  for (const LaidFace& way : tile.all()) {
    board.slots().for_each_fit(way, [&](const Slots::Slot& slot) { f(slot, way); });
  }
}

// The best placement of a tile, or `nowhere`.
template <class F>
[[nodiscard]] double best_of(const Board& board, const Ways& tile, double nowhere, F&& f) {
  double best = nowhere;
  for_each_placement(board, tile, [&](const Slots::Slot& slot, const LaidFace& way) {
    best = std::max(best, static_cast<double>(f(slot, way)));
  });
  return best;
}

// The expected best of `held` tiles out of these many, each set of them as likely as any other.
[[nodiscard]] inline double expected_best(std::vector<double> bests, int held) {
  if (bests.empty() || held == 0) return 0;
  put_in_order(bests, std::ranges::greater{});
  const auto count = static_cast<int>(bests.size());
  held = std::min(held, count);
  double sum = 0;
  double chance = static_cast<double>(held) / count;  // that this one is held and none before it
  for (int i = 0; i <= count - held; ++i) {
    sum += chance * bests[static_cast<std::size_t>(i)];
    if (i < count - held) chance *= static_cast<double>(count - i - held) / (count - i - 1);
  }
  return sum;
}

}  // namespace dalapapa
