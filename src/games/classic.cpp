#include "games/classic.hpp"

#include <algorithm>

#include "games/hasher.hpp"
#include "games/points.hpp"

namespace dalapapa {

std::unique_ptr<Game> Classic::create(const Config& config) {
  return std::make_unique<Classic>(config.tiles, static_cast<int>(config.seats.size()),
                                   Rules::of(config.options));
}

Classic::Classic(std::shared_ptr<const TileSet> tiles, int seats, Rules rules)
    : Game(std::move(tiles), seats), rules_(rules) {
  before_.reserve(usual_steps);
  bag_ = TileBits::all(this->tiles().size());
  now_.bag_count = static_cast<std::uint8_t>(this->tiles().size());
}

bool Classic::draws() const {
  constexpr auto bit = [](Phase phase) { return 1U << static_cast<unsigned>(phase); };
  return (bit(now_.phase) & (bit(Phase::opening_deal) | bit(Phase::deal) | bit(Phase::refill))) != 0;
}

Actors Classic::awaited() const {
  if (now_.phase == Phase::over) return {};
  return Actors(draws() ? Actor::chance() : Actor::seat(now_.seat));
}

bool Classic::can_place() const {
  return std::ranges::any_of(
      hand().tiles(), [&](TileIndex tile) { return tile != no_tile && board_.fits(tiles().ways(tile)); });
}

std::vector<Action> Classic::choices(Actor actor) const {
  std::vector<Action> found;
  if (!awaited().contains(actor)) return found;
  if (draws()) {
    for (int i = 0; i < tiles().size(); ++i) {
      const auto tile = static_cast<TileIndex>(i);
      if (bag_.contains(tile)) found.emplace_back(Draw{tile, Actor::seat(now_.seat)});
    }
    return found;
  }
  for (const TileIndex tile : hand().tiles()) {
    if (tile == no_tile) return {};  // whoever may not see the hand cannot know its choices
    for (const Placement& at : board_.placements(tiles().ways(tile))) found.emplace_back(Place{at});
  }
  if (now_.phase == Phase::second_tile) {
    found.emplace_back(Done{});
  } else if (found.empty()) {
    found.emplace_back(Pass{});
  }
  return found;
}

Expected<void> Classic::check_draw(const Draw& draw) const {
  if (!draws()) return refused("no tile is drawn now");
  if (draw.to != Actor::seat(now_.seat)) return refused("the next tile is drawn for seat {}", now_.seat);
  return check_drawn(draw);
}

Expected<void> Classic::check_place(const Placement& at) const {
  const auto tile = tiles().tile_with(at.face);
  if (!tile) return refused("no tile of the set has the face {}", at.face.spelling());
  if (!hand().contains(*tile)) {
    return refused("tile {} ({}) is not in the hand", tiles()[*tile].id, at.face.spelling());
  }
  // G7 lets the first tile lie anywhere on a grid without bounds: where it lies is 0 0.
  if (board_.empty() && (at.x != 0 || at.y != 0)) return refused("the first tile of the table lies at 0 0");
  return board_.check(at);
}

Expected<void> Classic::check_pass() const {
  if (now_.phase == Phase::second_tile)
    return refused("a tile has been placed: the turn ends with \"done\", not with a pass");
  if (can_place()) return refused("passing is not allowed while a tile can be placed");  // CL7
  return {};
}

Expected<void> Classic::check(const Step& step) const {
  if (now_.phase == Phase::over) return refused("the game is over");
  DALAPAPA_CHECK(check_time(step));
  const bool by_chance = step.actor.is_chance();
  const auto* const draw = std::get_if<Draw>(&step.action);
  if (by_chance != (draw != nullptr)) return refused("chance draws tiles and does nothing else");
  if (by_chance) return check_draw(*draw);
  if (draws()) return refused("a tile is to be drawn first");
  if (step.actor != Actor::seat(now_.seat)) return refused("it is the turn of seat {}", now_.seat);
  if (const auto* const place = std::get_if<Place>(&step.action)) return check_place(place->at);
  if (std::holds_alternative<Pass>(step.action)) return check_pass();
  if (!std::holds_alternative<Done>(step.action)) {
    return refused("\"{}\" is not an action of this game", to_text(step.action, tiles()));
  }
  if (now_.phase != Phase::second_tile) return refused("a tile must be placed before the turn can end");
  return {};
}

void Classic::do_apply(const Step& step) {
  before_.push_back(now_);
  if (const auto* const place_action = std::get_if<Place>(&step.action)) {
    place(place_action->at.canonical());
  } else if (const auto* const draw_action = std::get_if<Draw>(&step.action)) {
    draw(draw_action->tile);
  } else if (std::holds_alternative<Pass>(step.action)) {
    pass();
  } else if (std::holds_alternative<Done>(step.action)) {
    placing_done();
  }
}

void Classic::do_undo(const Step& step) {
  if (std::holds_alternative<Place>(step.action)) board_.undo();
  const auto* const drawn = std::get_if<Draw>(&step.action);
  if (drawn != nullptr && drawn->tile != no_tile) bag_.add(drawn->tile);
  now_ = before_.back();
  before_.pop_back();
}

void Classic::draw(TileIndex tile) {
  bag_.remove(tile);  // a hidden one may still be any
  --now_.bag_count;
  hand().add(tile);
  switch (now_.phase) {
    case Phase::opening_deal:
      if (++now_.seat == seats()) now_.phase = Phase::opening, now_.seat = 0;
      break;
    case Phase::deal:
      next_to_deal();
      break;
    default:
      start_refill();
  }
}

// The next seat that is short of tiles; when none is, the first seat begins.
void Classic::next_to_deal() {
  now_.phase = Phase::deal;
  while (now_.seat < seats() && (hand().count == hand_size || now_.bag_count == 0)) ++now_.seat;
  if (now_.seat == seats()) now_.phase = Phase::first_tile, now_.seat = 0;
}

void Classic::place(const Placement& at) {
  const Formed formed = board_.place(at);
  hand().remove(*tiles().tile_with(at.face));
  now_.passed = 0;
  if (now_.phase == Phase::opening) {  // CL1: for no points
    if (++now_.seat == seats()) now_.seat = 0, next_to_deal();
    return;
  }
  add_score(now_.seat, *outcome_of_turn(formed, now_.phase == Phase::second_tile).points);
  if (now_.phase == Phase::first_tile && hand().count > 0) {
    now_.phase = Phase::second_tile;
  } else {
    placing_done();
  }
}

Outcome Classic::outcome_of(int seat, const Placement& at) {
  assert(check({Actor::seat(seat), Place{at}}));
  const Formed formed = formed_on(board_, at);
  const bool free = now_.phase == Phase::opening;
  Outcome outcome =
      free ? outcome_of_opening(formed) : outcome_of_turn(formed, now_.phase == Phase::second_tile);
  outcome.total = score(seat) + *outcome.points;
  return outcome;
}

void Classic::add_score(int seat, int points) {
  std::int16_t& score = now_.score[static_cast<std::size_t>(seat)];
  score = static_cast<std::int16_t>(score + points);
}

void Classic::pass() {
  hand().show();
  if (now_.phase == Phase::opening) {
    // The seat keeps the tile, and is dealt one less.
    if (++now_.seat == seats()) now_.seat = 0, next_to_deal();
    return;
  }
  now_.passed |= static_cast<std::uint8_t>(1U << now_.seat);
  end_turn();
}

void Classic::start_refill() {
  now_.phase = Phase::refill;
  if (hand().count == hand_size || now_.bag_count == 0) end_turn();
}

unsigned Classic::still_to_play_after_turn() const {
  if (now_.last_round) return now_.still_to_play & ~turn_had_by();
  if (!plays_out_round()) return 0;
  const unsigned all = (1U << static_cast<unsigned>(seats())) - 1;
  return all & ~((2U << now_.seat) - 1);  // those between the player of this turn and the first seat
}

void Classic::end_turn() {
  // CL6: with the score that a turn ends with, the price of a second tile paid. EN4: of anybody, since a seller is paid.
  if (now_.last_round || std::ranges::any_of(now_.score, [&](int score) { return score >= rules_.target; })) {
    now_.still_to_play = static_cast<std::uint8_t>(still_to_play_after_turn());
    now_.last_round = true;
  }
  ++now_.turn;
  const int next = now_.seat + 1 == seats() ? 0 : now_.seat + 1;
  const bool nobody_can = now_.passed == (1U << static_cast<unsigned>(seats())) - 1;  // CL7
  const bool no_tiles =
      now_.bag_count == 0 && std::ranges::all_of(now_.hand, [](const auto& h) { return h.count == 0; });
  const bool race_over = now_.last_round && now_.still_to_play == 0;
  now_.phase = race_over || nobody_can || no_tiles ? Phase::over : Phase::first_tile;
  now_.seat = static_cast<std::uint8_t>(next);
}

std::optional<Result> Classic::result() const {
  if (now_.phase != Phase::over) return std::nullopt;
  return verdict();
}

std::vector<int> Classic::scores() const {
  return {now_.score.begin(), now_.score.begin() + seats()};
}

std::unique_ptr<Game> Classic::seen_by(Viewer viewer) const {
  std::unique_ptr<Game> copy = clone();
  if (rules_.open_hands) return copy;
  auto& seen = static_cast<Classic&>(*copy);
  seen.hide_draws(viewer);
  seen.before_.clear();  // undo beyond what is seen would bring hidden tiles back
  for (int seat = 0; seat < seats(); ++seat) {
    if (seat != viewer) seen.now_.hand[static_cast<std::size_t>(seat)].hide(seen.bag_);
  }
  return copy;
}

// CL7: a pass in an auction is only silence.
std::span<const TileIndex> Classic::shown_by(const Step& step) const {
  if (!std::holds_alternative<Pass>(step.action) || now_.phase == Phase::auction) return {};
  return hand(step.actor.seat_number());
}

std::span<TileIndex> Classic::hand_to_reveal(int seat) {
  if (seat >= seats()) return {};
  return now_.hand[static_cast<std::size_t>(seat)].tiles();
}

void Classic::determinize(Random& random) {
  see_everything();
  for (Hand<hand_size>& hand : now_.hand) hand.determinize(bag_, random);
}

std::vector<Layout> Classic::layouts() const {
  return {{.tiles = board_.tiles()}};
}

std::uint64_t Classic::hash() const {
  Hasher hasher(board_.hash());
  hasher.add(static_cast<int>(now_.phase), now_.seat, now_.bag_count, now_.passed, now_.last_round);
  for (int seat = 0; seat < seats(); ++seat) {
    hasher.add(score(seat));
    for (const TileIndex tile : hand(seat)) hasher.add(tile);
  }
  return hasher.value();
}

}  // namespace dalapapa
