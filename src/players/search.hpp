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

// What a seat played, against the best that was found.
struct Comparison {
  Plan plan;         // the part that was judged, with what it is worth
  double worse = 0;  // than the best plan: less than 0 if it is better
  double doubt = 0;  // the standard error of that
};

struct Thoughts {
  std::vector<Plan> plans;  // best first
  std::optional<Comparison> played;
  bool exact = false;   // all values are certain whatever others prefer: the margins at the end of the game
  bool at_end = false;  // all values are margins at the end of the game
};

// Bots ask which plan wins. Teachers, that is hints and analysis, ask how many points a plan brings, in styles that count in points; and
// then, what was played instead.
struct Question {
  bool teaching = false;
  std::span<const Action> played{};
};

// Spends the meter.
[[nodiscard]] Thoughts think(const Style& style, const Game& seen, int seat, Random& random, Meter& meter,
                             const Question& question = {});

constexpr std::int64_t teaching_nodes = 4'000;
constexpr std::uint64_t teaching_seed = 1;

// A teacher's thoughts. What the best plan is does not depend on what was played, and the same is found whoever asks: what was hinted is
// what is best afterwards. Where the seat began as the best plan does, or else with another plan, that part of what it played is judged; what it
// did then is a question of its own. Half as much again is spent on comparing what was played.
[[nodiscard]] Thoughts teach(const Style& style, const Game& seen, int seat, std::int64_t nodes,
                             std::uint64_t seed, std::span<const Action> played = {});

}  // namespace dalapapa
