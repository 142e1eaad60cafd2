#include "bench/measure.hpp"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <charconv>
#include <chrono>
#include <valgrind/callgrind.h>

#include "bench/process.hpp"

namespace dalapapa {
namespace {

using Clock = std::chrono::steady_clock;

// Google Benchmark decides how often; each round is timed by itself, for the median and the 90th percentile.
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
  auto* const registered = benchmark::RegisterBenchmark(work.name.c_str(), [&](benchmark::State& state) {
                             time_rounds(state, work, samples);
                           })->UseManualTime();
  if (work.once) {
    registered->Iterations(work.rounds);
  } else {
    registered->MinTime(0.3);
  }
  Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector);
  return {.name = work.name,
          .unit = work.unit,
          .per_second = collector.last(),
          .median_ns = quantile(samples, 0.5),
          .p90_ns = quantile(samples, 0.9),
          .countable = !work.once};
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

std::vector<Measurement> measure_time(const std::string& prefix,
                                      const std::function<void(std::string_view name)>& begin) {
  std::vector<Measurement> found;
  for (const Workload& work : workloads()) {
    if (!work.name.starts_with(prefix)) continue;
    begin(work.name);
    found.push_back(measure(work));
  }
  return found;
}

Expected<double> count_instructions(const std::string& program, const std::string& name) {
  DALAPAPA_TRY(finished, run_program({"valgrind", "--tool=callgrind", "--collect-atstart=no",
                                      "--callgrind-out-file=/dev/null", program, "bench", "--count", name}));
  if (finished->status != 0) return refused("valgrind failed");
  DALAPAPA_TRY(units, number_after(finished->output, "units"));
  DALAPAPA_TRY(instructions, number_after(finished->output, "Collected"));
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
