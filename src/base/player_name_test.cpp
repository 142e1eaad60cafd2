#include "base/player_name.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "base/json.hpp"
#include "base/source_tree.hpp"
#include "base/visible.hpp"

namespace dalapapa {
namespace {

TEST(PlayerName, is_tidied_as_the_list_says_that_the_page_is_tested_with_too) {
  std::ifstream in(source_tree() + "/src/base/testdata/names.json", std::ios::binary);
  const auto list = json::parse(std::string(std::istreambuf_iterator<char>(in), {}));
  ASSERT_TRUE(list);
  ASSERT_GT(list->as_array().size(), 20U);
  for (const json::value& row : list->as_array()) {
    const std::string typed(row.at("typed").as_string());
    const std::string tidy = tidy_name(typed);
    EXPECT_EQ(tidy, row.at("tidy").as_string()) << written_out(typed);
    EXPECT_FALSE(first_unseen(tidy)) << written_out(tidy);
    EXPECT_EQ(tidy_name(tidy), tidy);
  }
}

TEST(PlayerName, of_bytes_that_are_not_text_the_text_stays) {
  EXPECT_EQ(tidy_name("\xFFZo\xC3\xAB\xC3"), "Zoë");
}

TEST(PlayerName, what_has_lost_its_home_goes_too) {
  EXPECT_EQ(tidy_name("❤\u202E\uFE0F"), "❤");
  EXPECT_EQ(tidy_name("म\u200D\u202Eम"), "मम");
  EXPECT_EQ(tidy_name(std::string(57, 'x') + "म\u200Dम"), std::string(57, 'x') + "म");
}

}  // namespace
}  // namespace dalapapa
