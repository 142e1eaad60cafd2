// Our solver beside CaDiCaL, a first-rate SAT solver, on the same Arlequin.
#pragma once

#include "base/error.hpp"

namespace dalapapa {

struct PeerRace {
  double ours = 0;            // seconds, the median over some seeds
  double theirs = 0;          // seconds, of one run
  bool theirs_found = false;  // otherwise it was stopped, and would have taken longer
};

// Refuses with the reason when CaDiCaL is missing, or when its answer is wrong.
[[nodiscard]] Expected<PeerRace> race_cadical(int seconds);

}  // namespace dalapapa
