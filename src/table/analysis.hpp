// A finished or unfinished game, judged: what each turn gave away against the best that could be found, from what its player
// could see.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "players/search.hpp"
#include "table/record.hpp"

namespace dalapapa {

// A turn; or the part of one up to where something is drawn, or up to where it parts from the best plan, or
// comes to the end of another.
struct AnalysedTurn {
  enum class Verdict { best, good, inaccuracy, mistake };

  std::size_t step = 0;  // the number of its first step in the record, counted from 0
  int seat = 0;
  Plan played;
  Plan best;  // the best found: what a hint gives first
  Verdict verdict = Verdict::best;
  // How much was given away: 1 is where mistakes begin, the same in all games; 0 where the difference is too small to be sure of.
  double weight = 0;
  // In points of the result, never negative. Nothing where the game is not counted in points (Terra), unless it was searched to its end.
  std::optional<double> given_away{};
  bool in_points = true;  // the values of the plans are points of the result
  bool exact = false;     // searched to the end of the game
};

struct Analysis {
  struct Player {
    int turns = 0;
    int best = 0;  // that gave nothing away
    int inaccuracies = 0;
    int mistakes = 0;
    std::optional<double> given_away{};  // points; nothing where the game is not counted in them
    std::size_t costliest = 0;           // index into turns; meaningless without turns
  };
  std::vector<AnalysedTurn> turns;  // those in which there was a choice
  std::vector<Player> players;      // by seat
};

struct AnalysisSettings {
  // Per turn. Hints are what analysis calls best with the same of both.
  std::int64_t nodes = teaching_nodes;
  std::uint64_t seed = teaching_seed;
};

// Told how many of the record's steps are done.
using AnalysisProgress = std::function<void(std::size_t steps)>;

// Refuses games that are not played in turns, and records that are not legal. The game need not be over; a turn that was left
// in the middle is not judged.
[[nodiscard]] Expected<Analysis> analyse(const Record& record, const AnalysisSettings& settings,
                                         const AnalysisProgress& progress);

// The same turn by turn, for whoever shows each as soon as it is judged.
struct NextTurn {
  std::optional<AnalysedTurn>
      turn;  // the first with a choice that begins at the step asked for or later; nothing if none does
  std::size_t next =
      0;  // the step to ask for then, maybe within a turn: the number of steps when there is no more to come
};
[[nodiscard]] Expected<NextTurn> analyse_next(const Record& record, std::size_t from,
                                              const AnalysisSettings& settings);

[[nodiscard]] json::object to_json(const Analysis& analysis, const TileSet& tiles);
[[nodiscard]] json::object to_json(const AnalysedTurn& turn, const TileSet& tiles);

// A plan as hints and analysis give it: {"actions", "value", "now", "opens"}, rounded to tenths of points; the value is null where it is not
// in points of the result.
[[nodiscard]] json::object to_json(const Plan& plan, bool in_points, const TileSet& tiles);

}  // namespace dalapapa
