// What a board offers: the best single placement of every tile that somebody may come to hold, and from these what a hand of
// one or two of them may be expected to bring. Nothing is sampled, so two boards differ only by what lies on them.
//
// Two tiles are taken to bring what both bring alone, less the price of the second (CL2). Pairs that help each other bring
// more, pairs that stand in each other's way less.
#pragma once

#include <algorithm>
#include <array>

#include "board/board.hpp"
#include "games/points.hpp"
#include "tiles/tile_bits.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

class Outlook {
 public:
  // Needs: the board is not empty.
  Outlook(const Board& board, const TileSet& tiles, const TileBits& unseen);

  // The best points of a turn with two unseen tiles, or one; 0 if there are none.
  [[nodiscard]] double of_unseen_pair() const {
    return mean_of_unseen_pair([](int points) { return points; });
  }
  // The mean of f(points) over all pairs of them.
  template <class F>
  [[nodiscard]] double mean_of_unseen_pair(F&& f) const;
  // With this tile, and an unseen one.
  [[nodiscard]] double with(const Ways& kept) const;

 private:
  static constexpr int most = 63;  // points of one placement that are told apart

  // CL2: the better one, or both at the price of the second.
  [[nodiscard]] static constexpr int of_two(int a, int b) {
    return std::max({a, b, a + b - second_tile_price});
  }
  [[nodiscard]] int best(const Ways& tile) const;

  const Board& board_;
  int unseen_ = 0;
  std::array<int, most + 1> count_{};  // how many unseen tiles have this as their best
};

template <class F>
double Outlook::mean_of_unseen_pair(F&& f) const {
  if (unseen_ == 0) return f(0);
  if (unseen_ == 1) return f(static_cast<int>(std::ranges::find(count_, 1) - count_.begin()));
  double sum = 0;
  for (int a = 0; a <= most; ++a) {
    const double with_a = count_[static_cast<std::size_t>(a)];
    if (with_a == 0) continue;
    sum += with_a * (with_a - 1) / 2 * f(of_two(a, a));
    for (int b = 0; b < a; ++b) {
      const double with_b = count_[static_cast<std::size_t>(b)];
      if (with_b > 0) sum += with_a * with_b * f(of_two(a, b));
    }
  }
  return sum / (unseen_ * (unseen_ - 1) / 2.0);
}

}  // namespace dalapapa
