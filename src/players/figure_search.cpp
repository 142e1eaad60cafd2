#include "players/figure_search.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "solver/descent.hpp"

namespace dalapapa {
namespace {

FillTask filling_of(const FigureTask& task) {
  FillTask filling{.tiles = task.tiles, .frame = {task.width, task.height}, .pile = {}, .fixed = task.laid};
  task.stock.for_each([&](TileIndex tile) { filling.pile.push_back({tile}); });
  return filling;
}

// Whatever still fits anywhere, wherever that leads.
void lay_beyond_holes(const FigureTask& task, std::vector<Placement>& laid) {
  FigureTask now = task;
  now.laid = laid;
  FigureGrid grid = now.grid();
  for (const Placement& at : laid) now.stock.remove(*task.tiles->tile_with(at.face));
  const auto lay_any = [&](const FigureGrid::Spot& at) {
    if (!grid.is_free(at)) return;
    const FigureGrid::Demand demand = grid.demand(at);
    bool done = false;
    TileBits stock = now.stock;
    stock.for_each([&](TileIndex tile) {
      for (const LaidFace& way : task.tiles->ways(tile).all()) {
        if (done || !demand.met_by(way.face)) continue;
        grid.lay(at, way.face);
        now.stock.remove(tile);
        laid.push_back(grid.placement(at, way.face));
        done = true;
      }
    });
  };
  for (int y = 0; y < task.height; ++y) {
    for (int x = 0; x < task.width; ++x) {
      for (const bool upright : {false, true}) lay_any({grid.square(x, y), upright});
    }
  }
}

// As many tiles as are found within this many tries: what is free is filled square after square, and beyond a square that
// nothing fits only at the end.
std::vector<Placement> filled(const FigureTask& task, Random& random, Meter& meter, std::int64_t tries) {
  constexpr std::int64_t portion = 100;  // of nodes, before the clock is looked at
  const FillTask filling = filling_of(task);
  const Terrain terrain(filling);
  Descent descent(filling, terrain, {.before_all = task.in_hand}, random);
  for (SolverState state = SolverState::working;
       state == SolverState::working && descent.nodes() < tries && meter.used() < 1;) {
    const std::int64_t before = descent.nodes();
    state = descent.advance(std::min(portion, tries - before));
    meter.count(descent.nodes() - before);
  }
  std::vector<Placement> laid = task.laid;
  std::ranges::copy(descent.most_laid(), std::back_inserter(laid));
  if (laid.size() < task.most()) lay_beyond_holes(task, laid);
  return laid;
}

// What is taken out of the figure can be used again.
FigureTask with(const FigureTask& task, std::vector<Placement> laid) {
  FigureTask changed{task.tiles, task.width, task.height, {}, task.stock, task.in_hand};
  for (const Placement& at : task.laid) changed.stock.add(*task.tiles->tile_with(at.face));
  for (const Placement& at : laid) changed.stock.remove(*task.tiles->tile_with(at.face));
  changed.laid = std::move(laid);
  return changed;
}

}  // namespace

FigureGrid FigureTask::grid() const {
  FigureGrid grid(width, height);
  for (const Placement& at : laid) grid.lay(at);
  return grid;
}

std::vector<Placement> cleared_around_a_hole(const FigureTask& task, int radius, Random& random) {
  assert(!task.laid.empty() && task.laid.size() < task.whole());
  const FigureGrid grid = task.grid();
  int x = 0;
  int y = 0;
  do {
    x = static_cast<int>(random.below(static_cast<std::uint32_t>(task.width)));
    y = static_cast<int>(random.below(static_cast<std::uint32_t>(task.height)));
  } while (!grid.is_free(grid.square(x, y)));
  std::vector<Placement> kept = task.laid;
  for (; kept.size() == task.laid.size(); ++radius) {
    std::erase_if(kept, [&](const Placement& at) {
      const int right = at.x + (at.upright() ? 0 : 1);
      const int bottom = at.y + (at.upright() ? 1 : 0);
      return at.x <= x + radius && right >= x - radius && at.y <= y + radius && bottom >= y - radius;
    });
  }
  return kept;
}

std::vector<Placement> best_figure(const FigureTask& task, Random& random, Meter& meter) {
  // Measured on the sheets of Arlequin: smaller parts hardly ever complete them, and longer tries at one part are no
  // better than another part.
  constexpr std::int64_t tries_for_all = 100'000;
  constexpr std::int64_t tries_for_a_part = 2'000;
  constexpr std::int64_t price_of_a_part = 100;  // in nodes: where little can be laid it is most of the work
  constexpr int smallest = 3;
  constexpr std::uint32_t sizes = 4;
  const bool enough =
      task.most() == task.whole();  // otherwise there is nothing to complete, and no need to try hard
  FigureTask now = with(task, filled(task, random, meter, enough ? tries_for_all : tries_for_a_part));
  while (enough && now.laid.size() < task.whole() && meter.used() < 1) {
    meter.count(price_of_a_part);
    const int radius = smallest + static_cast<int>(random.below(sizes));
    const FigureTask part = with(now, cleared_around_a_hole(now, radius, random));
    std::vector<Placement> anew = filled(part, random, meter, tries_for_a_part);
    if (anew.size() >= now.laid.size()) now = with(part, std::move(anew));
  }
  return now.laid.size() > task.laid.size() ? now.laid : task.laid;
}

}  // namespace dalapapa
