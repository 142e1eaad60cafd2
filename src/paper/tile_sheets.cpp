#include "paper/tile_sheets.hpp"

#include "games/figures.hpp"
#include "paper/text.hpp"
#include "paper/tile_art.hpp"
#include "puzzles/sheets.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {
namespace {

void draw_faces(Canvas& canvas, const TileSheets& sheets, const std::vector<Placement>& tiles) {
  const auto kept = canvas.keep();
  canvas.box(sheets.frame.bled());
  canvas.clip();
  canvas.move({sheets.frame.tiles().left, sheets.frame.tiles().top});
  canvas.scale(sheets.frame.tile_size());
  draw_discs(canvas, sheets.look, tiles);
}

void draw_numbers(Canvas& canvas, const TileSheets& sheets, const std::vector<Placement>& tiles) {
  const TileSet set = TileSet::standard();
  const auto kept = canvas.keep();
  canvas.move({sheets.frame.tiles().left, sheets.frame.tiles().top});
  canvas.scale(sheets.frame.tile_size());
  for (const Placement& at : tiles) {
    const Tile& tile = set[*set.tile_with(at.face)];
    const Point middle = box_of(at).centre();
    const Ink ink = sheets.look.on_ground();
    write_around(canvas, std::to_string(tile.id), {middle.x, middle.y - 0.08},
                 {.size = 0.5, .bold = true, .ink = ink});
    // Also tells a 6 from a 9.
    write(canvas, fmt::format("{} · {}", tile.a.spelling(), tile.b.spelling()), {middle.x, middle.y + 0.36},
          {.size = 0.13, .align = Align::centre, .ink = ink});
  }
}

std::string caption(const TileSheets& sheets, int sheet, std::string_view side) {
  const Words& words = sheets.words;
  const auto& [shape, background, palette, signs] = sheets.look;
  return fmt::format("Dalapapa · {} {}/{} · {}   –   {}, {} · {}{} · {} mm   –   {}, {}", words.sheet, sheet,
                     Figures::sheets, side, name_in(words.shapes, shape),
                     name_in(words.backgrounds, background), name_in(words.palettes, palette),
                     signs ? fmt::format(" · {}", words.signs) : "", sheets.frame.tile_size(),
                     words.full_size, name_in(words.turnings, sheets.turning));
}

}  // namespace

void TileSheets::add_front(Document& document, int sheet) const {
  document.page(frame.page(), [&](Canvas& canvas) {
    canvas.box(frame.bled());
    canvas.fill(look.ground());
    draw_faces(canvas, *this, front_of_sheet(sheet));
    frame.draw(canvas, caption(*this, sheet, words.front), words.author);
  });
}

void TileSheets::add_back(Document& document, int sheet) const {
  document.page(frame.page(), [&](Canvas& canvas) {
    canvas.box(frame.bled());
    canvas.fill(look.ground());
    const std::vector<Placement> tiles = back_of_sheet(sheet, turning);
    if (numbers) {
      draw_numbers(canvas, *this, tiles);
    } else {
      draw_faces(canvas, *this, tiles);
    }
    frame.draw(canvas, caption(*this, sheet, words.back), words.author);
  });
}

std::vector<Placement> back_of_sheet(int sheet, Turning turning) {
  std::vector<Placement> tiles = back_of_sheet(sheet);
  if (turning != Turning::long_edge) return tiles;
  // Turning along the long edge of a landscape page is turning along the short one plus half a turn.
  for (Placement& at : tiles) {
    at = Placement{at.face, static_cast<std::int16_t>(Figures::arlequin_width - 2 - at.x),
                   static_cast<std::int16_t>(Figures::arlequin_height - 1 - at.y),
                   static_cast<std::uint8_t>(at.rot ^ 2U)}
             .canonical();
  }
  return tiles;
}

}  // namespace dalapapa
