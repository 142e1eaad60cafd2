// Thinking about a turn: plans judged by play-outs, or at the end of the game by searching it to its last step.
//
// All plans begin; the worse half is dropped again and again, and the last ones get most of the effort (successive halving).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/random.hpp"
#include "players/effort.hpp"
#include "players/style.hpp"

namespace dalapapa {

struct Thoughts {
  std::vector<Plan> plans;       // best first
  std::optional<double> played;  // what the actions asked about lead to
  bool exact = false;            // all values are certain: the margins at the end of the game
};

// Spends the meter. `played` are actions of the seat that are judged along with the plans, if there are any.
[[nodiscard]] Thoughts think(const Style& style, const Game& seen, int seat, Random& random, Meter& meter,
                             std::span<const Action> played = {});

}  // namespace dalapapa
