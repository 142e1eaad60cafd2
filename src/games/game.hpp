// The one interface of all games of the family.
//
// A game is a position with its history. It is driven by steps: an actor does an action. Applying a step is
// deterministic, because chance is an actor too: when tiles are to be drawn the game awaits Actor::chance(),
// and whoever runs the game brings the outcome (see Deck). So a position holds no future, only what is in the
// bag as a set.
//
//   while (!game.result()) {
//     for (Actor actor : game.awaited().list()) ...   // one in turn games, several in simultaneous ones
//     game.play({actor, action})                      // checked: refuses with a reason and changes nothing
//   }
//
// A game has no clock. Where time counts, steps carry it as a number that never goes back, and the referee steps in when
// time is up.
//
// What a viewer may know leaves a game through seen_by() and, step by step, as_seen() alone. The first returns a game of the
// same kind in which everything hidden from the viewer is gone, not just out of sight: bots play from it, and the page is drawn
// from it. Such a game can go on by follow(), with the steps as the viewer sees them, and stays what seen_by() would return.
#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "base/json.hpp"
#include "base/random.hpp"
#include "games/action.hpp"
#include "games/actor.hpp"
#include "games/layout.hpp"
#include "games/outcome.hpp"
#include "games/part.hpp"
#include "games/seen_step.hpp"
#include "solver/task.hpp"
#include "tiles/tile_bits.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

struct Result {
  std::vector<int> scores;   // by seat
  std::vector<int> winners;  // seats; more than one share the win

  friend bool operator==(const Result&, const Result&) = default;
};

class Game {
 public:
  virtual ~Game() = default;
  [[nodiscard]] virtual std::unique_ptr<Game> clone() const = 0;

  // Who may act now; nobody when the game is over.
  [[nodiscard]] virtual Actors awaited() const = 0;
  // Whether an awaited actor may also leave it to the others: nobody is obliged to call an auction, or to be quick.
  [[nodiscard]] virtual bool may_wait(Actor /*actor*/) const { return false; }
  // Everything the actor may do now: exactly what check() accepts, each once. What check() accepts in several spellings is
  // listed in one: a placement by its canonical face, a claim by the first disc of the group. Any disc of the group claims
  // it as well, and then the claim lies there; a pawn is named by the disc it stands on (TE3).
  [[nodiscard]] virtual std::vector<Action> choices(Actor actor) const = 0;
  // Why a step may not be taken now, in terms of the rules.
  [[nodiscard]] virtual Expected<void> check(const Step& step) const = 0;

  // While setting up: a fair choice for an awaited player who would rather not choose.
  [[nodiscard]] virtual std::optional<Action> automatic(Actor /*actor*/) const { return std::nullopt; }

  // Whether steps carry times, and when the referee is due: at the deadline, when the sand has run out.
  [[nodiscard]] virtual bool has_clock() const { return false; }
  [[nodiscard]] virtual std::optional<std::int64_t> time_up() const { return std::nullopt; }

  // The unchecked door, for search and replay. Needs: check() has nothing against the step.
  void apply(const Step& step) {
    assert(check(step));
    take(step);
  }
  // The checked door, for the outside world: refuses with a reason and leaves the game as it was.
  [[nodiscard]] Expected<void> play(const Step& step) {
    DALAPAPA_CHECK(check(step));
    take(step);
    return {};
  }
  // Takes the latest step back. Needs: a step that was applied to this object or to what it is a clone of;
  // what seen_by() returns cannot go back beyond the moment it shows.
  void undo() {
    assert(!steps_.empty());
    do_undo(steps_.back());
    steps_.pop_back();
    conceal();
  }

  // The game as far as the viewer may know it.
  [[nodiscard]] virtual std::unique_ptr<Game> seen_by(Viewer viewer) const = 0;

  // Whether everybody sees every hand, and what is drawn into it.
  [[nodiscard]] virtual bool hands_are_open() const { return false; }
  // The tiles of a hand that everybody sees because of a step, in the order of the hand: whoever can place nothing shows them
  // (CL7, GO2, DO3). Needs: the step may be taken now.
  [[nodiscard]] virtual std::span<const TileIndex> shown_by(const Step& /*step*/) const { return {}; }
  // A step as a viewer may see it, before it is taken.
  [[nodiscard]] SeenStep as_seen(const Step& step, Viewer viewer) const;
  // The checked door for what seen_by() returned, or a new game for a viewer: takes a step as the viewer sees it. What cannot
  // have happened, or is not for the viewer's eyes, is refused and changes nothing.
  [[nodiscard]] Expected<void> follow(const SeenStep& seen);
  // What the next step showed to the viewer of a followed game that has gone on from here. Then that step can be applied.
  void reveal_as_in(const Game& later);

  // On what seen_by() returned: gives every hidden tile a place again, each possibility as likely as any other. Then
  // it is a game that may well be the real one, and can be continued.
  virtual void determinize(Random& /*random*/) {}

  // What a placement would bring. Needs: the seat may place a tile there now. Ensures: the game is as it was.
  [[nodiscard]] virtual Outcome outcome_of(int seat, const Placement& at) = 0;
  // What is told of the latest step besides the step itself and what a placement brought, where there is more to tell.
  [[nodiscard]] virtual json::object aftermath() const { return {}; }
  // Whether this step has what its seat has shown judged (AL3): whatever comes after it tells whether that was enough.
  [[nodiscard]] virtual bool is_judged_by(const Step& /*step*/) const { return false; }

  // Nothing until the game is over.
  [[nodiscard]] virtual std::optional<Result> result() const = 0;
  // What each seat has scored so far, as the result would tell it.
  [[nodiscard]] virtual std::vector<int> scores() const = 0;
  // Who would win if it ended now, of the seats among these; several share the win.
  [[nodiscard]] Result verdict(Actors among) const;
  // How the score of a seat came about, in parts that add up to it; none where there is nothing to explain.
  [[nodiscard]] virtual std::vector<Part> parts_of(int /*seat*/) const { return {}; }
  // Of all seats, for the page.
  [[nodiscard]] json::array parts() const;

  // The position for the page and for scripts, everything this object knows: call it on what seen_by()
  // returns.
  [[nodiscard]] virtual json::object describe() const = 0;
  // What each seat has, the part of describe() that steps change most: "scores", "tokens", "coins", those that the game has.
  [[nodiscard]] virtual json::object standing() const { return {}; }
  // The part of describe() that tells what placements have brought: the standing, the result, and what else follows from them.
  [[nodiscard]] virtual json::object reckoning() const;
  // What lies on the table, for drawing: one board, or a figure for each seat.
  [[nodiscard]] virtual std::vector<Layout> layouts() const = 0;
  // The board that all share, for whoever tries placements on it and takes them back; none where each seat has a figure.
  [[nodiscard]] virtual Board* common_board() { return nullptr; }
  // The tiles that a seat places, now or when its turn comes.
  [[nodiscard]] virtual std::span<const TileIndex> tiles_to_place(int seat) const = 0;
  // What a seat fills where it builds a figure of its own, once it has the tiles for it.
  [[nodiscard]] virtual std::optional<FillTask> task_of(int /*seat*/) const { return std::nullopt; }

  // A number that is the same for the same position, on every machine.
  [[nodiscard]] virtual std::uint64_t hash() const = 0;

  // The draw that chance owes, its tile left open. Needs: chance is awaited.
  [[nodiscard]] virtual Draw next_draw() const { return {}; }
  // The tiles that may be in the bag: those that are, and for a viewer all those they have not seen.
  [[nodiscard]] const TileBits& bag() const { return bag_; }
  // Whether a tile of the set is played with.
  [[nodiscard]] virtual bool plays_with(TileIndex /*tile*/) const { return true; }

  [[nodiscard]] const TileSet& tiles() const { return *tiles_; }
  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] std::span<const Step> steps() const { return steps_; }
  // Of the latest step that has one.
  [[nodiscard]] std::int64_t time() const;

 protected:
  Game(std::shared_ptr<const TileSet> tiles, int seats) : tiles_(std::move(tiles)), seats_(seats) {
    steps_.reserve(usual_steps);
  }
  Game(const Game&) = default;
  Game& operator=(const Game&) = default;

  static constexpr std::size_t usual_steps = 400;  // few games have more

  // By which seats are compared: the highest wins.
  [[nodiscard]] virtual std::vector<int> ranking() const { return scores(); }
  // For result(), when it is over.
  [[nodiscard]] Result verdict() const { return verdict(Actors::seats(seats_)); }

  virtual void do_apply(const Step& step) = 0;
  virtual void do_undo(const Step& step) = 0;

  // For seen_by(), on the copy that it makes: what chance drew for others, and will draw.
  void hide_draws(Viewer viewer);
  // For determinize(): there is nobody any more from whom something is hidden.
  void see_everything() { eyes_.reset(); }

  // For check(): times where the game has a clock, and none where it does not.
  [[nodiscard]] Expected<void> check_time(const Step& step) const;
  // For check(): whether this tile can have been drawn. What the viewer may not know is left open.
  [[nodiscard]] Expected<void> check_drawn(const Draw& draw) const;

  // For follow(): the tiles in the hand of a seat, hidden ones too, where they can be put right. Nothing for a seat that is not
  // there.
  [[nodiscard]] virtual std::span<TileIndex> hand_to_reveal(int /*seat*/) { return {}; }

  TileBits bag_;

 private:
  // A tile of a hidden hand that the viewer saw for the first time in a step.
  struct Revealed {
    std::size_t step;
    int seat;
    TileIndex tile;
  };

  void take(const Step& step) {
    do_apply(step);
    steps_.push_back(step);
  }
  // Whether a seat's draws and hand are hidden in this game.
  [[nodiscard]] bool hides(Actor seat) const {
    return eyes_ && seat.is_seat() && seat.seat_number() != *eyes_;
  }
  [[nodiscard]] Expected<void> accept(const SeenStep& seen);
  [[nodiscard]] bool reveal(int seat, TileIndex tile);
  // What the next step would show, and shall not have shown.
  void conceal();

  std::shared_ptr<const TileSet> tiles_;
  int seats_;
  std::vector<Step> steps_;
  std::optional<Viewer> eyes_;  // whose game this is; of one that hides nothing, nobody's
  std::vector<Revealed> revealed_;
};

}  // namespace dalapapa
