// What is measured: named pieces of work on seeded positions, each done in rounds of a known number of units.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace dalapapa {

struct Workload {
  std::string name;  // "best_turn/40"
  std::string unit;  // "turn"
  int rounds;        // how many different rounds there are before they repeat
  // Does a round and returns how many units it did.
  std::function<std::int64_t(int round)> run;
  // What a round needs, not measured.
  std::function<void(int round)> prepare = [](int /*round*/) {};
  // Each round once, and no instructions counted: where rounds are long and differ a lot from each other.
  bool once = false;
};

[[nodiscard]] std::vector<Workload> workloads();

}  // namespace dalapapa
