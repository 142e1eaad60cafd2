// What puzzle sheets and positions say, in the six languages of the texts; as in web/src/words, where the page says the same.
#pragma once

#include <string_view>

#include "paper/names.hpp"
#include "paper/words.hpp"
#include "puzzles/puzzle_id.hpp"

namespace dalapapa {

struct SheetWords {
  Names<5> kinds;  // of PuzzleId::Kind
  std::string_view fill;
  std::string_view outlined;  // where the outlines of the tiles are shown
  std::string_view turn;
  std::string_view close;
  std::string_view level;  // with # for the number
  std::string_view cut_out;
  std::string_view scan;

  std::string_view step;  // of a game; # of #
  std::string_view points;
  std::string_view tokens;
  std::string_view coins;
  std::string_view too_long;
};

[[nodiscard]] const SheetWords& sheet_words_in(Language language);

}  // namespace dalapapa
