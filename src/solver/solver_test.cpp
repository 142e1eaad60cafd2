#include "solver/solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "solver/checker.hpp"
#include "solver/sample_tasks.hpp"
#include "solver/tiling.hpp"

namespace dalapapa {
namespace {

using Faces = PileTile::Faces;
constexpr std::int64_t plenty = 20'000'000;

// Every way to lay one tile after the other, each on the first bare square, judged by the checker alone.
class BruteForce {
 public:
  explicit BruteForce(const FillTask& task) : task_(task), laid_(task.fixed) {}

  [[nodiscard]] int count() { return count_from(0); }

 private:
  [[nodiscard]] bool bare(Square square) const {
    const auto on = [&](const Placement& at) {
      for (const int part : {0, 1}) {
        const int x = at.x + (at.rot % 2 == 0 ? part : 0);
        const int y = at.y + (at.rot % 2 == 0 ? 0 : part);
        if (x % task_.frame.width == square.x && y % task_.frame.height == square.y) return true;
      }
      return false;
    };
    return std::ranges::none_of(laid_, on) &&
           std::ranges::find(task_.frame.blocked, square) == task_.frame.blocked.end();
  }

  int count_from(int number) {
    const Square square{number % task_.frame.width, number / task_.frame.width};
    if (square.y == task_.frame.height) return check_filling(task_, laid_) ? 1 : 0;
    if (!bare(square)) return count_from(number + 1);
    int sum = 0;
    for (const PileTile& entry : task_.pile) {
      const Tile& tile = standard_tiles()[entry.tile];
      const auto is_this = [&](const Placement& at) { return at.face == tile.a || at.face == tile.b; };
      if (std::ranges::any_of(laid_, is_this)) continue;
      for (const Face face : {tile.a, tile.b}) {
        for (std::uint8_t rot = 0; rot < 4; ++rot) {
          for (const bool from_before : {false, true})
            sum += count_with(face, rot, square, from_before, number);
        }
      }
    }
    return sum;
  }

  // The tile begins at the square, or ends there, across the seam of a torus or not.
  int count_with(Face face, std::uint8_t rot, Square square, bool from_before, int number) {
    const bool upright = rot % 2 == 1;
    if (from_before) {
      square.x = (square.x + task_.frame.width - (upright ? 0 : 1)) % task_.frame.width;
      square.y = (square.y + task_.frame.height - (upright ? 1 : 0)) % task_.frame.height;
    }
    laid_.push_back({face, static_cast<std::int16_t>(square.x), static_cast<std::int16_t>(square.y), rot});
    const int sum = check_part(task_, laid_) ? count_from(number + 1) : 0;
    laid_.pop_back();
    return sum;
  }

  const FillTask& task_;
  std::vector<Placement> laid_;
};

// A small frame in all variations.
FillTask random_task(Random& random) {
  constexpr std::array<std::array<int, 2>, 6> sizes{{{2, 2}, {3, 2}, {2, 4}, {3, 3}, {4, 3}, {5, 2}}};
  const auto [width, height] = sizes[random.below(sizes.size())];
  Frame frame{width, height};
  frame.torus = std::min(width, height) >= FillTask::min_torus_side && random.below(3) == 0;
  if (width == height || random.below(3) == 0) {
    frame.blocked = {{0, static_cast<int>(random.below(static_cast<std::uint32_t>(height)))}, {width - 1, 0}};
    if (frame.blocked[0] == frame.blocked[1]) frame.blocked.pop_back();
    if (frame.area() % 2 != 0) frame.blocked.pop_back();
  }
  const int spare = width * height < 12 ? static_cast<int>(random.below(3)) : 0;
  FillTask task = random_pile_in(frame, frame.area() / 2 + spare, random);
  for (PileTile& entry : task.pile) {
    if (random.below(2) == 0) entry.faces = random.below(2) == 0 ? Faces::a : Faces::b;
  }
  return task;
}

TEST(Solver, counts_what_brute_force_counts) {
  Random random(1);
  int tori = 0;
  int with_fillings = 0;
  int without = 0;
  int few = 0;
  for (int i = 0; i < (sanitized ? 20 : 240); ++i) {
    const FillTask task = random_task(random);
    ASSERT_TRUE(task.check());
    const Counted counted = count_fillings(task, plenty, plenty, 1000);
    ASSERT_TRUE(counted.all);
    ASSERT_EQ(counted.fillings, BruteForce(task).count()) << "task " << i;
    for (const auto& filling : counted.found) ASSERT_TRUE(check_filling(task, filling)) << "task " << i;
    const Solved solved = solve(task, static_cast<std::uint64_t>(i), plenty);
    ASSERT_EQ(solved.state, counted.fillings > 0 ? SolverState::solved : SolverState::exhausted);
    ASSERT_TRUE(counted.fillings == 0 || check_filling(task, solved.filling)) << "task " << i;
    tori += task.frame.torus ? 1 : 0;
    with_fillings += counted.fillings > 0 ? 1 : 0;
    without += counted.fillings == 0 ? 1 : 0;
    few += counted.fillings == 1 || counted.fillings == 2 ? 1 : 0;
  }
  EXPECT_GT(tori, sanitized ? 2 : 20);
  EXPECT_GT(with_fillings, sanitized ? 5 : 50);
  EXPECT_GT(without, sanitized ? 5 : 50);
  EXPECT_GT(few, sanitized ? 0 : 3);
}

TEST(Solver, counts_the_same_with_fixed_tiles_and_with_outlines) {
  Random random(2);
  int tried = 0;
  for (int i = 0; i < 300; ++i) {
    const FillTask task = random_pile_in({3, 4}, 7, random);
    const Counted all = count_fillings(task, plenty, plenty, 100'000);
    if (all.fillings == 0) continue;
    ++tried;
    const std::vector<Placement>& chosen =
        all.found[random.below(static_cast<std::uint32_t>(all.found.size()))];

    FillTask fixed = task;
    fixed.fixed = {chosen[1]};
    std::erase_if(fixed.pile, [&](const PileTile& entry) {
      return standard_tiles().tile_with(chosen[1].face) == entry.tile;
    });
    ASSERT_TRUE(fixed.check());
    const auto with_it = std::ranges::count_if(all.found, [&](const auto& filling) {
      return std::ranges::find(filling, chosen[1]) != filling.end();
    });
    EXPECT_EQ(count_fillings(fixed, plenty, plenty).fillings, with_it);

    FillTask outlined = task;
    outlined.outline.emplace();
    for (const Placement& at : chosen) outlined.outline->push_back(outline_of(at));
    ASSERT_TRUE(outlined.check());
    const auto so_outlined = std::ranges::count_if(
        all.found, [&](const auto& filling) { return check_filling(outlined, filling).has_value(); });
    EXPECT_EQ(count_fillings(outlined, plenty, plenty).fillings, so_outlined);
  }
  EXPECT_GT(tried, 20);
}

TEST(Solver, fills_the_sheets_of_arlequin) {  // AR1
  for (const int sheet : {1, 2, 3}) {
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
      const FillTask task = arlequin(sheet);
      const Solved solved = solve(task, seed, plenty);
      ASSERT_EQ(solved.state, SolverState::solved);
      const auto right = check_filling(task, solved.filling);
      EXPECT_TRUE(right) << right.error().message;
    }
  }
}

TEST(Solver, fills_large_frames_with_all_120_tiles) {
  for (const auto& [width, height] : {std::pair{20, 12}, {12, 20}, {16, 15}, {15, 16}}) {
    const FillTask task = all_tiles_in(width, height);
    const Solved solved = solve(task, 1, plenty);
    ASSERT_EQ(solved.state, SolverState::solved) << width;
    const auto right = check_filling(task, solved.filling);
    EXPECT_TRUE(right) << right.error().message;
  }
}

TEST(Solver, fills_frames_of_every_shape) {
  for (int width = 1; width <= 40; ++width) {
    for (int height = 1; height <= 20 && width * height <= 120; ++height) {
      const FillTask task = all_tiles_in(width, height);
      if (!task.check()) continue;  // an odd number of squares
      const Solved solved = solve(task, 1, plenty);
      ASSERT_EQ(solved.state, SolverState::solved) << width << " " << height;
      const auto right = check_filling(task, solved.filling);
      EXPECT_TRUE(right) << right.error().message;
    }
  }
}

TEST(Solver, fills_a_ring_and_a_torus_and_a_frame_with_one_face_only) {
  FillTask ring = all_tiles_in(8, 8);
  for (int y = 2; y < 6; ++y) {
    for (int x = 2; x < 6; ++x) ring.frame.blocked.push_back({x, y});
  }
  FillTask torus = all_tiles_in(6, 6);
  torus.frame.torus = true;
  FillTask one_face = all_tiles_in(10, 8);
  for (PileTile& entry : one_face.pile) entry.faces = Faces::a;
  for (const FillTask& task : {ring, torus, one_face}) {
    ASSERT_TRUE(task.check());
    const Solved solved = solve(task, 1, plenty);
    ASSERT_EQ(solved.state, SolverState::solved);
    const auto right = check_filling(task, solved.filling);
    EXPECT_TRUE(right) << right.error().message;
  }
}

TEST(Solver, knows_at_once_where_no_domino_fits) {
  FillTask chessboard = all_tiles_in(8, 8);
  chessboard.frame.blocked = {{0, 0}, {7, 7}};
  FillTask corner = all_tiles_in(6, 6);
  corner.frame.blocked = {{5, 4}, {4, 5}};
  for (const FillTask& task : {chessboard, corner}) {
    ASSERT_TRUE(task.check());
    EXPECT_EQ(solve(task, 1, plenty).state, SolverState::exhausted);
    EXPECT_EQ(solve(task, 1, plenty).nodes, 0);
  }
  chessboard.frame.blocked = {{0, 0}, {7, 0}};
  EXPECT_EQ(solve(chessboard, 1, plenty).state, SolverState::solved);
}

TEST(Tiling, covers_every_square_once_and_differs) {
  Random random(1);
  for (const auto& [width, height] : {std::pair{4, 4}, {5, 6}, {6, 5}, {10, 8}, {1, 4}, {2, 1}}) {
    FillTask task = all_tiles_in(width, height);
    task.outline = random_tiling(width, height, random);
    EXPECT_TRUE(task.check()) << task.check().error().message;  // which looks for gaps and overlaps
  }
  EXPECT_NE(random_tiling(6, 6, random), random_tiling(6, 6, random));
}

TEST(Solver, can_be_interrupted_at_any_node_and_finds_the_same) {
  const FillTask task = arlequin(2);
  const Solved at_once = solve(task, 5, plenty);
  Solver solver(task, Solver::Aim::first, 5);
  SolverState state = SolverState::working;
  for (Random random(1); state == SolverState::working;) state = solver.advance(1 + random.below(100));
  EXPECT_EQ(solver.filling(), at_once.filling);
  EXPECT_EQ(solver.nodes(), at_once.nodes);
}

TEST(Solver, progress_goes_from_nothing_to_the_end) {
  Random random(3);
  FillTask task = random_pile_in({4, 5}, 10, random);
  Solver solver(task, Solver::Aim::all, 1);
  double before = 0;
  int steps = 0;
  for (SolverState state = SolverState::working; state != SolverState::exhausted; ++steps) {
    state = solver.advance(50);
    if (state == SolverState::exhausted) break;
    EXPECT_GE(solver.progress(), before);
    EXPECT_LT(solver.progress(), 1);
    before = solver.progress();
  }
  EXPECT_GT(steps, 10);
  EXPECT_GT(before, 0.5);
}

TEST(Solver, stops_at_its_limit) {
  FillTask task = arlequin(1);
  task.frame.torus = true;
  const Solved solved = solve(task, 1, 1000);
  EXPECT_EQ(solved.state, SolverState::working);
  EXPECT_EQ(solved.nodes, 1000);
}

TEST(Solver, a_frame_that_is_full_already_has_one_filling) {
  FillTask task = all_tiles_in(2, 1);
  task.fixed = {{standard_tiles()[0].a, 0, 0, 0}};
  task.pile.erase(task.pile.begin());
  ASSERT_TRUE(task.check());
  EXPECT_EQ(count_fillings(task, 10, 10).fillings, 1);
}

}  // namespace
}  // namespace dalapapa
