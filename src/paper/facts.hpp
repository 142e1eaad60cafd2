// For whom a game is and how long it takes, in words; as web/src/words/facts.ts tells it.
#pragma once

#include <string>

#include "paper/rules_text.hpp"
#include "paper/words.hpp"

namespace dalapapa {

// "2 – 4 players · age 7 and up · about 30 min" (H): what the sources do not say is left out.
[[nodiscard]] std::string facts_of(const RulesText& rules, const BookletWords& words);

}  // namespace dalapapa
