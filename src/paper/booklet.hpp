// The rule book: title page, contents, a chapter on what all games share and one for each game, on pages of half a sheet. Printed two
// to a sheet and folded, it is a booklet.
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
