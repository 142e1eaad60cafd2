#include "paper/puzzle_pages.hpp"

#include <gmock/gmock.h>

namespace dalapapa {
namespace {

constexpr Box a4{13, 13, 184, 271};

PuzzleRoom room_for(int width, int height, std::size_t tiles) {
  return {.page = a4,
          .top = 55,
          .width = static_cast<double>(width),
          .height = static_cast<double>(height),
          .words = 7,
          .tiles = tiles,
          .least = 12};
}

TEST(PuzzlePages, have_all_tiles_on_the_paper_and_none_on_another) {
  for (const auto& [width, height] : {std::pair{4, 4}, {4, 6}, {6, 6}, {6, 8}, {8, 8}, {10, 8}, {20, 12}}) {
    const auto all = static_cast<std::size_t>(width * height / 2);
    for (std::size_t count = all / 2; count <= all; ++count) {
      const PuzzlePages pages = puzzle_pages(room_for(width, height, count));
      const double side = 2 * pages.square;
      std::size_t seen = 0;
      for (std::size_t p = 0; p < pages.tiles.size(); ++p) {
        const auto& tiles = pages.tiles[p];
        EXPECT_TRUE(p == 0 || !tiles.empty());
        for (std::size_t i = 0; i < tiles.size(); ++i, ++seen) {
          const Box tile{tiles[i].x, tiles[i].y, side, side};
          EXPECT_GE(tile.left, a4.left - 1e-9);
          EXPECT_LE(tile.right(), a4.right() + 1e-9);
          EXPECT_GE(tile.top, p == 0 ? 55 + height * pages.square + 14 : a4.top);
          EXPECT_LE(tile.bottom(), a4.bottom() + 1e-9);
          for (std::size_t j = 0; j < i; ++j) {
            EXPECT_TRUE(std::abs(tiles[i].x - tiles[j].x) >= side ||
                        std::abs(tiles[i].y - tiles[j].y) >= side);
          }
        }
      }
      EXPECT_EQ(seen, count);
      EXPECT_LE(width * pages.square, a4.width + 1e-9);
    }
  }
}

TEST(PuzzlePages, are_few_rather_than_large) {
  EXPECT_EQ(puzzle_pages(room_for(4, 4, 7)).square, largest_square);
  const PuzzlePages six = puzzle_pages(room_for(6, 6, 15));  // with the largest squares they would take two
  EXPECT_EQ(six.tiles.size(), 1U);
  EXPECT_LT(six.square, largest_square);
  PuzzleRoom no_smaller = room_for(6, 6, 15);
  no_smaller.least = largest_square;
  EXPECT_EQ(puzzle_pages(no_smaller).tiles.size(), 2U);
  EXPECT_EQ(puzzle_pages(no_smaller).square, largest_square);
  EXPECT_EQ(puzzle_pages(room_for(10, 8, 29)).tiles.size(), 2U);  // an Arlequin
}

TEST(PuzzlePages, begin_with_words_that_stand_with_the_first_tiles) {
  const PuzzlePages small = puzzle_pages(room_for(4, 4, 8));
  EXPECT_EQ(small.words.y, small.tiles[0].front().y - 7);
  PuzzleRoom tall = room_for(4, 4, 8);
  tall.height = 11;  // a board that fills the page
  tall.least = largest_square;
  const PuzzlePages pages = puzzle_pages(tall);
  EXPECT_TRUE(pages.tiles[0].empty());
  EXPECT_EQ(pages.words.y, a4.top);
}

}  // namespace
}  // namespace dalapapa
