#include "games/alex.hpp"

#include <algorithm>

#include "games/points.hpp"

namespace dalapapa {

std::unique_ptr<Game> Alex::create(const Config& config) {
  const Rules rules{config.options["start_tiles"], config.options["target"], config.options["rounds"],
                    config.options["seconds"]};
  return std::make_unique<Alex>(config.tiles, static_cast<int>(config.seats.size()), rules);
}

Expected<void> Alex::check_config(const Config& config) {
  if (config.options["target"] == none && config.options["rounds"] == none) {
    return bad_input("alex needs an end: a \"target\" or a number of \"rounds\"");
  }
  const int needed = config.options["start_tiles"] + 2;
  if (config.tiles->size() >= needed) return {};
  return bad_input("alex needs at least {} tiles, the set has {}", needed, config.tiles->size());
}

Alex::Alex(std::shared_ptr<const TileSet> tiles, int seats, const Rules& rules)
    : BoardGameOf(std::move(tiles), seats, seats - 1, rules.start_tiles), rules_(rules) {}

Actors Alex::players() const {
  Actors actors;
  if (own_.phase == Phase::over) return actors;
  actors.add(Actor::referee());
  if (own_.phase != Phase::think) {
    actors.add(Actor::seat(seat()));
    return actors;
  }
  for (int seat = 0; seat < seats(); ++seat) {
    if (plays(seat) && !player(seat).silent) actors.add(Actor::seat(seat));
  }
  return actors;
}

bool Alex::may_wait(Actor actor) const {
  return !common_.laying_out && own_.phase == Phase::think && actor.is_seat();
}

std::int64_t Alex::sand() const {
  if (own_.phase != Phase::think) return showing_time;  // AL5
  return highest_announcer() >= 0 ? std::int64_t{1000} * rules_.seconds : thinking_time;
}

std::optional<std::int64_t> Alex::time_up() const {
  if (!awaited().contains(Actor::referee())) return std::nullopt;
  return own_.since + sand();
}

int Alex::highest_below(int bound) const {
  int best = -1;
  for (int seat = 0; seat < seats(); ++seat) {
    const int announced = player(seat).announced;
    if (announced > 0 && announced < bound && (best < 0 || announced > player(best).announced)) best = seat;
  }
  return best;
}

bool Alex::all_silent() const {
  const int highest = highest_announcer();
  for (int seat = 0; seat < seats(); ++seat) {
    if (plays(seat) && !player(seat).silent && seat != highest) return false;
  }
  return true;
}

Expected<void> Alex::check_thought(const Step& step) const {
  if (std::holds_alternative<Pass>(step.action)) return {};
  const auto* const announce = std::get_if<Announce>(&step.action);
  if (announce == nullptr) return refused("announce a score, or pass");
  if (announce->points < 1 || announce->points > highest_announcement) {
    return refused("an announcement is from 1 to {}", highest_announcement);
  }
  const int highest = highest_announcer();
  if (step.actor.seat_number() == highest)
    return refused("seat {} has announced most: only others can announce more", highest);
  if (highest >= 0 && announce->points <= player(highest).announced) {
    return refused("seat {} has announced {}: only a higher score can be announced", highest,
                   player(highest).announced);
  }
  return {};
}

Expected<void> Alex::check_shown(const Step& step) const {
  if (const auto* const place = std::get_if<Place>(&step.action))
    return check_place(common_.open.tiles(), place->at);
  if (own_.phase == Phase::show) {
    if (std::holds_alternative<Pass>(step.action)) return {};
    return refused("show a turn for {} points, or pass", player(seat()).announced);
  }
  if (!std::holds_alternative<Done>(step.action)) return refused("show the second tile, or \"done\"");
  return {};
}

Expected<void> Alex::check_action(const Step& step) const {
  const bool time_up = std::holds_alternative<TimeUp>(step.action);
  if (step.actor.is_referee() != time_up)
    return refused("the referee says when time is up, and nothing else");
  if (time_up) return {};
  if (!players().contains(step.actor)) {
    if (own_.phase != Phase::think) return refused("seat {} is to show a turn", seat());
    const int asked = step.actor.seat_number();
    if (asked >= seats()) return refused("there is no seat {}", asked);
    if (is_out(asked)) return refused("seat {} is out of the game", asked);  // AL4
    return player(asked).sits_out ? refused("seat {} sits out this round", asked)
                                  : refused("seat {} has passed for this round", asked);
  }
  return own_.phase == Phase::think ? check_thought(step) : check_shown(step);
}

std::vector<Action> Alex::actions(Actor actor) const {
  std::vector<Action> found;
  if (actor.is_referee()) {
    found.emplace_back(TimeUp{});
  } else if (own_.phase == Phase::think) {
    const int highest = highest_announcer();
    if (actor.seat_number() != highest) {  // AL2: nobody outdoes themselves
      for (int n = highest < 0 ? 1 : player(highest).announced + 1; n <= highest_announcement; ++n) {
        found.emplace_back(Announce{static_cast<std::int16_t>(n)});
      }
    }
    found.emplace_back(Pass{});
  } else {
    for (const Placement& at : placements(common_.open.tiles())) found.emplace_back(Place{at});
    found.emplace_back(own_.phase == Phase::show ? Action{Pass{}} : Action{Done{}});
  }
  return found;
}

void Alex::act(const Step& step) {
  if (own_.phase == Phase::think) {
    think(step);
  } else {
    show(step);
  }
}

void Alex::think(const Step& step) {
  if (const auto* const announce = std::get_if<Announce>(&step.action)) {
    if (highest_announcer() < 0) own_.since = step.milliseconds;  // AL2: the sand-glass
    player(step.actor.seat_number()).announced = announce->points;
  } else if (std::holds_alternative<Pass>(step.action)) {
    player(step.actor.seat_number()).silent = true;
  }
  if (step.actor.is_referee() || all_silent()) start_showing(step.milliseconds);
}

void Alex::start_showing(std::int64_t time) {
  const int highest = highest_announcer();
  own_.since = time;
  if (highest < 0) return end_round();
  common_.seat = static_cast<std::uint8_t>(highest);
  own_.phase = Phase::show;
}

void Alex::show(const Step& step) {
  if (const auto* const place = std::get_if<Place>(&step.action)) {
    const Outcome shown = outcome_of_turn(lay(place->at, common_.open), own_.shown == 1);
    own_.shown_points = static_cast<std::int16_t>(own_.shown_points + *shown.points);
    ++own_.shown;
    own_.phase = Phase::second_tile;
    if (own_.shown == 2) judge(step.milliseconds);
  } else if (own_.phase == Phase::second_tile) {
    judge(step.milliseconds);  // done, or no more time: one tile is a turn
  } else {
    penalise(step.milliseconds);  // could not, or not in time
  }
}

// AL2: by the rules of a classic turn.
void Alex::settle(Outcome& outcome, int /*seat*/) const {
  outcome = outcome.free ? outcome_of_opening(outcome.formed)
                         : outcome_of_turn(outcome.formed, own_.phase == Phase::second_tile);
}

// AL3
void Alex::judge(std::int64_t time) {
  if (own_.shown_points < player(seat()).announced) return penalise(time);
  player(seat()).score = static_cast<std::int16_t>(player(seat()).score + player(seat()).announced);
  ++player(seat()).right;
  own_.since = time;
  end_round();
}

// AL4, and AL3: the next lower announcer shows.
void Alex::penalise(std::int64_t time) {
  Player& wrong = player(seat());
  ++wrong.penalties;
  if (wrong.penalties == 1) wrong.sits_out_next = true;
  if (wrong.penalties == 2) {
    wrong.lost = wrong.announced;
    wrong.score = static_cast<std::int16_t>(wrong.score - wrong.lost);
  }
  for (; own_.shown > 0; --own_.shown) {
    common_.open.add(*tiles().tile_with(board()[board().size() - 1].face));
    take_back();
  }
  own_.shown_points = 0;
  own_.since = time;
  const int next = highest_below(wrong.announced);
  if (next < 0) return end_round();
  common_.seat = static_cast<std::uint8_t>(next);
  own_.phase = Phase::show;
}

void Alex::start_round() {
  own_.phase = Phase::think;
  own_.shown = 0;
  own_.shown_points = 0;
  for (Player& player : own_.players) {
    player.announced = 0;
    player.silent = false;
    player.sits_out = player.sits_out_next;
    player.sits_out_next = false;
  }
  owe(Actor::chance());
  owe(Actor::chance());
}

void Alex::end_round() {
  put_open_tiles_back();  // AL5
  int left = 0;
  bool reached = false;
  for (int seat = 0; seat < seats(); ++seat) {
    left += is_out(seat) ? 0 : 1;
    reached = reached || (rules_.target != none && player(seat).score >= rules_.target);
  }
  const auto finished = [&] {
    return reached || left < 2 || common_.in_bag < 2 ||
           (rules_.rounds != none && own_.round >= rules_.rounds);
  };
  bool anyone = false;
  do {  // a round in which all sit out is over before it begins
    ++own_.round;
    if (finished()) {
      own_.phase = Phase::over;
      return;
    }
    start_round();
    for (int seat = 0; seat < seats(); ++seat) anyone = anyone || plays(seat);
    if (!anyone) common_.owed.clear();
  } while (!anyone);
}

std::vector<int> Alex::scores() const {
  std::vector<int> all;
  for (int seat = 0; seat < seats(); ++seat) all.push_back(player(seat).score);
  return all;
}

std::vector<Part> Alex::parts_of(int seat) const {
  const Player& of = player(seat);
  std::vector<Part> parts{{"announced", of.score + of.lost, of.right}};
  if (of.penalties > 0) parts.push_back({"penalties", -of.lost, of.penalties});
  return parts;
}

// AL4: whoever is out does not win, unless all are.
std::vector<int> Alex::ranking() const {
  constexpr int more_than_any_score = 1'000'000;
  std::vector<int> counted = scores();
  for (int seat = 0; seat < seats(); ++seat) {
    if (is_out(seat)) counted[static_cast<std::size_t>(seat)] -= more_than_any_score;
  }
  return counted;
}

json::object Alex::standing() const {
  return {{"scores", json::numbers(scores())}};
}

void Alex::describe_own(json::object& out) const {
  json::array announced;
  json::array penalties;
  json::array sitting_out;
  json::array out_of_game;
  for (int seat = 0; seat < seats(); ++seat) {
    announced.push_back(player(seat).announced);
    penalties.push_back(player(seat).penalties);
    if (player(seat).sits_out) sitting_out.push_back(seat);
    if (is_out(seat)) out_of_game.push_back(seat);
  }
  out["announced"] = std::move(announced);
  out["penalties"] = std::move(penalties);
  out["sitting_out"] = std::move(sitting_out);
  out["round"] = own_.round;
  out["out"] = std::move(out_of_game);
  out["sand"] = sand();
  out["time_up"] = time_up() ? json::value(*time_up()) : json::value(nullptr);
}

void AlexNow::hash(Hasher& hasher, int /*seats*/) const {
  hasher.add(static_cast<int>(phase), round, since, shown, shown_points);
  for (const Player& p : players) {
    hasher.add(p.score, p.announced, p.penalties, p.sits_out, p.sits_out_next, p.silent);
  }
}

}  // namespace dalapapa
