// The greedy player of the classic game and its kin: the turn with the most points now, over all turns of one or two
// tiles. It buys no turns and sells its own; it marks the largest group that it may.
#pragma once

#include "games/classic.hpp"
#include "players/bot.hpp"

namespace dalapapa {

class GreedyBot final : public Bot {
 public:
  // Needs: a classic game, an auction or a conquest.
  [[nodiscard]] std::optional<Action> choose(const Game& seen, int seat) override;
};

// What the greedy player does. Needs: a seat is awaited, and its hand is known.
[[nodiscard]] Action greedy_action(const Classic& game);

}  // namespace dalapapa
