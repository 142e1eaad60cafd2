// Fillings to measure: one for each of many seeds.
#pragma once

#include <cstdint>

#include "bench/workloads.hpp"
#include "solver/task.hpp"

namespace dalapapa {

// Nodes: more than any filling takes.
inline constexpr std::int64_t no_limit = std::int64_t{1} << 60U;

[[nodiscard]] std::vector<Workload> fill_workloads();

// AR1. The tiles must outlive it.
[[nodiscard]] FillTask arlequin_task(const TileSet& tiles, int sheet);

}  // namespace dalapapa
