#include "puzzles/deal_of_the_day.hpp"

#include <algorithm>

#include "players/party.hpp"

namespace dalapapa {
namespace {

// Other numbers than those of the puzzles.
constexpr std::uint64_t of_deals = 0x6465616c;

Expected<int> greedy_score(const GameInfo& game, const std::shared_ptr<const TileSet>& tiles,
                           const Deck& deck, std::uint64_t seed) {
  const Config config{&game, Options(game.options), {{.name = "greedy", .bot = "greedy"}}, tiles};
  DALAPAPA_TRY(party, Party::of(config, seed));
  Host host(config, deck);
  DALAPAPA_CHECK(play_on(host, *party));
  return host.course().result()->scores.front();
}

}  // namespace

Expected<DealOfTheDay> deal_of_the_day(const GameInfo& game, const Day& day) {
  const auto target = std::ranges::find(game.options, "target", &OptionSpec::name);
  if (game.max_seats > 1 || target == game.options.end())
    return bad_input("there is a deal of the day in games that are played alone for a target, not in {}",
                     game.name);
  const auto tiles = std::make_shared<const TileSet>(TileSet::standard());
  const std::uint64_t seed = mix(static_cast<std::uint64_t>(day.number()) ^ of_deals);
  DealOfTheDay deal{Deck::made_for(game, *tiles, seed), Options(game.options)};
  DALAPAPA_TRY(score, greedy_score(game, tiles, deal.deck, seed));
  const int wanted = std::clamp(*score * 3 / 4, target->min, target->max);
  DALAPAPA_CHECK(deal.options.set(fmt::format("{}={}", target->name, wanted)));
  return deal;
}

}  // namespace dalapapa
