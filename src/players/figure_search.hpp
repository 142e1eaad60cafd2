// How to fill a figure: by looking for a whole filling, square after square, and where that takes too long by clearing a
// part of what is there and filling it anew, again and again.
//
// It knows tiles and squares, no players: who may take which tile is the caller's business.
#pragma once

#include <algorithm>
#include <vector>

#include "base/random.hpp"
#include "players/effort.hpp"
#include "players/figure_grid.hpp"
#include "tiles/tile_bits.hpp"

namespace dalapapa {

struct FigureTask {
  const TileSet* tiles;
  int width;
  int height;
  std::vector<Placement> laid;  // what is in the figure now
  TileBits stock;               // what else may be used
  TileIndex in_hand = no_tile;  // of the stock, and used before any other

  // How many tiles make the figure complete.
  [[nodiscard]] std::size_t whole() const { return static_cast<std::size_t>(width * height / 2); }
  // How many it can have with these.
  [[nodiscard]] std::size_t most() const {
    return std::min(whole(), laid.size() + static_cast<std::size_t>(stock.count()));
  }
  [[nodiscard]] FigureGrid grid() const;
};

// A figure of the same frame from the laid tiles and the stock, with more tiles than are laid, or just the laid ones if none
// is found before the meter has run out. Tiles stay where they are unless more can be laid without them there. Spends
// no more than it needs.
[[nodiscard]] std::vector<Placement> best_figure(const FigureTask& task, Random& random, Meter& meter);

// The figure without the tiles around one of its free squares, so far around that something goes. Needs: there are tiles
// and free squares.
[[nodiscard]] std::vector<Placement> cleared_around_a_hole(const FigureTask& task, int radius,
                                                           Random& random);

}  // namespace dalapapa
