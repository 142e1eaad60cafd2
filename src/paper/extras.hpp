// Pages of pieces to cut out: markers, marks, tokens, the plaque, coins, pawns.
#pragma once

#include "paper/document.hpp"
#include "paper/piece_art.hpp"
#include "paper/words.hpp"

namespace dalapapa {

// As many pages as it takes, each kind on one page.
void add_pieces(Document& document, Paper paper, const PieceArt& art, const Words& words);

}  // namespace dalapapa
