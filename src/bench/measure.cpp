#include "bench/measure.hpp"

#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>
#include <charconv>
#include <chrono>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <valgrind/callgrind.h>

namespace dalapapa {
namespace {

using Clock = std::chrono::steady_clock;

// Google Benchmark decides how often; each round is timed by itself, for the median and the slow tenth.
void time_rounds(benchmark::State& state, const Workload& work, std::vector<double>& ns_a_unit) {
  ns_a_unit.clear();
  int round = 0;
  std::int64_t units = 0;
  for ([[maybe_unused]] auto _ : state) {
    work.prepare(round);
    const auto start = Clock::now();
    const std::int64_t done = work.run(round);
    const std::chrono::duration<double> taken = Clock::now() - start;
    state.SetIterationTime(taken.count());
    if (done > 0) ns_a_unit.push_back(taken.count() * 1e9 / static_cast<double>(done));
    units += done;
    round = (round + 1) % work.rounds;
  }
  state.SetItemsProcessed(units);
}

// Keeps what Google Benchmark found instead of printing it.
class Collector final : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context& /*context*/) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) per_second_.push_back(run.counters.at("items_per_second").value);
  }
  [[nodiscard]] double last() const { return per_second_.back(); }

 private:
  std::vector<double> per_second_;
};

double quantile(std::vector<double>& samples, double q) {
  const auto at = samples.begin() + static_cast<std::ptrdiff_t>(q * static_cast<double>(samples.size() - 1));
  std::ranges::nth_element(samples, at);
  return *at;
}

Measurement measure(const Workload& work) {
  std::vector<double> samples;
  benchmark::ClearRegisteredBenchmarks();
  benchmark::RegisterBenchmark(work.name.c_str(),
                               [&](benchmark::State& state) { time_rounds(state, work, samples); })
      ->UseManualTime()
      ->MinTime(0.3);
  Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector);
  return {work.name,   work.unit, collector.last(), quantile(samples, 0.5), quantile(samples, 0.9),
          std::nullopt};
}

// The output of a program, both streams together.
Expected<std::string> output_of(const std::vector<std::string>& words) {
  std::array<int, 2> pipe_ends{};
  if (pipe2(pipe_ends.data(), O_CLOEXEC) != 0) return refused("cannot make a pipe");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDERR_FILENO);
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  arguments.reserve(copies.size() + 1);
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int failure = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(pipe_ends[1]);
  std::string output;
  std::array<char, 4096> block{};
  for (ssize_t n = 0; failure == 0 && (n = read(pipe_ends[0], block.data(), block.size())) > 0;) {
    output.append(block.data(), static_cast<std::size_t>(n));
  }
  close(pipe_ends[0]);
  if (failure != 0) return refused("cannot start {}", words.front());
  int status = 0;
  waitpid(child, &status, 0);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return refused("{} failed", words.front());
  return output;
}

// The number that follows a word in a text.
Expected<double> number_after(const std::string& text, std::string_view word) {
  const std::size_t at = text.find(word);
  const std::size_t digits = at == std::string::npos ? at : text.find_first_of("0123456789", at);
  std::int64_t number = 0;
  if (digits == std::string::npos ||
      std::from_chars(text.data() + digits, text.data() + text.size(), number).ec != std::errc{}) {
    return refused("callgrind did not say {}", word);
  }
  return static_cast<double>(number);
}

}  // namespace

std::vector<Measurement> measure_time(const std::string& prefix) {
  std::vector<Measurement> found;
  for (const Workload& work : workloads()) {
    if (work.name.starts_with(prefix)) found.push_back(measure(work));
  }
  return found;
}

Expected<double> count_instructions(const std::string& program, const std::string& name) {
  DALAPAPA_TRY(output, output_of({"valgrind", "--tool=callgrind", "--collect-atstart=no",
                                  "--callgrind-out-file=/dev/null", program, "bench", "--count", name}));
  DALAPAPA_TRY(units, number_after(*output, "units"));
  DALAPAPA_TRY(instructions, number_after(*output, "Collected"));
  return *instructions / *units;
}

Expected<std::int64_t> run_counted(const std::string& name) {
  for (const Workload& work : workloads()) {
    if (work.name != name) continue;
    std::int64_t units = 0;
    for (int round = 0; round < work.rounds; ++round) {
      work.prepare(round);
      CALLGRIND_TOGGLE_COLLECT;
      units += work.run(round);
      CALLGRIND_TOGGLE_COLLECT;
    }
    return units;
  }
  return bad_input("there is no benchmark {}", name);
}

}  // namespace dalapapa
