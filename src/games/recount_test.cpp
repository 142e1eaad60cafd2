// The results of random games once more, from the steps alone: recount_*_test.cpp have the books of the games.
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/catalogue.hpp"

namespace dalapapa {
namespace {

bool is_recounted(std::string_view game) {
  const std::string start = fmt::format("of_{}_", game);
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const testing::TestSuite& suite = *all.GetTestSuite(i);
    if (std::string_view(suite.name()) != "Recount") continue;
    for (int j = 0; j < suite.total_test_count(); ++j) {
      if (std::string_view(suite.GetTestInfo(j)->name()).starts_with(start)) return true;
    }
  }
  return false;
}

TEST(Recount, every_game_of_the_catalogue_has_a_book) {
  for (const GameInfo& game : catalogue()) {
    EXPECT_TRUE(is_recounted(game.name))
        << "nothing adds up the results of " << game.name << " a second time: src/games/recount_" << game.name
        << "_test.cpp should have TEST(Recount, of_" << game.name
        << "_gives_its_results_and_the_rare_cases_occurred)";
  }
}

}  // namespace
}  // namespace dalapapa
