// The course of a game at a table: the game itself, and what happens besides. Clocks run; somebody resigns, runs out of time, or
// leaves their seat to a bot and comes back. A record is a course, and whoever follows a table follows one.
//
// Whoever resigns or runs out of time is *out*: their seat cannot win any more, and a bot plays on in it. As soon as one seat alone is not
// out, it has won, and the game ends: between two people the other wins at once. A seat that is left to a bot loses nothing if its
// player is back at the end; if not, it cannot win either.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "games/catalogue.hpp"
#include "games/game.hpp"
#include "host/clocks.hpp"

namespace dalapapa {

class Course {
 public:
  explicit Course(const Config& config);
  // A game without clocks in which people sit, and nothing has happened besides.
  explicit Course(std::unique_ptr<Game> game);
  // As a viewer sees it, to be followed.
  Course(const Config& config, Viewer viewer);

  // The checked doors: refuse with a reason, and then nothing has changed.
  [[nodiscard]] Expected<void> check(const Step& step) const;
  [[nodiscard]] Expected<void> play(const Step& step);
  [[nodiscard]] Expected<void> follow(const SeenStep& seen);
  // The unchecked door. Needs: check() has nothing against the step.
  void apply(const Step& step) {
    if (is_of_game_alone(step)) {
      game_->apply(step);
    } else {
      apply_at_table(step);
    }
  }
  void undo();

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] Game& trial_game() { return *game_; }
  // Those of the game, and what happened besides.
  [[nodiscard]] std::span<const Step> steps() const { return besides_ ? steps_ : game_->steps(); }
  // A step of the game as the game knows it.
  [[nodiscard]] Step in_game(const Step& step) const;
  [[nodiscard]] SeenStep seen_step(std::size_t number, Viewer viewer) const;

  // Who may act in the game; nobody when it is over.
  [[nodiscard]] Actors awaited() const { return table_.ended ? Actors{} : game_->awaited(); }
  [[nodiscard]] bool over() const { return awaited().empty(); }
  [[nodiscard]] std::optional<Result> result() const;

  // Whether a bot plays in a seat: it always did, the player has left, or is out.
  [[nodiscard]] bool is_bots(int seat) const {
    return bots_.contains(Actor::seat(seat)) || has_left(seat) || is_out(seat);
  }
  [[nodiscard]] bool is_out(int seat) const { return table_.out.contains(Actor::seat(seat)); }
  [[nodiscard]] bool has_left(int seat) const { return table_.left.contains(Actor::seat(seat)); }

  // Whether steps carry times, and the latest.
  [[nodiscard]] bool has_time() const { return has_time_; }
  [[nodiscard]] std::int64_t time() const { return table_.now; }
  [[nodiscard]] const std::optional<Clocks>& clocks() const { return table_.clocks; }
  // What the referee is to say next, and when: that a sand-glass has run out, or the time of a seat. Nothing if nothing is due ever.
  [[nodiscard]] std::optional<Step> referee_is_due() const;

 private:
  struct AtTable {
    Actors out;
    Actors left;
    bool ended = false;  // before the game was over
    std::int64_t now = 0;
    std::optional<Clocks> clocks;
  };
  struct Before {
    std::size_t step;
    AtTable table;
  };
  struct Shown {
    std::size_t step;
    std::vector<TileIndex> tiles;
  };

  [[nodiscard]] int seats() const { return game_->seats(); }
  // Whether the table has nothing to remember of a step. So it is with most, where no time is kept: bots among themselves then play as
  // fast as without a table.
  [[nodiscard]] bool is_of_game_alone(const Step& step) const {
    return !has_time_ && !besides_ && !is_of_table(step.action) && !std::holds_alternative<Pass>(step.action);
  }
  void apply_at_table(const Step& step);
  [[nodiscard]] Expected<void> check_besides_the_game(const Step& step) const;
  [[nodiscard]] Expected<void> check_time(const Step& step) const;
  [[nodiscard]] Expected<void> check_at_table(const Step& step) const;
  void taken(const Step& step);
  void take_at_table(const Step& step);
  void run_clocks();

  Actors bots_;  // seats that were a bot's from the beginning
  std::unique_ptr<Game> game_;
  bool has_time_ = false;
  AtTable table_;
  bool besides_ =
      false;  // whether the steps of the game are not all: something happened besides, or clocks run
  std::vector<Step> steps_;     // then, all of them
  std::vector<Shown> shown_;    // by steps that showed a hand
  std::vector<Before> before_;  // of steps that changed something at the table
};

}  // namespace dalapapa
