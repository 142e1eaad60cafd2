#include "paper/pagination.hpp"

#include <gmock/gmock.h>

#include "base/random.hpp"

namespace dalapapa {
namespace {

using testing::ElementsAre;

FlowBlock lines(std::size_t count) {
  return {.above = 1, .rows = std::vector<double>(count, 1.0)};
}

FlowBlock heading() {
  return {.above = 2, .rows = {1}, .with_next = true};
}

std::vector<std::size_t> rows_on_pages(const std::vector<FlowPage>& pages) {
  std::vector<std::size_t> counts;
  for (const FlowPage& page : pages) counts.push_back(page.size());
  return counts;
}

TEST(Pagination, fills_pages_and_leaves_room_only_between_blocks) {
  const std::vector blocks{lines(3), lines(3)};
  const auto pages = paginated(blocks, 7);
  ASSERT_EQ(pages.size(), 1U);
  EXPECT_THAT(pages[0], ElementsAre(PlacedRow{0, 0, 0}, PlacedRow{0, 1, 1}, PlacedRow{0, 2, 2},
                                    PlacedRow{1, 0, 4}, PlacedRow{1, 1, 5}, PlacedRow{1, 2, 6}));
}

TEST(Pagination, never_parts_a_single_line_from_its_paragraph) {
  EXPECT_THAT(rows_on_pages(paginated(std::vector{lines(6)}, 5)), ElementsAre(4, 2));
  EXPECT_THAT(rows_on_pages(paginated(std::vector{lines(3), lines(3)}, 6)), ElementsAre(3, 3));
  EXPECT_THAT(rows_on_pages(paginated(std::vector{lines(3), lines(4)}, 6)), ElementsAre(5, 2));
  EXPECT_THAT(rows_on_pages(paginated(std::vector{lines(4), lines(4)}, 6)), ElementsAre(4, 4));
}

TEST(Pagination, never_leaves_a_heading_at_the_foot) {
  EXPECT_THAT(rows_on_pages(paginated(std::vector{lines(3), heading(), lines(4)}, 7)), ElementsAre(3, 5));
  EXPECT_THAT(rows_on_pages(paginated(std::vector{lines(3), heading(), lines(4)}, 9)), ElementsAre(6, 2));
  // Nor two of them.
  EXPECT_THAT(rows_on_pages(paginated(std::vector{lines(3), heading(), heading(), lines(2)}, 10)),
              ElementsAre(3, 4));
}

TEST(Pagination, takes_what_is_higher_than_a_page) {
  const FlowBlock picture{.above = 1, .rows = {20}};
  EXPECT_THAT(rows_on_pages(paginated(std::vector{lines(2), picture, lines(2)}, 10)), ElementsAre(2, 1, 2));
  EXPECT_TRUE(paginated({}, 10).empty());
}

TEST(Pagination, loses_no_row_and_overfills_no_page) {
  Random random(7);
  for (int round = 0; round < 500; ++round) {
    std::vector<FlowBlock> blocks;
    std::size_t rows = 0;
    for (auto count = 1 + random.below(20); count > 0; --count) {
      blocks.push_back(random.below(4) == 0 ? heading() : lines(1 + random.below(9)));
      rows += blocks.back().rows.size();
    }
    std::size_t seen = 0;
    PlacedRow last{};
    for (const FlowPage& page : paginated(blocks, 30)) {
      EXPECT_EQ(page.front().top, 0);
      EXPECT_LE(page.back().top + 1, 30);
      for (const PlacedRow& row : page) {
        if (seen++ > 0) {
          EXPECT_TRUE(row.block > last.block || (row.block == last.block && row.row == last.row + 1));
        }
        last = row;
      }
    }
    EXPECT_EQ(seen, rows);
  }
}

}  // namespace
}  // namespace dalapapa
