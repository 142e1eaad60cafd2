// A whole set on paper: which files it takes, and their bytes. The command line writes them, a server can send them.
#pragma once

#include <cstdint>
#include <vector>

#include "paper/look.hpp"
#include "paper/names.hpp"
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

// tiles.pdf has front and back of each sheet in turn; where they are glued there are tiles-front.pdf and tiles-back.pdf instead.
enum class SetFile : std::uint8_t { tiles, tiles_front, tiles_back, pieces, score_board };
inline constexpr Names<5> set_file_names{"tiles.pdf", "tiles-front.pdf", "tiles-back.pdf", "pieces.pdf",
                                         "score-board.pdf"};

// One file of a set. Refuses tiles that do not fit on the paper.
[[nodiscard]] Expected<PrintedFile> printed(SetFile file, const PrintedSetOptions& options);

// All files of a set, the tiles first.
[[nodiscard]] Expected<std::vector<PrintedFile>> printed_set(const PrintedSetOptions& options);

}  // namespace dalapapa
