#include "players/bot.hpp"

#include <algorithm>
#include <array>

#include "players/random.hpp"
#include "players/turn_bots.hpp"

namespace dalapapa {
namespace {

constexpr std::size_t looks_of_novice = 3;
constexpr std::size_t looks_of_casual = 12;

// How a master thinks about a turn: so many nodes, about half a second, and how far its play-outs go. Found by matches of
// duplicate pairs.
struct Mastery {
  std::string_view game;
  std::int64_t nodes = 20'000;
  SearchSettings search{};
};
constexpr std::array masteries{
    Mastery{.game = "domaine", .nodes = 16'000},
    Mastery{.game = "seventytwo", .nodes = 16'000},
    Mastery{.game = "gone", .nodes = 40'000, .search = {.plans = 12, .rounds = 8, .trust = 8}},
    Mastery{.game = "terra", .nodes = 6'000, .search = {.plans = 10, .rounds = 2, .trust = 8}},
};

Mastery mastery_of(std::string_view game) {
  const auto* const found = std::ranges::find(masteries, game, &Mastery::game);
  return found == masteries.end() ? Mastery{} : *found;
}

Effort usual(const Effort& effort, std::int64_t nodes) {
  return {effort.nodes > 0 ? effort.nodes : nodes, effort.stopwatch};
}

std::unique_ptr<Bot> turn_bot(std::unique_ptr<const Style> style, const GameInfo& game,
                              std::string_view level, std::uint64_t seed, const Effort& effort) {
  if (level == "novice") return std::make_unique<GlancingBot>(std::move(style), looks_of_novice, seed);
  if (level == "casual") return std::make_unique<GlancingBot>(std::move(style), looks_of_casual, seed);
  if (level == "greedy") return std::make_unique<GreedyBot>(std::move(style));
  if (level == "expert") return std::make_unique<CarefulBot>(std::move(style));
  const Mastery mastery = mastery_of(game.name);
  return std::make_unique<SearchingBot>(std::move(style), mastery.search, usual(effort, mastery.nodes), seed);
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
  if (auto style = style_of(game)) return turn_bot(std::move(style), game, level, seed, effort);
  return std::make_unique<RandomBot>(seed);
}

}  // namespace dalapapa
