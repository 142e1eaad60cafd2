#include "paper/printed_rules.hpp"

#include <gmock/gmock.h>

#include "paper/link.hpp"
#include "paper/puzzle_sheet.hpp"

namespace dalapapa {
namespace {

// The files are read back in tools/cli_tests; here they are only made, in all languages and in the looks that take other paths
// through the code.
// Every language on every paper is looked at by tools/cli_tests.
TEST(PrintedRules, are_made_in_every_language) {
  for (std::size_t i = 0; i < language_names.size(); ++i) {
    const Paper paper = i % 2 == 0 ? Paper::a4 : Paper::letter;
    const auto files = printed_rules({.look = {}, .paper = paper, .language = static_cast<Language>(i)});
    ASSERT_TRUE(files) << files.error().message;
    ASSERT_EQ(files->size(), 2U);
    EXPECT_EQ((*files)[0].name, fmt::format("rules-{}.pdf", language_names[i]));
    EXPECT_GT((*files)[0].pages, 30);
    EXPECT_EQ((*files)[1].pages, 1);
  }
}

TEST(PuzzleSheet, is_made_of_every_kind_of_puzzle) {
  for (const std::string_view name : {"figure-4x4-3-k2m9qz", "figure-6x6o-2-k2m9qz", "arlequin-3-3-dddddd",
                                      "turn-2-k2m9qz", "close-2-k2m9qz"}) {
    const auto puzzle = Puzzle::make(PuzzleId::parse(name).value());
    ASSERT_TRUE(puzzle) << name;
    auto sheet = puzzle_sheet(*puzzle, "", {.look = {.signs = true}, .site = std::string(usual_site)});
    ASSERT_TRUE(sheet) << name;
    EXPECT_TRUE(printed_file("sheet.pdf", *std::move(sheet))) << name;
  }
}

}  // namespace
}  // namespace dalapapa
