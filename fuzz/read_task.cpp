// Tasks for the solver from outside: what is read can be filled as far as anybody can tell without trying, which is for play_fill.
#include "fuzz/reading.hpp"
#include "solver/task_json.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  using fuzz::require;
  const auto value = json::parse(fuzz::text_of(data, size));
  if (!fuzz::is_read(value)) return 0;
  const auto owned = task_from_json(*value);
  if (!fuzz::is_read(owned)) return 0;
  const FillTask& task = owned->task;
  require(task.tiles == owned->tiles.get(), "a task points to the tiles that come with it");
  require(task.frame.area() % 2 == 0 && task.frame.area() <= FillTask::max_area, "tiles can cover it");
  require(task.wanted() >= 0 && task.pile.size() >= static_cast<std::size_t>(task.wanted()),
          "there are enough tiles");
  for (const PileTile& tile : task.pile) require(tile.tile < task.tiles->size(), "a tile of the set");
  return 0;
}
