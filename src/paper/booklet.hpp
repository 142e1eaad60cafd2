// The rule book: title page, contents and a chapter for what all games share and for each game, on pages of half the paper. Printed two
// to a sheet and folded it is a booklet.
#pragma once

#include "paper/document.hpp"
#include "paper/look.hpp"
#include "paper/words.hpp"

namespace dalapapa {

struct BookletOptions {
  Look look{};
  Paper paper = Paper::a4;
  Language language = Language::en;
};

[[nodiscard]] Expected<Document> booklet(const BookletOptions& options);

}  // namespace dalapapa
