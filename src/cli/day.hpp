// Days on the command line.
#pragma once

#include <string>

#include "puzzles/day.hpp"

namespace dalapapa {

// "today" in Greenwich, or a date such as 2026-01-31.
[[nodiscard]] Expected<Day> day_in(const std::string& text);

}  // namespace dalapapa
