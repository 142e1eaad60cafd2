// The steps of a game in words, for the terminal.
#pragma once

#include <optional>
#include <string>

#include "games/catalogue.hpp"
#include "games/game.hpp"

namespace dalapapa {

// The name of a seat among other text: what is unseen in it is written out, and one that is read from the right keeps
// that to itself.
[[nodiscard]] std::string shown_name(const Config& config, int seat);

// What a step does: "Ann places tile 57 at 3 -2: 3 discs score 4, closes red 3 and yellow 5: +12, total 31".
// Empty for what need not be told, such as draws. Needs: `before` is the game as it was, and the step is
// legal there.
[[nodiscard]] std::string narrate(const Config& config, const Game& before, const Step& step);

// Who has what: "Ann 12, Bob 9; 84 tiles in the bag".
[[nodiscard]] std::string narrate_standing(const Config& config, const Game& game);

// What whoever plays alone has to reach, if there is something.
[[nodiscard]] std::optional<int> target_alone(const Config& config);

// "Ann   123  wins" and so on, a line for each seat. Alone: "Ann  56  misses the target of 67 by 11".
[[nodiscard]] std::string narrate(const Config& config, const Result& result);

}  // namespace dalapapa
