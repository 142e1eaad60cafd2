// The part of the engine that fills frames and knows puzzles. A search does a given number of nodes at a time, so that a page
// can show how far it is and stop it.
//
//   "op"               takes                            answers
//   solver             task, count, seed                solver, its handle
//   search             solver, nodes                    state (working, solved, exhausted), nodes, progress; solution, when solved
//   close_solver       solver                           closed, the handle
//   puzzle             id                               see Puzzle::describe(); a large one takes some seconds to make
//   puzzle_solution    id                               solution; points
//   puzzle_check       id, answer                       right; why, if it is not
//   puzzle_help        id, laid                         see FillHelp
//   puzzle_places      id, laid, tile                   places, everywhere the tile may lie now; see table/puzzle_questions.hpp
//   puzzle_fit         id, laid, place                  whether it fits there, or why not
//   puzzle_turn        id, laid                         told, points, groups; closed: what a turn has brought so far
//   puzzle_of_the_day  year, month, day                 id
//   deal_of_the_day    game, year, month, day           deck (tiles by their ids), options: for a game that is played alone
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>

#include "base/json.hpp"
#include "puzzles/puzzle.hpp"
#include "solver/solver.hpp"

namespace dalapapa {

class PuzzleOperations {
 public:
  static constexpr std::size_t max_solvers = 20;

  // Nothing if the operation is not one of these.
  [[nodiscard]] std::optional<Expected<json::object>> answer(std::string_view op, const json::object& in);

 private:
  struct OpenSolver {
    std::shared_ptr<const TileSet> tiles;
    Solver solver;
  };
  struct Operations;

  [[nodiscard]] Expected<const Puzzle*> puzzle(const json::object& in);

  std::map<std::int64_t, OpenSolver> solvers_;  // by handle
  std::int64_t next_handle_ = 1;
  std::optional<Puzzle> latest_;  // a person stays with one for a while, and some take long to make
};

}  // namespace dalapapa
