// Worlds that may be the real one, and what a plan leads to in each: the hidden tiles are given places (determinization), the plan is carried out,
// and everybody continues with what comes to mind at once.
//
// All plans are tried in the same worlds, where each seat will draw the same tiles whatever the plan (common random numbers),
// so that plans differ by what they do rather than by luck.
#pragma once

#include <span>
#include <vector>

#include "base/random.hpp"
#include "players/effort.hpp"
#include "players/style.hpp"

namespace dalapapa {

class World {
 public:
  // Needs: `seen` is what a seat sees of the game.
  World(const Style& style, const Game& seen, Random& random);

  // What the plan leads to for the seat, after the rounds and replies of the settings: its worth, or its lead in points.
  // Ensures: the world is as it was.
  [[nodiscard]] double outcome(std::span<const Action> plan, int seat, const SearchSettings& settings,
                               bool in_points, Meter& meter);

 private:
  // Deals what is due. Ensures: a seat is awaited, or the game is over.
  void deal();
  // This many turns after one of this seat, or to the end.
  void play_on(int after, int turns, Meter& meter);

  const Style& style_;
  std::unique_ptr<Game> game_;
  std::vector<std::vector<TileIndex>>
      draws_;  // by seat: the order in which it would draw the tiles of the bag
};

}  // namespace dalapapa
