// The end of a game, searched to its last step: there is nothing left to chance, nothing hidden that could be different, and
// everybody does what is best for themselves.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/game.hpp"
#include "players/effort.hpp"
#include "players/style.hpp"

namespace dalapapa {

class Endgame {
 public:
  // Needs: `seen` is what the viewer's seat sees.
  Endgame(const Style& style, const Game& seen, int viewer, const Meter& meter);

  // Every action that the viewer may do, with the margin that it leads to, best first. Nothing if luck still has a say, if the
  // tree has more than `most` nodes, or if it takes more than half of the meter.
  [[nodiscard]] std::optional<std::vector<Plan>> plans(std::int64_t most);
  // The margin that these actions of the viewer lead to. Nothing as above.
  [[nodiscard]] std::optional<double> outcome(std::span<const Action> actions, std::int64_t most);
  // Whether what was found holds whatever others prefer: with three players, one may choose which of the other two wins.
  [[nodiscard]] bool exact() const { return exact_; }

 private:
  // By how much each seat wins or loses if all do their best.
  [[nodiscard]] std::optional<std::vector<double>> solve();
  [[nodiscard]] std::optional<std::vector<double>> solve_after(Actor actor, const Action& action);
  void go_on(Plan& plan);
  // Draws what is due. False if it matters what is drawn.
  [[nodiscard]] bool draw();
  void back_to(std::size_t steps);

  [[nodiscard]] bool must_give_up() const;

  const Style& style_;
  const Meter& meter_;
  std::unique_ptr<Game> game_;
  int viewer_;
  std::size_t begin_;    // steps
  bool certain_ = true;  // what is hidden from the viewer can be only one thing
  bool exact_ = true;
  std::int64_t nodes_left_ = 0;
};

}  // namespace dalapapa
