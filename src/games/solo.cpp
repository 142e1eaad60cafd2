#include "games/solo.hpp"

#include <algorithm>

namespace dalapapa {

std::unique_ptr<Game> Solo::create(const Config& config) {
  return std::make_unique<Solo>(config.tiles, config.options["target"]);
}

Solo::Solo(std::shared_ptr<const TileSet> tiles, int target)
    : BoardGameOf(std::move(tiles), 1, 0, 0), target_(target) {
  common_.in_bag =
      static_cast<std::uint8_t>(std::min(tiles_in_bag, this->tiles().size()));  // SO1: nobody knows which
  common_.laying_out = false;  // the first tile is placed in a turn
  owe(Actor::seat(0));
}

int Solo::places_left() const {
  return std::min(most_placed - board().size(), in_bag() + static_cast<int>(hand(0).size()));
}

std::vector<Action> Solo::actions(Actor /*actor*/) const {
  std::vector<Action> found;
  for (const Placement& at : placements(own_hand().tiles())) found.emplace_back(Place{at});
  found.emplace_back(Pass{});
  return found;
}

Expected<void> Solo::check_action(const Step& step) const {
  if (step.actor != Actor::seat(0)) return refused("it is the turn of seat 0");
  if (const auto* const place = std::get_if<Place>(&step.action))
    return check_place(own_hand().tiles(), place->at);
  if (!std::holds_alternative<Pass>(step.action)) return refused("place the tile, or pass and lose it");
  return {};
}

std::span<const TileIndex> Solo::shown_by(const Step& step) const {
  if (!std::holds_alternative<Pass>(step.action)) return {};
  return hand(0);  // SO2: a pass loses it
}

void Solo::act(const Step& step) {
  if (const auto* const place = std::get_if<Place>(&step.action)) {
    own_.closed += lay(place->at, own_hand()).discs_closed();  // SO3: what is closed stays closed
  } else {
    own_.lost.push_back(own_hand().tile[0]);
    own_hand().remove(own_.lost.back());
  }
  if (places_left() == 0)
    own_.phase = Phase::over;  // SO4
  else
    owe(Actor::seat(0));
}

void Solo::settle(Outcome& outcome, int /*seat*/) const {
  outcome.points = outcome.formed.discs_closed();
  outcome.total = own_.closed + *outcome.points;
}

// SO5
std::optional<Result> Solo::result() const {
  if (!over()) return std::nullopt;
  return own_.closed >= target_ ? verdict() : Game::verdict({});
}

std::vector<Part> Solo::parts_of(int /*seat*/) const {
  std::vector<Part> parts;
  for (const Group& group : board().groups()) {
    if (group.closed) parts.push_back(part_of_ground("group", board(), group.discs.front(), true));
  }
  std::ranges::stable_sort(parts, std::ranges::greater{}, &Part::points);
  return parts;
}

json::object Solo::standing() const {
  return {{"scores", json::numbers(scores())}};
}

void Solo::describe_own(json::object& out) const {
  json::array lost;
  for (const TileIndex tile : own_.lost) lost.push_back(tiles()[tile].id);
  out["lost"] = std::move(lost);
  out["places"] = places_left();
}

void SoloNow::hash(Hasher& hasher, int /*seats*/) const {
  hasher.add(static_cast<int>(phase), closed);
  for (const TileIndex tile : lost) hasher.add(tile);
}

}  // namespace dalapapa
