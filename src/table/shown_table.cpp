#include "table/shown_table.hpp"

#include "players/mover.hpp"
#include "players/search.hpp"
#include "puzzles/help.hpp"
#include "table/analysis.hpp"
#include "table/fit.hpp"
#include "table/gaps.hpp"
#include "table/scene.hpp"

namespace dalapapa {

json::array ShownTable::choices(int seat) const {
  json::array out;
  if (course().over()) return out;
  for (const Action& action : game().seen_by(seat)->choices(Actor::seat(seat)))
    out.push_back(to_json(action, *config().tiles));
  return out;
}

Expected<json::object> ShownTable::hints(int seat, std::int64_t nodes, std::uint64_t seed,
                                         const json::array& tried) const {
  if (!config().allows(Aid::hints)) return refused("the players have agreed to do without hints");
  if (course().over()) return refused("the game is over");
  if (!config().game->aids.allows(Aid::hints))
    return refused("there are no hints in {}", config().game->name);
  if (game().automatic(Actor::seat(seat))) return refused("the table is to be set up first");
  if (const auto task = game().task_of(seat)) {
    DALAPAPA_TRY(found, help(*task, game().layouts()[static_cast<std::size_t>(seat)].tiles, nodes));
    return to_json(*found);
  }
  const auto style = style_of(*config().game);
  if (style == nullptr) return refused("there are no hints in {}", config().game->name);
  DALAPAPA_TRY(now, consider(game(), seat, tried, outcomes_by(config())));
  if (mover(*now->game) != seat) return refused("seat {} has nothing to do now", seat);
  constexpr std::size_t most = 5;
  Thoughts thoughts = teach(*style, *now->game, seat, nodes, seed);
  if (thoughts.plans.size() > most) thoughts.plans.resize(most);
  json::array hints;
  const bool in_points = thoughts.at_end || style->judging().in_points;
  for (const Plan& plan : thoughts.plans) hints.push_back(to_json(plan, in_points, *config().tiles));
  return json::object{{"hints", std::move(hints)}, {"exact", thoughts.exact}};
}

Expected<json::object> ShownTable::scene(Viewer viewer, const json::array& tried, std::size_t since) const {
  return dalapapa::scene(course(), viewer, tried, since, outcomes_by(config()));
}

Expected<json::object> ShownTable::fit(int seat, const json::array& tried, const Placement& at) const {
  DALAPAPA_TRY(now, consider(game(), seat, tried, outcomes_by(config())));
  return dalapapa::fit(*now, at);
}

Expected<json::array> ShownTable::gaps(Viewer viewer, const json::array& tried) const {
  if (!config().allows(Aid::gaps)) return refused("the players have agreed to do without gaps");
  DALAPAPA_TRY(now, consider(game(), viewer, tried, Outcomes::hidden));
  DALAPAPA_TRY(squares, dalapapa::gaps(*now->game));
  json::array out;
  for (const Square& square : *squares) out.push_back(json::array{square.x, square.y});
  return out;
}

}  // namespace dalapapa
