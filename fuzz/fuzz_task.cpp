// Tasks for the solver from outside, and names of puzzles. What is found must satisfy the checker, and what a name says must
// be what it is.
#include <string_view>

#include "fuzz/require.hpp"
#include "puzzles/help.hpp"
#include "puzzles/puzzle_id.hpp"
#include "solver/checker.hpp"
#include "solver/solver.hpp"
#include "solver/task_json.hpp"

namespace dalapapa::fuzz {
namespace {

constexpr std::int64_t nodes = 2000;

void read_name(std::string_view text) {
  const auto id = PuzzleId::parse(text);
  require(!id || id->text() == text, "a name is read as it is written");
}

void read_task(std::string_view text) {
  const auto value = json::parse(text);
  if (!value) return;
  const auto owned = task_from_json(*value);
  if (!owned) return;
  const Solved solved = solve(owned->task, 1, nodes);
  require(solved.nodes <= nodes, "no more nodes than allowed");
  if (solved.state != SolverState::solved) return;
  require(check_filling(owned->task, solved.filling).has_value(), "a filling is right");
  const auto helped = help(owned->task, {}, nodes);
  require(helped && helped->state != FillHelp::State::stuck, "what can be filled is not stuck");
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  dalapapa::fuzz::read_name(text);
  dalapapa::fuzz::read_task(text);
  return 0;
}
