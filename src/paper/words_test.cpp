#include "paper/words.hpp"

#include <gmock/gmock.h>

#include "paper/text_files.hpp"

namespace dalapapa {
namespace {

// tools/check_texts.py looks at how they are written.
TEST(Words, can_be_read_in_every_language_with_places_for_what_is_filled_in) {
  for (std::size_t i = 0; i < language_names.size(); ++i) {
    const auto words = words_in(static_cast<Language>(i));
    ASSERT_TRUE(words) << words.error().message;
    const BookletWords& b = words->booklet;
    for (const auto& pattern :
         {b.players, b.age_from, b.age_range, b.minutes, b.minutes_from, words->sheets.level})
      EXPECT_EQ(std::ranges::count(pattern, '#'), 1) << language_names[i] << ": " << pattern;
    EXPECT_EQ(std::ranges::count(words->sheets.step, '#'), 2) << language_names[i];
  }
}

TEST(Words, stand_where_they_belong) {
  const Words words = words_in(*value_named<Language>(language_names, "language", "nl")).value();
  EXPECT_EQ(words.front, "voorkant");
  EXPECT_EQ(words.turnings[2], "rug aan rug plakken, boven aan boven");
  EXPECT_EQ(words.kinds[static_cast<std::size_t>(Piece::coin)].name, "Munten");
  EXPECT_EQ(words.sheets.kinds[4], "Sluit de groep");
  EXPECT_EQ(words.booklet.end, "Einde");
}

TEST(Words, are_refused_where_one_is_missing_or_unknown_by_its_name) {
  const json::object whole = text_file("paper/fr.json").value();
  const auto fault = [&](const auto& change) {
    json::object file = whole;
    change(file);
    return words_from(file).error().message;
  };
  EXPECT_EQ(fault([](json::object& file) { file["booklet"].get_object().erase("goal"); }),
            "booklet.goal is missing");
  EXPECT_EQ(fault([](json::object& file) { file["start"] = 7; }), "start is missing");
  EXPECT_EQ(fault([](json::object& file) { file["kinds"].get_object()["coin"].get_object()["use"] = ""; }),
            "kinds.coin.use is missing");
  EXPECT_EQ(fault([](json::object& file) { file["shapes"].get_object()["star"] = "étoiles"; }),
            "nobody asks for shapes.star");
}

}  // namespace
}  // namespace dalapapa
