#include "bench/peer.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include "bench/cnf.hpp"
#include "bench/fill_workloads.hpp"
#include "bench/process.hpp"
#include "solver/checker.hpp"
#include "solver/solver.hpp"

namespace dalapapa {
namespace {

constexpr int sheet = 1;
constexpr int satisfiable = 10;  // what SAT solvers exit with
constexpr int unsatisfiable = 20;

template <class F>
double seconds_of(F&& f) {
  const auto start = std::chrono::steady_clock::now();
  f();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double our_median(const FillTask& task) {
  constexpr std::uint64_t seeds = 51;
  std::vector<double> taken;
  for (std::uint64_t seed = 0; seed < seeds; ++seed)
    taken.push_back(seconds_of([&] { static_cast<void>(solve(task, seed, no_limit)); }));
  const auto middle = taken.begin() + seeds / 2;
  std::ranges::nth_element(taken, middle);
  return *middle;
}

}  // namespace

Expected<PeerRace> race_cadical(int seconds) {
  const TileSet tiles = TileSet::standard();
  const FillTask task = arlequin_task(tiles, sheet);
  const FillingAsCnf cnf(task);
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / fmt::format("dalapapa-{}.cnf", getpid());
  if (!(std::ofstream(file) << cnf.dimacs()).flush()) return refused("cannot write {}", file.string());
  Expected<Finished> finished;
  PeerRace race{.ours = our_median(task)};
  race.theirs = seconds_of([&] {
    finished = run_program({"cadical", "-q", "-t", std::to_string(seconds), file.string()});
  });
  std::filesystem::remove(file);
  if (!finished) return std::unexpected(finished.error());
  if (finished->status == unsatisfiable) return refused("cadical says that there is no filling");
  if (finished->status != satisfiable && finished->status != 0)
    return refused("cadical failed with status {}", finished->status);
  race.theirs_found = finished->status == satisfiable;
  if (race.theirs_found) DALAPAPA_CHECK(check_filling(task, cnf.filling(finished->output)));
  return race;
}

}  // namespace dalapapa
