// What the games need besides tiles, and how much of it: enough for every number of players.
#pragma once

#include <cstdint>
#include <vector>

#include "paper/names.hpp"

namespace dalapapa {

enum class Piece : std::uint8_t { marker, mark, token, plaque, score_marker, coin, pawn };

inline constexpr Names<7> piece_names{"marker", "mark", "token", "plaque", "score_marker", "coin", "pawn"};
inline constexpr int kinds_of_pieces = static_cast<int>(piece_names.size());

// Pieces that look the same.
struct PieceCount {
  static constexpr int nobody = -1;

  int seat = nobody;  // whose they are
  int count = 0;
};

[[nodiscard]] std::vector<PieceCount> pieces_of(Piece kind);

}  // namespace dalapapa
