#include "players/style.hpp"

#include <cassert>

#include "players/lead.hpp"
#include "players/programs.hpp"

namespace dalapapa {

double Style::margin(const Game& game, int seat) const {
  assert(game.result());
  return score(game, seat) -
         best_of_others(game.seats(), seat, [&](int other) { return score(game, other); });
}

std::unique_ptr<const Style> style_of(const GameInfo& game) {
  const auto program = program_for(game);
  return program && (*program)->style != nullptr ? (*program)->style() : nullptr;
}

}  // namespace dalapapa
