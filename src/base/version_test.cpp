#include "base/version.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

#include "base/source_tree.hpp"

namespace dalapapa {
namespace {

TEST(Version, is_spelt_in_one_way_and_ordered_by_its_numbers) {
  for (const char* text : {"0.1.0", "1.0.0", "12.0.345", "0.0.0"})
    EXPECT_EQ(Version::from_text(text).value().text(), text);
  for (const char* text :
       {"", "1", "1.2", "1.2.3.4", "1.2.3 ", " 1.2.3", "01.2.3", "1.02.3", "1.2.-3", "-1.2.3", "1..3", "1.2.",
        ".1.2", "1,2,3", "1.2.3-beta", "v1.2.3", "1.2.99999999999", "123"})
    EXPECT_FALSE(Version::from_text(text)) << text;
  EXPECT_LT(Version::from_text("0.9.9").value(), Version::from_text("0.10.0").value());
  EXPECT_LT(Version::from_text("0.10.0").value(), Version::from_text("0.10.1").value());
}

TEST(Version, of_the_program_is_the_one_of_CMakeLists_and_the_changelog_knows_it) {
  const auto file = [](const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(source_tree() + "/" + name).rdbuf();
    return text.str();
  };
  const std::string version = program_version().text();
  EXPECT_THAT(file("CMakeLists.txt"), testing::HasSubstr("project(dalapapa VERSION " + version + " "));
  EXPECT_THAT(file("CHANGELOG.md"), testing::HasSubstr("\n## [" + version + "]"));
}

}  // namespace
}  // namespace dalapapa
