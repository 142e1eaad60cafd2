#include "wasm/puzzle_operations.hpp"

#include <array>

#include "board/placement_json.hpp"
#include "puzzles/deal_of_the_day.hpp"
#include "solver/task_json.hpp"
#include "table/puzzle_questions.hpp"
#include "wasm/members.hpp"

namespace dalapapa {
namespace {

using Answer = Expected<json::object>;

constexpr std::int64_t highest_id = 9999;  // of a tile

std::string_view name(SolverState state) {
  switch (state) {
    case SolverState::solved:
      return "solved";
    case SolverState::exhausted:
      return "exhausted";
    case SolverState::working:
      break;
  }
  return "working";
}

}  // namespace

struct PuzzleOperations::Operations {
  static Answer solver(PuzzleOperations& self, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "task", "count", "seed"}));
    if (self.solvers_.size() == max_solvers)
      return refused("{} solvers are open: close one first", max_solvers);
    DALAPAPA_TRY(value, json::member(in, "task"));
    DALAPAPA_TRY(task, task_from_json(**value));
    DALAPAPA_TRY(count_value, json::member(in, "count"));
    DALAPAPA_TRY(count, json::as_bool(**count_value, "\"count\""));
    DALAPAPA_TRY(seed, integer_in(in, "seed", 0, max_exact));
    const std::int64_t handle = self.next_handle_++;
    Solver solver(std::move(task->task), *count ? Solver::Aim::all : Solver::Aim::first,
                  static_cast<std::uint64_t>(*seed));
    self.solvers_.emplace(handle, OpenSolver{std::move(task->tiles), std::move(solver)});
    return json::object{{"solver", handle}};
  }

  static Expected<std::map<std::int64_t, OpenSolver>::iterator> solver_in(PuzzleOperations& self,
                                                                          const json::object& in) {
    DALAPAPA_TRY(handle, integer_in(in, "solver", 1, max_exact));
    const auto found = self.solvers_.find(*handle);
    if (found == self.solvers_.end()) return bad_input("there is no solver {}", *handle);
    return found;
  }

  static Answer search(PuzzleOperations& self, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "solver", "nodes"}));
    DALAPAPA_TRY(found, solver_in(self, in));
    DALAPAPA_TRY(nodes, integer_in(in, "nodes", 1, max_nodes));
    Solver& solver = (*found)->second.solver;
    const SolverState state = solver.advance(*nodes);
    json::object out{{"state", name(state)}, {"nodes", solver.nodes()}, {"progress", solver.progress()}};
    if (state == SolverState::solved) {
      out["solution"] = to_json(solver.filling());
    }
    return out;
  }

  static Answer close_solver(PuzzleOperations& self, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "solver"}));
    DALAPAPA_TRY(found, solver_in(self, in));
    const std::int64_t handle = (*found)->first;
    self.solvers_.erase(*found);
    return json::object{{"closed", handle}};
  }

  static Answer puzzle(PuzzleOperations& self, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "id"}));
    DALAPAPA_TRY(puzzle, self.puzzle(in));
    return (*puzzle)->describe();
  }

  static Answer solution(PuzzleOperations& self, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "id"}));
    DALAPAPA_TRY(puzzle, self.puzzle(in));
    return (*puzzle)->solution();
  }

  static Answer check(PuzzleOperations& self, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "id", "answer"}));
    DALAPAPA_TRY(puzzle, self.puzzle(in));
    DALAPAPA_TRY(answer, json::member(in, "answer"));
    const auto checked = (*puzzle)->check(**answer);
    if (checked) return json::object{{"right", true}};
    // What cannot be read is an error; what can be read and is wrong is an answer.
    if (checked.error().kind == Error::Kind::bad_input) return std::unexpected(checked.error());
    return json::object{{"right", false}, {"why", checked.error().message}};
  }

  static Answer help(PuzzleOperations& self, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "id", "laid"}));
    DALAPAPA_TRY(puzzle, self.puzzle(in));
    DALAPAPA_TRY(laid, json::member(in, "laid"));
    return (*puzzle)->help(**laid);
  }

  static Answer places(PuzzleOperations& self, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "id", "laid", "tile"}));
    DALAPAPA_TRY(puzzle, self.puzzle(in));
    DALAPAPA_TRY(laid, json::member(in, "laid"));
    DALAPAPA_TRY(tile, integer_in(in, "tile", 0, highest_id));
    return puzzle_places(**puzzle, **laid, static_cast<int>(*tile));
  }

  static Answer fit(PuzzleOperations& self, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "id", "laid", "place"}));
    DALAPAPA_TRY(puzzle, self.puzzle(in));
    DALAPAPA_TRY(laid, json::member(in, "laid"));
    DALAPAPA_TRY(place, json::member(in, "place"));
    DALAPAPA_TRY(at, placement_from_json(**place));
    return puzzle_fit(**puzzle, **laid, *at);
  }

  static Answer turn(PuzzleOperations& self, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "id", "laid"}));
    DALAPAPA_TRY(puzzle, self.puzzle(in));
    DALAPAPA_TRY(laid, json::member(in, "laid"));
    return puzzle_turn(**puzzle, **laid);
  }

  static Expected<Day> day_in(const json::object& in) {
    constexpr std::int64_t most = 9999;
    DALAPAPA_TRY(year, integer_in(in, "year", 0, most));
    DALAPAPA_TRY(month, integer_in(in, "month", 0, most));
    DALAPAPA_TRY(day, integer_in(in, "day", 0, most));
    return Day::of(static_cast<int>(*year), static_cast<int>(*month), static_cast<int>(*day));
  }

  static Answer puzzle_of_day(PuzzleOperations& /*self*/, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "year", "month", "day"}));
    DALAPAPA_TRY(day, day_in(in));
    return json::object{{"id", puzzle_of_the_day(*day).text()}};
  }

  static Answer deal_of_day(PuzzleOperations& /*self*/, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "game", "year", "month", "day"}));
    DALAPAPA_TRY(name, text_in(in, "game"));
    DALAPAPA_TRY(game, find_game(*name));
    DALAPAPA_TRY(day, day_in(in));
    DALAPAPA_TRY(deal, deal_of_the_day(**game, *day));
    const TileSet tiles = TileSet::standard();
    json::array deck;
    for (const TileIndex tile : deal->deck.order()) deck.push_back(tiles[tile].id);
    return json::object{{"deck", std::move(deck)}, {"options", deal->options.to_json()}};
  }

  struct Named {
    std::string_view name;
    Answer (*run)(PuzzleOperations& self, const json::object& in);
  };
  static constexpr std::array<Named, 12> all() {
    return {{{"solver", solver},
             {"search", search},
             {"close_solver", close_solver},
             {"puzzle", puzzle},
             {"puzzle_solution", solution},
             {"puzzle_check", check},
             {"puzzle_help", help},
             {"puzzle_places", places},
             {"puzzle_fit", fit},
             {"puzzle_turn", turn},
             {"puzzle_of_the_day", puzzle_of_day},
             {"deal_of_the_day", deal_of_day}}};
  }
};

Expected<const Puzzle*> PuzzleOperations::puzzle(const json::object& in) {
  DALAPAPA_TRY(text, text_in(in, "id"));
  DALAPAPA_TRY(id, PuzzleId::parse(*text));
  if (!latest_ || latest_->id() != *id) {
    DALAPAPA_TRY(made, Puzzle::make(*id));
    latest_ = *std::move(made);
  }
  return &*latest_;
}

std::optional<Expected<json::object>> PuzzleOperations::answer(std::string_view op, const json::object& in) {
  for (const auto& [name, run] : Operations::all()) {
    if (name == op) return run(*this, in);
  }
  return std::nullopt;
}

}  // namespace dalapapa
