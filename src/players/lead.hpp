// How far a seat is ahead, and what that is worth.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

namespace dalapapa {

// The most that f gives for any other seat; 0 for whoever plays alone.
template <class F>
[[nodiscard]] double best_of_others(int seats, int seat, F&& f) {
  if (seats == 1) return 0;
  double best = -std::numeric_limits<double>::infinity();
  for (int other = 0; other < seats; ++other) {
    if (other != seat) best = std::max(best, static_cast<double>(f(other)));
  }
  return best;
}

// The points of a lead, and what winning is worth beyond them, by how likely it is: a lead that is as large as the doubt
// counts for half of it, and any lead for all of it once nothing is in doubt.
[[nodiscard]] inline double with_winning(double ahead, double winning, double doubt) {
  return ahead == 0 ? 0 : ahead + winning * ahead / (std::abs(ahead) + doubt);
}

}  // namespace dalapapa
