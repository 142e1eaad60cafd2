#include "puzzles/fill_puzzle.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "puzzles/person.hpp"
#include "solver/solver.hpp"
#include "solver/tiling.hpp"

namespace dalapapa {
namespace {

// The most tiles that are laid and taken back again, up to each level but the last.
constexpr std::array<int, 4> tries_in_vain{0, 8, 40, 200};

constexpr std::int64_t nodes_to_fill = 10'000'000;
constexpr std::int64_t nodes_at_a_time = 100'000;
// Nodes to prove that a filling is the only one: at first, and where it saves a hint.
constexpr std::int64_t nodes_to_prove = 100'000;
constexpr std::int64_t nodes_to_save_a_hint = 1'000'000;
constexpr int largest_usual = 120;  // squares
constexpr int attempts = 200;
constexpr std::size_t most_hints_in_eight = 5;  // tiles: something must be left to do

// A hint is given back to the pile.
void loosen(FillTask& task, const Placement& at) {
  std::erase(task.fixed, at);
  task.pile.push_back({*task.tiles->tile_with(at.face)});
}

bool is_unique(const FillTask& task, std::int64_t nodes) {
  const Counted counted = count_fillings(task, 2, nodes);
  return counted.all && counted.fillings == 1;
}

class Maker {
 public:
  Maker(std::shared_ptr<const TileSet> tiles, const FillOptions& options, std::uint64_t seed,
        const KeepGoing& keep_going)
      : options_(options), random_(seed), keep_going_(keep_going) {
    puzzle_.tiles = std::move(tiles);
  }

  // Nothing if it does not come out as asked for, or is given up.
  [[nodiscard]] std::optional<FillPuzzle> make() {
    if (!find_solution()) return std::nullopt;
    fix_until_unique();
    const std::int64_t nodes = is_large() ? nodes_to_prove : nodes_to_save_a_hint;
    loosen_hints([&](const FillTask& task) { return is_unique(task, nodes); });
    puzzle_.level = level_of(puzzle_.task);
    fix_until_easy_enough();
    if (puzzle_.level != options_.level || !has_few_hints() || !keep_going_()) return std::nullopt;
    return std::move(puzzle_);
  }

 private:
  // This many tiles can only be laid with the hardest first, and proving for each of many hints that it can go would take long.
  [[nodiscard]] bool is_large() const { return options_.width * options_.height > largest_usual; }

  // Any filling would do for the solver, but people would soon notice how it likes to lay tiles: so it is told where they lie,
  // and to try them in random order.
  bool find_solution() {
    FillTask& task = puzzle_.task;
    task.tiles = puzzle_.tiles.get();
    task.frame = {.width = options_.width, .height = options_.height};
    task.pile = options_.stock;
    task.outline = random_tiling(options_.width, options_.height, random_);
    Solver solver(task, Solver::Aim::first, random_.next(), {.hardest_first = is_large()});
    auto state = SolverState::working;
    while (state == SolverState::working && solver.nodes() < nodes_to_fill && keep_going_())
      state = solver.advance(std::min(nodes_at_a_time, nodes_to_fill - solver.nodes()));
    if (state != SolverState::solved) return false;
    puzzle_.solution = solver.filling();
    task.pile.clear();
    for (const Placement& at : puzzle_.solution) task.pile.push_back({*task.tiles->tile_with(at.face)});
    if (!options_.outline) task.outline.reset();
    return true;
  }

  // Each hint rules out a filling that is not the solution.
  void fix_until_unique() {
    while (!puzzle_.task.pile.empty() && keep_going_()) {
      const Counted counted = count_fillings(puzzle_.task, 2, nodes_to_prove, 2);
      if (counted.all && counted.fillings == 1) return;
      fix(differing(counted));
    }
  }

  void fix(const Placement& at) {
    [[maybe_unused]] const auto fixed = puzzle_.task.fix(at);
    assert(fixed);
  }

  // A loose tile of the solution that another filling does not have, if one was found.
  Placement differing(const Counted& counted) {
    std::vector<Placement> loose = puzzle_.solution;
    const auto drop_those_of = [&](const std::vector<Placement>& filling) {
      std::vector<Placement> rest = loose;
      std::erase_if(rest,
                    [&](const Placement& at) { return std::ranges::find(filling, at) != filling.end(); });
      if (!rest.empty()) loose = std::move(rest);
    };
    drop_those_of(puzzle_.task.fixed);
    for (const auto& filling : counted.found) drop_those_of(filling);
    return loose[random_.below(static_cast<std::uint32_t>(loose.size()))];
  }

  // Takes hints away, one after the other, as long as the puzzle stays good without them.
  template <class Good>
  void loosen_hints(Good&& good) {
    std::vector<Placement> hints = puzzle_.task.fixed;
    random_.shuffle(hints);
    for (const Placement& hint : hints) {
      if (!keep_going_()) return;
      FillTask without = puzzle_.task;
      loosen(without, hint);
      if (good(without)) puzzle_.task = std::move(without);
    }
  }

  void fix_until_easy_enough() {
    if (puzzle_.level <= options_.level) return;
    while (puzzle_.level > options_.level && keep_going_()) {
      fix(differing({}));
      puzzle_.level = level_of(puzzle_.task);
    }
    // Some of the first hints are no longer needed once the last ones are there.
    loosen_hints([&](const FillTask& task) {
      return level_of(task) == puzzle_.level && is_unique(task, nodes_to_prove);
    });
  }

  [[nodiscard]] bool has_few_hints() const {
    const std::size_t all = puzzle_.solution.size();
    return puzzle_.task.fixed.size() <= options_.most_hints.value_or(all * most_hints_in_eight / 8);
  }

  const FillOptions& options_;
  Random random_;
  const KeepGoing& keep_going_;
  FillPuzzle puzzle_;
};

}  // namespace

int level_of(const FillTask& task) {
  const int needed = task.wanted();
  const int tries = tries_of_a_person(task, needed + tries_in_vain.back() + 1) - needed;
  int level = 1;
  for (const int most : tries_in_vain) level += tries > most ? 1 : 0;
  return level;
}

Expected<FillPuzzle> make_fill_puzzle(const std::shared_ptr<const TileSet>& tiles, const FillOptions& options,
                                      std::uint64_t seed, const KeepGoing& keep_going) {
  assert(options.level >= 1 && options.level <= 5);
  for (int attempt = 0; attempt < attempts && keep_going(); ++attempt) {
    Maker maker(tiles, options, mix(seed) + static_cast<std::uint64_t>(attempt), keep_going);
    if (auto made = maker.make()) return *std::move(made);
  }
  if (!keep_going()) return refused("making the puzzle was given up");
  return refused("no puzzle of level {} was found for {}x{} squares", options.level, options.width,
                 options.height);
}

}  // namespace dalapapa
