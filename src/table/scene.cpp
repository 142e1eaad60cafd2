#include "table/scene.hpp"

#include <algorithm>

#include "board/placement_json.hpp"
#include "games/claims.hpp"
#include "games/outcome.hpp"
#include "games/result_json.hpp"
#include "players/mover.hpp"
#include "table/config_json.hpp"
#include "table/groups_json.hpp"
#include "table/story.hpp"

namespace dalapapa {
namespace {

json::array describe_layouts(const Considered& now) {
  json::array out;
  const Board* const board = now.game->common_board();
  const auto* const unjudged = now.unjudged ? std::get_if<Place>(&now.unjudged->action) : nullptr;
  for (Layout& layout : now.game->layouts()) {
    if (unjudged != nullptr) layout.tiles.push_back(unjudged->at);
    out.push_back(json::object{{"seat", layout.seat < 0 ? json::value(nullptr) : json::value(layout.seat)},
                               {"tiles", to_json(layout.tiles)},
                               {"claims", to_json(layout.claims)},
                               {"width", layout.width},
                               {"height", layout.height},
                               {"groups", board != nullptr ? groups_of(*board) : json::array()}});
  }
  return out;
}

// Everything that the viewer may do now, placements apart from the rest.
void describe_options(const Considered& now, bool over, json::object& out) {
  json::array choices;
  json::array places;
  const bool asked =
      !over && now.viewer && !now.unjudged && now.game->awaited().contains(Actor::seat(*now.viewer));
  const TileSet& tiles = now.game->tiles();
  if (asked) {
    for (const Action& action : now.game->choices(Actor::seat(*now.viewer))) {
      const auto* const place = std::get_if<Place>(&action);
      if (place == nullptr) {
        choices.push_back(to_json(action, tiles));
        continue;
      }
      json::object entry{{"tile", tiles[*tiles.tile_with(place->at.face)].id}, {"at", to_json(place->at)}};
      if (now.outcomes == Outcomes::told)
        json::add(entry, to_json(now.game->outcome_of(*now.viewer, place->at)));
      places.push_back(std::move(entry));
    }
  }
  out["choices"] = std::move(choices);
  out["places"] = std::move(places);
  out["may_wait"] = asked && now.game->may_wait(Actor::seat(*now.viewer));
  out["automatic"] = asked && now.game->automatic(Actor::seat(*now.viewer)).has_value();
  out["chance"] = !over && now.game->awaited().contains(Actor::chance());
}

// Whether a table with a clock is still being set up: time does not count yet (AR2).
bool stands_still(const Course& course) {
  const Game& game = course.game();
  return game.has_clock() && std::ranges::any_of(course.awaited().list(), [&](Actor actor) {
           return actor.is_seat() && game.automatic(actor);
         });
}

// Who is out or has left, and what time everybody has: nothing where there is nothing to say.
json::object describe_table(const Course& course) {
  json::array out;
  json::array left;
  json::array times;
  for (int seat = 0; seat < course.game().seats(); ++seat) {
    if (course.is_out(seat)) out.push_back(seat);
    if (course.has_left(seat)) left.push_back(seat);
    if (course.clocks()) times.push_back(course.clocks()->left(seat, course.time()));
  }
  json::object table;
  if (!out.empty()) table["out"] = std::move(out);
  if (!left.empty()) table["left"] = std::move(left);
  if (!times.empty()) table["times"] = std::move(times);
  if (stands_still(course)) table["still"] = true;
  return table;
}

Expected<Step> tried_step(const json::value& value, const Considered& now) {
  DALAPAPA_TRY(in, json::as_object(value, "an action"));
  DALAPAPA_TRY(action, action_from_json(**in, now.game->tiles()));
  const Step step{Actor::seat(*now.viewer), *action, now.game->time()};
  DALAPAPA_CHECK(now.game->check(step));
  return step;
}

void erase_keys(json::object& from, const json::object& keys) {
  for (const auto& entry : keys) from.erase(entry.key());
}

}  // namespace

Expected<Considered> consider(const Game& game, Viewer viewer, const json::array& tried, Outcomes outcomes) {
  Considered now{viewer, game.seen_by(viewer), outcomes};
  if (!viewer && !tried.empty()) return refused("tried[0]: a spectator can only look on");
  for (std::size_t i = 0; i < tried.size(); ++i) {
    const auto step = tried_step(tried[i], now);
    if (!step) return std::unexpected(step.error().within(fmt::format("tried[{}]", i)));
    if (now.unjudged) return refused("tried[{}]: the turn has been shown", i);
    if (outcomes == Outcomes::hidden && now.game->is_judged_by(*step)) {
      now.unjudged = *step;
      now.told.push_back(to_json(*step, now.game->tiles()));
      continue;
    }
    json::object told = tell(*now.game, *step, *step);
    if (outcomes == Outcomes::hidden) {
      told.erase("outcome");
      erase_keys(told, now.game->standing());
    }
    now.told.push_back(std::move(told));
  }
  return now;
}

json::object describe(const Course& course, const Game& seen) {
  json::object state = seen.describe();
  if (const auto result = course.result()) {
    state["awaited"] = json::array();
    state["result"] = to_json(*result);
    state["parts"] = seen.parts();
  }
  return state;
}

Expected<json::object> scene(const Course& course, Viewer viewer, const json::array& tried, std::size_t since,
                             Outcomes outcomes) {
  if (course.over() && !tried.empty()) return refused("tried[0]: the game is over");
  DALAPAPA_TRY(now, consider(course.game(), viewer, tried, outcomes));
  json::object state = describe(course, *now->game);
  if (now->outcomes == Outcomes::hidden && !tried.empty()) {  // what everybody had before
    erase_keys(state, now->game->reckoning());
    json::add(state, course.game().seen_by(viewer)->reckoning());
  }
  json::object out{{"steps", course.steps().size()},
                   {"story", story(course, viewer, since)},
                   {"tried", std::move(now->told)},
                   {"state", std::move(state)},
                   {"layouts", describe_layouts(*now)}};
  describe_options(*now, course.over(), out);
  const auto waited_for = course.over() ? std::nullopt : mover(course.game());
  out["mover"] = waited_for ? json::value(*waited_for) : json::value(nullptr);
  out["thinking"] = waited_for && course.is_bots(*waited_for);
  if (json::object table = describe_table(course); !table.empty()) out["table"] = std::move(table);
  return out;
}

Expected<json::object> record_scene(const Record& record, std::size_t steps, Viewer viewer) {
  DALAPAPA_TRY(course, replay_steps(record));
  const auto result = course->result();
  while (course->steps().size() > steps) course->undo();
  DALAPAPA_TRY(out, scene(*course, viewer, {}, 0, outcomes_by(record.config)));
  (*out)["total"] = record.steps.size();
  json::add(*out, to_json(record.config));
  if (result) (*out)["result"] = to_json(*result);
  return out;
}

}  // namespace dalapapa
