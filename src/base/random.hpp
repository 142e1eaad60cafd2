// A small seeded generator whose numbers are the same on every machine and compiler. It drives bots,
// benchmarks and tests; where a shuffle must be secret the caller brings its own randomness.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace dalapapa {

// One step of SplitMix64: also a good mixing function for hashes.
constexpr std::uint64_t mix(std::uint64_t z) {
  z += 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    const std::uint64_t result = mix(state_);
    state_ += 0x9e3779b97f4a7c15U;
    return result;
  }

  // A number in [0, bound), bound > 0. The bias of the multiplication is below bound / 2^32.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
  }

  // Fisher–Yates; std::shuffle may differ between standard libraries.
  template <class Range>
  constexpr void shuffle(Range& range) {
    for (std::size_t i = range.size(); i > 1; --i) {
      std::swap(range[i - 1], range[below(static_cast<std::uint32_t>(i))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace dalapapa
