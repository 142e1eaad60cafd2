// A board drawn in the terminal, in colour or in letters.
#pragma once

#include <string>

#include "board/board.hpp"

namespace dalapapa {

struct DrawingStyle {
  bool colour = true;           // else letters: capitals are discs, small letters half-discs
  bool highlight_last = false;  // the tile placed last on a lighter ground; in letters its corners are '#'
};

// Ends with a newline. An empty board is an empty text.
[[nodiscard]] std::string draw(const Board& board, const DrawingStyle& style);

}  // namespace dalapapa
