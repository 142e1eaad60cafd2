#include "players/style.hpp"

#include <cassert>

#include "players/domaine_style.hpp"
#include "players/gone_style.hpp"
#include "players/lead.hpp"
#include "players/race_style.hpp"
#include "players/terra_style.hpp"

namespace dalapapa {

double Style::margin(const Game& game, int seat) const {
  assert(game.result());
  return score(game, seat) -
         best_of_others(game.seats(), seat, [&](int other) { return score(game, other); });
}

std::unique_ptr<const Style> style_of(const GameInfo& game) {
  if (game.name == "classic") return std::make_unique<RaceStyle>();
  if (game.name == "auction") return std::make_unique<AuctionStyle>();
  if (game.name == "conquest") return std::make_unique<ConquestStyle>();
  if (game.name == "domaine" || game.name == "seventytwo") return std::make_unique<DomaineStyle>();
  if (game.name == "gone") return std::make_unique<GoneStyle>();
  if (game.name == "terra") return std::make_unique<TerraStyle>();
  return nullptr;
}

}  // namespace dalapapa
