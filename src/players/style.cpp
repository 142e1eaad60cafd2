#include "players/style.hpp"

#include <algorithm>

#include "players/domaine_style.hpp"
#include "players/gone_style.hpp"
#include "players/race_style.hpp"
#include "players/terra_style.hpp"

namespace dalapapa {

double Style::margin(const Game& game, int seat) const {
  const Result result = *game.result();
  std::optional<int> best;
  for (std::size_t other = 0; other < result.scores.size(); ++other) {
    if (static_cast<int>(other) != seat)
      best = std::max(best.value_or(result.scores[other]), result.scores[other]);
  }
  return result.scores[static_cast<std::size_t>(seat)] - best.value_or(0);
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
