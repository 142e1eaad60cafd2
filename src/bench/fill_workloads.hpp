// Fillings to measure: one for each of many seeds.
#pragma once

#include "bench/workloads.hpp"
#include "solver/task.hpp"

namespace dalapapa {

[[nodiscard]] std::vector<Workload> fill_workloads();

// AR1. The tiles must outlive it.
[[nodiscard]] FillTask arlequin_task(const TileSet& tiles, int sheet);

}  // namespace dalapapa
