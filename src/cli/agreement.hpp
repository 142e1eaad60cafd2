// What the commands that play games have in common: the game, its options and tiles, the seed.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/seed.hpp"
#include "games/catalogue.hpp"

namespace dalapapa {

inline constexpr int most_players =
    10;  // of any game of the family; each game says more closely what it needs

struct Agreement {
  std::string game;
  std::vector<std::string> options;
  std::vector<int> ages;
  std::string tiles_file;
  SeedOption seed;

  void add_to(CLI::App& command);

  // With these seats, all of them bots, and for gone with their ages.
  [[nodiscard]] Expected<Config> with(std::vector<Seat> seats) const;
};

// Games, their options and the levels of bots, for the help.
[[nodiscard]] std::string describe_games();

}  // namespace dalapapa
