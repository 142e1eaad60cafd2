#include "players/bot.hpp"

#include <algorithm>

#include "players/random.hpp"
#include "players/turn_bots.hpp"

namespace dalapapa {
namespace {

constexpr std::size_t looks_of_novice = 3;
constexpr std::size_t looks_of_casual = 12;
constexpr std::int64_t nodes_of_master = 20'000;

Effort usual(const Effort& effort, std::int64_t nodes) {
  return {effort.nodes > 0 ? effort.nodes : nodes, effort.stopwatch};
}

std::unique_ptr<Bot> turn_bot(std::unique_ptr<const Style> style, std::string_view level, std::uint64_t seed,
                              const Effort& effort) {
  if (level == "novice") return std::make_unique<GlancingBot>(std::move(style), looks_of_novice, seed);
  if (level == "casual") return std::make_unique<GlancingBot>(std::move(style), looks_of_casual, seed);
  if (level == "greedy") return std::make_unique<GreedyBot>(std::move(style));
  if (level == "expert") return std::make_unique<CarefulBot>(std::move(style));
  return std::make_unique<SearchingBot>(std::move(style), SearchSettings{}, usual(effort, nodes_of_master),
                                        seed);
}

}  // namespace

std::int64_t Bot::pause(const Game& /*seen*/, int /*seat*/) {
  constexpr std::int64_t a_second = 1000;
  return a_second;
}

Expected<std::unique_ptr<Bot>> make_bot(const GameInfo& game, std::string_view level, std::uint64_t seed,
                                        const Effort& effort) {
  if (std::ranges::find(levels, level) == levels.end()) {
    return bad_input("unknown level {} (there are: {})", json::quoted(level), fmt::join(levels, ", "));
  }
  if (level == "random") return std::make_unique<RandomBot>(seed);
  if (auto style = style_of(game)) return turn_bot(std::move(style), level, seed, effort);
  return std::make_unique<RandomBot>(seed);
}

}  // namespace dalapapa
