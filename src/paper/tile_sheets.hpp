// The 120 tiles on paper: three sheets of 40, each a solved Arlequin on both sides (puzzles/sheets.hpp).
#pragma once

#include <cstdint>
#include <vector>

#include "board/placement.hpp"
#include "paper/document.hpp"
#include "paper/look.hpp"
#include "paper/sheet_frame.hpp"
#include "paper/words.hpp"

namespace dalapapa {

// How the paper is turned over between its two sides: along its long or its short edge. Sheets that are glued back to back are
// turned as if along the short one.
enum class Turning : std::uint8_t { long_edge, short_edge, glued };

inline constexpr Names<2> flip_names{"long", "short"};
inline constexpr Names<3> turning_names{"long", "short", "glued"};  // also of the texts about them

struct TileSheets {
  Look look;
  SheetFrame frame;
  Turning turning = Turning::long_edge;
  bool numbers = false;  // on the backs, instead of the other faces
  Words words;

  // Needs: a sheet from 1 to 3.
  void add_front(Document& document, int sheet) const;
  void add_back(Document& document, int sheet) const;
};

// How a sheet looks from behind, after the paper has been turned over.
[[nodiscard]] std::vector<Placement> back_of_sheet(int sheet, Turning turning);

}  // namespace dalapapa
