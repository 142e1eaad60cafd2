#include "players/random.hpp"

namespace dalapapa {

Action RandomBot::choose(const Game& seen, int seat) {
  const auto choices = seen.choices(Actor::seat(seat));
  return choices[random_.below(static_cast<std::uint32_t>(choices.size()))];
}

Action random_turn(const Classic& game, Random& random) {
  if (game.phase() == Classic::Phase::second_tile) return Done{};
  const Board& board = game.board();
  if (board.empty()) {
    const auto opening = board.placements(game.tiles().ways(game.hand(game.seat()).front()));
    return Place{opening[random.below(static_cast<std::uint32_t>(opening.size()))]};
  }
  struct Fit {
    Face face;
    int count;
  };
  std::array<Fit, 8> fits{};  // two tiles, four ways each
  std::size_t ways = 0;
  int total = 0;
  for (const TileIndex tile : game.hand(game.seat())) {
    for (const LaidFace& way : game.tiles().ways(tile).all()) {
      const int count = board.slots().count_fits(way.face.rim());
      fits[ways++] = {way.face, count};
      total += count;
    }
  }
  if (total == 0) return Pass{};
  int chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(total)));
  std::size_t way = 0;
  for (; chosen >= fits[way].count; ++way) chosen -= fits[way].count;
  const Slots::Slot& slot = board.slots().nth_fit(fits[way].face.rim(), chosen);
  return Place{board.placement_at(slot.site, fits[way].face)};
}

}  // namespace dalapapa
