// Puzzles of a single turn, from positions of real games: the turn that scores most with two tiles (CL2 – CL5), or the one
// that scores most of those that close a given group. No other turn scores as much.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "base/keep_going.hpp"
#include "board/board.hpp"
#include "games/best_turn.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

struct TurnPuzzle {
  std::shared_ptr<const TileSet> tiles;
  std::vector<Placement> board;
  std::array<TileIndex, 2> hand{};
  std::optional<EdgeAt> group{};  // a disc of the group to be closed
  Turn best{};
  int level = 1;

  // What a turn scores, or why it is not a turn. Tiles are placed and scored in their order (CL5).
  [[nodiscard]] Expected<int> points_of(std::span<const Placement> turn) const;
  // Whether a turn is the best one; otherwise what is wrong with it.
  [[nodiscard]] Expected<void> check(std::span<const Placement> turn) const;
};

enum class TurnAim : std::uint8_t { most_points, close_a_group };

// The same seed always makes the same puzzle. Refuses when many games give none.
[[nodiscard]] Expected<TurnPuzzle> make_turn_puzzle(std::shared_ptr<const TileSet> tiles, TurnAim aim,
                                                    int level, std::uint64_t seed,
                                                    const KeepGoing& keep_going = {});

}  // namespace dalapapa
