// What rule books say besides the rules, in the six languages of the texts. texts/README.md has the glossary.
#pragma once

#include <string>
#include <string_view>

#include "paper/rules_text.hpp"
#include "paper/words.hpp"

namespace dalapapa {

struct BookletWords {
  std::string_view title;     // of the booklet, below the name of the game
  std::string_view original;  // what the colours of that set are called in the rules
  std::string_view contents;
  std::string_view goal;
  std::string_view in_short;

  // With # for what is filled in.
  std::string_view players;
  std::string_view age_from;
  std::string_view age_range;
  std::string_view all_ages;
  std::string_view minutes;
  std::string_view minutes_from;
  std::string_view varies;

  // The games on one page.
  std::string_view summary;
  std::string_view turn;
  std::string_view scoring;
  std::string_view end;
};

[[nodiscard]] const BookletWords& booklet_words_in(Language language);

// "2 – 4 players · age 7 and up · about 30 min" (H): what the sources do not say is left out.
[[nodiscard]] std::string facts_of(const RulesText& rules, const BookletWords& words);

}  // namespace dalapapa
