// The score board: 60 spaces in a spiral, and spaces for anyone who has been round. One page.
#pragma once

#include <vector>

#include "paper/document.hpp"
#include "paper/look.hpp"
#include "paper/words.hpp"

namespace dalapapa {

inline constexpr int score_spaces = 60;

struct ScoreSpace {
  double angle = 0;  // from the start, along the spiral
  Point centre;      // from the middle of the spiral
};

// The start, then 1 to 60 from the outside to the inside.
[[nodiscard]] std::vector<ScoreSpace> score_board_spaces();

void add_score_board(Document& document, Paper paper, const Look& look, const Words& words);

}  // namespace dalapapa
