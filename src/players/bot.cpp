#include "players/bot.hpp"

#include <algorithm>

#include "players/programs.hpp"
#include "players/random.hpp"
#include "players/turn_bots.hpp"

namespace dalapapa {
namespace {

constexpr std::size_t looks_of_novice = 3;
constexpr std::size_t looks_of_casual = 12;
constexpr std::uint32_t casual_calls_one_in = 4;  // auctions that would pay

std::unique_ptr<Bot> turn_bot(std::unique_ptr<const Style> style, std::string_view level, std::uint64_t seed,
                              const Effort& effort) {
  if (level == "novice")
    return std::make_unique<GlancingBot>(std::move(style), looks_of_novice, GlancingBot::never, seed);
  if (level == "casual")
    return std::make_unique<GlancingBot>(std::move(style), looks_of_casual, casual_calls_one_in, seed);
  if (level == "greedy") return std::make_unique<GreedyBot>(std::move(style));
  const SearchSettings settings = style->settings();
  if (level == "master")
    return std::make_unique<SearchingBot>(std::move(style), effort.or_usual(settings.nodes), seed);
  if (settings.expert_nodes == 0) return std::make_unique<CarefulBot>(std::move(style));
  return std::make_unique<SearchingBot>(std::move(style), Effort{.nodes = settings.expert_nodes}, seed);
}

}  // namespace

std::int64_t Bot::pause(const Game& /*seen*/, int /*seat*/) {
  // A thoughtless player is slow: it must not win a race by fumbling faster than others think.
  constexpr std::int64_t a_while = 8000;
  return a_while;
}

Expected<std::unique_ptr<Bot>> make_bot(const GameInfo& game, std::string_view level, std::uint64_t seed,
                                        const Effort& effort) {
  const auto place = static_cast<std::size_t>(std::ranges::find(levels, level) - levels.begin());
  if (place == levels.size()) {
    return bad_input("unknown level {} (there are: {})", json::quoted(level), fmt::join(levels, ", "));
  }
  if (level == "random") return std::make_unique<RandomBot>(seed);
  DALAPAPA_TRY(program, program_for(game));
  if ((*program)->style == nullptr) return (*program)->bot(place - 1, seed, effort);
  return turn_bot((*program)->style(), level, seed, effort);
}

bool heeds_effort(const GameInfo& game, std::string_view level) {
  const auto place = static_cast<std::size_t>(std::ranges::find(levels, level) - levels.begin());
  const auto program = program_for(game);
  return program && place > 0 && place < levels.size() && place - 1 >= (*program)->heeds_effort_from;
}

}  // namespace dalapapa
