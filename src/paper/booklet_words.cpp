#include "paper/booklet_words.hpp"

namespace dalapapa {
namespace {

constexpr std::array<BookletWords, language_names.size()> all_booklet_words{{
    {
        .title = "The rules of the ten games",
        .original = "In this set yellow is orange, and blue is brown.",
        .contents = "Contents",
        .goal = "Goal",
        .in_short = "In short",
        .players = "# players",
        .age_from = "age # and up",
        .age_range = "ages #",
        .all_ages = "all ages",
        .minutes = "about # min",
        .minutes_from = "# min or more",
        .varies = "length varies",
        .summary = "Ten games on one page",
        .turn = "Your turn",
        .scoring = "Scoring",
        .end = "End",
    },
    {
        .title = "Les règles des dix jeux",
        .original = "Dans ce jeu, le jaune est orange et le bleu est brun.",
        .contents = "Sommaire",
        .goal = "But du jeu",
        .in_short = "En bref",
        .players = "# joueurs",
        .age_from = "dès # ans",
        .age_range = "# ans",
        .all_ages = "à tout âge",
        .minutes = "environ # min",
        .minutes_from = "# min ou plus",
        .varies = "durée variable",
        .summary = "Dix jeux sur une page",
        .turn = "Votre tour",
        .scoring = "Décompte",
        .end = "Fin",
    },
    {
        .title = "Die Regeln der zehn Spiele",
        .original = "In diesem Satz ist Gelb orange und Blau braun.",
        .contents = "Inhalt",
        .goal = "Ziel",
        .in_short = "Kurz gesagt",
        .players = "# Spieler",
        .age_from = "ab # Jahren",
        .age_range = "# Jahre",
        .all_ages = "für jedes Alter",
        .minutes = "etwa # Min.",
        .minutes_from = "# Min. oder mehr",
        .varies = "Dauer verschieden",
        .summary = "Zehn Spiele auf einer Seite",
        .turn = "Dein Zug",
        .scoring = "Wertung",
        .end = "Ende",
    },
    {
        .title = "Las reglas de los diez juegos",
        .original = "En este juego el amarillo es naranja y el azul es marrón.",
        .contents = "Índice",
        .goal = "Objetivo",
        .in_short = "En resumen",
        .players = "# jugadores",
        .age_from = "a partir de # años",
        .age_range = "# años",
        .all_ages = "todas las edades",
        .minutes = "unos # min",
        .minutes_from = "# min o más",
        .varies = "duración variable",
        .summary = "Diez juegos en una página",
        .turn = "Tu turno",
        .scoring = "Recuento",
        .end = "Final",
    },
    {
        .title = "Le regole dei dieci giochi",
        .original = "In questo set il giallo è arancione e il blu è marrone.",
        .contents = "Indice",
        .goal = "Scopo",
        .in_short = "In breve",
        .players = "# giocatori",
        .age_from = "da # anni in su",
        .age_range = "# anni",
        .all_ages = "tutte le età",
        .minutes = "circa # min",
        .minutes_from = "# min o più",
        .varies = "durata variabile",
        .summary = "Dieci giochi in una pagina",
        .turn = "Il tuo turno",
        .scoring = "Conteggio",
        .end = "Fine",
    },
    {
        .title = "De regels van de tien spellen",
        .original = "In deze set is geel oranje en blauw bruin.",
        .contents = "Inhoud",
        .goal = "Doel",
        .in_short = "In het kort",
        .players = "# spelers",
        .age_from = "vanaf # jaar",
        .age_range = "# jaar",
        .all_ages = "alle leeftijden",
        .minutes = "ongeveer # min",
        .minutes_from = "# min of meer",
        .varies = "wisselende duur",
        .summary = "Tien spellen op één bladzijde",
        .turn = "Jouw beurt",
        .scoring = "Telling",
        .end = "Einde",
    },
}};

// "7+" is 7 and more.
bool is_least(std::string_view fact) {
  return fact.ends_with('+');
}

std::string_view number_in(std::string_view fact) {
  return fact.substr(0, fact.size() - (is_least(fact) ? 1 : 0));
}

}  // namespace

const BookletWords& booklet_words_in(Language language) {
  return all_booklet_words[static_cast<std::size_t>(language)];
}

std::string facts_of(const RulesText& rules, const BookletWords& words) {
  std::vector<std::string> facts;
  if (!rules.players.empty()) facts.push_back(filled_in(words.players, rules.players));
  if (const std::string_view age = rules.age; age == "all") {
    facts.emplace_back(words.all_ages);
  } else if (!age.empty()) {
    facts.push_back(filled_in(is_least(age) ? words.age_from : words.age_range, number_in(age)));
  }
  if (const std::string_view minutes = rules.minutes; minutes == "varies") {
    facts.emplace_back(words.varies);
  } else if (!minutes.empty()) {
    facts.push_back(filled_in(is_least(minutes) ? words.minutes_from : words.minutes, number_in(minutes)));
  }
  return fmt::format("{}", fmt::join(facts, " · "));
}

}  // namespace dalapapa
