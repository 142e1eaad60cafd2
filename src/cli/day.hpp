// Days on the command line.
#pragma once

#include <string>

#include "puzzles/puzzle_id.hpp"

namespace dalapapa {

// The puzzle of a day: "today" in Greenwich, or a date such as 2026-01-31.
[[nodiscard]] Expected<PuzzleId> puzzle_of_day(const std::string& text);

}  // namespace dalapapa
