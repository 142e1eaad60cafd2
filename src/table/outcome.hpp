// What a placement brings about in a game: discs and groups, and what its player gets or pays for them. Terminal and page
// tell it, for what was placed and for what could be.
#pragma once

#include <optional>
#include <span>

#include "base/json.hpp"
#include "board/formed.hpp"
#include "games/game.hpp"

namespace dalapapa {

struct Outcome {
  struct Turn {
    int draws = 0;  // tiles
    bool again = false;
  };

  Formed formed;
  bool free = false;            // while the table is laid out, when nothing counts
  std::optional<int> points{};  // of the classic games and of Alex, the price taken off (CL2 – CL5)
  int price = 0;                // of a second tile (CL2)
  std::optional<int> tokens{};  // as actually paid or taken from the reserve (DO2, DO8)
  std::optional<int> coins{};   // TE2
  std::optional<Turn> turn{};   // how it continues in gone (GO2)
};

// Needs: the seat may place a tile there now. Tries it on the board of the game, and takes it back.
[[nodiscard]] Outcome outcome_of(Game& game, int seat, const Placement& at);

// In a figure, where only discs count: it need not hang together, and its groups are worth nothing.
[[nodiscard]] Outcome outcome_in(std::span<const Placement> figure, const Placement& at);

// Of a tile that is placed in a classic turn, as the first or the second (CL2 – CL5).
[[nodiscard]] Outcome outcome_of_turn(const Formed& formed, bool second_tile);

// {"discs", "disc_points", "groups": [["R", 3], ...]}, and what there is of "points", "price", "tokens", "coins", "draws"
// with "again", and "free".
[[nodiscard]] json::object to_json(const Outcome& outcome);

// Discs and closed groups alone.
[[nodiscard]] json::object to_json(const Formed& formed);

}  // namespace dalapapa
