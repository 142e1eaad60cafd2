#include "players/party.hpp"

#include <algorithm>
#include <utility>

namespace dalapapa {

Expected<Party> Party::of(const Config& config, std::uint64_t seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::size_t seat = 0; seat < config.seats.size(); ++seat) {
    DALAPAPA_TRY(bot, make_bot(*config.game, config.seats[seat].bot, mix(seed + seat + 1)));
    bots.push_back(*std::move(bot));
  }
  return Party(std::move(bots), seed);
}

Step Party::next(const Game& game) {
  return game.has_clock() ? next_by_the_clock(game) : next_by_turns(game);
}

// Those who may wait are asked first: an auction is called before a tile is placed.
Step Party::next_by_turns(const Game& game) {
  std::vector<Actor> actors = game.awaited().list();
  std::ranges::stable_partition(actors, [&](Actor actor) { return game.may_wait(actor); });
  for (const Actor actor : actors) {
    if (const auto action = ask(game, actor.seat_number())) return {actor, *action};
  }
  std::unreachable();  // who may not wait does not
}

Step Party::next_by_the_clock(const Game& game) {
  constexpr std::int64_t quickest = 400;
  constexpr std::uint32_t spread = 3000;
  for (;;) {
    int first = -1;
    for (const Actor actor : game.awaited().list()) {
      if (!actor.is_seat()) continue;
      std::int64_t& ready = ready_[static_cast<std::size_t>(actor.seat_number())];
      ready = std::max(ready, game.time());
      if (first < 0 || ready < ready_[static_cast<std::size_t>(first)]) first = actor.seat_number();
    }
    const auto due = game.time_up();
    if (due && (first < 0 || ready_[static_cast<std::size_t>(first)] >= *due)) {
      return {Actor::referee(), TimeUp{}, std::max(*due, game.time())};
    }
    std::int64_t& ready = ready_[static_cast<std::size_t>(first)];
    const std::int64_t now = ready;
    ready += quickest + random_.below(spread);
    if (const auto action = ask(game, first)) return {Actor::seat(first), *action, now};
  }
}

}  // namespace dalapapa
