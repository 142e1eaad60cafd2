// The random player: any legal action, each as likely as any other; where it may wait it usually does.
#pragma once

#include "base/random.hpp"
#include "games/classic.hpp"
#include "players/bot.hpp"

namespace dalapapa {

class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : random_(seed) {}
  [[nodiscard]] std::optional<Action> choose(const Game& seen, int seat) override;

 private:
  Random random_;
};

// Quick random play of the classic game, for searches that play many games to their end: any placement of
// either tile, each as likely as any other, and never a second tile, which a random player would only pay
// for. Lists nothing as long as random tries find something. Needs: a seat is awaited, and its hand is known.
[[nodiscard]] Action random_turn(const Classic& game, Random& random);

}  // namespace dalapapa
