#include "paper/sheet_words.hpp"

namespace dalapapa {
namespace {

constexpr std::array<SheetWords, language_names.size()> all_sheet_words{{
    {
        .kinds = {"Fill the figure", "Arlequin", "All 120 tiles", "The best turn", "Close the group"},
        .fill = "Lay all of these tiles into the frame, on either face and in any direction. Half-discs that "
                "meet are of the same colour. Tiles that lie there already stay. There is exactly one way.",
        .outlined = "The thick lines show where the tiles lie.",
        .turn = "Find the turn that scores the most in the classic game, with one of the two tiles or with "
                "both. The second tile costs 4 points.",
        .close = "Close the marked group with one of the two tiles or with both, for the most points in the "
                 "classic game. The second tile costs 4 points.",
        .level = "Level # of 5",
        .cut_out = "Take the tiles from your set, or cut them out: fold each along the dashed line and glue "
                   "it, so that it has two faces.",
        .scan = "Scan, and solve it on a screen.",
        .step = "After step # of #",
        .points = "points",
        .tokens = "tokens",
        .coins = "coins",
        .too_long = "This game is too long for a QR code.",
    },
    {
        .kinds = {"Remplir la figure", "Arlequin", "Les 120 dalapapas", "Le meilleur coup",
                  "Fermer le groupe"},
        .fill = "Posez tous ces dalapapas dans le cadre, sur l’une ou l’autre face et dans tous les sens. "
                "Les demi-disques qui se rejoignent sont de la même couleur. Les dalapapas déjà posés "
                "restent. Il n’y a qu’une seule solution.",
        .outlined = "Les traits épais montrent où sont les dalapapas.",
        .turn = "Trouvez le coup qui rapporte le plus au Dalapapa classique, avec un des deux dalapapas ou "
                "avec les deux. Le second dalapapa coûte 4 points.",
        .close = "Fermez le groupe marqué avec un des deux dalapapas ou avec les deux, pour le plus de "
                 "points possible au Dalapapa classique. Le second dalapapa coûte 4 points.",
        .level = "Niveau # sur 5",
        .cut_out = "Prenez les dalapapas de votre jeu, ou découpez-les : pliez chacun le long des pointillés "
                   "et collez-le, pour qu’il ait deux faces.",
        .scan = "Scannez pour le résoudre à l’écran.",
        .step = "Après l’étape # sur #",
        .points = "points",
        .tokens = "jetons",
        .coins = "brouzoufs",
        .too_long = "Cette partie est trop longue pour un code QR.",
    },
    {
        .kinds = {"Fülle die Fläche", "Arlequin", "Alle 120 Steine", "Der beste Zug", "Schließe die Gruppe"},
        .fill = "Lege alle diese Steine in den Rahmen, auf einer der beiden Seiten und in beliebiger "
                "Richtung. Halbscheiben, die aufeinandertreffen, haben dieselbe Farbe. Steine, die schon "
                "liegen, bleiben. Es gibt genau eine Lösung.",
        .outlined = "Die dicken Linien zeigen, wo die Steine liegen.",
        .turn = "Finde den Zug, der im klassischen Spiel die meisten Punkte bringt, mit einem der zwei "
                "Steine oder mit beiden. Der zweite Stein kostet 4 Punkte.",
        .close = "Schließe die markierte Gruppe mit einem der zwei Steine oder mit beiden, für die meisten "
                 "Punkte im klassischen Spiel. Der zweite Stein kostet 4 Punkte.",
        .level = "Stufe # von 5",
        .cut_out = "Nimm die Steine aus deinem Spiel oder schneide sie aus: Falte jeden an der gestrichelten "
                   "Linie und klebe ihn zusammen, dann hat er zwei Seiten.",
        .scan = "Scanne den Code und löse das Rätsel am Bildschirm.",
        .step = "Nach Schritt # von #",
        .points = "Punkte",
        .tokens = "Chips",
        .coins = "Münzen",
        .too_long = "Diese Partie ist zu lang für einen QR-Code.",
    },
    {
        .kinds = {"Llenar la figura", "Arlequin", "Las 120 losetas", "La mejor jugada", "Cerrar el grupo"},
        .fill = "Coloca todas estas losetas en el marco, por cualquier cara y en cualquier dirección. Los "
                "medios discos que se juntan son del mismo color. Las losetas que ya están se quedan. Hay "
                "una única solución.",
        .outlined = "Las líneas gruesas muestran dónde van las losetas.",
        .turn = "Encuentra la jugada que más puntos dé en el juego clásico, con una de las dos losetas o con "
                "las dos. La segunda loseta cuesta 4 puntos.",
        .close = "Cierra el grupo marcado con una de las dos losetas o con las dos, con el máximo de puntos "
                 "en el juego clásico. La segunda loseta cuesta 4 puntos.",
        .level = "Nivel # de 5",
        .cut_out = "Toma las losetas de tu juego o recórtalas: dobla cada una por la línea discontinua y "
                   "pégala, para que tenga dos caras.",
        .scan = "Escanea el código y resuélvelo en pantalla.",
        .step = "Después del paso # de #",
        .points = "puntos",
        .tokens = "chapas",
        .coins = "monedas",
        .too_long = "Esta partida es demasiado larga para un código QR.",
    },
    {
        .kinds = {"Riempi la figura", "Arlequin", "Tutte le 120 tessere", "La mossa migliore",
                  "Chiudi il gruppo"},
        .fill = "Piazza tutte queste tessere nella cornice, su una faccia o sull’altra e in qualsiasi "
                "direzione. I mezzi dischi che si incontrano sono dello stesso colore. Le tessere già "
                "presenti restano. C’è una sola soluzione.",
        .outlined = "Le linee spesse mostrano dove vanno le tessere.",
        .turn = "Trova la mossa che dà più punti nel gioco classico, con una delle due tessere o con tutte e "
                "due. La seconda tessera costa 4 punti.",
        .close = "Chiudi il gruppo segnato con una delle due tessere o con tutte e due, facendo più punti "
                 "che puoi nel gioco classico. La seconda tessera costa 4 punti.",
        .level = "Livello # di 5",
        .cut_out = "Prendi le tessere dal tuo gioco, o ritagliale: piega ognuna lungo la linea tratteggiata "
                   "e incollala, così ha due facce.",
        .scan = "Inquadra il codice e risolvilo sullo schermo.",
        .step = "Dopo il passo # di #",
        .points = "punti",
        .tokens = "gettoni",
        .coins = "monete",
        .too_long = "Questa partita è troppo lunga per un codice QR.",
    },
    {
        .kinds = {"Vul de figuur", "Arlequin", "Alle 120 stenen", "De beste zet", "Sluit de groep"},
        .fill = "Leg al deze stenen in het kader, op een van beide kanten en in elke richting. Halve "
                "schijven die samenkomen, hebben dezelfde kleur. Stenen die er al liggen, blijven. Er is "
                "precies één oplossing.",
        .outlined = "De dikke lijnen tonen waar de stenen liggen.",
        .turn = "Vind de zet die in het klassieke spel de meeste punten oplevert, met een van de twee stenen "
                "of met allebei. De tweede steen kost 4 punten.",
        .close = "Sluit de gemarkeerde groep met een van de twee stenen of met allebei, voor de meeste "
                 "punten in het klassieke spel. De tweede steen kost 4 punten.",
        .level = "Niveau # van 5",
        .cut_out = "Pak de stenen uit je spel, of knip ze uit: vouw elke steen langs de streepjes en plak "
                   "hem dicht, zodat hij twee kanten heeft.",
        .scan = "Scan de code en los de puzzel op het scherm op.",
        .step = "Na stap # van #",
        .points = "punten",
        .tokens = "fiches",
        .coins = "munten",
        .too_long = "Dit spel is te lang voor een QR-code.",
    },
}};

}  // namespace

const SheetWords& sheet_words_in(Language language) {
  return all_sheet_words[static_cast<std::size_t>(language)];
}

}  // namespace dalapapa
