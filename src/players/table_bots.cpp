#include "players/table_bots.hpp"

#include <algorithm>
#include <limits>

#include "base/random.hpp"
#include "players/mover.hpp"

namespace dalapapa {
namespace {

constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

}  // namespace

Expected<TableBots> TableBots::of(const Config& config, std::uint64_t seed) {
  TableBots bots;
  for (const Seat& seat : config.seats) {
    const std::string_view level = seat.bot.empty() ? usual_level : std::string_view(seat.bot);
    DALAPAPA_TRY(bot, make_bot(*config.game, level, mix(seed + bots.chairs_.size() + 1)));
    bots.chairs_.push_back({.bot = *std::move(bot)});
  }
  return bots;
}

std::int64_t TableBots::thinking_time(const Game& game, int seat, std::int64_t pace) {
  const Actor actor = Actor::seat(seat);
  if (!game.has_clock()) return game.may_wait(actor) ? 0 : pace;
  if (game.automatic(actor)) return 0;  // nobody waits for a table to be set up
  const std::int64_t own = chair(seat).bot->pause(*game.seen_by(seat), seat);
  return game.may_wait(actor) ? own : std::min(own, pace);
}

void TableBots::look(const Course& course, std::int64_t now, std::int64_t pace) {
  const Game& game = course.game();
  const auto steps = course.steps().subspan(looked_);
  looked_ = course.steps().size();
  // In turns everything is new after a step; where all play at once, when a round begins or ends.
  const bool new_thoughts = std::ranges::any_of(
      steps, [&](const Step& step) { return !game.has_clock() || !step.actor.is_seat(); });
  for (int seat = 0; seat < game.seats(); ++seat) {
    const Actor actor = Actor::seat(seat);
    auto& [bot, ready, may_wait, went_on] = chair(seat);
    const bool thinks = course.is_bots(seat) && course.awaited().contains(actor);
    if (!thinks || new_thoughts || may_wait != game.may_wait(actor)) ready.reset();
    if (!thinks || ready) continue;
    may_wait = game.may_wait(actor);
    ready = now + thinking_time(game, seat, pace);
  }
}

std::optional<TableBots::Due> TableBots::due(const Course& course) const {
  const auto moves = mover(course.game());
  std::optional<Due> first;
  for (int seat = 0; seat < course.game().seats(); ++seat) {
    const auto ready = chair(seat).ready;
    if (!ready || *ready == never) continue;
    // Whoever must move comes after those who may interrupt them.
    const bool before = !first || *ready < first->at || (*ready == first->at && moves == first->seat);
    if (before) first = Due{seat, *ready};
  }
  if (first && moves == first->seat && !people_asked(course).empty()) return std::nullopt;
  return first;
}

std::optional<Action> TableBots::ask(const Course& course, int seat) {
  const Game& game = course.game();
  auto& ready = chair(seat).ready;
  ready.reset();
  if (!game.has_clock()) ready = never;  // whoever waits once does so until something happens
  return chair(seat).bot->choose(*game.seen_by(seat), seat);
}

std::vector<int> TableBots::people_asked(const Course& course) const {
  const Game& game = course.game();
  const auto moves = mover(game);
  std::vector<int> people;
  if (game.has_clock() || !moves || !course.is_bots(*moves) || course.over()) return people;
  for (const Chair& bot : chairs_) {
    if (bot.ready && bot.may_wait && *bot.ready != never) return people;  // bots speak first
  }
  for (int seat = 0; seat < game.seats(); ++seat) {
    const bool may_interrupt = seat != *moves && course.awaited().contains(Actor::seat(seat));
    if (may_interrupt && !course.is_bots(seat) && chair(seat).went_on != course.steps().size())
      people.push_back(seat);
  }
  return people;
}

void TableBots::go_on(const Course& course, int seat) {
  chair(seat).went_on = course.steps().size();
}

}  // namespace dalapapa
