// Bots around a table: which of them acts next, and what it does. In games with a clock each takes its time for
// every action, and the referee is not forgotten.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "host/host.hpp"
#include "players/bot.hpp"

namespace dalapapa {

class Party {
 public:
  // One bot for each seat.
  explicit Party(std::vector<std::unique_ptr<Bot>> bots)
      : bots_(std::move(bots)), ready_(bots_.size(), unasked) {}
  // All levels from the seats.
  [[nodiscard]] static Expected<Party> of(const Config& config, std::uint64_t seed,
                                          const Effort& effort = {});

  // The next step of a seat or of the referee. Needs: one of them is awaited, chance is not, and where everybody may wait
  // there is a deadline.
  [[nodiscard]] Step next(const Game& game);

 private:
  [[nodiscard]] Step next_by_turns(const Game& game);
  [[nodiscard]] Step next_by_the_clock(const Game& game);
  [[nodiscard]] Bot& bot(int seat) { return *bots_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] std::optional<Action> ask(const Game& game, int seat) {
    return bot(seat).choose(*game.seen_by(seat), seat);
  }

  std::vector<std::unique_ptr<Bot>> bots_;
  static constexpr std::int64_t unasked = -1;
  std::vector<std::int64_t> ready_;  // when each has made up its mind
};

// Called with each step of a seat or the referee, before and after it is taken. Where `before` says false bots stop.
struct Onlooker {
  std::function<bool(const Game& game, const Step& step)> before{};
  std::function<void(const Course& course, const Step& step)> after{};
};

// Bots play on by themselves. Fails if an action of a bot is refused, or if the game does not end: with tiles that fit nowhere some never
// do, whoever plays.
[[nodiscard]] Expected<void> play_on(Host& host, Party& party, const Onlooker& onlooker = {});

}  // namespace dalapapa
