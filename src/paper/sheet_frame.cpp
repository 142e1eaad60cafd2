#include "paper/sheet_frame.hpp"

#include <array>
#include <cmath>
#include <numbers>

#include "games/figures.hpp"
#include "paper/scale_bar.hpp"
#include "paper/text.hpp"

namespace dalapapa {
namespace {

constexpr int sheet_columns = Figures::arlequin_width;
constexpr int sheet_rows = Figures::arlequin_height;
constexpr int squares_a_tile =
    2;  // all tiles of a sheet lie horizontally: there is no cut between their two squares

constexpr double smallest_tile_size = 10;
constexpr double mark_gap = 1;  // beyond the bleed
constexpr double mark_length = 4;
constexpr double side_strip = 8;  // on the left for the caption, on the right for the scale bar
constexpr double above = bleed + mark_gap + mark_length + unprinted_edge;
constexpr double beside = above + side_strip;

constexpr double writing_size = 2.7;

}  // namespace

double largest_tile_size(Paper paper) {
  const auto [width, height] = landscape(paper);
  const double fits = std::min((width - 2 * beside) / sheet_columns, (height - 2 * above) / sheet_rows);
  return std::floor(fits * 10 + 1e-6) / 10;
}

Expected<SheetFrame> SheetFrame::of(Paper paper, double tile_size) {
  // Written so that NaN is refused too.
  if (!(tile_size >= smallest_tile_size))
    return bad_input("tiles of {} mm are too small: at least {} mm", tile_size, smallest_tile_size);
  if (!(tile_size <= largest_tile_size(paper)))
    return bad_input("tiles of {} mm do not fit on {}: at most {} mm", tile_size, name_in(paper_names, paper),
                     largest_tile_size(paper));
  return SheetFrame(paper, tile_size);
}

Box SheetFrame::tiles() const {
  const double width = sheet_columns * tile_size_;
  const double height = sheet_rows * tile_size_;
  return {(page().width - width) / 2, (page().height - height) / 2, width, height};
}

void SheetFrame::draw(Canvas& canvas, std::string_view caption, std::string_view author) const {
  draw_cut_marks(canvas);
  draw_upright_bar(canvas, author);
  draw_caption(canvas, caption);
}

void SheetFrame::draw_cut_marks(Canvas& canvas) const {
  const Box area = tiles();
  const double near = bleed + mark_gap;
  const double far = near + mark_length;
  for (int column = 0; column <= sheet_columns; column += squares_a_tile) {
    const double x = area.left + column * tile_size_;
    canvas.line(std::array<Point, 2>{{{x, area.top - far}, {x, area.top - near}}});
    canvas.line(std::array<Point, 2>{{{x, area.bottom() + near}, {x, area.bottom() + far}}});
  }
  for (int row = 0; row <= sheet_rows; ++row) {
    const double y = area.top + row * tile_size_;
    canvas.line(std::array<Point, 2>{{{area.left - far, y}, {area.left - near, y}}});
    canvas.line(std::array<Point, 2>{{{area.right() + near, y}, {area.right() + far, y}}});
  }
  canvas.stroke({.ink = black_ink, .width = 0.1});
}

// Upright on the right, with the author where the strip ends.
void SheetFrame::draw_upright_bar(Canvas& canvas, std::string_view author) const {
  const auto kept = canvas.keep();
  canvas.move({tiles().right() + above - unprinted_edge + side_strip / 2, page().height / 2});
  canvas.turn(std::numbers::pi / 2);
  draw_scale_bar(canvas, {});
  write(canvas, author, {tiles().height / 2, writing_size / 3},
        {.size = writing_size, .align = Align::right, .ink = quiet_ink});
}

// Upright on the left.
void SheetFrame::draw_caption(Canvas& canvas, std::string_view caption) const {
  const auto kept = canvas.keep();
  canvas.move({tiles().left - (above - unprinted_edge + side_strip / 2), page().height / 2});
  canvas.turn(-std::numbers::pi / 2);
  write(canvas, caption, {0, writing_size / 3},
        {.size = writing_size, .align = Align::centre, .ink = quiet_ink});
}

}  // namespace dalapapa
