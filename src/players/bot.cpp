#include "players/bot.hpp"

#include <algorithm>
#include <array>

#include "players/alex_bot.hpp"
#include "players/figure_bot.hpp"
#include "players/random.hpp"
#include "players/turn_bots.hpp"

namespace dalapapa {
namespace {

constexpr std::size_t looks_of_novice = 3;
constexpr std::size_t looks_of_casual = 12;

Effort usual(const Effort& effort, std::int64_t nodes) {
  return {effort.nodes > 0 ? effort.nodes : nodes, effort.time_budget};
}

std::unique_ptr<Bot> turn_bot(std::unique_ptr<const Style> style, std::string_view level, std::uint64_t seed,
                              const Effort& effort) {
  if (level == "novice") return std::make_unique<GlancingBot>(std::move(style), looks_of_novice, seed);
  if (level == "casual") return std::make_unique<GlancingBot>(std::move(style), looks_of_casual, seed);
  if (level == "greedy") return std::make_unique<GreedyBot>(std::move(style));
  const SearchSettings settings = style->settings();
  if (level == "master")
    return std::make_unique<SearchingBot>(std::move(style), usual(effort, settings.nodes), seed);
  if (settings.expert_nodes == 0) return std::make_unique<CarefulBot>(std::move(style));
  return std::make_unique<SearchingBot>(std::move(style), Effort{.nodes = settings.expert_nodes}, seed);
}

// The games with a clock, from novice on; a place in these tables is a level's rank.
constexpr std::array<AlexHabits, 5> alex_habits{{
    {.thoughts = 4, .looks = 4, .insight = 0, .slips = 20, .pace = {8000, 14000}},
    {.thoughts = 5, .looks = 10, .insight = 5, .slips = 10, .pace = {6000, 10000}},
    {.thoughts = 5, .looks = 20, .insight = 25, .slips = 4, .pace = {5000, 9000}},
    {.thoughts = 5, .looks = 20, .insight = 60, .slips = 1, .pace = {4000, 8000}},
    {.thoughts = 1, .looks = 0, .insight = 100, .slips = 0, .pace = {3000, 6000}},
}};
constexpr std::array<TryingBuilder::Habits, 2> trying_habits{{
    {.looks = 2, .tidy = false, .most_in_vain = 5, .pace = {3500, 6500}},
    {.looks = 40, .tidy = true, .most_in_vain = 2, .pace = {2500, 4500}},
}};
struct PlanningHabits {
  Pace pace;
  std::int64_t nodes;
};
constexpr std::array<PlanningHabits, 3> planning_habits{{
    {{2500, 4000}, 20'000},
    {{1800, 2800}, 60'000},
    {{1200, 2000}, 120'000},
}};

std::size_t rank_of(std::string_view level) {
  return static_cast<std::size_t>(std::ranges::find(levels, level) - levels.begin()) - 1;
}

std::unique_ptr<Bot> figure_bot(std::string_view level, std::uint64_t seed, const Effort& effort) {
  const std::size_t rank = rank_of(level);
  if (rank < trying_habits.size()) return std::make_unique<TryingBuilder>(trying_habits[rank], seed);
  const auto& [pace, nodes] = planning_habits[rank - trying_habits.size()];
  return std::make_unique<PlanningBuilder>(pace, usual(effort, nodes), seed);
}

}  // namespace

std::int64_t Bot::pause(const Game& /*seen*/, int /*seat*/) {
  // A thoughtless player is slow: it must not win a race by fumbling faster than others think.
  constexpr std::int64_t a_while = 8000;
  return a_while;
}

Expected<std::unique_ptr<Bot>> make_bot(const GameInfo& game, std::string_view level, std::uint64_t seed,
                                        const Effort& effort) {
  if (std::ranges::find(levels, level) == levels.end()) {
    return bad_input("unknown level {} (there are: {})", json::quoted(level), fmt::join(levels, ", "));
  }
  if (level == "random") return std::make_unique<RandomBot>(seed);
  if (auto style = style_of(game)) return turn_bot(std::move(style), level, seed, effort);
  if (game.name == "alex") return std::make_unique<AlexBot>(alex_habits[rank_of(level)], seed);
  if (game.name == "puzzle" || game.name == "arlequin") return figure_bot(level, seed, effort);
  return std::make_unique<RandomBot>(seed);
}

}  // namespace dalapapa
