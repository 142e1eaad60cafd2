// Bots around a table: which of them acts next, and what it does. In games with a clock each takes its time for
// every action, and the referee is not forgotten.
#pragma once

#include <memory>
#include <vector>

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

// With tiles that fit nowhere some games never end, whoever plays.
[[nodiscard]] Expected<void> check_not_endless(const Game& game);

}  // namespace dalapapa
