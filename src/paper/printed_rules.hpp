// The rules on paper: which files, and their bytes.
#pragma once

#include <vector>

#include "paper/booklet.hpp"
#include "paper/printed_file.hpp"

namespace dalapapa {

// rules-fr.pdf, the booklet.
[[nodiscard]] Expected<PrintedFile> printed_booklet(const BookletOptions& options);
// summary-fr.pdf, all games on one page.
[[nodiscard]] Expected<PrintedFile> printed_summary(const BookletOptions& options);

// Both.
[[nodiscard]] Expected<std::vector<PrintedFile>> printed_rules(const BookletOptions& options);

}  // namespace dalapapa
