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
#include "board/edge_at.hpp"
#include "board/placement.hpp"
#include "games/actor.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

// Lays a tile on the board, or in one's own figure. JSON {"place": ["FACE", x, y, rot]}, text "place FACE x y
// rot".
struct Place {
  Placement at;
  friend constexpr bool operator==(const Place&, const Place&) = default;
};
// Does nothing: a player who can place nothing shows their tiles; in an auction, drops out; in Alex, makes no (higher)
// announcement, or has no turn to show. JSON {"pass": true}.
struct Pass {
  friend constexpr bool operator==(const Pass&, const Pass&) = default;
};
// Ends a turn in which more could be done. JSON {"done": true}.
struct Done {
  friend constexpr bool operator==(const Done&, const Done&) = default;
};
// Chance draws a tile from the bag for a seat, or onto the table for all to see, then without "to". JSON
// {"draw": id, "to": seat}, text "draw id to seat"; a tile that the viewer may not know is null, in text "?".
struct Draw {
  TileIndex tile = no_tile;
  Actor to = Actor::chance();  // chance itself: nobody, onto the table
  friend constexpr bool operator==(const Draw&, const Draw&) = default;
};
// Claims the group of a disc, any of its discs: with a mark (CO1), a marker (DO4) or a colony pawn (TE2), which then lies on
// this one (TE3). JSON {"mark": [x, y, "top"]}, the disc on the top or the left edge of a square; text "mark x y top".
struct Mark {
  EdgeAt disc;
  friend constexpr bool operator==(const Mark&, const Mark&) = default;
};
// Takes back the pawn that stands on this disc (TE2, TE3). JSON {"unmark": [x, y, "top"]}.
struct Unmark {
  EdgeAt disc;
  friend constexpr bool operator==(const Unmark&, const Unmark&) = default;
};
// Says which pawn stays on a group that bears several: the one that stands on this disc (TE3). JSON {"keep": [x, y, "top"]}.
struct Keep {
  EdgeAt disc;
  friend constexpr bool operator==(const Keep&, const Keep&) = default;
};
// Calls an auction or overbids (EN1, EN2). JSON {"bid": n}, text "bid n".
struct Bid {
  std::int16_t amount = 0;
  friend constexpr bool operator==(const Bid&, const Bid&) = default;
};
// "I follow" (EN2). JSON {"follow": true}.
struct Follow {
  friend constexpr bool operator==(const Follow&, const Follow&) = default;
};
// Pays for another turn (DO5). JSON {"again": true}.
struct Again {
  friend constexpr bool operator==(const Again&, const Again&) = default;
};
// Takes a tile into the hand, from the pile or out of one's own figure (PU1, PU2). JSON {"take": id}.
struct Take {
  TileIndex tile = no_tile;
  friend constexpr bool operator==(const Take&, const Take&) = default;
};
// Puts the tile in the hand back on the pile (PU1). JSON {"back": true}.
struct PutBack {
  friend constexpr bool operator==(const PutBack&, const PutBack&) = default;
};
// Takes one of the three sheets (AR1). JSON {"sheet": n}.
struct TakeSheet {
  std::int16_t sheet = 0;
  friend constexpr bool operator==(const TakeSheet&, const TakeSheet&) = default;
};
// Announces a score (AL2). JSON {"announce": n}.
struct Announce {
  std::int16_t points = 0;
  friend constexpr bool operator==(const Announce&, const Announce&) = default;
};
// The referee: a sand-glass has run out, a deadline is reached. JSON {"time": true}.
struct TimeUp {
  friend constexpr bool operator==(const TimeUp&, const TimeUp&) = default;
};

// What follows happens at a table, whatever is played there (see host/course.hpp): no game takes it.

// Gives up. JSON {"resign": true}.
struct Resign {
  friend constexpr bool operator==(const Resign&, const Resign&) = default;
};
// Leaves the seat to a bot. JSON {"leave": true}.
struct Leave {
  friend constexpr bool operator==(const Leave&, const Leave&) = default;
};
// Comes back to a seat that was left. JSON {"return": true}.
struct Return {
  friend constexpr bool operator==(const Return&, const Return&) = default;
};
// The referee: the clock of a seat has run out. JSON {"out_of_time": seat}.
struct OutOfTime {
  std::int16_t seat = 0;
  friend constexpr bool operator==(const OutOfTime&, const OutOfTime&) = default;
};

using Action = std::variant<Place, Pass, Done, Draw, Mark, Unmark, Keep, Bid, Follow, Again, Take, PutBack,
                            TakeSheet, Announce, TimeUp, Resign, Leave, Return, OutOfTime>;

[[nodiscard]] inline bool is_of_table(const Action& action) {
  static constexpr std::size_t first = Action(Resign{}).index();
  return action.index() >= first;
}

struct Step {
  Actor actor;
  Action action;
  std::int64_t milliseconds = 0;  // since the start; 0 where there is no clock

  friend bool operator==(const Step&, const Step&) = default;
};

[[nodiscard]] std::string to_text(const Action& action, const TileSet& tiles);

[[nodiscard]] Expected<Action> action_from_text(std::string_view text, const TileSet& tiles);

[[nodiscard]] json::object to_json(const Action& action, const TileSet& tiles);
[[nodiscard]] Expected<Action> action_from_json(const json::object& in, const TileSet& tiles);

inline constexpr std::int64_t longest_game =
    std::int64_t{1000} * 60 * 60 * 24 * 365 * 1000;  // a thousand years of letters

// The action with "seat": a number, "chance" or "referee"; "ms" where there are clocks.
[[nodiscard]] json::object to_json(const Step& step, const TileSet& tiles);
[[nodiscard]] Expected<Step> step_from_json(const json::value& value, const TileSet& tiles);
[[nodiscard]] json::value to_json(Actor actor);
[[nodiscard]] Expected<TileIndex> tile_from_json(const json::value& id, std::string_view what,
                                                 const TileSet& tiles);

}  // namespace dalapapa
