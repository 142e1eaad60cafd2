// The host of a table: deals, watches the clocks, takes what players submit, and tells each viewer what they may see. It has no clock, no
// threads and no bots of its own: command line, arena, page and server differ in where time, chance and thinking come from.
//
//   Host host(config, deck);                          // deals what is due
//   host.submit({.seat = 0, .actions = turn, .seen = 12}, now);   // all of it or nothing
//   host.wake(now);                                   // whenever wakes_at() has come
//   host.report(viewer, since);                       // to whoever follows
//
// Bots think elsewhere: they are shown what their seat sees, with the number of steps, and submit as everybody does. An answer that
// comes when something else has happened is refused as late.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/deck.hpp"
#include "host/course.hpp"

namespace dalapapa {

struct Submission {
  int seat = 0;
  std::span<const Action> actions{};  // succeed or fail together
  // How many steps the seat had seen. Not needed where all play at once and nothing is drawn, nor to resign, leave and return.
  std::optional<std::size_t> seen{};
  bool by_bot = false;  // who plays in this seat is for the course to say: nobody else is heard
};

class Host {
 public:
  // With tiles that fit nowhere, or where nobody is left, some games never end.
  static constexpr std::size_t most_steps = 20'000;

  // Deals. Needs: the deck was made for this game and these tiles.
  Host(const Config& config, Deck deck);

  // What a player or a bot wants to do at a time; what is due by then comes first. Refused with a reason, or as late (Error::Kind::late),
  // and then it has changed nothing.
  [[nodiscard]] Expected<void> submit(const Submission& submission, std::int64_t now = 0);
  // One step of a seat or the referee, from whoever knows that it is theirs: a record that is read, bots among themselves.
  [[nodiscard]] Expected<void> act(const Step& step);
  // The unchecked door. Needs: act() would not refuse it.
  void apply(const Step& step) {
    assert(!step.actor.is_chance());
    course_.apply(step);
    deal();
  }

  // When the referee must be asked again, if nothing happens before; and whatever is due by then.
  [[nodiscard]] std::optional<std::int64_t> wakes_at() const;
  void wake(std::int64_t now);

  // The steps from a number on, as a viewer may see them.
  [[nodiscard]] std::vector<SeenStep> report(Viewer viewer, std::size_t since) const;

  [[nodiscard]] const Course& course() const { return course_; }
  [[nodiscard]] const Game& game() const { return course_.game(); }
  // For searches, which try things in it and leave it as it was.
  [[nodiscard]] Game& trial_game() { return course_.trial_game(); }
  [[nodiscard]] bool over() const { return over_; }
  // Nothing more happens in the game: people can only resign.
  [[nodiscard]] bool is_full() const { return course_.steps().size() >= most_steps; }

 private:
  static constexpr std::size_t most_actions = 200;  // in one submission

  // Whether tiles were drawn.
  bool deal() {
    const Actors awaited = course_.awaited();
    over_ = awaited.empty();
    if (!awaited.contains(Actor::chance())) return false;
    draw();
    return true;
  }
  void draw();
  [[nodiscard]] bool plays_at_once(Actor seat) const;
  [[nodiscard]] bool is_too_much(const Action& action, Actor seat, bool drawn, bool at_once) const;
  [[nodiscard]] Expected<void> check_right(const Submission& submission) const;
  [[nodiscard]] Expected<void> check_seen(const Submission& submission) const;
  [[nodiscard]] Expected<void> take(const Submission& submission, std::int64_t now);

  Course course_;
  Deck deck_;
  bool over_ = false;  // as deal() found it: asked after every step, and the game would have to be asked anew
};

}  // namespace dalapapa
