#include "paper/score_board.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace dalapapa {
namespace {

double distance(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

std::vector<Point> centres() {
  std::vector<Point> centres;
  for (const ScoreSpace& space : score_board_spaces()) centres.push_back(space.centre);
  return centres;
}

TEST(ScoreBoard, has_sixty_spaces_and_a_start_at_equal_distances) {
  const std::vector<Point> spaces = centres();
  ASSERT_EQ(spaces.size(), 61U);
  for (std::size_t i = 1; i < spaces.size(); ++i) EXPECT_NEAR(distance(spaces[i - 1], spaces[i]), 17, 0.01);
}

TEST(ScoreBoard, has_no_space_near_another_and_winds_inwards) {
  const std::vector<Point> spaces = centres();
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    for (std::size_t j = i + 1; j < spaces.size(); ++j) EXPECT_GT(distance(spaces[i], spaces[j]), 16.9);
    if (i > 0) {
      EXPECT_LT(distance(spaces[i], {}), distance(spaces[i - 1], {}));
    }
  }
  EXPECT_GT(distance(spaces.back(), {}), 20);  // room for the tiles in the middle
}

}  // namespace
}  // namespace dalapapa
