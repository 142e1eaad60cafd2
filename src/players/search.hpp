// Judging plans by play-outs: all begin, the worse half is dropped again and again, and the last ones get most of the
// effort (successive halving).
#pragma once

#include <vector>

#include "base/random.hpp"
#include "players/effort.hpp"
#include "players/style.hpp"

namespace dalapapa {

struct SearchSettings {
  std::size_t plans = 12;  // how many of the style's plans are played out
  int rounds = 1;          // how many turns of every seat a play-out lasts
  double trust = 8;        // in the style's own judgement, as if it were so many play-outs
};

// Best first; plans that were dropped come after those that were kept. Spends the meter.
[[nodiscard]] std::vector<Plan> search(const Style& style, const Game& seen, int seat,
                                       const SearchSettings& settings, Random& random, Meter& meter);

}  // namespace dalapapa
