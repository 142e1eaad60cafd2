// For tests and fuzz targets: the one spelling of an action, in which choices() lists it. A placement has a canonical face,
// a group is named by its first disc.
#pragma once

#include "games/claims.hpp"
#include "games/game.hpp"

namespace dalapapa {

[[nodiscard]] inline Action spelt(const Game& game, Action action) {
  if (auto* const place = std::get_if<Place>(&action)) place->at = place->at.canonical();
  auto* const mark = std::get_if<Mark>(&action);
  auto* const unmark = std::get_if<Unmark>(&action);
  const Layout layout = game.layouts().front();
  if ((mark == nullptr && unmark == nullptr) || layout.seat >= 0) return action;
  Board board;
  for (const Placement& at : layout.tiles) board.place(at);
  EdgeAt& disc = mark != nullptr ? mark->disc : unmark->disc;
  if (board.group_at(disc)) disc = first_disc(board, disc);
  return action;
}

}  // namespace dalapapa
