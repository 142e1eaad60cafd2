#include "paper/facts.hpp"

#include <gmock/gmock.h>

namespace dalapapa {
namespace {

TEST(Facts, of_a_game_are_told_in_words) {
  const auto facts = [](Language language, std::string_view game) {
    return facts_of(rules_text(language, game).value(), words_in(language).value().booklet);
  };
  EXPECT_EQ(facts(Language::en, "classic"), "2 – 4 players · age 7 and up · about 30 min");
  EXPECT_EQ(facts(Language::fr, "gone"), "2 – 6 joueurs · 4 – 8 ans · environ 5 min");
  EXPECT_EQ(facts(Language::es, "puzzle"), "1 – 10 jugadores · todas las edades · 10 min o más");
  EXPECT_EQ(facts(Language::nl, "arlequin"), "1 – 3 spelers · wisselende duur");
  EXPECT_EQ(facts(Language::it, "seventytwo"), "2 – 4 giocatori · da 6 anni in su");
  EXPECT_EQ(facts(Language::de, "terra"), "2 – 5 Spieler");
  EXPECT_EQ(facts(Language::en, "material"), "");
}

TEST(Facts, of_a_game_for_one_are_told_of_one) {
  RulesText alone;
  alone.players = "1";
  EXPECT_EQ(facts_of(alone, words_in(Language::en).value().booklet), "1 player");
}

}  // namespace
}  // namespace dalapapa
