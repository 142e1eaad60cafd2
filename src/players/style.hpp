// How a turn game is played by programs: what a turn could be, what comes to mind at once, what a position is worth. One
// style for each kind of game; the levels of bots, hints and analysis build on it and know no game.
//
// A style is given games in which the hand of the seat that moves is known: what a seat sees of its own turn, or a
// determinized game (see Game::determinize) in anybody's.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/catalogue.hpp"
#include "games/game.hpp"

namespace dalapapa {

// The actions of one seat up to the end of its turn, or up to where something is drawn that the rest depends on.
struct Plan {
  std::vector<Action> actions{};
  double value = 0;               // to the seat, in points: what style and search think that it leads to
  double now = 0;                 // what the turn adds to the score by itself; filled in by think()
  std::optional<double> opens{};  // what the next player may expect to make of it, where the style knows
};

// How plans are judged by play-outs (see search.hpp). These are the race games': there longer play-outs were measured to
// choose no better than three turns of which the last counts half.
struct SearchSettings {
  std::int64_t nodes = 10'000;    // what a master spends on a turn: some tenths of a second
  std::int64_t expert_nodes = 0;  // and an expert, who otherwise takes the style's own judgement
  std::size_t plans = 8;          // how many of the style's plans are played out
  int rounds = 1;                 // how many turns of every seat a play-out lasts
  double replies = 0.5;  // how much the replies to the last of these turns count; at 0 they are not played
  double trust = 20;     // in the style's own judgement, as if it were this many play-outs
  std::int64_t end_nodes = 60'000;  // the largest tree that is searched to the end of the game
};

// How a difference between two plans is judged, by what values are in this style.
struct Judging {
  bool in_points =
      true;  // values are points of the result; where scores multiply they are not, and no number is told
  double too_little = 0.4;  // cannot be told from luck
  double inaccuracy = 1;    // from here on
  double mistake = 3;
};

class Style {
 public:
  virtual ~Style() = default;

  // Turns worth a thought, best first by careful judgement without play-outs; at least one. Needs: the seat must act.
  // Ensures: the game is as it was.
  [[nodiscard]] virtual std::vector<Plan> plans(Game& game, int seat) const = 0;

  // What an expert does: the best of the plans, if the style does not say that an expert overlooks some. Needs and ensures as
  // above.
  [[nodiscard]] virtual Plan careful(Game& game, int seat) const { return plans(game, seat).front(); }

  // What comes to mind at once: quick enough for play-outs, and what the greedy level does. Needs and ensures as above.
  [[nodiscard]] virtual Plan quick(Game& game, int seat) const = 0;

  // How far the seat is ahead of the best of the others, or alone of nothing, in points, with what each has on the way.
  [[nodiscard]] virtual double lead(const Game& game, int seat) const = 0;

  // The same, plus something for the chance of winning: what bots play for.
  [[nodiscard]] virtual double worth(const Game& game, int seat) const = 0;

  // What a seat has scored so far, the more the better.
  [[nodiscard]] virtual double score(const Game& game, int seat) const = 0;

  // By how many points a seat has beaten the best of the others; alone, its score. Needs: the game is over.
  [[nodiscard]] double margin(const Game& game, int seat) const;

  [[nodiscard]] virtual SearchSettings settings() const { return {}; }
  [[nodiscard]] virtual Judging judging() const { return {}; }

  // Whether somebody is to speak rather than play: that does not count as a turn.
  [[nodiscard]] virtual bool is_speech(const Game& /*game*/) const { return false; }

  // Whether and how to act where a seat may wait: none does, unless the game is an auction.
  [[nodiscard]] virtual std::optional<Action> unasked(Game& /*game*/, int /*seat*/) const {
    return std::nullopt;
  }
};

// Nothing for games that are not played in turns, and for those without a program (see programs.hpp).
[[nodiscard]] std::unique_ptr<const Style> style_of(const GameInfo& game);

}  // namespace dalapapa
