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
  std::vector<Plan> plans;     // best first
  std::optional<Plan> played;  // the actions asked about
  bool exact = false;          // all values are certain: the margins at the end of the game
};

// Bots ask which plan wins; hints and analysis ask how many points a plan brings, and the actions that the seat played are
// judged along with the plans.
struct Question {
  bool in_points = false;
  std::span<const Action> played{};
};

// Spends the meter.
[[nodiscard]] Thoughts think(const Style& style, const Game& seen, int seat, Random& random, Meter& meter,
                             const Question& question = {});

}  // namespace dalapapa
