// Tasks for the solver, small ones: what is found must satisfy the checker, and a part of it is not stuck.
#include <string_view>

#include "fuzz/require.hpp"
#include "puzzles/help.hpp"
#include "solver/checker.hpp"
#include "solver/solver.hpp"
#include "solver/task_json.hpp"

namespace dalapapa::fuzz {
namespace {

constexpr std::int64_t nodes = 300;

void fill(std::string_view text) {
  const auto value = json::parse(text);
  if (!value) return;
  const auto owned = task_from_json(*value);
  if (!owned) return;
  const Solved solved = solve(owned->task, 1, nodes);
  require(solved.nodes <= nodes, "no more nodes than allowed");
  if (solved.state != SolverState::solved) return;
  require(check_filling(owned->task, solved.filling).has_value(), "a filling is right");
  // Of the tiles that were not fixed, the first few.
  const auto fixed = static_cast<std::ptrdiff_t>(owned->task.fixed.size());
  std::vector<Placement> laid(solved.filling.begin() + fixed, solved.filling.end());
  laid.resize(laid.size() * (text.size() % 5) / 4);
  const auto helped = help(owned->task, laid, nodes);
  require(helped && helped->state != FillHelp::State::stuck, "a part of a filling is not stuck");
  const FillHelp towards = help_towards(solved.filling, owned->task, laid);
  require(towards.state != FillHelp::State::stuck, "nor is it towards that filling");
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  dalapapa::fuzz::fill(text);
  return 0;
}
