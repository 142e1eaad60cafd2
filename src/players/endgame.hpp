// The end of a game, searched to its last step. Exact: there is nothing left to chance, nothing hidden that could be
// otherwise, and everybody does what is best for himself.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/game.hpp"
#include "players/style.hpp"

namespace dalapapa {

class Endgame {
 public:
  // Needs: `seen` is what a seat sees.
  Endgame(const Style& style, const Game& seen);

  // Every action that the seat may do, with what it leads to, best first. Nothing if luck still has a say, or if the tree has
  // more than `most` nodes.
  [[nodiscard]] std::optional<std::vector<Plan>> plans(int seat, std::int64_t most);
  // What these actions of the seat lead to. Nothing as above.
  [[nodiscard]] std::optional<double> outcome(std::span<const Action> actions, int seat, std::int64_t most);

 private:
  // What the position is worth to each seat if all do their best.
  [[nodiscard]] std::optional<std::vector<double>> solve();
  [[nodiscard]] std::optional<std::vector<double>> solve_after(Actor actor, const Action& action);
  // Draws what is due. False if it matters what is drawn.
  [[nodiscard]] bool draw();
  void back_to(std::size_t steps);

  const Style& style_;
  std::unique_ptr<Game> game_;
  bool certain_ = true;  // what is hidden from the seat can be only one thing
  std::int64_t nodes_left_ = 0;
};

}  // namespace dalapapa
