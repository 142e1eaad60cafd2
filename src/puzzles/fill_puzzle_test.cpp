#include "puzzles/fill_puzzle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "base/sanitized.hpp"
#include "games/sample_games.hpp"
#include "puzzles/help.hpp"
#include "puzzles/person.hpp"
#include "puzzles/sheets.hpp"
#include "solver/checker.hpp"
#include "solver/sample_tasks.hpp"
#include "solver/solver.hpp"

namespace dalapapa {
namespace {

constexpr std::int64_t plenty = 50'000'000;

FillPuzzle made(int width, int height, int level, std::uint64_t seed, bool outline = false) {
  const FillOptions options{.width = width,
                            .height = height,
                            .stock = pile_of(standard_tiles()),
                            .outline = outline,
                            .level = level};
  return make_fill_puzzle(sample::standard(), options, seed).value();
}

void expect_sound(const FillPuzzle& puzzle, int level) {
  ASSERT_TRUE(puzzle.task.check());
  const auto right = check_filling(puzzle.task, puzzle.solution);
  EXPECT_TRUE(right) << right.error().message;
  const Counted counted = count_fillings(puzzle.task, 2, plenty);
  EXPECT_TRUE(counted.all);
  EXPECT_EQ(counted.fillings, 1);
  EXPECT_EQ(static_cast<int>(puzzle.task.pile.size()), puzzle.task.wanted());
  EXPECT_EQ(puzzle.level, level);
  EXPECT_EQ(level_of(puzzle.task), level);
}

TEST(FillPuzzle, has_one_solution_and_the_level_that_was_asked_for) {
  for (const auto& [width, height] : {std::pair{4, 4}, {4, 6}, {6, 6}}) {
    for (int level = 1; level <= 5; ++level) {
      for (const bool outline : {false, true}) expect_sound(made(width, height, level, 3, outline), level);
    }
  }
  expect_sound(made(8, 8, 4, 3), 4);
}

// How tiles lie must not be guessable: nearly as many upright as horizontal, and in many ways.
TEST(FillPuzzle, has_its_tiles_in_any_direction) {
  std::set<std::string> outlines;
  int upright = 0;
  int all = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    std::string outline(16, '.');
    for (const Placement& at : made(4, 4, 2, seed).solution) {
      outline[static_cast<std::size_t>(4 * at.y + at.x)] = at.upright() ? '|' : '-';
      upright += at.upright() ? 1 : 0;
      ++all;
    }
    outlines.insert(outline);
  }
  EXPECT_GT(outlines.size(), 20U);  // of 36
  EXPECT_GT(3 * upright, all);
  EXPECT_LT(3 * upright, 2 * all);
}

TEST(FillPuzzle, leaves_something_to_do_at_every_level) {
  for (int level = 1; level <= 5; ++level) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) EXPECT_LE(made(4, 4, level, seed).task.fixed.size(), 5U);
  }
}

TEST(FillPuzzle, of_arlequin_is_unique_with_ten_hints_at_most) {
  if (sanitized) GTEST_SKIP() << "takes too long with sanitizers; ./test release does it";
  for (int sheet = 1; sheet <= 3; ++sheet) {
    const FillOptions options{.width = 10,
                              .height = 8,
                              .stock = arlequin(sheet).pile,
                              .outline = false,
                              .level = 5,
                              .most_hints = 10};
    const FillPuzzle puzzle = make_fill_puzzle(sample::standard(), options, 5).value();
    expect_sound(puzzle, 5);
    EXPECT_LE(puzzle.task.fixed.size(), 10U);
  }
}

TEST(FillPuzzle, is_the_same_with_the_same_seed_and_another_with_another) {
  EXPECT_EQ(made(6, 6, 3, 1).solution, made(6, 6, 3, 1).solution);
  EXPECT_NE(made(6, 6, 3, 1).solution, made(6, 6, 3, 2).solution);
}

TEST(FillPuzzle, that_cannot_be_made_is_refused) {
  const FillOptions options{
      .width = 2, .height = 1, .stock = pile_of(standard_tiles()), .outline = false, .level = 5};
  const auto puzzle = make_fill_puzzle(sample::standard(), options, 1);
  ASSERT_FALSE(puzzle);
  EXPECT_THAT(puzzle.error().message, testing::HasSubstr("no puzzle of level 5 was found for 2x1 squares"));
}

// A person who never tries in vain lays each tile of the solution, and help says where the next one is forced.
TEST(Person, finds_the_next_forced_tile_of_the_easiest_puzzles_to_the_end) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    FillPuzzle puzzle = made(6, 6, 1, seed);
    EXPECT_EQ(tries_of_a_person(puzzle.task, 1000), puzzle.task.wanted());
    std::vector<Placement> laid;
    while (static_cast<int>(laid.size()) < puzzle.task.wanted()) {
      const FillHelp found = help(puzzle.task, laid, plenty).value();
      ASSERT_EQ(found.state, FillHelp::State::solvable);
      EXPECT_TRUE(found.next->forced);
      EXPECT_THAT(puzzle.solution, testing::Contains(found.next->at));
      laid.push_back(found.next->at);
    }
    EXPECT_EQ(help(puzzle.task, laid, plenty)->state, FillHelp::State::solved);
  }
}

// The tiles of a filling of the task, without the fixed ones, in any order.
std::vector<Placement> loose_tiles(const FillPuzzle& puzzle, Random& random) {
  std::vector<Placement> loose = puzzle.solution;
  std::erase_if(loose, [&](const Placement& at) { return std::ranges::count(puzzle.task.fixed, at) > 0; });
  random.shuffle(loose);
  return loose;
}

// A third of a solution is laid, then a tile that fits where it is and belongs elsewhere, then one more of the solution. What
// the solver finds out, whoever knows the solution knows at once.
TEST(Help, names_the_tile_that_is_wrong) {
  Random random(1);
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const FillPuzzle puzzle = made(6, 6, 3, seed);
    const std::vector<Placement> right = loose_tiles(puzzle, random);
    const auto third = static_cast<std::ptrdiff_t>(right.size() / 3);
    for (const Placement& place : right) {
      std::vector<Placement> laid(right.begin(), right.begin() + third);
      if (std::ranges::count(laid, place) > 0) continue;
      const Placement wrong{right.back().face, place.x, place.y, place.rot};
      if (wrong == right.back()) continue;
      laid.push_back(wrong);
      laid.push_back(right[static_cast<std::size_t>(third)]);
      const auto helped = help(puzzle.task, laid, plenty);
      if (!helped) continue;  // it does not even fit there
      ++found;
      EXPECT_EQ(helped->state, FillHelp::State::stuck);
      EXPECT_EQ(helped->wrong, wrong.canonical());
      EXPECT_EQ(help_towards(puzzle.solution, puzzle.task, laid).wrong, wrong);
    }
  }
  EXPECT_GT(found, 5);
}

TEST(Help, blames_no_tile_for_what_nobody_could_do) {
  FillTask task = all_tiles_in(2, 2);
  const auto solid = [](int id, const char* face) {
    return Tile{
        .id = id, .sheet = {}, .shape = {}, .a = Face::parse(face).value(), .b = Face::parse(face).value()};
  };
  const TileSet apart =
      TileSet::of("apart", {solid(1, "BBBBBBB"), solid(2, "RRRRRRR"), solid(3, "YYYYYYY")}).value();
  task.tiles = &apart;
  task.pile = {{0}, {1}, {2}};
  const std::vector<Placement> laid{{apart[0].a, 0, 0, 0}};
  EXPECT_EQ(help(task, laid, plenty)->state, FillHelp::State::stuck);
  EXPECT_EQ(help(task, laid, plenty)->wrong, std::nullopt);
  task.pile = {{0}};  // others have the rest
  EXPECT_EQ(help(task, laid, plenty)->state, FillHelp::State::stuck);
  EXPECT_EQ(help(task, laid, plenty)->wrong, std::nullopt);
}

TEST(Help, in_an_arlequin_of_many_solutions_goes_on_with_any_of_them) {
  const FillTask task = arlequin(3);
  std::vector<Placement> laid;
  for (int i = 0; i < 40; ++i) {
    const FillHelp found = help(task, laid, plenty).value();
    ASSERT_EQ(found.state, FillHelp::State::solvable) << i;
    laid.push_back(found.next->at);
  }
  EXPECT_TRUE(check_filling(task, laid));
}

TEST(Help, refuses_what_cannot_lie_there_and_says_when_it_does_not_know) {
  const FillTask task = arlequin(1);
  const Face foreign = standard_tiles()[arlequin(2).pile.front().tile].a;
  EXPECT_THAT(help(task, std::vector{Placement{foreign, 0, 0, 0}}, plenty).error().message,
              testing::HasSubstr("is not in the pile"));
  const Face own = standard_tiles()[task.pile.front().tile].a;
  EXPECT_THAT(help(task, std::vector{Placement{own, 9, 0, 0}}, plenty).error().message,
              testing::HasSubstr("outside the frame"));
  EXPECT_EQ(help(task, {}, 5)->state, FillHelp::State::unknown);
}

// T3, T4, AR1
TEST(Sheets, are_solved_on_both_sides_and_back_to_back) {
  for (const int sheet : {1, 2, 3}) {
    const FillTask task = arlequin(sheet);
    const std::vector<Placement> front = front_of_sheet(sheet);
    const std::vector<Placement> back = back_of_sheet(sheet);
    const auto front_right = check_filling(task, front);
    EXPECT_TRUE(front_right) << front_right.error().message;
    const auto back_right = check_filling(task, back);
    EXPECT_TRUE(back_right) << back_right.error().message;
    for (std::size_t i = 0; i < front.size(); ++i) {
      EXPECT_EQ(standard_tiles().tile_with(front[i].face), standard_tiles().tile_with(back[i].face));
      EXPECT_NE(front[i].face, back[i].face);
      EXPECT_EQ(front[i].x + back[i].x, 8);
      EXPECT_EQ(front[i].y, back[i].y);
    }
  }
}

}  // namespace
}  // namespace dalapapa
