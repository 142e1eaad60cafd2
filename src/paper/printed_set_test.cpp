#include "paper/printed_set.hpp"

#include <gmock/gmock.h>

namespace dalapapa {
namespace {

using testing::ElementsAre;

std::vector<std::string> files(const PrintedSetOptions& options) {
  const auto set = printed_set(options);
  std::vector<std::string> names;
  for (const PrintedFile& file : *set) {
    names.push_back(fmt::format("{} {}", file.name, file.pages));
    EXPECT_THAT(file.bytes, testing::StartsWith("%PDF-"));
  }
  return names;
}

TEST(PrintedSet, has_the_sheets_of_both_sides_in_turn_then_the_rest) {
  EXPECT_THAT(files({}), ElementsAre("tiles.pdf 6", "pieces.pdf 2", "score-board.pdf 1"));
  EXPECT_THAT(files({.paper = Paper::letter, .turning = Turning::short_edge, .numbers = true}),
              ElementsAre("tiles.pdf 6", "pieces.pdf 2", "score-board.pdf 1"));
}

TEST(PrintedSet, has_fronts_and_backs_apart_where_they_are_glued) {
  EXPECT_THAT(files({.turning = Turning::glued}),
              ElementsAre("tiles-front.pdf 3", "tiles-back.pdf 3", "pieces.pdf 2", "score-board.pdf 1"));
}

TEST(PrintedSet, refuses_tiles_that_the_paper_does_not_take) {
  EXPECT_EQ(printed_set({.tile_size = 23.1}).error().message,
            "tiles of 23.1 mm do not fit on a4: at most 23 mm");
}

}  // namespace
}  // namespace dalapapa
