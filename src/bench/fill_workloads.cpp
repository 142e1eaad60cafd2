#include "bench/fill_workloads.hpp"

#include <memory>

#include "base/random.hpp"
#include "games/figures.hpp"
#include "puzzles/fill_puzzle.hpp"
#include "solver/solver.hpp"

namespace dalapapa {
namespace {

constexpr int rounds_of_filling = 60;
constexpr std::uint64_t first_seed = 2000;

using Tiles = std::shared_ptr<const TileSet>;

std::uint64_t seed_of(int round) {
  return first_seed + static_cast<std::uint64_t>(round);
}

int sheet_of(int round) {
  return round % 3 + 1;
}

Workload filling(const std::string& name, const std::function<FillTask(int round)>& task) {
  auto ready = std::make_shared<FillTask>();
  return {
      .name = name,
      .unit = "filling",
      .rounds = rounds_of_filling,
      .run =
          [ready](int round) {
            return std::int64_t{solve(*ready, seed_of(round), no_limit).state == SolverState::solved ? 1 : 0};
          },
      .prepare = [ready, task](int round) { *ready = task(round); },
      .once = true};
}

Workload of_120(const Tiles& tiles, int width, int height) {
  return filling(fmt::format("grand/{}x{}", width, height), [=](int /*round*/) {
    return FillTask{.tiles = tiles.get(), .frame = {width, height}, .pile = pile_of(*tiles)};
  });
}

// From 10 to 24 tiles drawn at random; those that cannot be filled take as long, and count too.
Workload small_figure(const Tiles& tiles) {
  Workload work = filling("figure/4x4", [=](int round) {
    Random random(seed_of(round));
    FillTask task{.tiles = tiles.get(), .frame = {4, 4}, .pile = pile_of(*tiles)};
    random.shuffle(task.pile);
    task.pile.resize(10 + static_cast<std::size_t>(round % 15));
    return task;
  });
  work.run = [run = work.run](int round) {
    run(round);
    return std::int64_t{1};
  };
  work.once = false;  // sixty of them take two milliseconds: too short a time to measure
  return work;
}

}  // namespace

FillTask arlequin_task(const TileSet& tiles, int sheet) {
  return {.tiles = &tiles,
          .frame = {Figures::arlequin_width, Figures::arlequin_height},
          .pile = pile_of(tiles, sheet)};
}

std::vector<Workload> fill_workloads() {
  const auto tiles = std::make_shared<const TileSet>(TileSet::standard());
  const auto sheet = [tiles](int round) { return arlequin_task(*tiles, sheet_of(round)); };
  std::vector<Workload> all{small_figure(tiles), filling("arlequin", sheet), of_120(tiles, 20, 12),
                            of_120(tiles, 16, 15), filling("torus/10x8", [sheet](int round) {
                              FillTask task = sheet(round);
                              task.frame.torus = true;
                              return task;
                            })};
  all.push_back({.name = "unique/10x8",
                 .unit = "puzzle",
                 .rounds = rounds_of_filling,
                 .run =
                     [tiles](int round) {
                       const FillOptions options{.width = Figures::arlequin_width,
                                                 .height = Figures::arlequin_height,
                                                 .stock = pile_of(*tiles, sheet_of(round)),
                                                 .outline = false,
                                                 .level = 5,
                                                 .most_hints = 10};
                       return std::int64_t{make_fill_puzzle(tiles, options, seed_of(round)) ? 1 : 0};
                     },
                 .once = true});
  return all;
}

}  // namespace dalapapa
