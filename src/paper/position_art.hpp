// What lies on the table, as large as a box allows.
#pragma once

#include "games/layout.hpp"
#include "paper/canvas.hpp"
#include "paper/look.hpp"

namespace dalapapa {

// Its room in squares: the frame, or the tiles where there is none.
[[nodiscard]] Box room_of(const Layout& layout);

// The side of a square such that the layout fits into a width and a height; at most `largest`.
[[nodiscard]] double square_in(const Layout& layout, double width, double height, double largest);

enum class ClaimArt : std::uint8_t { piece, ring };

// From the top left corner of its room.
void draw_layout(Canvas& canvas, const Look& look, const Layout& layout, Point at, double square,
                 ClaimArt claims);

}  // namespace dalapapa
