// What an actor does: one small typed value, the same in every game, with a text and a JSON form.
//
// A *step* is an action together with who did it and when; a game is a configuration and a list of steps.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "base/error.hpp"
#include "base/json.hpp"
#include "board/placement.hpp"
#include "games/actor.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

// Lays a tile of the hand on the board. JSON {"place": ["FACE", x, y, rot]}, text "place FACE x y rot".
struct Place {
  Placement at;
  friend constexpr bool operator==(const Place&, const Place&) = default;
};
// Shows the hand and does nothing, which is allowed only to those who can do nothing. JSON {"pass": true}.
struct Pass {
  friend constexpr bool operator==(const Pass&, const Pass&) = default;
};
// Ends a turn in which more could be done. JSON {"done": true}.
struct Done {
  friend constexpr bool operator==(const Done&, const Done&) = default;
};
// Chance draws a tile from the bag for a seat, or onto the table for all to see, then without "to". JSON {"draw": id, "to": seat}, text "draw id to seat"; a tile
// that the viewer may not know is null, in text "?".
struct Draw {
  TileIndex tile = no_tile;
  Actor to = Actor::chance();  // chance itself: nobody, onto the table
  friend constexpr bool operator==(const Draw&, const Draw&) = default;
};

using Action = std::variant<Place, Pass, Done, Draw>;

struct Step {
  Actor actor;
  Action action;
  std::int64_t milliseconds = 0;  // since the start; 0 in games without clocks

  friend bool operator==(const Step&, const Step&) = default;
};

[[nodiscard]] std::string to_text(const Action& action, const TileSet& tiles);

[[nodiscard]] json::object to_json(const Action& action, const TileSet& tiles);
[[nodiscard]] Expected<Action> action_from_json(const json::object& in, const TileSet& tiles);

// The action with "seat": a number, "chance" or "referee"; "ms" where there are clocks.
[[nodiscard]] json::object to_json(const Step& step, const TileSet& tiles);
[[nodiscard]] Expected<Step> step_from_json(const json::value& value, const TileSet& tiles);
[[nodiscard]] json::value to_json(Actor actor);

}  // namespace dalapapa
