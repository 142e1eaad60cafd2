// Pieces to cut out. Those that stand on discs are sized to fit the tiles; the others lie beside the board and always have
// the same size.
#pragma once

#include "paper/canvas.hpp"
#include "paper/look.hpp"
#include "paper/pieces.hpp"

namespace dalapapa {

struct PieceArt {
  Look look;
  double tile_size = 0;

  // The room of a piece, from the top left; neighbours of one kind may touch.
  [[nodiscard]] Box room(Piece kind) const;

  // Needs: a seat for the kinds that belong to players.
  void draw(Canvas& canvas, Piece kind, int seat) const;

 private:
  void draw_marker(Canvas& canvas, int seat, double diameter) const;
  void draw_mark(Canvas& canvas, int seat) const;
  void draw_token(Canvas& canvas) const;
  void draw_plaque(Canvas& canvas) const;
  void draw_coin(Canvas& canvas) const;
  void draw_pawn(Canvas& canvas, int seat) const;
};

}  // namespace dalapapa
