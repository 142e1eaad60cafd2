// What stands around the tiles of a sheet on landscape paper: bleed, marks to cut along, a scale bar and a caption. The tiles are
// in the middle of the page, so that both sides of the paper register however it is turned over.
#pragma once

#include <string_view>

#include "base/error.hpp"
#include "paper/canvas.hpp"
#include "paper/paper_size.hpp"

namespace dalapapa {

inline constexpr double usual_tile_size = 23;  // the largest that fits both sizes of paper
inline constexpr double bleed = 3;

// The shorter side of a tile in millimetres, rounded down to a tenth.
[[nodiscard]] double largest_tile_size(Paper paper);

class SheetFrame {
 public:
  // Refuses tiles that do not fit, and those too small to be handled.
  [[nodiscard]] static Expected<SheetFrame> of(Paper paper, double tile_size);

  [[nodiscard]] PageSize page() const { return landscape(paper_); }
  [[nodiscard]] double tile_size() const { return tile_size_; }
  [[nodiscard]] Box tiles() const;
  [[nodiscard]] Box bled() const { return tiles().grown(bleed); }

  void draw(Canvas& canvas, std::string_view caption, std::string_view author) const;

 private:
  SheetFrame(Paper paper, double tile_size) : paper_(paper), tile_size_(tile_size) {}
  void draw_cut_marks(Canvas& canvas) const;
  void draw_upright_bar(Canvas& canvas, std::string_view author) const;
  void draw_caption(Canvas& canvas, std::string_view caption) const;

  Paper paper_;
  double tile_size_;
};

}  // namespace dalapapa
