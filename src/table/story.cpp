#include "table/story.hpp"

#include "games/alex.hpp"
#include "games/classic.hpp"
#include "table/outcome.hpp"

namespace dalapapa {
namespace {

// Silence in an auction or in Alex is a pass too, and so is giving up what cannot be laid out.
bool pass_shows_hand(const Game& game) {
  if (const auto* const classic = dynamic_cast<const Classic*>(&game))
    return classic->phase() != Classic::Phase::auction;
  const auto* const other = dynamic_cast<const BoardGame*>(&game);
  return other != nullptr && other->laid_out() && dynamic_cast<const Alex*>(other) == nullptr;
}

std::span<const TileIndex> hand_of(const Game& game, int seat) {
  if (const auto* const classic = dynamic_cast<const Classic*>(&game)) return classic->hand(seat);
  return static_cast<const BoardGame&>(game).hand(seat);
}

}  // namespace

std::vector<TileIndex> shown_by(const Game& game, const Step& step) {
  if (!std::holds_alternative<Pass>(step.action) || !pass_shows_hand(game)) return {};
  const auto hand = hand_of(game, step.actor.seat_number());
  return {hand.begin(), hand.end()};
}

json::object tell(Game& game, const Step& step, const Step& as_seen) {
  json::object out = to_json(as_seen, game.tiles());
  if (const auto* const place = std::get_if<Place>(&step.action))
    out["outcome"] = to_json(outcome_of(game, step.actor.seat_number(), place->at));
  if (const auto shown = shown_by(game, step); !shown.empty()) {
    json::array ids;
    for (const TileIndex tile : shown) ids.push_back(game.tiles()[tile].id);
    out["shown"] = std::move(ids);
  }
  game.apply(step);
  json::add(out, game.standing());
  return out;
}

json::array story(const Game& game, Viewer viewer, std::size_t since) {
  json::array told;
  const auto seen = game.seen_by(viewer);
  const auto again = game.clone();
  while (again->steps().size() > since) again->undo();
  for (std::size_t i = since; i < game.steps().size(); ++i)
    told.push_back(tell(*again, game.steps()[i], seen->steps()[i]));
  return told;
}

}  // namespace dalapapa
