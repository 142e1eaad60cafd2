#include "table/fit.hpp"

#include <algorithm>
#include <cassert>

#include "games/surroundings.hpp"

namespace dalapapa {
namespace {

bool is_own(const Game& game, int seat, TileIndex tile) {
  const auto own = game.tiles_to_place(seat);
  return std::ranges::find(own, tile) != own.end();
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
    if (now.outcomes == Outcomes::told) json::add(out, to_json(now.game->outcome_of(seat, at)));
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
