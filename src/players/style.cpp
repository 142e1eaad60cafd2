#include "players/style.hpp"

#include "players/race_style.hpp"

namespace dalapapa {

std::unique_ptr<const Style> style_of(const GameInfo& game) {
  if (game.name == "classic") return std::make_unique<RaceStyle>();
  if (game.name == "auction") return std::make_unique<AuctionStyle>();
  if (game.name == "conquest") return std::make_unique<ConquestStyle>();
  return nullptr;
}

}  // namespace dalapapa
