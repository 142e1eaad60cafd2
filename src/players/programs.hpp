// Which program plays which game: a row for each game of the catalogue, and the only list of them here. A game that is played in turns has
// a style, on which all levels build; one that all play at once has bots of its own.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "players/bot.hpp"
#include "players/style.hpp"

namespace dalapapa {

struct Program {
  std::string_view game;
  // One of the two is there. The rank of a level is 0 for a novice to 4 for a master.
  std::unique_ptr<const Style> (*style)() = nullptr;
  std::unique_ptr<Bot> (*bot)(std::size_t rank, std::uint64_t seed, const Effort& effort) = nullptr;
  // From this rank on bots heed the effort they are given: masters, where nothing else is said.
  std::size_t heeds_effort_from = levels.size() - 2;
};

// Fails for a game without a row.
[[nodiscard]] Expected<const Program*> program_for(const GameInfo& game);

}  // namespace dalapapa
