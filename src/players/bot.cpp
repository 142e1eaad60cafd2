#include "players/bot.hpp"

#include <algorithm>
#include <array>

#include "players/greedy.hpp"
#include "players/random.hpp"

namespace dalapapa {

std::span<const std::string_view> levels(const GameInfo& game) {
  static constexpr std::array<std::string_view, 2> names{"random", "greedy"};
  constexpr std::array<std::string_view, 3> with_greedy{"classic", "auction", "conquest"};
  const bool all = std::ranges::find(with_greedy, game.name) != with_greedy.end();
  return std::span(names).first(all ? 2 : 1);
}

Expected<std::unique_ptr<Bot>> make_bot(const GameInfo& game, std::string_view level, std::uint64_t seed) {
  if (std::ranges::find(levels(game), level) == levels(game).end()) {
    return bad_input("unknown level {} (for {} there are: {})", json::quoted(level), game.name,
                     fmt::join(levels(game), ", "));
  }
  if (level == "random") return std::make_unique<RandomBot>(seed);
  return std::make_unique<GreedyBot>();
}

}  // namespace dalapapa
