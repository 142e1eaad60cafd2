#include "bench/peer.hpp"

#include <algorithm>
#include <chrono>
#include <sys/mman.h>
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
  // A file without a name: nothing is left of it, whatever ends this program.
  const std::string text = cnf.dimacs();
  const int file = memfd_create("arlequin.cnf", 0);
  if (file < 0) return refused("cannot make a file");
  if (::write(file, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
    close(file);
    return refused("cannot write a file");
  }
  Expected<Finished> finished;
  PeerRace race{.ours = our_median(task)};
  race.theirs = seconds_of([&] {
    finished =
        run_program({"cadical", "-q", "-t", std::to_string(seconds), fmt::format("/proc/self/fd/{}", file)});
  });
  close(file);
  if (!finished) return std::unexpected(finished.error());
  if (finished->status == unsatisfiable) return refused("cadical says that there is no filling");
  if (finished->status != satisfiable && finished->status != 0)
    return refused("cadical failed with status {}", finished->status);
  race.theirs_found = finished->status == satisfiable;
  if (race.theirs_found) DALAPAPA_CHECK(check_filling(task, cnf.filling(finished->output)));
  return race;
}

}  // namespace dalapapa
