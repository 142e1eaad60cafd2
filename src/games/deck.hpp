// Chance as data: the order in which tiles come out of the bag, known before the first step to whoever runs
// the game and to nobody else. Whoever runs it commits to the deck first and opens it at the end.
//
// A deck is a sequence of tiles; a draw takes the next one that is in the bag. For games that only draw, the
// sequence is the shuffled set. A game that puts tiles back has a long sequence of independent tiles instead, so that
// each draw is uniform over the bag, and at its end each tile once; a sequence that has run out starts again.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "games/catalogue.hpp"
#include "games/game.hpp"

namespace dalapapa {

class Deck {
 public:
  explicit Deck(std::vector<TileIndex> order) : order_(std::move(order)) {}

  // The set in the order of a seed.
  [[nodiscard]] static Deck shuffled(const TileSet& tiles, std::uint64_t seed);
  // How many independent tiles stand before the shuffled set, in a game that puts tiles back: more than most games draw.
  [[nodiscard]] static int throws(const GameInfo& game, const TileSet& tiles) {
    return game.returns_tiles ? 16 * tiles.size() : 0;
  }
  // What a game of this kind is played with.
  [[nodiscard]] static Deck made_for(const GameInfo& game, const TileSet& tiles, std::uint64_t seed);

  // The draw that the game awaits. Needs: chance is awaited, and the deck holds every tile of the bag.
  [[nodiscard]] Draw deal(const Game& game);

  [[nodiscard]] const std::vector<TileIndex>& order() const { return order_; }
  // How far it has been dealt, and back to there: what was dealt since is taken back.
  [[nodiscard]] std::size_t place() const { return next_; }
  void rewind(std::size_t place) { next_ = place; }

 private:
  std::vector<TileIndex> order_;
  std::size_t next_ = 0;
};

}  // namespace dalapapa
