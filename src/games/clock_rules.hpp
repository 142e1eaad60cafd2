// How long players may think, where they have agreed on it: a bank of time with an increment for each turn, or a time for each turn.
#pragma once

#include <cstdint>

namespace dalapapa {

struct ClockRules {
  int bank = 0;       // seconds; 0: there is a time for each turn
  int increment = 0;  // seconds, at the end of a turn
  int turn = 0;       // seconds; 0: there is a bank

  static constexpr int longest_bank = 24 * 60 * 60;
  static constexpr int longest_increment = 60 * 60;
  static constexpr int shortest_turn = 5;
  static constexpr int longest_turn = 30 * 24 * 60 * 60;

  friend constexpr bool operator==(const ClockRules&, const ClockRules&) = default;
};

}  // namespace dalapapa
