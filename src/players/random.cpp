#include "players/random.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace dalapapa {

std::optional<Action> RandomBot::choose(const Game& seen, int seat) {
  assert(seen.awaited().contains(Actor::seat(seat)));
  constexpr std::uint32_t acts_one_time_in = 8;  // where there is a clock, that is what takes time
  const bool may_wait = seen.may_wait(Actor::seat(seat)) && !seen.has_clock();
  if (may_wait && random_.below(acts_one_time_in) != 0) return std::nullopt;
  const auto choices = seen.choices(Actor::seat(seat));
  assert(!choices.empty());
  return choices[random_.below(static_cast<std::uint32_t>(choices.size()))];
}

namespace {

// Where the first tile lies on an empty table, or where tries at random found nothing.
Action one_of_all(const Classic& game, Random& random) {
  std::vector<Placement> all;
  for (const TileIndex tile : game.hand(game.seat())) {
    std::ranges::copy(game.board().placements(game.tiles().ways(tile)), std::back_inserter(all));
  }
  if (all.empty()) return Pass{};
  return Place{all[random.below(static_cast<std::uint32_t>(all.size()))]};
}

}  // namespace

// A way and a slot at random fit in one try of ten or so; that costs less than counting all that fit, and leaves every
// placement equally likely.
Action random_turn(const Classic& game, Random& random) {
  assert(game.awaited().contains(Actor::seat(game.seat())));
  if (game.phase() == Classic::Phase::second_tile) return Done{};
  constexpr int tries = 100;
  constexpr std::uint32_t most_ways = 4;
  const Slots& slots = game.board().slots();
  const std::span<const TileIndex> hand = game.hand(game.seat());
  const auto tiles = static_cast<std::uint32_t>(hand.size());
  const bool any = tiles > 0 && !game.board().empty();
  for (int i = 0; any && i < tries; ++i) {
    const std::uint32_t picked = random.below(slots.end() * tiles * most_ways);
    const std::span<const LaidFace> ways = game.tiles().ways(hand[picked / most_ways % tiles]).all();
    if (picked % most_ways >= ways.size()) continue;
    const LaidFace& way = ways[picked % most_ways];
    const auto id = static_cast<Slots::Id>(picked / (most_ways * tiles));
    if (slots.fits(id, way)) return Place{game.board().placement_at(slots[id].site, way.face)};
  }
  return one_of_all(game, random);
}

}  // namespace dalapapa
