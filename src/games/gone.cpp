#include "games/gone.hpp"

#include <algorithm>

namespace dalapapa {

int letters_a(std::string_view name) {
  int count = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == 'a' || name[i] == 'A') ++count;
    // In UTF-8 À to Å are C3 80 to C3 85, à to å C3 A0 to C3 A5, Ā to ą C4 80 to C4 85.
    const auto byte = static_cast<unsigned char>(name[i]);
    if ((byte != 0xC3 && byte != 0xC4) || i + 1 == name.size()) continue;
    const unsigned next = static_cast<unsigned char>(name[i + 1]) & (byte == 0xC3 ? ~0x20U : ~0U);
    if (next >= 0x80 && next <= 0x85) ++count;
  }
  return count;
}

std::unique_ptr<Game> Gone::create(const Config& config) {
  std::vector<int> ages;
  for (const Seat& seat : config.seats) ages.push_back(*seat.age);
  // The earlier seat of several with as many.
  const auto first =
      std::ranges::max_element(config.seats, {}, [](const Seat& seat) { return letters_a(seat.name); });
  return std::make_unique<Gone>(config.tiles, std::move(ages),
                                static_cast<int>(first - config.seats.begin()));
}

Expected<void> Gone::check_config(const Config& config) {
  int needed = layout;
  for (std::size_t seat = 0; seat < config.seats.size(); ++seat) {
    const auto age = config.seats[seat].age;
    if (!age || *age < youngest || *age > oldest) {
      return bad_input("seat {}: gone needs an \"age\" from {} to {}", seat, youngest, oldest);
    }
    needed += tiles_at(*age);
  }
  if (config.tiles->size() < needed) {
    return bad_input("gone with these ages needs at least {} tiles, the set has {}", needed,
                     config.tiles->size());
  }
  return {};
}

Gone::Gone(std::shared_ptr<const TileSet> tiles, std::vector<int> ages, int first)
    : BoardGameOf(std::move(tiles), static_cast<int>(ages.size()),
                  (first + static_cast<int>(ages.size()) - 1) % static_cast<int>(ages.size()), layout),
      ages_(std::move(ages)),
      first_(first) {}

void Gone::begin(std::int64_t /*time*/) {
  common_.seat = static_cast<std::uint8_t>(first_);
  for (int seat = 0; seat < seats(); ++seat) {  // GO1
    for (int i = tiles_at(ages_[static_cast<std::size_t>(seat)]); i > 0; --i) owe(Actor::seat(seat));
  }
}

std::vector<Action> Gone::actions(Actor /*actor*/) const {
  std::vector<Action> found;
  for (const Placement& at : placements(own_hand().tiles())) found.emplace_back(Place{at});
  const bool known = std::ranges::find(own_hand().tiles(), no_tile) == own_hand().tiles().end();
  if (found.empty() && known) found.emplace_back(Pass{});
  return found;
}

Expected<void> Gone::check_action(const Step& step) const {
  if (step.actor != Actor::seat(seat())) return refused("it is the turn of seat {}", seat());
  if (const auto* const place = std::get_if<Place>(&step.action))
    return check_place(own_hand().tiles(), place->at);
  if (!std::holds_alternative<Pass>(step.action)) return refused("a turn is to place a tile");
  if (!placements(own_hand().tiles()).empty())
    return refused("passing is not allowed while a tile can be placed");
  return {};
}

void Gone::act(const Step& step) {
  if (const auto* const place = std::get_if<Place>(&step.action)) {
    const bool last_tile = own_hand().count == 1;
    const int discs = lay(place->at, own_hand()).discs;
    const bool draws = turn_after(discs, last_tile).draws > 0;
    own_.placed = true;
    if (draws) owe(Actor::seat(seat()));
    if (last_tile && !draws) own_.phase = Phase::over;  // GO3
    if (!goes_again_after(discs)) end_turn();
  } else {
    own_hand().show();
    owe(Actor::seat(seat()));
    end_turn();
  }
}

Outcome::Turn Gone::turn_after(int discs, bool last_tile) const {
  return {draws_after(discs) && !bag_empty() ? 1 : 0, goes_again_after(discs) && !last_tile};
}

void Gone::settle(Outcome& outcome, int seat) const {
  outcome.turn = outcome.free ? Outcome::Turn{} : turn_after(outcome.formed.discs, hand(seat).size() == 1);
}

void Gone::end_turn() {
  own_.idle = own_.placed ? 0 : static_cast<std::uint8_t>(own_.idle + 1);
  own_.placed = false;
  if (own_.idle == seats()) own_.phase = Phase::over;
  if (!over()) common_.seat = static_cast<std::uint8_t>(next_seat());
}

std::optional<Result> Gone::result() const {
  if (!common_.owed.empty()) return std::nullopt;  // the last to pass draws too
  return BoardGameOf::result();
}

std::vector<int> Gone::scores() const {
  std::vector<int> left;
  for (int seat = 0; seat < seats(); ++seat) left.push_back(static_cast<int>(hand(seat).size()));
  return left;
}

// GO1, GO2: what was dealt and drawn, less what was laid.
std::vector<Part> Gone::parts_of(int seat) const {
  const auto is_own = [&](const Step& step) {
    const auto* const draw = std::get_if<Draw>(&step.action);
    return draw != nullptr && draw->to == Actor::seat(seat);
  };
  const int dealt = tiles_at(ages_[static_cast<std::size_t>(seat)]);
  const int drawn = static_cast<int>(std::ranges::count_if(steps(), is_own)) - dealt;
  const int left = static_cast<int>(hand(seat).size());
  std::vector<Part> parts{{"dealt", dealt}};
  if (drawn > 0) parts.push_back({"drawn", drawn});
  parts.push_back({"laid", left - dealt - drawn});
  return parts;
}

std::vector<int> Gone::ranking() const {
  std::vector<int> fewest = scores();
  for (int& left : fewest) left = -left;
  return fewest;
}

void Gone::describe_own(json::object& out) const {
  out["ages"] = json::array(ages_.begin(), ages_.end());
}

}  // namespace dalapapa
