// A game of the catalogue as JSON, with all that is needed to agree on it: {"name", "title", "min_seats", "max_seats", "ages", "lowest_wins", "aids",
// "pass_loses", "extra", "throws", "options": [{"name", "kind", "min", "max", "choices", "default"}]}. "throws" is how many numbers a deck holds besides its
// tiles, "choices" is there for a choice alone.
#pragma once

#include "base/json.hpp"
#include "games/catalogue.hpp"

namespace dalapapa {

[[nodiscard]] json::object to_json(const GameInfo& game);

}  // namespace dalapapa
