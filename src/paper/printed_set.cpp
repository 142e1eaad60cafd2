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

Expected<PrintedFile> pieces(const PrintedSetOptions& options, const Words& words) {
  Document document = titled(words.pieces);
  add_pieces(document, options.paper, {.look = options.look, .tile_size = options.tile_size}, words);
  return printed_file("pieces.pdf", std::move(document));
}

Expected<PrintedFile> score_board(const PrintedSetOptions& options, const Words& words) {
  Document document = titled(words.score_board);
  add_score_board(document, options.paper, options.look, words);
  return printed_file("score-board.pdf", std::move(document));
}

}  // namespace

Expected<std::vector<PrintedFile>> printed_set(const PrintedSetOptions& options) {
  DALAPAPA_TRY(frame, SheetFrame::of(options.paper, options.tile_size));
  DALAPAPA_TRY(words, words_in(options.language));
  const TileSheets sheets{.look = options.look,
                          .frame = *frame,
                          .turning = options.turning,
                          .numbers = options.numbers,
                          .words = *words};
  std::vector<PrintedFile> files;
  const auto keep = [&](Expected<PrintedFile> file) -> Expected<void> {
    if (!file) return std::unexpected(std::move(file).error());
    files.push_back(*std::move(file));
    return {};
  };
  if (options.turning == Turning::glued) {
    DALAPAPA_CHECK(keep(fronts(sheets)));
    DALAPAPA_CHECK(keep(backs(sheets)));
  } else {
    DALAPAPA_CHECK(keep(both_sides(sheets)));
  }
  DALAPAPA_CHECK(keep(pieces(options, *words)));
  DALAPAPA_CHECK(keep(score_board(options, *words)));
  return files;
}

}  // namespace dalapapa
