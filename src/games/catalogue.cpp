#include "games/catalogue.hpp"

#include <algorithm>
#include <array>

#include "games/alex.hpp"
#include "games/auction.hpp"
#include "games/classic.hpp"
#include "games/conquest.hpp"
#include "games/domaine.hpp"
#include "games/figures.hpp"
#include "games/gone.hpp"
#include "games/solo.hpp"
#include "games/terra.hpp"

namespace dalapapa {

std::span<const GameInfo> catalogue() {
  static constexpr std::array games{Classic::info(), Auction::info(),    Conquest::info(),
                                    Gone::info(),    Figures::puzzle(),  Figures::arlequin(),
                                    Alex::info(),    Domaine::domaine(), Domaine::seventytwo(),
                                    Terra::info(),   Solo::info()};
  return games;
}

Expected<const GameInfo*> find_game(std::string_view name) {
  const auto games = catalogue();
  const auto found = std::ranges::find(games, name, &GameInfo::name);
  if (found != games.end()) return &*found;
  std::string known;
  for (const GameInfo& game : games) known += fmt::format("{}{}", known.empty() ? "" : ", ", game.name);
  return bad_input("unknown game {} (there are: {})", json::quoted(name), known);
}

std::string number_of_players(const GameInfo& game) {
  if (game.min_seats < game.max_seats) return fmt::format("{} to {} players", game.min_seats, game.max_seats);
  return fmt::format("{} player{}", game.max_seats, game.max_seats == 1 ? "" : "s");
}

Expected<void> Config::check() const {
  const int count = static_cast<int>(seats.size());
  if (count < game->min_seats || count > game->max_seats) {
    return bad_input("{} is for {}, not {}", game->name, number_of_players(*game), count);
  }
  const int needed = count * game->min_tiles_a_seat;
  if (tiles->size() < needed) {
    return bad_input("{} with {} players needs at least {} tiles, the set has {}", game->name, count, needed,
                     tiles->size());
  }
  return game->check(*this);
}

}  // namespace dalapapa
