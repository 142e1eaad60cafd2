#include "paper/rules_text.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <iterator>
#include <set>

#include "games/catalogue.hpp"
#include "paper/embedded_texts.hpp"
#include "paper/example.hpp"

namespace dalapapa {
namespace {

// tools/check_texts.py looks at what the texts say; here only whether the program can read all that it carries.
TEST(RulesText, can_be_read_in_every_language_with_its_examples) {
  for (std::size_t i = 0; i < language_names.size(); ++i) {
    for (const std::string_view chapter : chapter_names()) {
      const auto rules = rules_text(static_cast<Language>(i), chapter);
      ASSERT_TRUE(rules) << rules.error().message;
      EXPECT_FALSE(rules->sections.empty());
      for (const RulesSection& section : rules->sections) {
        EXPECT_FALSE(section.parts.empty()) << rules->title << ": " << section.heading;
        for (const RulesPart& part : section.parts) {
          if (part.kind != RulesPart::Kind::example) continue;
          const auto example = example_named(part.example);
          EXPECT_TRUE(example) << example.error().message;
        }
      }
    }
  }
}

TEST(RulesText, has_each_of_the_ten_games_in_short) {
  for (std::size_t i = 0; i < language_names.size(); ++i) {
    for (const GameInfo& game : catalogue()) {
      if (game.extra) continue;
      const auto in_short = short_rules(static_cast<Language>(i), game.name);
      EXPECT_TRUE(in_short) << in_short.error().message;
    }
  }
}

// What the program carries and what it asks for are the same.
TEST(RulesText, is_there_for_every_game_and_language_and_for_no_other) {
  std::set<std::string> wanted{"examples.json", "languages.json"};
  for (const std::string_view language : language_names) {
    wanted.insert(fmt::format("paper/{}.json", language));
    wanted.insert(fmt::format("summary/{}.json", language));
    for (const std::string_view chapter : chapter_names())
      wanted.insert(fmt::format("rules/{}/{}.json", language, chapter));
  }
  std::set<std::string> there;
  for (const TextFile& file : embedded_texts()) there.emplace(file.path);
  std::vector<std::string> missing;
  std::vector<std::string> unasked;
  std::ranges::set_difference(wanted, there, std::back_inserter(missing));
  std::ranges::set_difference(there, wanted, std::back_inserter(unasked));
  EXPECT_THAT(missing, testing::IsEmpty());
  EXPECT_THAT(unasked, testing::IsEmpty());
}

TEST(RulesText, names_what_is_not_there) {
  EXPECT_EQ(rules_text(Language::nl, "chess").error().message, "there is no text rules/nl/chess.json");
  EXPECT_THAT(short_rules(Language::nl, "chess").error().message, testing::HasSubstr("summary/nl.json"));
  EXPECT_THAT(example_named("checkmate").error().message, testing::HasSubstr("checkmate"));
}

}  // namespace
}  // namespace dalapapa
