// A puzzle on paper: the task, the frame or the position, and its tiles to cut out, in the size in which they lie there.
#pragma once

#include "paper/document.hpp"
#include "paper/sheet_head.hpp"
#include "puzzles/puzzle.hpp"

namespace dalapapa {

// `day` is the date of a puzzle of the day, otherwise empty.
[[nodiscard]] Expected<Document> puzzle_sheet(const Puzzle& puzzle, std::string_view day,
                                              const SheetOptions& options);

}  // namespace dalapapa
