#include "games/deck.hpp"

namespace dalapapa {

Deck Deck::shuffled(const TileSet& tiles, std::uint64_t seed) {
  std::vector<TileIndex> order(static_cast<std::size_t>(tiles.size()));
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<TileIndex>(i);
  Random(seed).shuffle(order);
  return Deck(std::move(order));
}

Draw Deck::deal(const Game& game) {
  Draw draw = game.next_draw();
  do {
    draw.tile = order_[next_];
    next_ = (next_ + 1) % order_.size();
  } while (!game.bag().contains(draw.tile));
  return draw;
}

}  // namespace dalapapa
