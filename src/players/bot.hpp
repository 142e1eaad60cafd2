// A player that is a program. It sees what its seat sees and nothing else. Given its seed it always does the same, unless
// it is given a time budget.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "games/catalogue.hpp"
#include "games/game.hpp"
#include "players/effort.hpp"

namespace dalapapa {

class Bot {
 public:
  virtual ~Bot() = default;

  // Nothing if the bot would rather wait, which it does only where it may. Needs: `seen` is what Game::seen_by(seat)
  // returned, and the seat is awaited.
  [[nodiscard]] virtual std::optional<Action> choose(const Game& seen, int seat) = 0;

  // In games with a clock: how many milliseconds after this moment of the game the bot will next have made up its mind, and
  // should be asked. The pace is human.
  [[nodiscard]] virtual std::int64_t pause(const Game& seen, int seat);
};

// Weakest first; docs/players.md says what each does in each game.
inline constexpr std::array<std::string_view, 6> levels{"random", "novice", "casual",
                                                        "greedy", "expert", "master"};

// Fails for a level that there is not. Anything that is legal can be done in every game, so random bots play all of them; the other
// levels fail for a game without a program (see programs.hpp), of which there is none in the catalogue.
[[nodiscard]] Expected<std::unique_ptr<Bot>> make_bot(const GameInfo& game, std::string_view level,
                                                      std::uint64_t seed, const Effort& effort = {});

// Whether the effort that a bot of this level is given makes a difference.
[[nodiscard]] bool heeds_effort(const GameInfo& game, std::string_view level);

}  // namespace dalapapa
