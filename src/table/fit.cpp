#include "table/fit.hpp"

#include <algorithm>
#include <cassert>

#include "games/alex.hpp"
#include "games/classic.hpp"
#include "games/figures.hpp"
#include "games/game_as.hpp"
#include "table/outcome.hpp"
#include "table/surroundings.hpp"

namespace dalapapa {
namespace {

// Whether it is one of the tiles that the seat places, now or when its turn comes.
bool is_own(const Game& game, int seat, TileIndex tile) {
  const auto among = [&](std::span<const TileIndex> tiles) {
    return std::ranges::find(tiles, tile) != tiles.end();
  };
  if (const auto* const figures = dynamic_cast<const Figures*>(&game)) return figures->held(seat) == tile;
  if (const auto* const classic = dynamic_cast<const Classic*>(&game)) return among(classic->hand(seat));
  const auto& other = game_as<BoardGame>(game);
  const bool from_table = !other.laid_out() || dynamic_cast<const Alex*>(&game) != nullptr;
  return among(from_table ? other.open_tiles() : other.hand(seat));
}

// The figure of the seat, or the board that all share.
Layout own_layout(const Game& game, int seat) {
  const auto all = game.layouts();
  return all.front().seat < 0 ? all.front() : all[static_cast<std::size_t>(seat)];
}

}  // namespace

json::object fit(const Considered& now, const Placement& at) {
  assert(now.viewer);
  const int seat = *now.viewer;
  const Actor actor = Actor::seat(seat);
  const auto checked = now.game->check({actor, Place{at}, now.game->time()});
  if (checked) {
    json::object out{{"fits", true}};
    if (now.outcomes == Outcomes::told) json::add(out, to_json(outcome_of(*now.game, seat, at)));
    return out;
  }
  Surroundings around;
  std::string_view why = "other";
  const auto tile = now.game->tiles().tile_with(at.face);
  if (now.game->awaited().contains(actor) && tile) {
    const Layout layout = own_layout(*now.game, seat);
    around = look_around(layout.tiles, at);
    why = is_own(*now.game, seat, *tile) ? obstacle(layout, at, around).value_or("other") : "not_yours";
  }
  json::object out = misfit(why, around);
  if (why == "other") out["reason"] = checked.error().message;
  return out;
}

}  // namespace dalapapa
