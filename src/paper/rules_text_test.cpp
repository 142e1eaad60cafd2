#include "paper/rules_text.hpp"

#include <gmock/gmock.h>

#include "paper/booklet_words.hpp"
#include "paper/embedded_texts.hpp"
#include "paper/example.hpp"
#include "paper/sheet_words.hpp"

namespace dalapapa {
namespace {

// tools/check_texts.py looks at what the texts say; here only whether the program can read all that it carries.
TEST(RulesText, can_be_read_in_every_language_with_its_examples) {
  for (std::size_t i = 0; i < language_names.size(); ++i) {
    const auto language = static_cast<Language>(i);
    for (const std::string_view chapter : chapter_names) {
      const auto rules = rules_text(language, chapter);
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
      if (chapter == "material") continue;
      const auto in_short = short_rules(language, chapter);
      ASSERT_TRUE(in_short) << in_short.error().message;
    }
  }
  EXPECT_EQ(embedded_texts().size(), 6 * chapter_names.size() + 6 + 1);
}

TEST(RulesText, names_what_is_not_there) {
  EXPECT_EQ(rules_text(Language::nl, "chess").error().message, "there is no text rules/nl/chess.json");
  EXPECT_THAT(short_rules(Language::nl, "chess").error().message, testing::HasSubstr("summary/nl.json"));
  EXPECT_THAT(example_named("checkmate").error().message, testing::HasSubstr("checkmate"));
}

TEST(BookletWords, tell_the_facts_of_a_game) {
  const auto facts = [](Language language, std::string_view game) {
    return facts_of(rules_text(language, game).value(), booklet_words_in(language));
  };
  EXPECT_EQ(facts(Language::en, "classic"), "2 – 4 players · age 7 and up · about 30 min");
  EXPECT_EQ(facts(Language::fr, "gone"), "2 – 6 joueurs · 4 – 8 ans · environ 5 min");
  EXPECT_EQ(facts(Language::es, "puzzle"), "1 – 10 jugadores · todas las edades · 10 min o más");
  EXPECT_EQ(facts(Language::nl, "arlequin"), "1 – 3 spelers · wisselende duur");
  EXPECT_EQ(facts(Language::it, "seventytwo"), "2 – 4 giocatori · da 6 anni in su");
  EXPECT_EQ(facts(Language::de, "terra"), "2 – 5 Spieler");
  EXPECT_EQ(facts(Language::en, "material"), "");
}

// texts/README.md, Typography
void expect_typography(std::string_view text, std::string_view language) {
  EXPECT_FALSE(text.empty()) << language;
  EXPECT_THAT(std::string(text), testing::Not(testing::ContainsRegex("['\"]|\\.\\.\\.| [:;!?]"))) << language;
}

TEST(BookletWords, are_all_there_with_the_signs_of_the_texts) {
  for (std::size_t i = 0; i < language_names.size(); ++i) {
    const BookletWords& b = booklet_words_in(static_cast<Language>(i));
    for (const auto text :
         {b.title, b.contents, b.goal, b.in_short, b.players, b.age_from, b.age_range, b.all_ages, b.minutes,
          b.minutes_from, b.varies, b.summary, b.original, b.turn, b.scoring, b.end})
      expect_typography(text, language_names[i]);
    for (const auto pattern : {b.players, b.age_from, b.age_range, b.minutes, b.minutes_from})
      EXPECT_EQ(std::ranges::count(pattern, '#'), 1) << pattern;
  }
}

TEST(SheetWords, are_all_there_with_the_signs_of_the_texts) {
  for (std::size_t i = 0; i < language_names.size(); ++i) {
    const SheetWords& s = sheet_words_in(static_cast<Language>(i));
    for (const auto text :
         {s.fill, s.outlined, s.turn, s.close, s.level, s.cut_out, s.scan, s.step, s.points, s.tokens,
          s.coins, s.too_long, s.kinds[0], s.kinds[1], s.kinds[2], s.kinds[3], s.kinds[4]})
      expect_typography(text, language_names[i]);
    EXPECT_EQ(std::ranges::count(s.level, '#'), 1);
    EXPECT_EQ(std::ranges::count(s.step, '#'), 2);
  }
}

}  // namespace
}  // namespace dalapapa
