// What an actor does: one small typed value, the same in every game, with a text and a JSON form.
//
// A *step* is an action together with who did it and when; a game is a configuration and a list of steps.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/error.hpp"
#include "base/json.hpp"
#include "board/edge_at.hpp"
#include "board/placement.hpp"
#include "games/actor.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

// Who does an action: a seat, chance and the referee in a game; a table is where the last of these happen, whatever is played.
enum class DoneBy : std::uint8_t { seat, chance, referee, table };

// What an action is called in JSON, in text and in the page, and who does it. The member that `value` points to is what it says:
// JSON {"name": value}, text "name value"; an action without one has the value true, and its name is its text.
struct ActionName {
  std::string_view name;
  DoneBy by;
};

// Lays a tile on the board, or in one's own figure. JSON {"place": ["FACE", x, y, rot]}, text "place FACE x y rot".
struct Place {
  static constexpr ActionName is{"place", DoneBy::seat};
  Placement at;
  static constexpr auto value = &Place::at;
  friend constexpr bool operator==(const Place&, const Place&) = default;
};
// Does nothing: a player who can place nothing shows their tiles; in an auction, drops out; in Alex, makes no (higher)
// announcement, or has no turn to show.
struct Pass {
  static constexpr ActionName is{"pass", DoneBy::seat};
  friend constexpr bool operator==(const Pass&, const Pass&) = default;
};
// Ends a turn in which more could be done.
struct Done {
  static constexpr ActionName is{"done", DoneBy::seat};
  friend constexpr bool operator==(const Done&, const Done&) = default;
};
// Chance draws a tile from the bag for a seat, or onto the table for all to see, then without "to". JSON
// {"draw": id, "to": seat}, text "draw id to seat"; a tile that the viewer may not know is null, in text "?".
struct Draw {
  static constexpr ActionName is{"draw", DoneBy::chance};
  TileIndex tile = no_tile;
  Actor to = Actor::chance();  // chance itself: nobody, onto the table
  static constexpr auto value = &Draw::tile;
  friend constexpr bool operator==(const Draw&, const Draw&) = default;
};
// Claims the group of a disc, any of its discs: with a mark (CO1), a marker (DO4) or a colony pawn (TE2), which then lies on
// this one (TE3). JSON {"mark": [x, y, "top"]}, the disc on the top or the left edge of a square; text "mark x y top".
struct Mark {
  static constexpr ActionName is{"mark", DoneBy::seat};
  EdgeAt disc;
  static constexpr auto value = &Mark::disc;
  friend constexpr bool operator==(const Mark&, const Mark&) = default;
};
// Takes back the pawn that stands on this disc (TE2, TE3).
struct Unmark {
  static constexpr ActionName is{"unmark", DoneBy::seat};
  EdgeAt disc;
  static constexpr auto value = &Unmark::disc;
  friend constexpr bool operator==(const Unmark&, const Unmark&) = default;
};
// Says which pawn stays on a group that bears several: the one that stands on this disc (TE3).
struct Keep {
  static constexpr ActionName is{"keep", DoneBy::seat};
  EdgeAt disc;
  static constexpr auto value = &Keep::disc;
  friend constexpr bool operator==(const Keep&, const Keep&) = default;
};
// Calls an auction or overbids (EN1, EN2).
struct Bid {
  static constexpr ActionName is{"bid", DoneBy::seat};
  std::int16_t amount = 0;
  static constexpr auto value = &Bid::amount;
  friend constexpr bool operator==(const Bid&, const Bid&) = default;
};
// "I follow" (EN2).
struct Follow {
  static constexpr ActionName is{"follow", DoneBy::seat};
  friend constexpr bool operator==(const Follow&, const Follow&) = default;
};
// Pays for another turn (DO5).
struct Again {
  static constexpr ActionName is{"again", DoneBy::seat};
  friend constexpr bool operator==(const Again&, const Again&) = default;
};
// Takes a tile into the hand, from the pile or out of one's own figure (PU1, PU2).
struct Take {
  static constexpr ActionName is{"take", DoneBy::seat};
  TileIndex tile = no_tile;
  static constexpr auto value = &Take::tile;
  friend constexpr bool operator==(const Take&, const Take&) = default;
};
// Puts the tile in the hand back on the pile (PU1).
struct PutBack {
  static constexpr ActionName is{"back", DoneBy::seat};
  friend constexpr bool operator==(const PutBack&, const PutBack&) = default;
};
// Takes one of the three sheets (AR1).
struct TakeSheet {
  static constexpr ActionName is{"sheet", DoneBy::seat};
  std::int16_t sheet = 0;
  static constexpr auto value = &TakeSheet::sheet;
  friend constexpr bool operator==(const TakeSheet&, const TakeSheet&) = default;
};
// Announces a score (AL2).
struct Announce {
  static constexpr ActionName is{"announce", DoneBy::seat};
  std::int16_t points = 0;
  static constexpr auto value = &Announce::points;
  friend constexpr bool operator==(const Announce&, const Announce&) = default;
};
// The referee: a sand-glass has run out, a deadline is reached.
struct TimeUp {
  static constexpr ActionName is{"time", DoneBy::referee};
  friend constexpr bool operator==(const TimeUp&, const TimeUp&) = default;
};

// What follows happens at a table, whatever is played there (see host/course.hpp): no game takes it.

// Gives up.
struct Resign {
  static constexpr ActionName is{"resign", DoneBy::table};
  friend constexpr bool operator==(const Resign&, const Resign&) = default;
};
// Leaves the seat to a bot.
struct Leave {
  static constexpr ActionName is{"leave", DoneBy::table};
  friend constexpr bool operator==(const Leave&, const Leave&) = default;
};
// Comes back to a seat that was left.
struct Return {
  static constexpr ActionName is{"return", DoneBy::table};
  friend constexpr bool operator==(const Return&, const Return&) = default;
};
// The referee: the clock of this seat has run out.
struct OutOfTime {
  static constexpr ActionName is{"out_of_time", DoneBy::table};
  std::int16_t seat = 0;
  static constexpr auto value = &OutOfTime::seat;
  friend constexpr bool operator==(const OutOfTime&, const OutOfTime&) = default;
};

using Action = std::variant<Place, Pass, Done, Draw, Mark, Unmark, Keep, Bid, Follow, Again, Take, PutBack,
                            TakeSheet, Announce, TimeUp, Resign, Leave, Return, OutOfTime>;

// In the order of the variant.
inline constexpr auto action_names = []<class... A>(std::type_identity<std::variant<A...>>) {
  return std::array{A::is...};
}(std::type_identity<Action>{});

[[nodiscard]] inline bool is_of_table(const Action& action) {
  return action_names[action.index()].by == DoneBy::table;
}

// The kind of value that an action has: any with a member `value` that points to it, and those without.
template <class A>
concept HasValue = requires { A::value; };

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

// All actions there are, for a page that speaks of them: [{"name", "by", "value"}, ...], the value being "placement", "disc",
// "tile", "number" or "none".
[[nodiscard]] json::array describe_actions();

inline constexpr std::int64_t longest_game =
    std::int64_t{1000} * 60 * 60 * 24 * 365 * 1000;  // a thousand years of letters

// The action with "seat": a number, "chance" or "referee"; "ms" where there are clocks.
[[nodiscard]] json::object to_json(const Step& step, const TileSet& tiles);
[[nodiscard]] Expected<Step> step_from_json(const json::value& value, const TileSet& tiles);
[[nodiscard]] json::value to_json(Actor actor);
[[nodiscard]] Expected<TileIndex> tile_from_json(const json::value& id, std::string_view what,
                                                 const TileSet& tiles);

}  // namespace dalapapa
