// A player that is a program. It sees what its seat sees and nothing else, and given its seed it always does
// the same.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "games/catalogue.hpp"
#include "games/game.hpp"

namespace dalapapa {

class Bot {
 public:
  virtual ~Bot() = default;

  // Nothing if the bot would rather wait, which it does only where it may. Needs: `seen` is what Game::seen_by(seat)
  // returned, and the seat is awaited.
  [[nodiscard]] virtual std::optional<Action> choose(const Game& seen, int seat) = 0;
};

// The levels that a game has bots for, weakest first.
[[nodiscard]] std::span<const std::string_view> levels(const GameInfo& game);
[[nodiscard]] Expected<std::unique_ptr<Bot>> make_bot(const GameInfo& game, std::string_view level,
                                                      std::uint64_t seed);

}  // namespace dalapapa
