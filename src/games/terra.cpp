#include "games/terra.hpp"

#include <algorithm>
#include <numeric>

namespace dalapapa {

std::unique_ptr<Game> Terra::create(const Config& config) {
  return std::make_unique<Terra>(config.tiles, static_cast<int>(config.seats.size()),
                                 config.options["remove_any"] != 0);
}

Terra::Terra(std::shared_ptr<const TileSet> tiles, int seats, bool remove_any)
    : BoardGameOf(std::move(tiles), seats, seats - 1, seats), remove_any_(remove_any) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
    own_.coins[seat] = seat < 2 ? 1 : 2;  // TE1
}

int Terra::reserve() const {
  return coins_in_all - std::accumulate(own_.coins.begin(), own_.coins.end(), 0);
}

void Terra::begin(std::int64_t /*time*/) {
  for (int seat = 0; seat < seats(); ++seat) owe(Actor::seat(seat));
  start_turn(1);  // TE1: the first player passes their first turn
}

// TE2
int Terra::price(const Placement& at) const {
  return coins_for_discs(board().discs_formed_by(at));
}

Expected<void> Terra::check_pay(int price, std::string_view what) const {
  if (coins(seat()) >= price) return {};
  return refused("{} costs {} {}, there {} {}", what, price, price == 1 ? "coin" : "coins",
                 coins(seat()) == 1 ? "is" : "are", coins(seat()));
}

Expected<void> Terra::check_mark(const EdgeAt& disc) const {
  if (pawns(seat()) == 0) return refused("all {} pawns are on the board", pawns_a_seat);
  if (!board().group_at(disc)) return refused("there is no disc at {}", to_text(disc));
  if (own_.claims.on_group(board(), disc) != nullptr) return refused("the group bears a pawn already");
  return check_pay(pawn_price, "a pawn");
}

Expected<void> Terra::check_unmark(const EdgeAt& disc) const {
  const Claims::Claim* const claim = own_.claims.at(disc);  // TE3: a pawn is named by its own disc
  if (claim == nullptr) return refused("no pawn stands on {}", to_text(disc));
  if (claim->seat != seat() && !remove_any_) return refused("the pawn is that of seat {}", claim->seat);
  return check_pay(return_price, "to take a pawn back");
}

Expected<void> Terra::check_keep(const EdgeAt& disc) const {
  const auto several = own_.claims.contested(board());
  if (std::ranges::find(several, disc, &Claims::Claim::disc) != several.end()) return {};
  return refused("none of the pawns in question stands on {}", to_text(disc));
}

Expected<void> Terra::check_action(const Step& step) const {
  if (step.actor != Actor::seat(seat())) return refused("it is the turn of seat {}", seat());
  const auto* const kept = std::get_if<Keep>(&step.action);
  if (own_.phase == Phase::keep) {  // TE3
    return kept != nullptr ? check_keep(kept->disc)
                           : refused("groups with several pawns were joined: choose the one that stays");
  }
  if (kept != nullptr) return refused("no group bears several pawns");
  if (const auto* const place = std::get_if<Place>(&step.action)) {
    DALAPAPA_CHECK(check_place(own_hand().tiles(), place->at));
    return check_pay(price(place->at), price(place->at) == 2 ? "to form a single disc" : "to form two discs");
  }
  if (const auto* const mark = std::get_if<Mark>(&step.action)) return check_mark(mark->disc);
  if (const auto* const unmark = std::get_if<Unmark>(&step.action)) return check_unmark(unmark->disc);
  if (!std::holds_alternative<Done>(step.action))
    return refused("a turn is to place tiles and pawns, and then \"done\"");
  return {};
}

std::vector<Action> Terra::actions(Actor actor) const {
  std::vector<Action> found;
  const auto add = [&](const Action& action) {
    if (check_action({actor, action})) found.push_back(action);
  };
  if (own_.phase == Phase::keep) {
    for (const Claims::Claim& claim : own_.claims.contested(board())) found.emplace_back(Keep{claim.disc});
    return found;
  }
  for (const Placement& at : placements(own_hand().tiles())) add(Place{at});
  for (const EdgeAt& disc : unclaimed(board(), own_.claims, false)) add(Mark{disc});
  for (const Claims::Claim& claim : own_.claims.all()) add(Unmark{claim.disc});
  found.emplace_back(Done{});
  return found;
}

// TE4: whoever is due more than the reserve holds takes what is left.
void Terra::take_coins(int count) {
  std::int8_t& own = own_.coins[common_.seat];
  own = static_cast<std::int8_t>(own + std::min(count, reserve()));
}

void Terra::settle(Outcome& outcome, int /*seat*/) const {
  outcome.gain = {"coins", outcome.free ? 0 : -coins_for_discs(outcome.formed.discs)};
}

void Terra::act(const Step& step) {
  if (const auto* const place = std::get_if<Place>(&step.action)) {
    take_coins(-price(place->at));
    lay(place->at, own_hand());
    own_.placed = own_.draws = true;
  } else if (const auto* const mark = std::get_if<Mark>(&step.action)) {
    take_coins(-pawn_price);
    own_.claims.add(mark->disc, seat());  // TE3
    own_.placed = true;
  } else if (const auto* const unmark = std::get_if<Unmark>(&step.action)) {
    take_coins(-return_price);
    own_.claims.remove(unmark->disc);
  } else if (const auto* const kept = std::get_if<Keep>(&step.action)) {
    for (const Claims::Claim& claim : own_.claims.contested(board())) {
      if (claim.disc != kept->disc) own_.claims.remove(claim.disc);
    }
  } else {
    return end_turn();
  }
  own_.phase = own_.claims.contested(board()).empty() ? Phase::turn : Phase::keep;
  if (own_.draws && own_.phase == Phase::turn) {  // not before the pawns are settled
    owe(Actor::seat(seat()));
    own_.draws = false;
  }
  if (last_turn() && own_.phase == Phase::turn) end_turn();  // TE5: one action or none
}

// TE5
bool Terra::brings_the_end(int seat) const {
  if (pawns(seat) == 0) return true;
  std::array<bool, 4> colours{};
  for (const Claims::Claim& claim : own_.claims.all()) {
    const auto group = board().group_at(claim.disc);
    if (claim.seat == seat && group->closed) colours[index(group->colour)] = true;
  }
  return std::ranges::all_of(colours, [](bool has) { return has; });
}

void Terra::end_turn() {
  std::int8_t& own = own_.coins[common_.seat];
  own = std::min<std::int8_t>(own, most_kept);  // TE4
  if (!last_turn() && brings_the_end(seat())) own_.ender = static_cast<std::int8_t>(seat());
  own_.idle = own_.placed || !bag_empty() ? 0 : static_cast<std::uint8_t>(own_.idle + 1);
  if (own_.idle == seats()) {  // TE7
    own_.phase = Phase::over;
  } else {
    start_turn(next_seat());
  }
  if (own_.phase == Phase::over) common_.owed.clear();
}

void Terra::start_turn(int seat) {
  common_.seat = static_cast<std::uint8_t>(seat);
  own_.placed = false;
  own_.phase = seat == own_.ender ? Phase::over : Phase::turn;
  if (!last_turn()) take_coins(income);
}

// TE6
int Terra::score(int seat) const {
  int product = 0;
  for (const Claims::Claim* const claim : largest_of(seat)) {
    if (claim != nullptr) product = std::max(product, 1) * board().group_at(claim->disc)->size;
  }
  return product + coins(seat);
}

std::array<const Claims::Claim*, 4> Terra::largest_of(int seat) const {
  std::array<const Claims::Claim*, 4> largest{};
  for (const Claims::Claim& claim : own_.claims.all()) {
    const auto group = board().group_at(claim.disc);
    if (claim.seat != seat || !group->closed) continue;
    const Claims::Claim*& known = largest[index(group->colour)];
    if (known == nullptr || board().group_at(known->disc)->size < group->size) known = &claim;
  }
  return largest;
}

std::vector<Part> Terra::parts_of(int seat) const {
  std::vector<Part> parts;
  const auto largest = largest_of(seat);
  for (const Claims::Claim& claim : own_.claims.all()) {
    if (claim.seat != seat) continue;
    const bool counts = std::ranges::find(largest, &claim) != largest.end();
    parts.push_back(part_of_ground("claim", board(), claim.disc, counts));
    parts.back().points = 0;
  }
  const int product = score(seat) - coins(seat);
  if (product > 0) parts.push_back({"product", product});
  parts.push_back({"coins", coins(seat)});
  return parts;
}

std::vector<int> Terra::scores() const {
  std::vector<int> all;
  for (int seat = 0; seat < seats(); ++seat) all.push_back(score(seat));
  return all;
}

json::object Terra::standing() const {
  return {{"scores", json::numbers(scores())},
          {"coins", json::array(own_.coins.begin(), own_.coins.begin() + seats())}};
}

json::object Terra::reckoning() const {
  json::object out = BoardGame::reckoning();
  out["reserve"] = reserve();
  return out;
}

void Terra::describe_own(json::object& out) const {
  json::array pawns_left;
  for (int seat = 0; seat < seats(); ++seat) pawns_left.push_back(pawns(seat));
  out["pawns_left"] = std::move(pawns_left);
  out["pawns"] = to_json(own_.claims.all());
  out["last_turns"] = last_turn();
}

void TerraNow::hash(Hasher& hasher, int seats) const {
  hasher.add(static_cast<int>(phase), ender, placed, draws, idle);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) hasher.add(coins[seat]);
  for (const Claims::Claim& claim : claims.all()) hasher.add(claim);
}

}  // namespace dalapapa
