#include "solver/solver.hpp"

#include <algorithm>
#include <cassert>

namespace dalapapa {
namespace {

// Measured on the sheets of Arlequin and on all 120 tiles: half as many and twice as many are no better. Because it
// grows, the search ends even where there is nothing to find.
constexpr std::int64_t nodes_a_tile = 125;
constexpr std::int64_t grows_by = 4;  // by a quarter

}  // namespace

Solver::Solver(FillTask task, Aim aim, std::uint64_t seed, const TileOrder& order)
    : task_(std::make_unique<const FillTask>(std::move(task))),
      terrain_(std::make_unique<const Terrain>(*task_)),
      aim_(aim),
      order_(order),
      random_(seed),
      descent_(std::make_unique<Descent>(*task_, *terrain_, order_, random_)),
      restart_after_(nodes_a_tile * std::max(task_->wanted(), 1)) {
  assert(task_->check());
}

SolverState Solver::advance(std::int64_t nodes) {
  const std::int64_t last = nodes_ + nodes;
  while (nodes_ < last) {
    const std::int64_t before = descent_->nodes();
    const std::int64_t left =
        aim_ == Aim::all ? last - nodes_ : std::min(last - nodes_, restart_after_ - before);
    const SolverState state = descent_->advance(left);
    nodes_ += descent_->nodes() - before;
    if (state != SolverState::working) return state;
    if (aim_ == Aim::first && descent_->nodes() >= restart_after_) {
      descent_ = std::make_unique<Descent>(*task_, *terrain_, order_, random_);
      restart_after_ += restart_after_ / grows_by;
    }
  }
  return SolverState::working;
}

std::vector<Placement> Solver::filling() const {
  std::vector<Placement> all = task_->fixed;
  std::ranges::copy(descent_->filling(), std::back_inserter(all));
  return all;
}

Solved solve(const FillTask& task, std::uint64_t seed, std::int64_t max_nodes, const TileOrder& order) {
  Solver solver(task, Solver::Aim::first, seed, order);
  const SolverState state = solver.advance(max_nodes);
  return {state, state == SolverState::solved ? solver.filling() : std::vector<Placement>{}, solver.nodes()};
}

Counted count_fillings(const FillTask& task, std::int64_t most, std::int64_t max_nodes, std::size_t kept) {
  Solver solver(task, Solver::Aim::all, 0);
  Counted counted;
  while (counted.fillings < most && solver.nodes() < max_nodes) {
    const SolverState state = solver.advance(max_nodes - solver.nodes());
    counted.all = state == SolverState::exhausted;
    if (state != SolverState::solved) break;
    ++counted.fillings;
    if (counted.found.size() < kept) counted.found.push_back(solver.filling());
  }
  counted.nodes = solver.nodes();
  return counted;
}

}  // namespace dalapapa
