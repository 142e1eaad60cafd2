#include "signature/signature.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "players/party.hpp"

namespace dalapapa {
namespace {

// Bots and seats vary with the seed, so that every level and every number of seats occurs.
std::uint64_t play(const GameInfo& info, const std::shared_ptr<const TileSet>& tiles, std::uint64_t seed) {
  Config config{&info, Options(info.options), {}, tiles};
  (void)config.options.set("minutes=1");  // where there is such an option: random players finish no figure
  // Races longer than usual: the bag runs low. Where a target is only one of the ends, it stays none.
  const auto is_race = [](const OptionSpec& option) {
    return option.name == "target" && option.kind == OptionSpec::Kind::number;
  };
  if (std::ranges::any_of(info.options, is_race)) (void)config.options.set("target=120");
  const auto seats = info.min_seats +
                     static_cast<int>(seed % static_cast<std::uint64_t>(info.max_seats - info.min_seats + 1));
  for (int seat = 0; seat < seats; ++seat) {
    const auto number = seed / 3 + static_cast<std::uint64_t>(seat);
    config.seats.push_back({std::to_string(seat), std::string(levels[number % levels.size()]),
                            static_cast<int>(4 + number % 5)});
  }
  // Masters that think little take as many paths through the code.
  Party party = Party::of(config, mix(seed), {.nodes = 60}).value();
  Host host(config, Deck::made_for(info, *tiles, seed));
  if (!play_on(host, party)) return 0;  // a bot whose action is refused must not pass for one that plays
  const std::unique_ptr<Game> game = info.create(config);
  std::uint64_t hash = 0;
  for (const Step& step : host.course().steps()) {
    game->apply(step);
    hash = mix(hash ^ game->hash());
  }
  return hash;
}

}  // namespace

std::uint64_t signature(int games, std::string_view only) {
  const auto tiles = std::make_shared<const TileSet>(TileSet::standard());
  std::uint64_t hash = 0;
  for (const GameInfo& info : catalogue()) {
    if (only.empty() ? info.extra : info.name != only) continue;
    for (int i = 0; i < games; ++i) hash = mix(hash ^ play(info, tiles, static_cast<std::uint64_t>(i)));
  }
  return hash;
}

}  // namespace dalapapa
