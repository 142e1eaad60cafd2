// A set of tiles of one tile set, by index: what is in a bag, what a viewer has not seen.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "tiles/tile_set.hpp"

namespace dalapapa {

class TileBits {
 public:
  // Every tile of the set.
  [[nodiscard]] static constexpr TileBits all(int size) {
    TileBits bits;
    for (int i = 0; i < size; ++i) bits.add(static_cast<TileIndex>(i));
    return bits;
  }

  constexpr void add(TileIndex tile) { words_[tile / 64U] |= std::uint64_t{1} << (tile % 64U); }
  constexpr void remove(TileIndex tile) { words_[tile / 64U] &= ~(std::uint64_t{1} << (tile % 64U)); }
  [[nodiscard]] constexpr bool contains(TileIndex tile) const {
    return (words_[tile / 64U] >> (tile % 64U) & 1U) != 0;
  }
  [[nodiscard]] constexpr int count() const {
    int sum = 0;
    for (const std::uint64_t word : words_) sum += std::popcount(word);
    return sum;
  }

  // The nth tile of the set, counted from 0. Needs: there are that many.
  [[nodiscard]] constexpr TileIndex nth(int n) const {
    assert(n >= 0 && n < count());
    std::size_t word = 0;
    for (; n >= std::popcount(words_[word]); ++word) n -= std::popcount(words_[word]);
    std::uint64_t rest = words_[word];
    for (; n > 0; --n) rest &= rest - 1;
    return static_cast<TileIndex>(64 * word + static_cast<std::size_t>(std::countr_zero(rest)));
  }
  template <class F>
  constexpr void for_each(F&& f) const {
    for (std::size_t word = 0; word < words_.size(); ++word) {
      for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1) {
        f(static_cast<TileIndex>(64 * word + static_cast<std::size_t>(std::countr_zero(rest))));
      }
    }
  }

  friend constexpr bool operator==(const TileBits&, const TileBits&) = default;

 private:
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace dalapapa
