// What a seat of Terra can do up to the next draw, and what it would be worth if the turn ended then: a tile placed, with a
// pawn before it or after it; a pawn placed or moved; nothing.
#pragma once

#include <optional>
#include <vector>

#include "players/terra_state.hpp"

namespace dalapapa {

inline constexpr double worth_of_draw = 3;  // points: a placement brings another tile

struct TerraTurn {
  std::vector<Action> actions{};
  TerraState state;                   // after them
  std::optional<Placement> placed{};  // the tile, which is still to be laid
  double value = 0;                   // to the seat that acts
};

// Everything worth a thought. Needs: no pawns are to be settled.
[[nodiscard]] std::vector<TerraTurn> turns_of(Terra& game, int seat);

// The best by a look at the one tile and the one pawn.
[[nodiscard]] TerraTurn quick_turn(Terra& game, int seat);

// The best value that the active player could reach with one pawn or none, if the turn ended then.
[[nodiscard]] double best_pawn(const Board& board, TerraState state);

// The best value that they could reach with such a tile, or `least`. The board is as it was.
[[nodiscard]] double best_value_with(Board& board, const TerraState& state, double least, const Ways& tile);

}  // namespace dalapapa
