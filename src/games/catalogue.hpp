// The games there are, and what it takes to set one up.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/aids.hpp"
#include "games/clock_rules.hpp"
#include "games/game.hpp"
#include "games/options.hpp"

namespace dalapapa {

struct Config;

// Who may play, in years.
struct Ages {
  int youngest = 0;
  int oldest = 0;
};

struct GameInfo {
  std::string_view name;
  std::string_view title;
  int min_seats = 0;
  int max_seats = 0;
  int min_tiles_a_seat = 0;  // fewer would not even be enough to set up
  std::span<const OptionSpec> options{};
  std::unique_ptr<Game> (*create)(const Config& config) = nullptr;
  // What else an agreement must have.
  Expected<void> (*check)(const Config& config) = [](const Config&) -> Expected<void> { return {}; };
  std::optional<Ages> ages{};  // where each player is asked for theirs
  bool lowest_wins = false;
  bool pass_loses = false;                         // whoever passes loses the tiles that they show
  Aids aids{Aid::preview, Aid::hints, Aid::gaps};  // those that there are
  // Whether tiles go back into the bag, so that the order in which they come out is endless (see Deck).
  bool returns_tiles = false;
  bool extra = false;  // not one of the ten
};

[[nodiscard]] std::span<const GameInfo> catalogue();
[[nodiscard]] Expected<const GameInfo*> find_game(std::string_view name);

// "2 to 4 players", "1 player"
[[nodiscard]] std::string number_of_players(const GameInfo& game);

struct Seat {
  std::string name;
  std::string bot{};         // its level, empty for a person
  std::optional<int> age{};  // where it matters (GO1)

  friend bool operator==(const Seat&, const Seat&) = default;
};

// Everything that is agreed before the first step, except chance.
struct Config {
  const GameInfo* game = nullptr;
  Options options{{}};
  std::vector<Seat> seats;  // in the order of play: the first begins
  std::shared_ptr<const TileSet> tiles;
  std::optional<Aids> aids{};  // none: nothing was agreed, and nothing is refused
  std::optional<ClockRules> clock{};

  [[nodiscard]] bool allows(Aid aid) const { return !aids || aids->allows(aid); }

  // Whether the number of seats and the tiles suit the game.
  [[nodiscard]] Expected<void> check() const;
};

}  // namespace dalapapa
