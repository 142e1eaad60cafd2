#include "games/figures.hpp"

#include <algorithm>

#include "board/footprint.hpp"
#include "board/placement_json.hpp"
#include "games/hasher.hpp"

namespace dalapapa {
std::unique_ptr<Game> Figures::create_puzzle(const Config& config) {
  const std::string_view figure = figure_names[static_cast<std::size_t>(config.options["figure"])];
  const Rules rules{figure[0] - '0', figure[2] - '0', config.options["minutes"], false};
  return std::make_unique<Figures>(config.tiles, static_cast<int>(config.seats.size()), rules);
}

std::unique_ptr<Game> Figures::create_arlequin(const Config& config) {
  const Rules rules{arlequin_width, arlequin_height, config.options["minutes"], true};
  return std::make_unique<Figures>(config.tiles, static_cast<int>(config.seats.size()), rules);
}

Expected<void> Figures::check_pile(const Config& config) {
  const std::string_view figure = figure_names[static_cast<std::size_t>(config.options["figure"])];
  const int needed = (figure[0] - '0') * (figure[2] - '0') / 2;
  if (config.tiles->size() >= needed) return {};
  return bad_input("a figure of {} needs {} tiles, the set has {}", figure, needed, config.tiles->size());
}

Expected<void> Figures::check_sheets(const Config& config) {
  for (int sheet = 1; sheet <= sheets; ++sheet) {
    const auto count = std::ranges::count(config.tiles->tiles(), std::optional(sheet), &Tile::sheet);
    if (count != tiles_a_sheet) {
      return bad_input("arlequin needs {} tiles on sheet {}, the set has {}", tiles_a_sheet, sheet, count);
    }
  }
  return {};
}

Figures::Figures(std::shared_ptr<const TileSet> tiles, int seats, const Rules& rules)
    : Game(std::move(tiles), seats), rules_(rules), builders_(static_cast<std::size_t>(seats)) {
  bag_ = TileBits::all(this->tiles().size());  // the pile
}

int Figures::next_to_choose() const {
  int seat = 0;
  while (seat < seats() && builder(seat).sheet != 0) ++seat;
  return seat;
}

bool Figures::choosing() const {
  return rules_.own_sheets && next_to_choose() < seats();
}

Actors Figures::awaited() const {
  Actors actors;
  if (over_) return actors;
  if (choosing()) return Actors(Actor::seat(next_to_choose()));
  for (int seat = 0; seat < seats(); ++seat) {
    // With nothing held and nothing laid somebody may find the pile empty, until another puts a tile back.
    const bool has_tiles = builder(seat).held != no_tile || !builder(seat).figure.empty();
    if (has_tiles || pile(seat).count() > 0) actors.add(Actor::seat(seat));
  }
  if (rules_.minutes != none) actors.add(Actor::referee());
  return actors;
}

std::optional<std::int64_t> Figures::time_up() const {
  if (!awaited().contains(Actor::referee())) return std::nullopt;
  return started_ + std::int64_t{60'000} * rules_.minutes;
}

bool Figures::in_own_pile(int seat, TileIndex tile) const {
  return bag_.contains(tile) && (!rules_.own_sheets || tiles()[tile].sheet == builder(seat).sheet);
}

TileBits Figures::pile(int seat) const {
  if (!rules_.own_sheets) return bag_;
  TileBits own;
  bag_.for_each([&](TileIndex tile) {
    if (in_own_pile(seat, tile)) own.add(tile);
  });
  return own;
}

const Placement* Figures::in_figure(int seat, TileIndex tile) const {
  const auto& figure = builder(seat).figure;
  const auto found =
      std::ranges::find_if(figure, [&](const Placement& at) { return *tiles().tile_with(at.face) == tile; });
  return found == figure.end() ? nullptr : &*found;
}

Expected<void> Figures::check_sheet(const Step& step) const {
  if (step.actor != Actor::seat(next_to_choose()))
    return refused("seat {} is to choose a sheet", next_to_choose());
  const auto* const chosen = std::get_if<TakeSheet>(&step.action);
  if (chosen == nullptr) return refused("a sheet is to be chosen first");  // AR1
  if (chosen->sheet < 1 || chosen->sheet > sheets) return refused("there are sheets 1 to {}", sheets);
  for (int seat = 0; seat < seats(); ++seat) {
    if (builder(seat).sheet == chosen->sheet)
      return refused("seat {} has taken sheet {}", seat, chosen->sheet);
  }
  return {};
}

// PU1: two who reach for one tile are ordered by the record.
Expected<void> Figures::check_take(int seat, TileIndex tile) const {
  if (builder(seat).held != no_tile) {
    return refused("tile {} is in the hand: put it into the figure or back first",
                   tiles()[builder(seat).held].id);
  }
  if (tile >= tiles().size()) return refused("there is no such tile");
  if (in_own_pile(seat, tile) || in_figure(seat, tile) != nullptr) return {};
  for (int other = 0; other < seats(); ++other) {
    if (builder(other).held == tile) return refused("seat {} holds tile {}", other, tiles()[tile].id);
    if (in_figure(other, tile) != nullptr)
      return refused("tile {} is in the figure of seat {}", tiles()[tile].id, other);
  }
  return refused("tile {} is not on sheet {}", tiles()[tile].id, builder(seat).sheet);
}

// PU2
Expected<void> Figures::check_place(int seat, const Placement& at) const {
  const Builder& own = builder(seat);
  if (own.held == no_tile) return refused("no tile is in the hand");
  if (tiles().tile_with(at.face) != own.held)
    return refused("tile {} is in the hand, and has no face {}", tiles()[own.held].id, at.face.spelling());
  for (const Square& square : squares(at)) {
    if (square.x < 0 || square.y < 0 || square.x >= rules_.width || square.y >= rules_.height) {
      return refused("square {} {} is outside the frame of {} by {}", square.x, square.y, rules_.width,
                     rules_.height);
    }
  }
  const auto own_rim = rim(at);
  for (const Placement& laid : own.figure) {
    for (const Square& square : squares(at)) {
      for (const Square& other : squares(laid)) {
        if (square.x == other.x && square.y == other.y)
          return refused("square {} {} is occupied", square.x, square.y);
      }
    }
    for (const RimEdge& other : rim(laid)) {
      const auto* const met = std::ranges::find(own_rim, other.at, &RimEdge::at);
      if (met == own_rim.end() || met->colour == other.colour) continue;
      return refused("colours clash: at the {} of square {} {}, {} would meet {}", name(other.at.side),
                     other.at.x, other.at.y, name(met->colour), name(other.colour));
    }
  }
  return {};
}

Expected<void> Figures::check(const Step& step) const {
  if (over_) return refused("the game is over");
  DALAPAPA_CHECK(check_time(step));
  if (choosing()) return check_sheet(step);
  const bool time_up = std::holds_alternative<TimeUp>(step.action);
  if (step.actor.is_referee() != time_up)
    return refused("the referee says when time is up, and nothing else");
  if (time_up) return {};
  if (!step.actor.is_seat()) return refused("nothing is left to chance here");
  const int seat = step.actor.seat_number();
  if (seat >= seats()) return refused("there is no seat {}", seat);
  if (const auto* const take = std::get_if<Take>(&step.action)) return check_take(seat, take->tile);
  if (const auto* const place = std::get_if<Place>(&step.action)) return check_place(seat, place->at);
  if (!std::holds_alternative<PutBack>(step.action)) return refused("take a tile, place it or put it back");
  if (builder(seat).held == no_tile) return refused("no tile is in the hand");
  return {};
}

std::vector<Action> Figures::choices(Actor actor) const {
  std::vector<Action> found;
  if (!awaited().contains(actor)) return found;
  if (actor.is_referee()) return {TimeUp{}};
  if (choosing()) {
    for (std::int16_t sheet = 1; sheet <= sheets; ++sheet) {
      if (check_sheet({actor, TakeSheet{sheet}})) found.emplace_back(TakeSheet{sheet});
    }
    return found;
  }
  const int seat = actor.seat_number();
  const TileIndex held = builder(seat).held;
  if (held == no_tile) {
    for (int i = 0; i < tiles().size(); ++i) {
      const auto tile = static_cast<TileIndex>(i);
      if (check_take(seat, tile)) found.emplace_back(Take{tile});
    }
    return found;
  }
  for (const LaidFace& way : tiles().ways(held).all()) {
    for (std::uint8_t rot = 0; rot < 2; ++rot) {
      for (std::int16_t y = 0; y < rules_.height; ++y) {
        for (std::int16_t x = 0; x < rules_.width; ++x) {
          const Placement at = Placement{way.face, x, y, rot}.canonical();
          if (check_place(seat, at)) found.emplace_back(Place{at});
        }
      }
    }
  }
  found.emplace_back(PutBack{});
  return found;
}

std::optional<Action> Figures::automatic(Actor actor) const {
  if (!choosing() || !awaited().contains(actor)) return std::nullopt;
  return choices(actor).front();
}

void Figures::do_apply(const Step& step) {
  Change change{over_, no_tile, 0, std::nullopt};
  if (step.actor.is_referee()) {
    over_ = true;  // PU3: the deadline
  } else {
    Builder& own = builder(step.actor.seat_number());
    change.held = own.held;
    if (const auto* const chosen = std::get_if<TakeSheet>(&step.action)) {
      own.sheet = chosen->sheet;
      if (!choosing()) started_ = step.milliseconds;
    } else if (const auto* const take = std::get_if<Take>(&step.action)) {
      if (const Placement* const at = in_figure(step.actor.seat_number(), take->tile)) {
        change.taken = *at;
        change.place = static_cast<std::size_t>(at - own.figure.data());
        own.figure.erase(own.figure.begin() + (at - own.figure.data()));
      } else {
        bag_.remove(take->tile);
      }
      own.held = take->tile;
    } else if (const auto* const place = std::get_if<Place>(&step.action)) {
      own.figure.push_back(place->at.canonical());
      own.held = no_tile;
      over_ = static_cast<int>(own.figure.size()) == tiles_in_all();  // PU3, AR2
    } else {
      bag_.add(own.held);
      own.held = no_tile;
    }
  }
  before_.push_back(change);
}

void Figures::do_undo(const Step& step) {
  const Change change = before_.back();
  before_.pop_back();
  over_ = change.was_over;
  if (step.actor.is_referee()) return;
  Builder& own = builder(step.actor.seat_number());
  if (std::holds_alternative<TakeSheet>(step.action)) {
    own.sheet = 0;
    started_ = 0;
  }
  if (const auto* const take = std::get_if<Take>(&step.action)) {
    if (change.taken) {
      own.figure.insert(own.figure.begin() + static_cast<std::ptrdiff_t>(change.place), *change.taken);
    } else {
      bag_.add(take->tile);
    }
  }
  if (std::holds_alternative<Place>(step.action)) own.figure.pop_back();
  if (std::holds_alternative<PutBack>(step.action)) bag_.remove(change.held);
  own.held = change.held;
}

std::optional<Result> Figures::result() const {
  if (!over_) return std::nullopt;
  const bool alone = seats() == 1 && scores().front() < tiles_in_all();
  return alone ? verdict({}) : verdict();  // the clock has won, or somebody
}

std::vector<int> Figures::scores() const {
  std::vector<int> counts;
  for (const Builder& b : builders_) counts.push_back(static_cast<int>(b.figure.size()));
  return counts;
}

Outcome Figures::outcome_of(int seat, const Placement& at) {
  return outcome_in(figure(seat), at);
}

std::span<const TileIndex> Figures::tiles_to_place(int seat) const {
  const TileIndex& held = builder(seat).held;
  return {&held, held == no_tile ? std::size_t{0} : 1};
}

std::optional<FillTask> Figures::task_of(int seat) const {
  if (choosing()) return std::nullopt;
  FillTask task{.tiles = &tiles(), .frame = {rules_.width, rules_.height}};
  const auto add = [&](TileIndex tile) { task.pile.push_back({tile}); };
  pile(seat).for_each(add);
  if (held(seat) != no_tile) add(held(seat));
  for (const Placement& at : figure(seat)) add(*tiles().tile_with(at.face));
  return task;
}

json::object Figures::describe() const {
  json::array actors;
  for (const Actor actor : awaited().list()) actors.push_back(to_json(actor));
  json::array pile;
  bag_.for_each([&](TileIndex tile) { pile.push_back(tiles()[tile].id); });
  json::array builders;
  for (const Builder& b : builders_) {
    json::array figure;
    for (const Placement& at : b.figure) figure.push_back(to_json(at));
    json::object entry{{"held", b.held == no_tile ? json::value(nullptr) : json::value(tiles()[b.held].id)},
                       {"figure", std::move(figure)}};
    if (rules_.own_sheets) entry["sheet"] = b.sheet == 0 ? json::value(nullptr) : json::value(b.sheet);
    builders.push_back(std::move(entry));
  }
  json::object out{{"phase", over_ ? "over" : (choosing() ? "sheets" : "build")},
                   {"awaited", std::move(actors)},
                   {"width", rules_.width},
                   {"height", rules_.height},
                   {"builders", std::move(builders)},
                   {"pile", std::move(pile)},
                   {"time_up", time_up() ? json::value(*time_up()) : json::value(nullptr)}};
  json::add(out, reckoning());
  return out;
}

std::vector<Layout> Figures::layouts() const {
  std::vector<Layout> all;
  for (int seat = 0; seat < seats(); ++seat) {
    all.push_back(
        {.seat = seat, .tiles = builder(seat).figure, .width = rules_.width, .height = rules_.height});
  }
  return all;
}

std::uint64_t Figures::hash() const {
  Hasher hasher(over_ ? 1 : 0);
  for (const Builder& b : builders_) {
    hasher.add(b.sheet, b.held, b.figure.size());
    for (const Placement& at : b.figure) hasher.add(at.x, at.y, at.rot, at.face.packed());
  }
  return hasher.value();
}

}  // namespace dalapapa
