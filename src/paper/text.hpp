// Writing on a canvas. Two families: one for numbers, captions and headings, one for titles and what is read at length.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "paper/canvas.hpp"

typedef struct _PangoLayout PangoLayout;  // NOLINT(modernize-use-using): as Pango declares it

namespace dalapapa {

enum class Font : std::uint8_t { sans, serif };
enum class Align : std::uint8_t { left, centre, right };

struct TextStyle {
  double size = 3;  // of an em, in the units of the canvas
  Font font = Font::sans;
  bool bold = false;
  bool italic = false;
  Align align = Align::left;
  Ink ink = text_ink;
  double leading = 1.3;  // from base line to base line, in ems: of paragraphs
};

// A line whose base line starts, is centred or ends at a point.
void write(Canvas& canvas, std::string_view text, Point at, const TextStyle& style);

// A number or a short word whose ink is around a point, whatever the alignment.
void write_around(Canvas& canvas, std::string_view text, Point centre, const TextStyle& style);

// Lines no longer than `width` below a top left corner. Returns their height.
double write_lines(Canvas& canvas, std::string_view text, Point at, double width, const TextStyle& style);

[[nodiscard]] double width_of(Canvas& canvas, std::string_view text, const TextStyle& style);

// As much of a text as a width has room for, with … for the rest.
[[nodiscard]] std::string shortened(Canvas& canvas, std::string_view text, double width,
                                    const TextStyle& style);

// A text in lines of a width, broken before there is a page: to be drawn line by line, wherever there is room.
class Paragraph {
 public:
  // The first `bold_bytes` are bold, whatever the style.
  Paragraph(std::string_view text, double width, const TextStyle& style, std::size_t bold_bytes = 0);

  [[nodiscard]] int lines() const;
  [[nodiscard]] double line_height() const { return style_.leading * style_.size; }
  [[nodiscard]] double height() const { return lines() * line_height(); }

  // Some of its lines below a top left corner. Needs: they exist.
  void draw(Canvas& canvas, Point at, int first, int count) const;
  void draw(Canvas& canvas, Point at) const { draw(canvas, at, 0, lines()); }

 private:
  struct Release {
    void operator()(PangoLayout* layout) const;
  };

  double width_;
  TextStyle style_;
  std::unique_ptr<PangoLayout, Release> layout_;
};

}  // namespace dalapapa
