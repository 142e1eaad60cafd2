#include "players/outlook.hpp"

#include <bit>
#include <cassert>

#include "players/offer.hpp"

namespace dalapapa {
Outlook::Outlook(const Board& board, const TileSet& tiles, const TileBits& unseen) : board_(board) {
  assert(!board.empty());
  unseen.for_each([&](TileIndex tile) {
    ++count_[static_cast<std::size_t>(best(tiles.ways(tile)))];
    ++unseen_;
  });
}

int Outlook::best(const Ways& tile) const {
  const auto points = [&](const Slots::Slot& slot, const LaidFace& way) {
    return disc_points(std::popcount(slot.places())) +
           board_.discs().would_close(board_.lattice(), slot.site, slot.places(), way);
  };
  return std::min(static_cast<int>(best_of(board_, tile, 0, points)), most);
}

double Outlook::with(const Ways& kept) const {
  const int own = best(kept);
  if (unseen_ == 0) return own;
  std::int64_t sum = 0;
  for (int a = 0; a <= most; ++a) sum += std::int64_t{count_[static_cast<std::size_t>(a)]} * of_two(a, own);
  return static_cast<double>(sum) / unseen_;
}

}  // namespace dalapapa
