#include "paper/printed_set.hpp"

#include "games/figures.hpp"
#include "paper/extras.hpp"
#include "paper/score_board.hpp"

namespace dalapapa {
namespace {

Document titled(std::string_view what) {
  return Document({.title = fmt::format("Dalapapa · {}", what)});
}

Expected<PrintedFile> both_sides(const TileSheets& sheets) {
  Document document = titled(sheets.words.tiles);
  for (int sheet = 1; sheet <= Figures::sheets; ++sheet) {
    sheets.add_front(document, sheet);
    sheets.add_back(document, sheet);
  }
  return printed_file("tiles.pdf", std::move(document));
}

Expected<PrintedFile> fronts(const TileSheets& sheets) {
  Document document = titled(fmt::format("{}, {}", sheets.words.tiles, sheets.words.front));
  for (int sheet = 1; sheet <= Figures::sheets; ++sheet) sheets.add_front(document, sheet);
  return printed_file("tiles-front.pdf", std::move(document));
}

Expected<PrintedFile> backs(const TileSheets& sheets) {
  Document document = titled(fmt::format("{}, {}", sheets.words.tiles, sheets.words.back));
  for (int sheet = 1; sheet <= Figures::sheets; ++sheet) sheets.add_back(document, sheet);
  return printed_file("tiles-back.pdf", std::move(document));
}

Expected<PrintedFile> pieces(const PrintWish& wish) {
  const Words& words = words_in(wish.language);
  Document document = titled(words.pieces);
  add_pieces(document, wish.paper, {.look = wish.look, .tile_size = wish.tile_size}, words);
  return printed_file("pieces.pdf", std::move(document));
}

Expected<PrintedFile> score_board(const PrintWish& wish) {
  const Words& words = words_in(wish.language);
  Document document = titled(words.score_board);
  add_score_board(document, wish.paper, wish.look, words);
  return printed_file("score-board.pdf", std::move(document));
}

}  // namespace

Expected<std::vector<PrintedFile>> printed_set(const PrintWish& wish) {
  DALAPAPA_TRY(frame, SheetFrame::of(wish.paper, wish.tile_size));
  const TileSheets sheets{.look = wish.look,
                          .frame = *frame,
                          .turning = wish.turning,
                          .numbers = wish.numbers,
                          .words = words_in(wish.language)};
  std::vector<PrintedFile> files;
  const auto keep = [&](Expected<PrintedFile> file) -> Expected<void> {
    if (!file) return std::unexpected(std::move(file).error());
    files.push_back(*std::move(file));
    return {};
  };
  if (wish.turning == Turning::glued) {
    DALAPAPA_CHECK(keep(fronts(sheets)));
    DALAPAPA_CHECK(keep(backs(sheets)));
  } else {
    DALAPAPA_CHECK(keep(both_sides(sheets)));
  }
  DALAPAPA_CHECK(keep(pieces(wish)));
  DALAPAPA_CHECK(keep(score_board(wish)));
  return files;
}

}  // namespace dalapapa
