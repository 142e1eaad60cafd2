#include "games/board_game.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "board/placement_json.hpp"

namespace dalapapa {

BoardGame::BoardGame(std::shared_ptr<const TileSet> tiles, int seats, int dealer, int layout)
    : Game(std::move(tiles), seats) {
  bag_ = TileBits::all(this->tiles().size());
  common_.in_bag = static_cast<std::uint8_t>(bag_.count());
  common_.dealer = static_cast<std::uint8_t>(dealer);
  for (int i = 0; i < layout; ++i) common_.owed.add(Actor::chance());
}

void BoardGame::owe(Actor to) {
  common_.owed.add(to);
  if (bag_empty()) common_.owed.clear();
}

void BoardGame::put_open_tiles_back() {
  for (; common_.open.count > 0; common_.open.remove(common_.open.tile[0])) {
    bag_.add(common_.open.tile[0]);
    ++common_.in_bag;
  }
}

void BoardGame::take_back() {
  Before& before = *before_.back();
  const bool was_there = board_.size() <= before.laid;
  if (was_there) before.taken_back.insert(before.taken_back.begin(), board_[board_.size() - 1]);
  board_.undo();
}

Actors BoardGame::awaited() const {
  if (!common_.owed.empty()) return Actors(Actor::chance());
  return laying_out() ? Actors(Actor::seat(common_.dealer)) : players();
}

std::vector<Placement> BoardGame::placements(std::span<const TileIndex> from) const {
  std::vector<Placement> found;
  for (const TileIndex tile : from) {
    if (tile == no_tile) return {};
    std::ranges::copy(board_.placements(tiles().ways(tile)), std::back_inserter(found));
  }
  return found;
}

std::vector<Action> BoardGame::choices(Actor actor) const {
  if (!awaited().contains(actor)) return {};
  std::vector<Action> found;
  if (actor.is_chance()) {
    bag_.for_each([&](TileIndex tile) { found.emplace_back(Draw{tile, common_.owed.front()}); });
    return found;
  }
  if (!laying_out()) return actions(actor);
  for (const Placement& at : placements(common_.open.tiles())) found.emplace_back(Place{at});
  if (found.empty()) found.emplace_back(Pass{});
  return found;
}

Expected<void> BoardGame::check_place(std::span<const TileIndex> from, const Placement& at) const {
  const auto tile = tiles().tile_with(at.face);
  if (!tile) return refused("no tile of the set has the face {}", at.face.spelling());
  if (std::ranges::find(from, *tile) == from.end()) {
    return refused("tile {} ({}) is not there to be placed", tiles()[*tile].id, at.face.spelling());
  }
  // G7 lets the first tile lie anywhere on a grid without bounds: where it lies is 0 0.
  if (board_.empty() && (at.x != 0 || at.y != 0)) return refused("the first tile of the table lies at 0 0");
  return board_.check(at);
}

Expected<void> BoardGame::check_draw(const Step& step) const {
  const auto* const draw = std::get_if<Draw>(&step.action);
  if (step.actor.is_chance() != (draw != nullptr)) return refused("chance draws tiles and does nothing else");
  if (common_.owed.empty()) return refused("no tile is drawn now");
  if (draw == nullptr) return refused("a tile is to be drawn first");
  if (draw->to != common_.owed.front()) {
    return common_.owed.front().is_seat()
               ? refused("the next tile is drawn for seat {}", common_.owed.front().seat_number())
               : refused("the next tile is drawn onto the table");
  }
  return check_drawn(*draw);
}

Expected<void> BoardGame::check_layout(const Step& step) const {
  if (step.actor != Actor::seat(common_.dealer))
    return refused("seat {} lays out the first tiles", common_.dealer);
  if (const auto* const place = std::get_if<Place>(&step.action))
    return check_place(common_.open.tiles(), place->at);
  if (!std::holds_alternative<Pass>(step.action)) return refused("the first tiles are to be laid out");
  if (!placements(common_.open.tiles()).empty())
    return refused("passing is not allowed while a tile can be laid out");
  return {};
}

Expected<void> BoardGame::check(const Step& step) const {
  if (awaited().empty()) return refused("the game is over");
  DALAPAPA_CHECK(check_time(step));
  if (step.actor.is_chance() || std::holds_alternative<Draw>(step.action) || !common_.owed.empty()) {
    return check_draw(step);
  }
  return laying_out() ? check_layout(step) : check_action(step);
}

// The placement that forms the most discs, and of those the first that is nearest to the first tile.
std::optional<Action> BoardGame::automatic(Actor actor) const {
  if (!laying_out() || !awaited().contains(actor)) return std::nullopt;
  const auto all = placements(common_.open.tiles());
  if (all.empty()) return Pass{};
  Board board = board_;
  const auto worth = [&](const Placement& at) {
    const int discs = board.place(at).discs;
    board.undo();
    return std::pair(discs, -std::abs(at.x) - std::abs(at.y));
  };
  return Place{*std::ranges::max_element(all, {}, worth)};
}

void BoardGame::do_apply(const Step& step) {
  before_.push_back(std::make_shared<Before>(common_, bag_, board_.size(), save()));
  if (const auto* const drawn = std::get_if<Draw>(&step.action)) {
    draw(*drawn);
  } else if (laying_out()) {
    lay_out(step);
  } else {
    act(step);
  }
}

void BoardGame::do_undo(const Step& /*step*/) {
  const Before& before = *before_.back();
  restore(before.own.get());
  const int kept = before.laid - static_cast<int>(before.taken_back.size());
  while (board_.size() > kept) board_.undo();
  for (const Placement& at : before.taken_back) board_.place(at);
  common_ = before.common;
  bag_ = before.bag;
  before_.pop_back();
}

void BoardGame::draw(const Draw& draw) {
  bag_.remove(draw.tile);  // a hidden one may still be any
  --common_.in_bag;
  if (draw.to.is_seat()) {
    common_.hands[static_cast<std::size_t>(draw.to.seat_number())].add(draw.tile);
  } else {
    common_.open.add(draw.tile);
  }
  common_.owed.pop();
  if (bag_empty()) common_.owed.clear();
}

void BoardGame::lay_out(const Step& step) {
  if (const auto* const place = std::get_if<Place>(&step.action)) {
    lay(place->at, common_.open);
  } else {
    put_open_tiles_back();  // what fits nowhere
  }
  if (common_.open.count > 0) return;
  common_.laying_out = false;
  begin(step.milliseconds);
}

std::unique_ptr<Game> BoardGame::seen_by(Viewer viewer) const {
  std::unique_ptr<Game> copy = clone();
  if (hands_are_open()) return copy;
  auto& seen = static_cast<BoardGame&>(*copy);
  seen.hide_draws(viewer);
  seen.before_.clear();  // undo beyond what is seen would bring hidden tiles back
  for (std::size_t seat = 0; seat < most_hands; ++seat) {
    if (static_cast<int>(seat) != viewer) seen.common_.hands[seat].hide(seen.bag_);
  }
  return copy;
}

// Giving up what cannot be laid out is a pass too.
std::span<const TileIndex> BoardGame::shown_by(const Step& step) const {
  if (!std::holds_alternative<Pass>(step.action) || common_.laying_out) return {};
  return hand(step.actor.seat_number());
}

std::span<TileIndex> BoardGame::hand_to_reveal(int seat) {
  if (static_cast<std::size_t>(seat) >= most_hands) return {};
  return common_.hands[static_cast<std::size_t>(seat)].tiles();
}

void BoardGame::determinize(Random& random) {
  see_everything();
  for (FullHand& hand : common_.hands) hand.determinize(bag_, random);
}

Outcome BoardGame::outcome_of(int seat, const Placement& at) {
  assert(check({Actor::seat(seat), Place{at}, time()}));
  Outcome outcome{.formed = formed_on(board_, at), .free = common_.laying_out};
  settle(outcome, seat);
  return outcome;
}

json::object BoardGame::describe() const {
  json::array actors;
  for (const Actor actor : awaited().list()) actors.push_back(to_json(actor));
  json::array laid;
  for (const Placement& at : board_.tiles()) laid.push_back(to_json(at));
  json::array hands;
  for (int seat = 0; seat < seats(); ++seat) {
    const bool holds = static_cast<std::size_t>(seat) < most_hands;
    hands.push_back(holds ? to_json(common_.hands[static_cast<std::size_t>(seat)], tiles()) : json::array());
  }
  const std::string_view phase = common_.laying_out ? "layout" : phase_name();
  json::object out{{"phase", phase},
                   {"awaited", std::move(actors)},
                   {"seat", common_.laying_out ? common_.dealer : common_.seat},
                   {"board", std::move(laid)},
                   {"open", to_json(common_.open, tiles())},
                   {"hands", std::move(hands)},
                   {"bag", common_.in_bag}};
  json::add(out, reckoning());
  describe_own(out);
  return out;
}

std::vector<Layout> BoardGame::layouts() const {
  return {{.tiles = board_.tiles(), .claims = claims()}};
}

std::uint64_t BoardGame::hash() const {
  Hasher hasher(board_.hash());
  hasher.add(common_.seat, common_.laying_out, common_.owed.empty());
  for (const TileIndex tile : common_.open.tiles()) hasher.add(tile);
  for (const FullHand& hand : common_.hands) {
    hasher.add(hand.count);
    for (const TileIndex tile : hand.tiles()) hasher.add(tile);
  }
  hash_own(hasher);
  return hasher.value();
}

}  // namespace dalapapa
