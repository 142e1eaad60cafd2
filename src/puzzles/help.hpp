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
    solvable,  // `next` is a tile of a filling, where a person would continue
    stuck,  // no filling has all these tiles; `wrong` is the first of them, in the order they were laid, that made it so
    unknown,  // not found out within this many nodes
  };
  State state = State::unknown;
  std::optional<NextTile> next{};
  std::optional<Placement> wrong{};  // nothing where no single tile is to blame, or it was not found
};

// `laid` are the tiles that the person has laid besides the fixed ones, in the order in which they came. Refuses tiles that
// cannot lie like that.
[[nodiscard]] Expected<FillHelp> help(const FillTask& task, std::span<const Placement> laid,
                                      std::int64_t nodes);

// The same where the only filling is known: any tile that is not part of it is wrong.
[[nodiscard]] FillHelp help_towards(const std::vector<Placement>& filling, const FillTask& task,
                                    std::span<const Placement> laid);

[[nodiscard]] json::object to_json(const FillHelp& help);

}  // namespace dalapapa
