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

// In any game of the family; each game is more precise.
inline constexpr int most_players = 10;

struct Agreement {
  std::string game;
  std::vector<std::string> options;
  std::vector<int> ages;
  std::string tiles_file;
  SeedOption seed;

  void add_to(CLI::App& command);

  // With these seats, and in gone with their ages.
  [[nodiscard]] Expected<Config> with(std::vector<Seat> seats) const;
  // Says which deadline the bots had where nobody set one.
  void tell_deadline(const GameInfo& of) const;

  // Weak bots never finish a figure, and bots that get in each other's way may not: without a deadline they could play for ever.
  static constexpr int usual_minutes = 10;

 private:
  [[nodiscard]] bool leaves_deadline_open(const GameInfo& of) const;
};

// The games and their options, for people.
[[nodiscard]] std::string list_games();
// With the levels of bots, for the help.
[[nodiscard]] std::string describe_games();

}  // namespace dalapapa
