// The deal of a day, for a game that is played alone: everybody has the same tiles in the same order, and the same target to reach.
#pragma once

#include "games/deck.hpp"
#include "puzzles/day.hpp"

namespace dalapapa {

struct DealOfTheDay {
  Deck deck;
  Options options;  // with the target: three quarters of what a greedy program makes of these tiles
};

// With the standard set. Refuses games that are played with others, or without a target.
[[nodiscard]] Expected<DealOfTheDay> deal_of_the_day(const GameInfo& game, const Day& day);

}  // namespace dalapapa
