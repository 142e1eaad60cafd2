#include "paper/sheet_head.hpp"

namespace dalapapa {
namespace {

// Base lines, and where the text begins.
constexpr double author_line = sheet_margin;
constexpr double title_line = sheet_margin + 9;
constexpr double name_line = sheet_margin + 15.5;
constexpr double text_top = sheet_margin + 18.5;
constexpr double beside_code = 4;

}  // namespace

Paragraph SheetHead::words(const PageSize& size) const {
  const double taken = code ? code_size() + beside_code : 0;
  return {text, size.width - 2 * sheet_margin - taken, {.size = 3.9, .font = Font::serif}};
}

double SheetHead::end_of_words(const PageSize& size) const {
  return text_top + (text.empty() ? 0 : words(size).height());
}

double SheetHead::end(const PageSize& size) const {
  return std::max(end_of_words(size), sheet_margin + code_size());
}

void SheetHead::draw(Canvas& canvas, const PageSize& size) const {
  write(canvas, fmt::format("Dalapapa · {}", author), {sheet_margin, author_line},
        {.size = 3.1, .ink = quiet_ink});
  write(canvas, title, {sheet_margin, title_line}, {.size = 9, .font = Font::serif, .bold = true});
  write(canvas, name, {sheet_margin, name_line}, {.size = 3.4, .ink = accent_ink});
  words(size).draw(canvas, {sheet_margin, text_top});
  if (!code) return;
  const Point corner{size.width - sheet_margin - code_size(), sheet_margin};
  code->draw(canvas, corner, code_size());
  canvas.link_to_address({corner.x, corner.y, code_size(), code_size()}, link);
}

}  // namespace dalapapa
