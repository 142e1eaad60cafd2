// What a placement brings about: discs and groups, and what its player gets or pays for them. Each game says it for itself
// (Game::outcome_of); terminal and page tell it, for what was placed and for what could be.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/json.hpp"
#include "board/board.hpp"
#include "board/formed.hpp"

namespace dalapapa {

struct Outcome {
  struct Turn {
    int draws = 0;  // tiles
    bool again = false;
  };
  // Something else than points that a game counts, by the name that it has in the game's standing.
  struct Gain {
    std::string_view name;
    int amount = 0;  // below 0 where it is paid
  };

  Formed formed;
  bool free = false;            // while the table is laid out, when nothing counts
  bool discs_score = false;     // by CL3
  std::optional<int> points{};  // where a placement is worth any, the price taken off
  int price = 0;                // of a second tile (CL2)
  std::optional<int> total{};   // of the player, where the points are had at once
  std::optional<Gain> gain{};   // tokens as actually paid or taken from the reserve (DO2, DO8), coins (TE2)
  std::optional<Turn> turn{};   // how it continues in gone (GO2)
};

// What a tile forms on a board, which is left as it was. Needs: it fits there.
[[nodiscard]] Formed formed_on(Board& board, const Placement& at);

// In a figure, where only discs count: it need not hang together, and its groups are worth nothing.
[[nodiscard]] Outcome outcome_in(std::span<const Placement> figure, const Placement& at);

// Of a tile that is placed in a classic turn, as the first or the second (CL2 – CL5).
[[nodiscard]] Outcome outcome_of_turn(const Formed& formed, bool second_tile);
// Of one that is laid out before, for no points (CL1).
[[nodiscard]] Outcome outcome_of_opening(const Formed& formed);

// {"discs", "groups": [["R", 3], ...]}, and what there is of "disc_points", "points", "price", the gain by its name, "draws" with
// "again", and "free". "total" is part of a game's standing.
[[nodiscard]] json::object to_json(const Outcome& outcome);

}  // namespace dalapapa
