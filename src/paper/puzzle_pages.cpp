#include "paper/puzzle_pages.hpp"

#include <algorithm>

namespace dalapapa {
namespace {

PuzzlePages with_square(const PuzzleRoom& room, double square) {
  PuzzlePages pages{.square = square, .words = {}, .tiles = {}};
  const double side = 2 * square;
  const double step = side + between_tiles;
  const auto columns = static_cast<std::size_t>((room.page.width + between_tiles) / step);
  const double left = room.page.centre().x - (static_cast<double>(columns) * step - between_tiles) / 2;
  double top = room.top + room.height * square + puzzle_gap;
  pages.tiles.emplace_back();
  if (top + room.words + side > room.page.bottom()) {
    pages.tiles.emplace_back();
    top = room.page.top;
  }
  pages.words = {room.page.left, top};
  top += room.words;
  for (std::size_t laid = 0; laid < room.tiles; top += step) {
    if (top + side > room.page.bottom()) {
      pages.tiles.emplace_back();
      top = room.page.top;
    }
    for (std::size_t i = 0; i < columns && laid < room.tiles; ++i, ++laid)
      pages.tiles.back().push_back({left + static_cast<double>(i) * step, top});
  }
  return pages;
}

}  // namespace

PuzzlePages puzzle_pages(const PuzzleRoom& room) {
  constexpr double finer = 0.25;
  const double largest =
      std::min({largest_square, room.page.width / room.width, (room.page.bottom() - room.top) / room.height});
  PuzzlePages best = with_square(room, largest);
  for (double square = largest - finer; square >= room.least; square -= finer) {
    PuzzlePages smaller = with_square(room, square);
    if (smaller.tiles.size() < best.tiles.size()) best = std::move(smaller);
  }
  return best;
}

}  // namespace dalapapa
