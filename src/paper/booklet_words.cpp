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
        .placing = "A tile covers two empty squares, and half-discs that meet are of one colour. Except in "
                   "Puzzle and Arlequin, each tile after the first forms at least one disc. A group is "
                   "closed when no neighbouring half-disc has its colour.",
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
        .placing = "Un dalapapa couvre deux cases vides, et les demi-disques qui se rejoignent sont de la "
                   "même couleur. Sauf au puzzle et à Arlequin, chaque dalapapa après le premier forme au "
                   "moins un disque. Un groupe est fermé quand aucun demi-disque voisin n’a sa couleur.",
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
        .placing =
            "Ein Stein liegt auf zwei leeren Feldern, und Halbscheiben, die aufeinandertreffen, haben "
            "dieselbe Farbe. Außer bei Puzzle und Arlequin bildet jeder Stein nach dem ersten mindestens "
            "eine Scheibe. Eine Gruppe ist geschlossen, wenn keine benachbarte Halbscheibe ihre Farbe hat.",
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
        .placing = "Una loseta cubre dos casillas vacías, y los medios discos que se juntan son del mismo "
                   "color. Salvo en Puzle y Arlequín, cada loseta después de la primera forma al menos un "
                   "disco. Un grupo está cerrado cuando ningún medio disco vecino tiene su color.",
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
        .placing = "Una tessera copre due caselle vuote, e i mezzi dischi che si incontrano sono dello "
                   "stesso colore. Tranne che nel Puzzle e in Arlequin, ogni tessera dopo la prima forma "
                   "almeno un disco. Un gruppo è chiuso quando nessun mezzo disco vicino ha il suo colore.",
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
        .placing = "Een steen bedekt twee lege vakken, en halve schijven die samenkomen hebben dezelfde "
                   "kleur. Behalve bij Puzzel en Arlequin vormt elke steen na de eerste minstens één schijf. "
                   "Een groep is gesloten als geen enkele aangrenzende halve schijf haar kleur heeft.",
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
