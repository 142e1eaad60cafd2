#include "players/outlook.hpp"

#include <algorithm>
#include <bit>

#include "games/points.hpp"
#include "players/offer.hpp"

namespace dalapapa {
namespace {

constexpr int of_two(int a, int b) {
  return std::max({a, b, a + b - second_tile_price});
}

}  // namespace

Outlook::Outlook(const Board& board, const TileSet& tiles, const TileBits& unseen) : board_(board) {
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

double Outlook::of_unseen_pair() const {
  if (unseen_ == 0) return 0;
  if (unseen_ == 1) return static_cast<double>(std::ranges::find(count_, 1) - count_.begin());
  std::int64_t sum = 0;
  for (int a = 0; a <= most; ++a) {
    const std::int64_t with_a = count_[static_cast<std::size_t>(a)];
    if (with_a == 0) continue;
    sum += with_a * (with_a - 1) / 2 * of_two(a, a);
    for (int b = 0; b < a; ++b) sum += with_a * count_[static_cast<std::size_t>(b)] * of_two(a, b);
  }
  const std::int64_t pairs = std::int64_t{unseen_} * (unseen_ - 1) / 2;
  return static_cast<double>(sum) / static_cast<double>(pairs);
}

double Outlook::with(const Ways& kept) const {
  const int own = best(kept);
  if (unseen_ == 0) return own;
  std::int64_t sum = 0;
  for (int a = 0; a <= most; ++a) sum += std::int64_t{count_[static_cast<std::size_t>(a)]} * of_two(a, own);
  return static_cast<double>(sum) / unseen_;
}

}  // namespace dalapapa
