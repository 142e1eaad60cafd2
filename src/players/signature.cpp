#include "players/signature.hpp"

#include "base/random.hpp"
#include "games/deck.hpp"
#include "players/bot.hpp"

namespace dalapapa {
namespace {

// Bots and seats vary with the seed, so that every level and every number of seats is met.
std::uint64_t play(const GameInfo& info, const std::shared_ptr<const TileSet>& tiles, std::uint64_t seed) {
  Config config{&info, Options(info.options), {}, tiles};
  std::vector<std::unique_ptr<Bot>> bots;
  const auto seats = info.min_seats +
                     static_cast<int>(seed % static_cast<std::uint64_t>(info.max_seats - info.min_seats + 1));
  const auto names = levels(info);
  for (int seat = 0; seat < seats; ++seat) {
    config.seats.push_back({std::to_string(seat), {}});
    const std::string_view level = names[(seed / 3 + static_cast<std::uint64_t>(seat)) % names.size()];
    bots.push_back(make_bot(info, level, mix(seed) + static_cast<std::uint64_t>(seat)).value());
  }
  const std::unique_ptr<Game> game = info.create(config);
  Deck deck = Deck::shuffled(*tiles, seed);
  std::uint64_t hash = 0;
  while (!game->result()) {
    const Actor actor = game->awaited().list().front();
    if (actor.is_chance()) {
      game->apply({actor, deck.deal(*game)});
    } else {
      const int seat = actor.seat_number();
      game->apply({actor, bots[static_cast<std::size_t>(seat)]->choose(*game->seen_by(seat), seat)});
    }
    hash = mix(hash ^ game->hash());
  }
  return hash;
}

}  // namespace

std::uint64_t signature(int games) {
  const auto tiles = std::make_shared<const TileSet>(TileSet::standard());
  std::uint64_t hash = 0;
  for (const GameInfo& info : catalogue()) {
    for (int i = 0; i < games; ++i) hash = mix(hash ^ play(info, tiles, static_cast<std::uint64_t>(i)));
  }
  return hash;
}

}  // namespace dalapapa
