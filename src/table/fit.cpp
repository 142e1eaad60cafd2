#include "table/fit.hpp"

#include <algorithm>
#include <vector>

#include "board/footprint.hpp"
#include "games/alex.hpp"
#include "games/classic.hpp"
#include "games/figures.hpp"
#include "table/outcome.hpp"

namespace dalapapa {
namespace {

// Whether it is one of the tiles that the seat places, now or when its turn comes.
bool is_own(const Game& game, int seat, TileIndex tile) {
  const auto among = [&](std::span<const TileIndex> tiles) {
    return std::ranges::find(tiles, tile) != tiles.end();
  };
  if (const auto* const figures = dynamic_cast<const Figures*>(&game)) return figures->held(seat) == tile;
  if (const auto* const classic = dynamic_cast<const Classic*>(&game)) return among(classic->hand(seat));
  const auto& other = static_cast<const BoardGame&>(game);
  const bool from_table = !other.laid_out() || dynamic_cast<const Alex*>(&game) != nullptr;
  return among(from_table ? other.open_tiles() : other.hand(seat));
}

// How a tile lies to those around it.
struct Surroundings {
  bool outside = false;
  bool occupied = false;
  bool touches = false;
  std::vector<EdgeAt> clashes{};
};

Surroundings look_around(const Layout& layout, const Placement& at) {
  Surroundings around;
  const auto own = rim(at);
  for (const Square& square : squares(at)) {
    around.outside =
        around.outside || (layout.width > 0 && (square.x < 0 || square.y < 0 || square.x >= layout.width ||
                                                square.y >= layout.height));
  }
  for (const Placement& laid : layout.tiles) {
    for (const Square& square : squares(laid))
      around.occupied = around.occupied || std::ranges::count(squares(at), square) > 0;
    for (const RimEdge& other : rim(laid)) {
      const auto* const met = std::ranges::find(own, other.at, &RimEdge::at);
      if (met == own.end()) continue;
      around.touches = true;
      if (met->colour != other.colour) around.clashes.push_back(other.at);
    }
  }
  return around;
}

// The figure of the seat, or the board that all share.
Layout own_layout(const Game& game, int seat) {
  const auto all = game.layouts();
  return all.front().seat < 0 ? all.front() : all[static_cast<std::size_t>(seat)];
}

std::string_view reason(const Layout& layout, const Surroundings& around) {
  if (around.outside) return "outside";
  if (around.occupied) return "occupied";
  if (!around.clashes.empty()) return "colours";
  const bool may_lie_alone = layout.width > 0 || layout.tiles.empty();  // PU2, and the first tile (G7)
  return around.touches || may_lie_alone ? "other" : "alone";
}

}  // namespace

json::object fit(const Considered& now, const Placement& at) {
  const int seat = *now.viewer;
  const Actor actor = Actor::seat(seat);
  const auto checked = now.game->check({actor, Place{at}, now.game->time()});
  if (checked) {
    json::object out{{"fits", true}};
    json::add(out, to_json(outcome_of(*now.game, seat, at)));
    return out;
  }
  json::object out{{"fits", false}, {"why", "other"}, {"clashes", json::array()}};
  const auto tile = now.game->tiles().tile_with(at.face);
  if (now.game->awaited().contains(actor) && tile) {
    const Layout layout = own_layout(*now.game, seat);
    const Surroundings around = look_around(layout, at);
    out["why"] = is_own(*now.game, seat, *tile) ? reason(layout, around) : "not_yours";
    if (out["why"] == "colours") {
      json::array clashes;
      for (const EdgeAt& edge : around.clashes) clashes.push_back(to_json(edge));
      out["clashes"] = std::move(clashes);
    }
  }
  if (out["why"] == "other") out["reason"] = checked.error().message;
  return out;
}

}  // namespace dalapapa
