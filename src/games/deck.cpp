#include "games/deck.hpp"

#include <cassert>

namespace dalapapa {

Deck Deck::shuffled(const TileSet& tiles, std::uint64_t seed) {
  std::vector<TileIndex> order(static_cast<std::size_t>(tiles.size()));
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<TileIndex>(i);
  Random(seed).shuffle(order);
  return Deck(std::move(order));
}

Deck Deck::made_for(const GameInfo& game, const TileSet& tiles, std::uint64_t seed) {
  Deck deck = shuffled(tiles, seed);
  if (!game.returns_tiles) return deck;
  Random random(mix(seed));
  std::vector<TileIndex> sequence;
  for (int i = 0; i < throws(game, tiles); ++i) {
    sequence.push_back(static_cast<TileIndex>(random.below(static_cast<std::uint32_t>(tiles.size()))));
  }
  sequence.insert(sequence.end(), deck.order_.begin(), deck.order_.end());
  return Deck(std::move(sequence));
}

Draw Deck::deal(const Game& game) {
  assert(game.awaited().contains(Actor::chance()) && game.bag().count() > 0);
  Draw draw = game.next_draw();
  do {
    draw.tile = order_[next_];
    next_ = (next_ + 1) % order_.size();
  } while (!game.bag().contains(draw.tile));
  return draw;
}

}  // namespace dalapapa
