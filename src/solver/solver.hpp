// Fills a frame from a pile: finds a first filling, all of them one after the other, or proves that there is none.
//
//   Solver solver(task, Solver::Aim::first, seed);
//   while (solver.advance(100'000) == SolverState::working) show(solver.progress());
//
// The caller decides how long it works at a time, and when to stop. Needs: task.check() has no complaint.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "solver/descent.hpp"

namespace dalapapa {

class Solver {
 public:
  enum class Aim : std::uint8_t {
    first,  // any filling, as soon as possible: restarts in another order when a search takes long
    all,    // every filling, each once
  };

  Solver(FillTask task, Aim aim, std::uint64_t seed, const TileOrder& order = {});

  // Until a filling is found, everything has been tried, or this many nodes have been spent. With Aim::all a further call
  // continues to the next filling.
  [[nodiscard]] SolverState advance(std::int64_t nodes);

  // All tiles, fixed and found. Needs: solved.
  [[nodiscard]] std::vector<Placement> filling() const;
  [[nodiscard]] std::int64_t nodes() const { return nodes_; }
  // How much of the current search is done, from 0 to 1. A first filling is usually found long before the end.
  [[nodiscard]] double progress() const { return descent_->progress(); }
  [[nodiscard]] const FillTask& task() const { return *task_; }

 private:
  // On the heap, so that they stay put when the solver is moved: searches point to them.
  std::unique_ptr<const FillTask> task_;
  std::unique_ptr<const Terrain> terrain_;
  Aim aim_;
  TileOrder order_;
  Random random_;
  std::unique_ptr<Descent> descent_;
  std::int64_t nodes_ = 0;
  std::int64_t restart_after_;  // nodes of a search before the next one starts
};

struct Solved {
  SolverState state = SolverState::working;
  std::vector<Placement> filling{};
  std::int64_t nodes = 0;
};

// A first filling, or that there is none, within this many nodes.
[[nodiscard]] Solved solve(const FillTask& task, std::uint64_t seed, std::int64_t max_nodes,
                           const TileOrder& order = {});

struct Counted {
  std::int64_t fillings = 0;
  bool all = false;  // whether these are all of them
  std::int64_t nodes = 0;
  std::vector<std::vector<Placement>> found{};  // the first few
};

// How many fillings there are, up to `most`, within this many nodes. Keeps the first `kept` of them.
[[nodiscard]] Counted count_fillings(const FillTask& task, std::int64_t most, std::int64_t max_nodes,
                                     std::size_t kept = 0);

}  // namespace dalapapa
