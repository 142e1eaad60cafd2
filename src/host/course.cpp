#include "host/course.hpp"

#include <algorithm>
#include <cassert>

namespace dalapapa {

Course::Course(const Config& config) : game_(config.game->create(config)) {
  for (std::size_t seat = 0; seat < config.seats.size(); ++seat) {
    if (!config.seats[seat].bot.empty()) bots_.add(Actor::seat(static_cast<int>(seat)));
  }
  if (config.clock) table_.clocks.emplace(*config.clock);
  has_time_ = config.clock || game_->has_clock();
  besides_ = config.clock && !game_->has_clock();
  run_clocks();
}

Course::Course(std::unique_ptr<Game> game) : game_(std::move(game)), has_time_(game_->has_clock()) {
  table_.now = game_->time();
}

Course::Course(const Config& config, Viewer viewer) : Course(config) {
  game_ = game_->seen_by(viewer);
}

// Games without a clock of their own know nothing of time.
Step Course::in_game(const Step& step) const {
  return {step.actor, step.action, game_->has_clock() ? step.milliseconds : 0};
}

Expected<void> Course::check_time(const Step& step) const {
  if (!has_time() || step.actor.is_chance()) {
    if (step.milliseconds != 0) return refused("there is no clock for this");
    return {};
  }
  if (step.milliseconds < table_.now) return refused("it is later than {} ms already", step.milliseconds);
  const auto due = referee_is_due();
  if (due && step.milliseconds >= due->milliseconds && step.action != due->action) {
    if (const auto* const out = std::get_if<OutOfTime>(&due->action))
      return refused("the time of seat {} was up at {} ms", out->seat, due->milliseconds);
    return refused("time was up at {} ms", due->milliseconds);
  }
  return {};
}

Expected<void> Course::check_at_table(const Step& step) const {
  if (const auto* const out = std::get_if<OutOfTime>(&step.action)) {
    if (!step.actor.is_referee()) return refused("it is for the referee to say whose time is up");
    const bool there = out->seat >= 0 && out->seat < seats();
    const auto flag = there && table_.clocks ? table_.clocks->flag(out->seat) : std::nullopt;
    if (!flag) return refused("the clock of seat {} is not running", out->seat);
    if (step.milliseconds < *flag)
      return refused("the time of seat {} is not up before {} ms", out->seat, *flag);
    return {};
  }
  if (!step.actor.is_seat() || step.actor.seat_number() >= seats()) return refused("there is no such seat");
  const int seat = step.actor.seat_number();
  if (bots_.contains(step.actor)) return refused("seat {} is a bot's", seat);
  if (is_out(seat)) return refused("seat {} is out", seat);
  if (std::holds_alternative<Leave>(step.action) && has_left(seat))
    return refused("seat {} has been left already", seat);
  if (std::holds_alternative<Return>(step.action) && !has_left(seat))
    return refused("seat {} has not been left", seat);
  return {};
}

Expected<void> Course::check_besides_the_game(const Step& step) const {
  if (over()) return refused("the game is over");
  DALAPAPA_CHECK(check_time(step));
  return is_of_table(step.action) ? check_at_table(step) : Expected<void>();
}

Expected<void> Course::check(const Step& step) const {
  DALAPAPA_CHECK(check_besides_the_game(step));
  return is_of_table(step.action) ? Expected<void>() : game_->check(in_game(step));
}

Expected<void> Course::play(const Step& step) {
  DALAPAPA_CHECK(check(step));
  apply(step);
  return {};
}

void Course::apply_at_table(const Step& step) {
  assert(check(step));
  if (std::holds_alternative<Pass>(step.action)) {
    const auto shown = game_->shown_by(step);
    if (!shown.empty()) shown_.push_back({steps().size(), {shown.begin(), shown.end()}});
  }
  if (!is_of_table(step.action)) game_->apply(in_game(step));
  taken(step);
}

Expected<void> Course::follow(const SeenStep& seen) {
  DALAPAPA_CHECK(check_besides_the_game(seen.step));
  const std::size_t number = steps().size();
  if (!is_of_table(seen.step.action)) {
    DALAPAPA_CHECK(game_->follow({in_game(seen.step), seen.shown}));
    if (!seen.shown.empty()) shown_.push_back({number, seen.shown});
  } else if (!seen.shown.empty()) {
    return refused("nothing is shown by this");
  }
  taken(seen.step);
  return {};
}

// Needs: the game has taken the step, if it is one of the game.
void Course::taken(const Step& step) {
  if (is_of_table(step.action) && !besides_) {
    steps_.assign(game_->steps().begin(), game_->steps().end());
    besides_ = true;
  }
  if (has_time_ || is_of_table(step.action)) {
    before_.push_back({besides_ ? steps_.size() : game_->steps().size() - 1, table_});
    if (!step.actor.is_chance()) table_.now = step.milliseconds;
    take_at_table(step);
    run_clocks();
  }
  if (besides_) steps_.push_back(step);
}

void Course::take_at_table(const Step& step) {
  if (std::holds_alternative<Leave>(step.action)) {
    table_.left.add(step.actor);
  } else if (std::holds_alternative<Return>(step.action)) {
    table_.left.remove(step.actor);
  } else if (std::holds_alternative<Resign>(step.action)) {
    table_.out.add(step.actor);
  } else if (const auto* const out = std::get_if<OutOfTime>(&step.action)) {
    table_.out.add(Actor::seat(out->seat));
  }
  int in = 0;
  for (int seat = 0; seat < seats(); ++seat) in += is_out(seat) ? 0 : 1;
  table_.ended = in < std::min(2, seats());
}

// Of people who must act: nobody waits for the others, who may. Chance takes no time, and interrupts nobody.
void Course::run_clocks() {
  if (!table_.clocks || awaited().contains(Actor::chance())) return;
  for (int seat = 0; seat < seats(); ++seat) {
    const Actor actor = Actor::seat(seat);
    if (!awaited().contains(actor) || game_->may_wait(actor)) {
      table_.clocks->stop(seat, table_.now);
    } else if (is_bots(seat)) {
      table_.clocks->pause(seat, table_.now);
    } else {
      table_.clocks->start(seat, table_.now);
    }
  }
}

void Course::undo() {
  assert(!steps().empty());
  if (!is_of_table(steps().back().action)) game_->undo();
  if (besides_) steps_.pop_back();
  if (!shown_.empty() && shown_.back().step == steps().size()) shown_.pop_back();
  if (before_.empty() || before_.back().step != steps().size()) return;
  table_ = before_.back().table;
  before_.pop_back();
}

SeenStep Course::seen_step(std::size_t number, Viewer viewer) const {
  const Step& step = steps()[number];
  if (std::holds_alternative<Draw>(step.action)) return game_->as_seen(step, viewer);
  const auto shown = std::ranges::lower_bound(shown_, number, {}, &Shown::step);
  if (shown == shown_.end() || shown->step != number) return {step};
  return {step, shown->tiles};
}

std::optional<Result> Course::result() const {
  if (!over()) return std::nullopt;
  if (table_.out == Actors{} && table_.left == Actors{}) return game_->result();
  Actors among;
  for (int seat = 0; seat < seats(); ++seat) {
    // Whoever is the last not to be out has won, and may have left.
    if (!is_out(seat) && (table_.ended || !has_left(seat))) among.add(Actor::seat(seat));
  }
  return game_->verdict(among);
}

std::optional<Step> Course::referee_is_due() const {
  if (over()) return std::nullopt;
  std::optional<Step> first;
  if (const auto due = game_->time_up()) first = Step{Actor::referee(), TimeUp{}, std::max(*due, table_.now)};
  for (int seat = 0; table_.clocks && seat < seats(); ++seat) {
    const auto flag = table_.clocks->flag(seat);
    if (!flag || (first && first->milliseconds <= *flag)) continue;
    first = Step{Actor::referee(), OutOfTime{static_cast<std::int16_t>(seat)}, std::max(*flag, table_.now)};
  }
  return first;
}

}  // namespace dalapapa
