// Puzzles of filling a frame: a pile with exactly the tiles that are needed, some of them already laid as hints, and only
// one filling.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/keep_going.hpp"
#include "solver/task.hpp"

namespace dalapapa {

struct FillPuzzle {
  std::shared_ptr<const TileSet> tiles;
  FillTask task;  // its fixed tiles are the hints
  std::vector<Placement> solution;
  int level = 1;  // by what a person has to try
};

struct FillOptions {
  int width = 4;
  int height = 4;
  std::vector<PileTile> stock;  // from which the pile is taken
  bool outline = false;         // whether the outlines of the tiles are shown
  int level = 1;
  std::optional<std::size_t> most_hints{};  // otherwise five of eight tiles
};

// From 1, where each next tile is forced, to 5.
[[nodiscard]] int level_of(const FillTask& task);

// The same options and seed always make the same puzzle. Needs: a level from 1 to 5. Refuses when many attempts find nothing:
// the smallest frames never get hard.
[[nodiscard]] Expected<FillPuzzle> make_fill_puzzle(const std::shared_ptr<const TileSet>& tiles,
                                                    const FillOptions& options, std::uint64_t seed,
                                                    const KeepGoing& keep_going = {});

}  // namespace dalapapa
