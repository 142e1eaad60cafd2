#include "table/story.hpp"

#include <algorithm>

namespace dalapapa {
namespace {

std::optional<EdgeAt> disc_of(const Action& action) {
  if (const auto* const mark = std::get_if<Mark>(&action)) return mark->disc;
  if (const auto* const unmark = std::get_if<Unmark>(&action)) return unmark->disc;
  if (const auto* const keep = std::get_if<Keep>(&action)) return keep->disc;
  return std::nullopt;
}

// The group that is claimed or given up as it is now: it may grow. "of" is whose mark, marker or pawn already stands there.
json::object group_on(Game& game, const EdgeAt& disc) {
  const GroupAt group = *game.common_board()->group_at(disc);
  json::object out{
      {"colour", json::string(1, letter(group.colour))}, {"size", group.size}, {"open", !group.closed}};
  const std::vector<Layout::Claim> claims = game.layouts().front().claims;
  const auto claim = std::ranges::find(claims, disc, &Layout::Claim::disc);
  if (claim != claims.end()) out["of"] = claim->seat;
  return out;
}

}  // namespace

json::object tell(Game& game, const Step& step, const Step& as_seen) {
  const auto shown = game.shown_by(step);
  json::object out = to_json(SeenStep{as_seen, {shown.begin(), shown.end()}}, game.tiles());
  if (const auto* const place = std::get_if<Place>(&step.action))
    out["outcome"] = to_json(game.outcome_of(step.actor.seat_number(), place->at));
  if (const auto disc = disc_of(step.action)) out["group"] = group_on(game, *disc);
  game.apply(step);
  json::add(out, game.aftermath());
  json::add(out, game.standing());
  return out;
}

json::array story(const Course& course, Viewer viewer, std::size_t since) {
  json::array told;
  const auto steps = course.steps();
  const auto again = course.game().clone();
  for (std::size_t i = steps.size(); i > since; --i) {
    if (!is_of_table(steps[i - 1].action)) again->undo();
  }
  for (std::size_t i = since; i < steps.size(); ++i) {
    const SeenStep seen = course.seen_step(i, viewer);
    if (is_of_table(steps[i].action)) {
      told.push_back(to_json(seen, again->tiles()));
      json::add(told.back().as_object(), again->standing());
      continue;
    }
    again->reveal_as_in(course.game());
    told.push_back(tell(*again, course.in_game(steps[i]), seen.step));
  }
  return told;
}

}  // namespace dalapapa
