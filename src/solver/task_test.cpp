#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solver/checker.hpp"
#include "solver/sample_tasks.hpp"
#include "solver/solver.hpp"

namespace dalapapa {
namespace {

using testing::HasSubstr;

std::string complaint(const FillTask& task) {
  const auto checked = task.check();
  return checked ? "none" : checked.error().message;
}

Placement at(std::size_t tile, int x, int y, int rot) {
  return {standard_tiles().tiles()[tile].a, static_cast<std::int16_t>(x), static_cast<std::int16_t>(y),
          static_cast<std::uint8_t>(rot)};
}

// The tiles of the pile that are not fixed.
FillTask with_fixed(FillTask task, std::vector<Placement> fixed) {
  std::erase_if(task.pile, [&](const PileTile& entry) {
    return std::ranges::any_of(
        fixed, [&](const Placement& f) { return standard_tiles().tile_with(f.face) == entry.tile; });
  });
  task.fixed = std::move(fixed);
  return task;
}

TEST(FillTask, says_what_is_wrong_with_the_frame) {
  EXPECT_EQ(complaint(all_tiles_in(4, 4)), "none");
  EXPECT_THAT(complaint(all_tiles_in(3, 5)), HasSubstr("an odd number of squares, 15, cannot be filled"));
  EXPECT_THAT(complaint(all_tiles_in(0, 5)), HasSubstr("a frame of 0x5 squares"));
  EXPECT_THAT(complaint(all_tiles_in(100, 100)), HasSubstr("1 to 510"));
  EXPECT_THAT(complaint(all_tiles_in(65536, 65536)), HasSubstr("1 to 510"));
  EXPECT_THAT(complaint(all_tiles_in(20, 14)), HasSubstr("the pile has 120 tiles, and 140 are needed"));
  FillTask task = all_tiles_in(2, 8);
  task.frame.torus = true;
  EXPECT_THAT(complaint(task), HasSubstr("below 3 a tile would meet itself"));
  task = all_tiles_in(4, 4);
  task.frame.blocked = {{4, 0}, {1, 1}};
  EXPECT_THAT(complaint(task), HasSubstr("(4, 0) is outside the frame"));
  task.frame.blocked = {{1, 1}, {1, 1}};
  EXPECT_THAT(complaint(task), HasSubstr("(1, 1) is blocked twice"));
  task.frame.blocked = {{1, 1}};
  EXPECT_THAT(complaint(task), HasSubstr("squares, 15, cannot be filled"));
}

TEST(FillTask, says_what_is_wrong_with_fixed_tiles) {
  const FillTask task = all_tiles_in(4, 4);
  EXPECT_THAT(complaint(with_fixed(task, {at(0, 0, 0, 0), at(1, 1, 0, 1)})),
              HasSubstr("the fixed tiles 1 and 2 overlap on the square (1, 0)"));
  EXPECT_THAT(complaint(with_fixed(task, {at(0, 3, 0, 0)})), HasSubstr("(4, 0) is outside"));
  EXPECT_THAT(complaint(with_fixed(task, {at(0, 0, 0, 0), at(0, 0, 2, 0)})), HasSubstr("is fixed twice"));
  FillTask twice = task;
  twice.fixed = {at(0, 0, 0, 0)};
  EXPECT_THAT(complaint(twice), HasSubstr("is fixed and in the pile"));
  int clashes = 0;
  for (std::size_t tile = 1; tile < 20; ++tile) {
    const FillTask two = with_fixed(task, {at(0, 0, 0, 0), at(tile, 2, 0, 0)});
    const bool match = two.fixed[0].face.at(Rim::e) == two.fixed[1].face.at(Rim::w);
    EXPECT_EQ(complaint(two), match ? "none" : "the fixed tiles 1 and 2 do not match where they meet");
    clashes += match ? 0 : 1;
  }
  EXPECT_GT(clashes, 0);
}

TEST(FillTask, says_what_is_wrong_with_an_outline) {
  FillTask task = all_tiles_in(2, 2);
  task.outline = {{{0, 0}, true}};
  EXPECT_THAT(complaint(task), HasSubstr("the outline has 1 tiles, and 2 fill the frame"));
  task.outline = {{{0, 0}, true}, {{0, 1}, false}};
  EXPECT_THAT(complaint(task), HasSubstr("the outlined tiles 1 and 2 overlap on the square (0, 1)"));
  task.outline = {{{0, 0}, true}, {{1, 0}, true}};
  EXPECT_EQ(complaint(task), "none");
  EXPECT_THAT(complaint(with_fixed(task, {at(0, 0, 0, 0)})), HasSubstr("does not follow the outline"));
}

class Checker : public testing::Test {
 protected:
  [[nodiscard]] std::string verdict(const std::vector<Placement>& filling) const {
    const auto checked = check_filling(task, filling);
    return checked ? "right" : checked.error().message;
  }

  FillTask task = arlequin(1);
  std::vector<Placement> right = solve(task, 1, 10'000'000).filling;
};

TEST_F(Checker, finds_every_fault) {
  EXPECT_EQ(verdict(right), "right");
  std::vector<Placement> wrong = right;
  wrong.pop_back();
  EXPECT_EQ(verdict(wrong), "78 of 80 squares are covered");
  EXPECT_TRUE(check_part(task, wrong));
  wrong.push_back(right.front());
  EXPECT_THAT(verdict(wrong), HasSubstr("is used twice"));
  wrong = right;
  wrong.front().x = 30;
  EXPECT_THAT(verdict(wrong), HasSubstr("outside the frame"));
  wrong = right;
  std::swap(wrong[3].face, wrong[17].face);
  EXPECT_THAT(verdict(wrong), HasSubstr("waits"));
  wrong = right;
  wrong[5].x = wrong[6].x;
  wrong[5].y = wrong[6].y;
  EXPECT_THAT(verdict(wrong), HasSubstr("taken or blocked"));
  wrong = right;
  for (const Tile& tile : standard_tiles().tiles()) {
    if (tile.sheet == 2) wrong[0].face = tile.a;
  }
  EXPECT_THAT(verdict(wrong), HasSubstr("is not in the pile"));
  task.fixed = {at(0, 0, 0, 0)};
  EXPECT_NE(verdict(right), "right");
}

// A single tile turned by half is a different tile in the same place, and seldom fits.
TEST_F(Checker, sees_a_single_tile_turned) {
  int seen = 0;
  for (std::size_t i = 0; i < right.size(); ++i) {
    std::vector<Placement> wrong = right;
    wrong[i].rot ^= 2U;
    seen += verdict(wrong) == "right" ? 0 : 1;
  }
  EXPECT_EQ(seen, static_cast<int>(right.size()));
}

}  // namespace
}  // namespace dalapapa
