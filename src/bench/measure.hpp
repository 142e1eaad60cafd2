// Measuring: time by Google Benchmark, instructions by callgrind, which counts the same on every machine,
// however busy it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "bench/workloads.hpp"

namespace dalapapa {

struct Measurement {
  std::string name;
  std::string unit;
  double per_second = 0;  // units
  double median_ns = 0;   // for one unit, over the rounds
  double p90_ns = 0;
  bool countable = true;                 // whether instructions are worth counting
  std::optional<double> instructions{};  // for one unit; none where valgrind is missing
};

// Times each workload whose name starts with the prefix; says its name first.
[[nodiscard]] std::vector<Measurement> measure_time(const std::string& prefix,
                                                    const std::function<void(std::string_view name)>& begin);

// Runs `program bench --count NAME` under callgrind. Refuses with the reason when that cannot be done.
[[nodiscard]] Expected<double> count_instructions(const std::string& program, const std::string& name);

// What runs there: each round once, with the counter on. Returns the units done.
[[nodiscard]] Expected<std::int64_t> run_counted(const std::string& name);

}  // namespace dalapapa
