// Writing on a canvas. Two families: one for numbers and captions, one for titles.
#pragma once

#include <cstdint>
#include <string_view>

#include "paper/canvas.hpp"

namespace dalapapa {

enum class Font : std::uint8_t { sans, serif };
enum class Align : std::uint8_t { left, centre, right };

struct TextStyle {
  double size = 3;  // of an em, in the units of the canvas
  Font font = Font::sans;
  bool bold = false;
  Align align = Align::left;
  Ink ink = text_ink;
};

// A line whose base line starts, is centred or ends at a point.
void write(Canvas& canvas, std::string_view text, Point at, const TextStyle& style);

// A number or a short word whose ink is around a point, whatever the alignment.
void write_around(Canvas& canvas, std::string_view text, Point centre, const TextStyle& style);

// Lines no longer than `width` below a top left corner. Returns their height.
double write_lines(Canvas& canvas, std::string_view text, Point at, double width, const TextStyle& style);

[[nodiscard]] double width_of(Canvas& canvas, std::string_view text, const TextStyle& style);

}  // namespace dalapapa
