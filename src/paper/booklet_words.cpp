#include "paper/booklet_words.hpp"

namespace dalapapa {
namespace {

constexpr std::array<BookletWords, language_names.size()> all_words{{
    {
        .title = "The rules of the ten games",
        .author = "Games by François Haffner",
        .original = "In this set yellow is orange, and blue is brown.",
        .contents = "Contents",
        .goal = "Goal",
        .in_short = "In short",
        .players = "# players",
        .age_from = "age # and up",
        .age_range = "age #",
        .minutes = "# min",
        .summary = "Ten games on one page",
        .turn = "Your turn",
        .scoring = "Scoring",
        .end = "End",
    },
    {
        .title = "Les règles des dix jeux",
        .author = "Jeux de François Haffner",
        .original = "Dans ce jeu, le jaune est orange et le bleu est brun.",
        .contents = "Sommaire",
        .goal = "But du jeu",
        .in_short = "En bref",
        .players = "# joueurs",
        .age_from = "dès # ans",
        .age_range = "# ans",
        .minutes = "# min",
        .summary = "Dix jeux sur une page",
        .turn = "Votre tour",
        .scoring = "Décompte",
        .end = "Fin",
    },
    {
        .title = "Die Regeln der zehn Spiele",
        .author = "Spiele von François Haffner",
        .original = "In diesem Satz ist Gelb orange und Blau braun.",
        .contents = "Inhalt",
        .goal = "Ziel",
        .in_short = "Kurz gesagt",
        .players = "# Spieler",
        .age_from = "ab # Jahren",
        .age_range = "# Jahre",
        .minutes = "# Min.",
        .summary = "Zehn Spiele auf einer Seite",
        .turn = "Dein Zug",
        .scoring = "Wertung",
        .end = "Ende",
    },
    {
        .title = "Las reglas de los diez juegos",
        .author = "Juegos de François Haffner",
        .original = "En este juego el amarillo es naranja y el azul es marrón.",
        .contents = "Índice",
        .goal = "Objetivo",
        .in_short = "En resumen",
        .players = "# jugadores",
        .age_from = "desde # años",
        .age_range = "# años",
        .minutes = "# min",
        .summary = "Diez juegos en una página",
        .turn = "Tu turno",
        .scoring = "Recuento",
        .end = "Final",
    },
    {
        .title = "Le regole dei dieci giochi",
        .author = "Giochi di François Haffner",
        .original = "In questo set il giallo è arancione e il blu è marrone.",
        .contents = "Indice",
        .goal = "Scopo",
        .in_short = "In breve",
        .players = "# giocatori",
        .age_from = "da # anni in su",
        .age_range = "# anni",
        .minutes = "# min",
        .summary = "Dieci giochi in una pagina",
        .turn = "Il tuo turno",
        .scoring = "Conteggio",
        .end = "Fine",
    },
    {
        .title = "De regels van de tien spellen",
        .author = "Spellen van François Haffner",
        .original = "In deze set is geel oranje en blauw bruin.",
        .contents = "Inhoud",
        .goal = "Doel",
        .in_short = "In het kort",
        .players = "# spelers",
        .age_from = "vanaf # jaar",
        .age_range = "# jaar",
        .minutes = "# min",
        .summary = "Tien spellen op één bladzijde",
        .turn = "Jouw beurt",
        .scoring = "Telling",
        .end = "Einde",
    },
}};

}  // namespace

const BookletWords& booklet_words_in(Language language) {
  return all_words[static_cast<std::size_t>(language)];
}

std::string facts_of(const RulesText& rules, const BookletWords& words) {
  std::string_view age = rules.age;
  const bool open = age.ends_with('+');
  if (open) age.remove_suffix(1);
  return fmt::format("{} · {} · {}", filled_in(words.players, rules.players),
                     filled_in(open ? words.age_from : words.age_range, age),
                     filled_in(words.minutes, rules.minutes));
}

}  // namespace dalapapa
