#include "paper/sheet_frame.hpp"

#include <gtest/gtest.h>
#include <limits>

namespace dalapapa {
namespace {

std::string complaint(Paper paper, double size) {
  const auto frame = SheetFrame::of(paper, size);
  return frame ? "" : frame.error().message;
}

TEST(SheetFrame, takes_tiles_of_the_usual_size_on_all_paper) {
  EXPECT_EQ(complaint(Paper::a4, usual_tile_size), "");
  EXPECT_EQ(complaint(Paper::letter, usual_tile_size), "");
}

TEST(SheetFrame, refuses_tiles_that_do_not_fit_and_says_what_does) {
  EXPECT_EQ(complaint(Paper::a4, 40), "tiles of 40 mm do not fit on a4: at most 23 mm");
  EXPECT_EQ(complaint(Paper::letter, 23.8), "tiles of 23.8 mm do not fit on letter: at most 23.7 mm");
  EXPECT_EQ(complaint(Paper::a4, 0), "tiles of 0 mm are too small: at least 10 mm");
  EXPECT_EQ(complaint(Paper::a4, -23), "tiles of -23 mm are too small: at least 10 mm");
  EXPECT_NE(complaint(Paper::a4, std::numeric_limits<double>::quiet_NaN()), "");
  EXPECT_NE(complaint(Paper::a4, std::numeric_limits<double>::infinity()), "");
}

TEST(SheetFrame, has_the_tiles_in_the_middle_and_room_to_cut_around_them) {
  for (const Paper paper : {Paper::a4, Paper::letter}) {
    for (const double size : {10.0, usual_tile_size, largest_tile_size(paper)}) {
      const SheetFrame frame = *SheetFrame::of(paper, size);
      const Box tiles = frame.tiles();
      EXPECT_NEAR(tiles.width, 10 * size, 1e-9);
      EXPECT_NEAR(tiles.height, 8 * size, 1e-9);
      EXPECT_NEAR(tiles.centre().x, frame.page().width / 2, 1e-9);
      EXPECT_NEAR(tiles.centre().y, frame.page().height / 2, 1e-9);
      EXPECT_GE(frame.bled().top, unprinted_edge + 4);
      EXPECT_GE(frame.bled().left, unprinted_edge + 12);
    }
  }
}

}  // namespace
}  // namespace dalapapa
