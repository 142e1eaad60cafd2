// All ten games on one page of the paper, for anyone who knows the rules and has forgotten a number.
#pragma once

#include "paper/booklet.hpp"

namespace dalapapa {

[[nodiscard]] Expected<Document> summary_page(const BookletOptions& options);

}  // namespace dalapapa
