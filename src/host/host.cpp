#include "host/host.hpp"

#include <algorithm>
#include <cassert>

namespace dalapapa {
namespace {

std::unexpected<Error> late(std::size_t seen, std::size_t steps) {
  return std::unexpected(Error{fmt::format("too late: {} steps had been seen, there are {} now", seen, steps),
                               Error::Kind::late});
}

}  // namespace

Host::Host(const Config& config, Deck deck) : course_(config), deck_(std::move(deck)) {
  deal();
}

void Host::draw() {
  Actors awaited;
  do {
    course_.apply({Actor::chance(), deck_.deal(game())});
    awaited = course_.awaited();
  } while (awaited.contains(Actor::chance()));
  over_ = awaited.empty();
}

Expected<void> Host::act(const Step& step) {
  if (step.actor.is_chance()) return refused("at a table chance acts by itself");
  DALAPAPA_CHECK(course_.play(step));
  deal();
  return {};
}

std::optional<std::int64_t> Host::wakes_at() const {
  const auto due = course_.referee_is_due();
  if (!due || is_full()) return std::nullopt;
  return due->milliseconds;
}

void Host::wake(std::int64_t now) {
  for (auto due = course_.referee_is_due(); due && due->milliseconds <= now && !is_full();
       due = course_.referee_is_due())
    apply(*due);
}

// Whether all play at once now, and nobody waits for this seat.
bool Host::plays_at_once(Actor seat) const {
  return game().has_clock() && game().may_wait(seat);
}

// Whether this player may speak in this seat, and has seen what they speak about.
Expected<void> Host::check_right(const Submission& submission) const {
  const auto& [seat, actions, seen, by_bot] = submission;
  if (seat < 0 || seat >= game().seats()) return refused("there is no seat {}", seat);
  if (actions.empty() || actions.size() > most_actions)
    return bad_input("a submission has 1 to {} actions, not {}", most_actions, actions.size());
  if (course_.over()) return refused("the game is over");
  const auto at_table = std::ranges::find_if(actions, is_of_table);
  if (at_table != actions.end()) {
    if (actions.size() > 1) return refused("\"{}\" is said alone", to_text(*at_table, game().tiles()));
    if (by_bot) return refused("a bot neither resigns nor leaves");
    return {};
  }
  if (is_full()) return refused("the game has had {} steps, and goes no further", course_.steps().size());
  if (by_bot != course_.is_bots(seat))
    return by_bot ? refused("a person plays in seat {}", seat) : refused("a bot plays in seat {}", seat);
  return check_seen(submission);
}

// What others do at the table, besides the game, makes nothing late; where all play at once, nor does what they do in it.
Expected<void> Host::check_seen(const Submission& submission) const {
  const auto steps = course_.steps();
  const Actor seat = Actor::seat(submission.seat);
  const bool at_once = plays_at_once(seat);
  if (!submission.seen) {
    const bool draws = std::ranges::any_of(steps, [](const Step& step) { return step.actor.is_chance(); });
    if (at_once && !draws) return {};
    return bad_input("how many steps seat {} has seen is missing", submission.seat);
  }
  const std::size_t seen = *submission.seen;
  const auto matters = [&](const Step& step) {
    return step.actor == seat || (at_once ? !step.actor.is_seat() : !is_of_table(step.action));
  };
  if (seen > steps.size() || std::ranges::any_of(steps.subspan(seen), matters))
    return late(seen, steps.size());
  return {};
}

// What must not be looked at any more: a refusal would tell which tile comes next, or, in Alex, whether the shown turn was good enough.
bool Host::is_too_much(const Action& action, Actor seat, bool drawn, bool at_once) const {
  const bool on_turn = course_.awaited().contains(seat) && (at_once || !game().may_wait(seat));
  const bool depends_on_hand = std::holds_alternative<Place>(action) || std::holds_alternative<Pass>(action);
  return !on_turn || (drawn && (at_once || depends_on_hand));
}

Expected<void> Host::take(const Submission& submission, std::int64_t now) {
  const Actor seat = Actor::seat(submission.seat);
  const bool at_once = plays_at_once(seat);
  bool drawn = false;
  for (std::size_t i = 0; i < submission.actions.size(); ++i) {
    const Action& action = submission.actions[i];
    if (i > 0 && is_too_much(action, seat, drawn, at_once))
      return refused("something has been drawn, or the turn is over: that must be seen before more is done");
    DALAPAPA_CHECK(course_.play({seat, action, course_.has_time() ? now : 0}));
    drawn = deal() || drawn;
  }
  return {};
}

Expected<void> Host::submit(const Submission& submission, std::int64_t now) {
  now = std::max(now, course_.time());
  wake(now);
  DALAPAPA_CHECK(check_right(submission));
  const std::size_t steps = course_.steps().size();
  const std::size_t dealt = deck_.place();
  auto taken = take(submission, now);
  if (taken) return taken;
  while (course_.steps().size() > steps) course_.undo();
  deck_.rewind(dealt);
  over_ = false;
  return taken;
}

std::vector<SeenStep> Host::report(Viewer viewer, std::size_t since) const {
  std::vector<SeenStep> steps;
  for (std::size_t i = since; i < course_.steps().size(); ++i) steps.push_back(course_.seen_step(i, viewer));
  return steps;
}

}  // namespace dalapapa
