// A whole set on paper: which files it takes, and their bytes. The command line writes them, a server can send them.
#pragma once

#include <vector>

#include "paper/look.hpp"
#include "paper/paper_size.hpp"
#include "paper/printed_file.hpp"
#include "paper/sheet_frame.hpp"
#include "paper/tile_sheets.hpp"
#include "paper/words.hpp"

namespace dalapapa {

struct PrintedSetOptions {
  Look look{};
  Paper paper = Paper::a4;
  double tile_size = usual_tile_size;
  Turning turning = Turning::long_edge;
  bool numbers = false;  // on the backs, instead of the other faces
  Language language = Language::en;
};

// tiles.pdf, front and back of each sheet in turn; or where they are glued tiles-front.pdf and tiles-back.pdf. Then pieces.pdf
// and score-board.pdf. Refuses tiles that do not fit on the paper.
[[nodiscard]] Expected<std::vector<PrintedFile>> printed_set(const PrintedSetOptions& options);

}  // namespace dalapapa
