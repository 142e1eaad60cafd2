#include "games/domaine.hpp"

#include <algorithm>
#include <numeric>

namespace dalapapa {

Expected<void> Domaine::check_config(const Config& config) {
  const int needed = layout + tiles_at_start * static_cast<int>(config.seats.size());
  const auto hooks = std::ranges::count_if(config.tiles->tiles(), is_hook);
  if (hooks >= needed) return {};
  return bad_input("{} with {} players needs at least {} hook tiles, the set has {}", config.game->name,
                   config.seats.size(), needed, hooks);
}

Domaine::Domaine(std::shared_ptr<const TileSet> tiles, int seats, const Rules& rules, bool open_hands)
    : BoardGameOf(std::move(tiles), seats, seats - 1, layout), rules_(rules), open_hands_(open_hands) {
  for (int i = 0; i < this->tiles().size(); ++i) {
    const auto tile = static_cast<TileIndex>(i);
    if (!is_hook(this->tiles()[tile])) bag_.remove(tile);
  }
  common_.in_bag = static_cast<std::uint8_t>(bag_.count());
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {  // DO1
    own_.tokens[seat] = tokens_at_start;
    own_.markers[seat] = static_cast<std::int8_t>(rules_.markers[static_cast<std::size_t>(seats - 2)]);
  }
}

bool Domaine::plays_with(TileIndex tile) const {
  return is_hook(tiles()[tile]);
}

int Domaine::reserve() const {
  return tokens_in_all - std::accumulate(own_.tokens.begin(), own_.tokens.end(), 0);
}

void Domaine::begin(std::int64_t /*time*/) {
  for (int i = 0; i < tiles_at_start; ++i) {
    for (int seat = 0; seat < seats(); ++seat) owe(Actor::seat(seat));
  }
}

bool Domaine::can_pay(const Placement& at) const {
  return tokens(seat()) > 0 || board().discs_formed_by(at) > 1;
}

std::vector<Placement> Domaine::affordable() const {
  std::vector<Placement> found = placements(own_hand().tiles());
  std::erase_if(found, [&](const Placement& at) { return !can_pay(at); });
  return found;
}

Expected<void> Domaine::check_mark(const EdgeAt& disc) const {
  if (markers(seat()) == 0) return refused("no marker is left");
  const auto group = board().group_at(disc);
  if (!group) return refused("there is no disc at {}", to_text(disc));
  if (!group->closed) return refused("a marker is put on a closed territory, this one is open");  // DO4
  if (own_.claims.on_group(board(), disc) != nullptr) return refused("the territory bears a marker already");
  return {};
}

Expected<void> Domaine::check_again() const {
  if (tokens(seat()) < price_of_turn) {
    return refused("another turn costs {} tokens, there are {}", price_of_turn, tokens(seat()));
  }
  if (own_hand().count == 0 && bag_empty()) return refused("no tile is left for another turn");  // DO5
  return {};
}

Expected<void> Domaine::check_action(const Step& step) const {
  if (step.actor != Actor::seat(seat())) return refused("it is the turn of seat {}", seat());
  if (own_.phase == Phase::place) {
    if (const auto* const place = std::get_if<Place>(&step.action)) {
      DALAPAPA_CHECK(check_place(own_hand().tiles(), place->at));
      if (!can_pay(place->at)) return refused("one token is needed to form a single disc");
      return {};
    }
    if (!std::holds_alternative<Pass>(step.action)) return refused("a turn begins with placing a tile");
    if (!affordable().empty()) return refused("passing is not allowed while a tile can be placed");  // DO3
    return {};
  }
  if (const auto* const mark = std::get_if<Mark>(&step.action)) return check_mark(mark->disc);
  if (std::holds_alternative<Again>(step.action)) return check_again();
  if (!std::holds_alternative<Done>(step.action)) return refused("put a marker, play again or end the turn");
  return {};
}

std::vector<Action> Domaine::actions(Actor /*actor*/) const {
  std::vector<Action> found;
  if (own_.phase == Phase::place) {
    for (const Placement& at : affordable()) found.emplace_back(Place{at});
    const bool known = std::ranges::find(own_hand().tiles(), no_tile) == own_hand().tiles().end();
    if (found.empty() && known) found.emplace_back(Pass{});
    return found;
  }
  if (markers(seat()) > 0) {
    for (const EdgeAt& disc : unclaimed(board(), own_.claims, true)) found.emplace_back(Mark{disc});
  }
  if (check_again()) found.emplace_back(Again{});
  found.emplace_back(Done{});
  return found;
}

int Domaine::tokens_for(int discs) const {
  return available(-price_of_discs(discs));
}

void Domaine::take_tokens(int count) {
  std::int8_t& own = own_.tokens[common_.seat];
  own = static_cast<std::int8_t>(own + available(count));
}

void Domaine::settle(Outcome& outcome, int /*seat*/) const {
  outcome.gain = {"tokens", outcome.free ? 0 : tokens_for(outcome.formed.discs)};
}

void Domaine::place(const Placement& at) {
  take_tokens(-price_of_discs(lay(at, own_hand()).discs));
  own_.passes = 0;
}

void Domaine::act(const Step& step) {
  if (const auto* const placed = std::get_if<Place>(&step.action)) {
    place(placed->at);
    own_.phase = Phase::mark;
  } else if (std::holds_alternative<Pass>(step.action)) {
    own_hand().show();  // DO3: and that is the whole turn, also one that was paid for
    take_tokens(rules_.tokens_for_pass);
    ++own_.passes;
    start_turn(next_seat());
  } else if (const auto* const mark = std::get_if<Mark>(&step.action)) {
    own_.claims.add(mark->disc, seat());
    if (--own_.markers[common_.seat] == 0 && own_.plaque == nobody) {  // DO6
      own_.plaque = static_cast<std::int8_t>(seat());
    }
  } else if (std::holds_alternative<Again>(step.action)) {
    take_tokens(-price_of_turn);
    owe(Actor::seat(seat()));
    own_.phase = Phase::place;
  } else {
    owe(Actor::seat(seat()));
    start_turn(next_seat());
  }
}

void Domaine::start_turn(int seat) {
  common_.seat = static_cast<std::uint8_t>(seat);
  const bool last_turns_over = seat == own_.plaque;  // DO6
  const bool no_tile_to_move = own_hand().count == 0;
  const bool stuck = own_.passes == seats() * rules_.rounds_of_passes;
  own_.phase = last_turns_over || no_tile_to_move || stuck ? Phase::over : Phase::place;
  if (own_.phase == Phase::over) common_.owed.clear();
}

int Domaine::score(int seat) const {
  int sum = seat == own_.plaque ? plaque : 0;  // DO7
  for (const Claims::Claim& claim : own_.claims.all()) {
    if (claim.seat == seat) sum += board().group_at(claim.disc)->size;
  }
  return sum;
}

std::vector<int> Domaine::scores() const {
  std::vector<int> all;
  for (int seat = 0; seat < seats(); ++seat) all.push_back(score(seat));
  return all;
}

std::vector<Part> Domaine::parts_of(int seat) const {
  std::vector<Part> parts;
  for (const Claims::Claim& claim : own_.claims.all()) {
    if (claim.seat == seat) parts.push_back(part_of_ground("claim", board(), claim.disc, true));
  }
  if (seat == own_.plaque) parts.push_back({"plaque", plaque});
  return parts;
}

json::object Domaine::standing() const {
  return {{"scores", json::numbers(scores())},
          {"tokens", json::array(own_.tokens.begin(), own_.tokens.begin() + seats())}};
}

json::object Domaine::reckoning() const {
  json::object out = BoardGame::reckoning();
  out["reserve"] = reserve();
  return out;
}

void Domaine::describe_own(json::object& out) const {
  out["again_price"] = price_of_turn;
  out["markers_left"] = json::array(own_.markers.begin(), own_.markers.begin() + seats());
  out["markers"] = to_json(own_.claims.all());
  out["plaque"] = own_.plaque == nobody ? json::value(nullptr) : json::value(own_.plaque);
}

void DomaineNow::hash(Hasher& hasher, int seats) const {
  hasher.add(static_cast<int>(phase), plaque, passes);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
    hasher.add(tokens[seat], markers[seat]);
  for (const Claims::Claim& claim : claims.all()) hasher.add(claim);
}

}  // namespace dalapapa
