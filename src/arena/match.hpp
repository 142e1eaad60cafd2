// Matches in duplicate pairs: each pair plays the same bag twice with the seats exchanged, so that luck weighs less. Each side
// has every other seat; with three players it has two seats in one game of the pair and one in the other. A game for one player is played
// by each side alone, and whoever has made more of the bag has won both games of the pair.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "arena/tally.hpp"
#include "games/catalogue.hpp"

namespace dalapapa {

struct Side {
  std::string level;
  std::int64_t nodes = 0;         // 0 for what the level usually spends
  std::int64_t milliseconds = 0;  // per turn, instead of nodes; 0 for none
};

struct Match {
  Config config;  // its seats say how many play
  Side a;
  Side b;
  std::uint64_t seed = 0;
  int pairs = 0;
  bool stop_early = false;  // at the verdict of Tally
  int threads = 1;
};

// How long a side thought about one action.
struct Thinking {
  std::int64_t actions = 0;
  double seconds = 0;
  double longest = 0;

  void add(const Thinking& other);
  [[nodiscard]] double mean() const { return actions > 0 ? seconds / static_cast<double>(actions) : 0; }
};

struct MatchResult {
  Tally tally;
  Thinking a;
  Thinking b;
  bool complete = false;  // not interrupted
};

// Told after each pair, one at a time.
using Progress = std::function<void(const MatchResult& so_far)>;
// Asked by all threads whether to stop.
using Interrupted = std::function<bool()>;

// Without time limits the same match always ends the same, on however many threads. One that is interrupted ends with the bots' next moves, and
// is what a match of fewer pairs would be. Fails if an action of a bot is refused.
[[nodiscard]] Expected<MatchResult> play_match(const Match& match, const Progress& progress,
                                               const Interrupted& interrupted);

}  // namespace dalapapa
