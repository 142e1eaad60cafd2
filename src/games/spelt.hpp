// For tests and fuzz targets: the one spelling of an action, in which choices() lists it, and the others that check() accepts
// as well. A placement has a canonical face, a group that is claimed is named by its first disc.
#pragma once

#include <algorithm>

#include "base/random.hpp"
#include "board/board.hpp"
#include "games/game.hpp"

namespace dalapapa {

// All discs of the group that a disc belongs to; none if no disc is there, or each seat has a figure of its own.
[[nodiscard]] inline std::vector<EdgeAt> discs_of_group(const Game& game, const EdgeAt& disc) {
  const Layout layout = game.layouts().front();
  if (layout.seat >= 0) return {};
  Board board;
  for (const Placement& at : layout.tiles) board.place(at);
  for (const Group& group : board.groups()) {
    if (std::ranges::find(group.discs, disc) != group.discs.end()) return group.discs;
  }
  return {};
}

[[nodiscard]] inline Action spelt(const Game& game, Action action) {
  if (auto* const place = std::get_if<Place>(&action)) place->at = place->at.canonical();
  if (auto* const mark = std::get_if<Mark>(&action)) {
    if (const auto discs = discs_of_group(game, mark->disc); !discs.empty()) mark->disc = discs.front();
  }
  return action;
}

// A claim named by any disc of its group.
[[nodiscard]] inline Action otherwise_spelt(const Game& game, Action action, Random& random) {
  if (auto* const mark = std::get_if<Mark>(&action)) {
    const auto discs = discs_of_group(game, mark->disc);
    mark->disc = discs[random.below(static_cast<std::uint32_t>(discs.size()))];
  }
  return action;
}

}  // namespace dalapapa
