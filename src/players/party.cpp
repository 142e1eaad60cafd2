#include "players/party.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/random.hpp"

namespace dalapapa {

Expected<Party> Party::of(const Config& config, std::uint64_t seed, const Effort& effort) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::size_t seat = 0; seat < config.seats.size(); ++seat) {
    DALAPAPA_TRY(bot, make_bot(*config.game, config.seats[seat].bot, mix(seed + seat + 1), effort));
    bots.push_back(*std::move(bot));
  }
  return Party(std::move(bots));
}

Step Party::next(const Game& game) {
  assert(!game.awaited().empty() && !game.awaited().contains(Actor::chance()));
  return game.has_clock() ? next_by_the_clock(game) : next_by_turns(game);
}

// Those who may wait are asked first: an auction is called before a tile is placed.
Step Party::next_by_turns(const Game& game) {
  std::vector<Actor> actors = game.awaited().list();
  std::ranges::stable_partition(actors, [&](Actor actor) { return game.may_wait(actor); });
  for (const Actor actor : actors) {
    if (const auto action = ask(game, actor.seat_number())) return {actor, *action};
  }
  std::unreachable();  // whoever may not wait does not
}

Step Party::next_by_the_clock(const Game& game) {
  for (;;) {
    int first = -1;
    for (const Actor actor : game.awaited().list()) {
      if (!actor.is_seat()) continue;
      const int seat = actor.seat_number();
      std::int64_t& ready = ready_[static_cast<std::size_t>(seat)];
      if (ready == unasked) ready = game.time() + bot(seat).pause(*game.seen_by(seat), seat);
      ready = std::max(ready, game.time());
      if (first < 0 || ready < ready_[static_cast<std::size_t>(first)]) first = seat;
    }
    const auto due = game.time_up();
    if (due && (first < 0 || ready_[static_cast<std::size_t>(first)] >= *due)) {
      return {Actor::referee(), TimeUp{}, std::max(*due, game.time())};
    }
    std::int64_t& ready = ready_[static_cast<std::size_t>(first)];
    const std::int64_t now = ready;
    const auto action = ask(game, first);
    // The next thought begins with this action: whatever the game has become by then, the bot is asked.
    ready = now + bot(first).pause(*game.seen_by(first), first);
    if (action) return {Actor::seat(first), *action, now};
  }
}

Expected<void> play_on(Host& host, Party& party, const Onlooker& onlooker) {
  while (!host.over()) {
    if (host.course().steps().size() >= Host::most_steps)
      return bad_input("the game has not ended after {} steps, and may never end with these tiles",
                       Host::most_steps);
    const Step step = party.next(host.game());
    if (onlooker.before && !onlooker.before(host.game(), step)) return {};
    if (auto acted = host.act(step); !acted) {
      return refused("a bot wanted \"{}\", which is refused: {}", to_text(step.action, host.game().tiles()),
                     acted.error().message);
    }
    if (onlooker.after) onlooker.after(host.course(), step);
  }
  return {};
}

}  // namespace dalapapa
