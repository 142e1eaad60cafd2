#include "paper/words.hpp"

#include <gmock/gmock.h>

namespace dalapapa {
namespace {

std::vector<std::string_view> all_of(const Words& words) {
  std::vector<std::string_view> all{words.author,  words.tiles,       words.sheet,     words.front,
                                    words.back,    words.signs,       words.full_size, words.pieces,
                                    words.cut_out, words.score_board, words.start,     words.rounds};
  const auto add = [&](const auto& names) { all.insert(all.end(), names.begin(), names.end()); };
  add(words.shapes);
  add(words.backgrounds);
  add(words.palettes);
  add(words.turnings);
  for (const auto& [name, use] : words.kinds) add(std::array{name, use});
  return all;
}

TEST(Words, are_all_there_in_six_languages_with_the_signs_of_the_texts) {
  for (std::size_t i = 0; i < language_names.size(); ++i) {
    for (const std::string_view text : all_of(words_in(static_cast<Language>(i)))) {
      EXPECT_FALSE(text.empty()) << language_names[i];
      // texts/README.md, Typography
      EXPECT_THAT(std::string(text), testing::Not(testing::ContainsRegex("['\"]|\\.\\.\\.| [:;!?]")))
          << language_names[i];
    }
  }
}

TEST(Words, differ_between_languages) {
  EXPECT_EQ(words_in(Language::de).tiles, "Steine");
  EXPECT_EQ(words_in(*value_named<Language>(language_names, "language", "nl")).front, "voorkant");
}

}  // namespace
}  // namespace dalapapa
