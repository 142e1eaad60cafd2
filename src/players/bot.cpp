#include "players/bot.hpp"

#include <array>

#include "players/greedy.hpp"
#include "players/random.hpp"

namespace dalapapa {

std::span<const std::string_view> levels(const GameInfo& /*game*/) {
  static constexpr std::array<std::string_view, 2> names{"random", "greedy"};
  return names;
}

Expected<std::unique_ptr<Bot>> make_bot(const GameInfo& game, std::string_view level, std::uint64_t seed) {
  if (level == "random") return std::make_unique<RandomBot>(seed);
  if (level == "greedy") return std::make_unique<GreedyBot>();
  std::string known;
  for (const std::string_view name : levels(game))
    known += fmt::format("{}{}", known.empty() ? "" : ", ", name);
  return bad_input("unknown level {} (there are: {})", json::quoted(level), known);
}

}  // namespace dalapapa
