// A scene: what a viewer may see of a game at one moment, with what they may do and what it would bring.
//
// *Tried* actions are those of the viewer's seat that are only being considered. They are played on what the viewer sees and
// recorded nowhere: to undo one is to ask again without it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "base/json.hpp"
#include "games/game.hpp"
#include "host/course.hpp"
#include "table/record.hpp"

namespace dalapapa {

// Whether the viewer is told what a placement would bring before it is made: where the players have agreed on `preview`, or have
// not spoken of it, or where there is no such aid because nothing is scored by a placement. What has been played is told to
// everybody in any case.
enum class Outcomes : std::uint8_t { told, hidden };

[[nodiscard]] inline Outcomes outcomes_by(const Config& config) {
  const bool told = config.allows(Aid::preview) || !config.game->aids.allows(Aid::preview);
  return told ? Outcomes::told : Outcomes::hidden;
}

// A game as a viewer sees it, after the tried actions.
struct Considered {
  Viewer viewer;
  std::unique_ptr<Game> game;
  Outcomes outcomes;
  json::array told{};  // the tried actions, see story.hpp
  // Where outcomes are hidden, the step that would have a shown turn judged (AL3): it is legal and not taken, for whatever came
  // after it would tell whether the turn is worth enough.
  std::optional<Step> unjudged{};
};

// Refuses an action that is not legal after those before it: "tried[1]: it is the turn of seat 1". Nobody knows what chance
// would deal, so nothing more can be tried once it is awaited.
[[nodiscard]] Expected<Considered> consider(const Game& game, Viewer viewer, const json::array& tried,
                                            Outcomes outcomes);

// {"steps", "story", "tried", "state", "layouts", "choices", "places", "may_wait", "automatic", "chance", "mover", "thinking", "table"}: docs/scenes.md.
[[nodiscard]] Expected<json::object> scene(const Course& course, Viewer viewer, const json::array& tried,
                                           std::size_t since, Outcomes outcomes);

// What a game describes, with the end that the table may have made of it.
[[nodiscard]] json::object describe(const Course& course, const Game& seen);

// The scene after the first steps of a record, with its whole story, and what the record says about itself: "game", "options",
// "seats", "tiles", "aids", "clock", "total" and "result". The game need not be over, but all its steps must be legal.
[[nodiscard]] Expected<json::object> record_scene(const Record& record, std::size_t steps, Viewer viewer);

}  // namespace dalapapa
