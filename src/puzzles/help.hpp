// Help for a person in the middle of filling a frame: can it still be done, which tile comes next, which one is wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "base/json.hpp"
#include "puzzles/person.hpp"
#include "solver/task.hpp"

namespace dalapapa {

struct FillHelp {
  enum class State : std::uint8_t {
    solved,    // there is nothing left to do
    solvable,  // `next` is a tile of a filling, where a person would go on
    stuck,  // no filling has all these tiles; `wrong` is the first of them, as they were laid, with which it is so
    unknown,  // it was not found out with so many nodes
  };
  State state = State::unknown;
  std::optional<NextTile> next{};
  std::optional<Placement>
      wrong{};  // nothing where no single tile is to blame, or it was not found out which
};

// `laid` are the tiles that the person has laid besides the fixed ones, in the order in which they came. Refuses what
// cannot lie so.
[[nodiscard]] Expected<FillHelp> help(const FillTask& task, std::span<const Placement> laid,
                                      std::int64_t nodes);

// The same where the only filling is known: then any tile that it does not have is wrong.
[[nodiscard]] FillHelp help_towards(const std::vector<Placement>& filling, const FillTask& task,
                                    std::span<const Placement> laid);

[[nodiscard]] json::object to_json(const FillHelp& help);

}  // namespace dalapapa
