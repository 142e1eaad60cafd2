#include "puzzles/fill_puzzle.hpp"

#include <algorithm>
#include <array>

#include "puzzles/person.hpp"
#include "solver/solver.hpp"

namespace dalapapa {
namespace {

// The most tiles that are laid and taken back again, up to each level but the last.
constexpr std::array<int, 4> tries_in_vain{0, 8, 40, 200};

constexpr std::int64_t nodes_to_fill = 2'000'000;
// That a filling is the only one: to begin with, and where it saves a hint.
constexpr std::int64_t nodes_to_prove = 100'000;
constexpr std::int64_t nodes_to_save_a_hint = 1'000'000;
constexpr int attempts = 200;

// Moves a tile of the solution from the pile into the frame, or back.
void fix(FillTask& task, const Placement& at) {
  const TileIndex tile = *task.tiles->tile_with(at.face);
  std::erase_if(task.pile, [&](const PileTile& entry) { return entry.tile == tile; });
  task.fixed.push_back(at);
}
void loosen(FillTask& task, const Placement& at) {
  std::erase(task.fixed, at);
  task.pile.push_back({*task.tiles->tile_with(at.face)});
}

class Maker {
 public:
  Maker(std::shared_ptr<const TileSet> tiles, const FillWish& wish, std::uint64_t seed)
      : wish_(wish), random_(seed) {
    puzzle_.tiles = std::move(tiles);
  }

  // Nothing if it does not come out as wished.
  [[nodiscard]] std::optional<FillPuzzle> make() {
    if (!find_solution()) return std::nullopt;
    if (!fix_until_unique()) return std::nullopt;
    loosen_what_is_not_needed();
    puzzle_.level = level_of(puzzle_.task);
    fix_until_easy_enough();
    if (puzzle_.level != wish_.level ||
        puzzle_.task.fixed.size() > wish_.most_hints.value_or(puzzle_.solution.size()))
      return std::nullopt;
    return std::move(puzzle_);
  }

 private:
  bool find_solution() {
    FillTask& task = puzzle_.task;
    task.tiles = puzzle_.tiles.get();
    task.frame = {.width = wish_.width, .height = wish_.height};
    task.pile = wish_.stock;
    random_.shuffle(task.pile);
    // Twice as many as are needed, if there are: the solver likes some tiles better than others.
    const auto enough = static_cast<std::size_t>(2 * task.wanted());
    if (task.pile.size() > enough) task.pile.resize(enough);
    Solved solved = solve(task, random_.next(), nodes_to_fill);
    if (solved.state != SolverState::solved) return false;
    puzzle_.solution = std::move(solved.filling);
    task.pile.clear();
    for (const Placement& at : puzzle_.solution) task.pile.push_back({*task.tiles->tile_with(at.face)});
    if (wish_.outline) {
      task.outline.emplace();
      for (const Placement& at : puzzle_.solution) task.outline->push_back(outline_of(at));
    }
    return true;
  }

  // Each hint rules out a filling that is not the solution.
  bool fix_until_unique() {
    FillTask& task = puzzle_.task;
    while (!task.pile.empty()) {
      const Counted counted = count_fillings(task, 2, nodes_to_prove, 2);
      if (counted.all && counted.fillings == 1) return true;
      fix(task, differing(counted));
    }
    return true;
  }

  // A loose tile of the solution that another filling has not, if one was found.
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

  void loosen_what_is_not_needed() {
    std::vector<Placement> hints = puzzle_.task.fixed;
    random_.shuffle(hints);
    for (const Placement& hint : hints) {
      FillTask without = puzzle_.task;
      loosen(without, hint);
      const Counted counted = count_fillings(without, 2, nodes_to_save_a_hint);
      if (counted.all && counted.fillings == 1) puzzle_.task = std::move(without);
    }
  }

  void fix_until_easy_enough() {
    while (puzzle_.level > wish_.level) {
      fix(puzzle_.task, differing({}));
      puzzle_.level = level_of(puzzle_.task);
    }
  }

  const FillWish& wish_;
  Random random_;
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

Expected<FillPuzzle> make_fill_puzzle(std::shared_ptr<const TileSet> tiles, const FillWish& wish,
                                      std::uint64_t seed) {
  for (int attempt = 0; attempt < attempts; ++attempt) {
    if (auto made = Maker(tiles, wish, mix(seed) + static_cast<std::uint64_t>(attempt)).make())
      return *std::move(made);
  }
  return refused("no puzzle of level {} was found for {}x{} squares", wish.level, wish.width, wish.height);
}

}  // namespace dalapapa
