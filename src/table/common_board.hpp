// The board that all share, where a game has one: all but puzzle and Arlequin, in which each player has a figure of their own.
#pragma once

#include "games/board_game.hpp"
#include "games/classic.hpp"

namespace dalapapa {

// For whoever tries placements on it and takes them back. Nothing if each seat has a figure.
[[nodiscard]] inline Board* common_board(Game& game) {
  if (auto* const classic = dynamic_cast<Classic*>(&game)) return &classic->trial_board();
  if (auto* const other = dynamic_cast<BoardGame*>(&game)) return &other->trial_board();
  return nullptr;
}

}  // namespace dalapapa
