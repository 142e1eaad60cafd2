// The rules on paper: which files, and their bytes.
#pragma once

#include <vector>

#include "paper/booklet.hpp"
#include "paper/printed_file.hpp"

namespace dalapapa {

// rules-fr.pdf, the booklet, and summary-fr.pdf, all games on one page.
[[nodiscard]] Expected<std::vector<PrintedFile>> printed_rules(const BookletOptions& options);

}  // namespace dalapapa
