#include "paper/booklet_words.hpp"

namespace dalapapa {
namespace {

constexpr std::array<BookletWords, language_names.size()> all_words{{
    {
        .title = "The rules of the ten games",
        .author = "Games by François Haffner",
        .contents = "Contents",
        .goal = "Goal",
        .in_short = "In short",
        .players = "# players",
        .age_from = "age # and up",
        .age_range = "age #",
        .minutes = "# min",
        .summary = "Ten games on one page",
        .placing =
            "In all games: a tile covers two empty squares, half-discs that meet are of one colour, and at "
            "least one disc is formed. A group is closed when it can grow no more.",
        .turn = "Your turn",
        .scoring = "Scoring",
        .end = "End",
    },
    {
        .title = "Les règles des dix jeux",
        .author = "Jeux de François Haffner",
        .contents = "Sommaire",
        .goal = "But du jeu",
        .in_short = "En bref",
        .players = "# joueurs",
        .age_from = "dès # ans",
        .age_range = "# ans",
        .minutes = "# min",
        .summary = "Dix jeux sur une page",
        .placing = "Dans tous les jeux : un dalapapa couvre deux cases vides, les demi-disques qui se "
                   "rejoignent sont de la même couleur, et au moins un disque est formé. Un groupe est fermé "
                   "quand il ne peut plus grandir.",
        .turn = "Votre tour",
        .scoring = "Décompte",
        .end = "Fin",
    },
    {
        .title = "Die Regeln der zehn Spiele",
        .author = "Spiele von François Haffner",
        .contents = "Inhalt",
        .goal = "Ziel",
        .in_short = "Kurz gesagt",
        .players = "# Spieler",
        .age_from = "ab # Jahren",
        .age_range = "# Jahre",
        .minutes = "# Min.",
        .summary = "Zehn Spiele auf einer Seite",
        .placing = "In allen Spielen: Ein Stein liegt auf zwei leeren Feldern, Halbscheiben, die "
                   "aufeinandertreffen, haben dieselbe Farbe, und mindestens eine Scheibe wird gebildet. "
                   "Eine Gruppe ist geschlossen, wenn sie nicht mehr wachsen kann.",
        .turn = "Dein Zug",
        .scoring = "Wertung",
        .end = "Ende",
    },
    {
        .title = "Las reglas de los diez juegos",
        .author = "Juegos de François Haffner",
        .contents = "Índice",
        .goal = "Objetivo",
        .in_short = "En resumen",
        .players = "# jugadores",
        .age_from = "desde # años",
        .age_range = "# años",
        .minutes = "# min",
        .summary = "Diez juegos en una página",
        .placing =
            "En todos los juegos: una loseta cubre dos casillas vacías, los medios discos que se juntan son "
            "del mismo color y se forma al menos un disco. Un grupo está cerrado cuando ya no puede crecer.",
        .turn = "Tu turno",
        .scoring = "Recuento",
        .end = "Final",
    },
    {
        .title = "Le regole dei dieci giochi",
        .author = "Giochi di François Haffner",
        .contents = "Indice",
        .goal = "Scopo",
        .in_short = "In breve",
        .players = "# giocatori",
        .age_from = "da # anni in su",
        .age_range = "# anni",
        .minutes = "# min",
        .summary = "Dieci giochi in una pagina",
        .placing =
            "In tutti i giochi: una tessera copre due caselle vuote, i mezzi dischi che si incontrano sono "
            "dello stesso colore e si forma almeno un disco. Un gruppo è chiuso quando non può più crescere.",
        .turn = "Il tuo turno",
        .scoring = "Conteggio",
        .end = "Fine",
    },
    {
        .title = "De regels van de tien spellen",
        .author = "Spellen van François Haffner",
        .contents = "Inhoud",
        .goal = "Doel",
        .in_short = "In het kort",
        .players = "# spelers",
        .age_from = "vanaf # jaar",
        .age_range = "# jaar",
        .minutes = "# min",
        .summary = "Tien spellen op één bladzijde",
        .placing = "In alle spellen: een steen bedekt twee lege vakken, halve schijven die samenkomen, "
                   "hebben dezelfde kleur, en er wordt minstens één schijf gevormd. Een groep is gesloten "
                   "als die niet meer kan groeien.",
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
