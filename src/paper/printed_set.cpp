#include "paper/printed_set.hpp"

#include "games/figures.hpp"
#include "paper/extras.hpp"
#include "paper/score_board.hpp"

namespace dalapapa {
namespace {

Document titled(std::string_view what) {
  return Document({.title = fmt::format("Dalapapa · {}", what)});
}

Document tiles(const TileSheets& sheets) {
  Document document = titled(sheets.words.tiles);
  for (int sheet = 1; sheet <= Figures::sheets; ++sheet) {
    sheets.add_front(document, sheet);
    sheets.add_back(document, sheet);
  }
  return document;
}

Document fronts(const TileSheets& sheets) {
  Document document = titled(fmt::format("{}, {}", sheets.words.tiles, sheets.words.front));
  for (int sheet = 1; sheet <= Figures::sheets; ++sheet) sheets.add_front(document, sheet);
  return document;
}

Document backs(const TileSheets& sheets) {
  Document document = titled(fmt::format("{}, {}", sheets.words.tiles, sheets.words.back));
  for (int sheet = 1; sheet <= Figures::sheets; ++sheet) sheets.add_back(document, sheet);
  return document;
}

Document pieces(const PrintedSetOptions& options, const Words& words) {
  Document document = titled(words.pieces);
  add_pieces(document, options.paper, {.look = options.look, .tile_size = options.tile_size}, words);
  return document;
}

Document score_board(const PrintedSetOptions& options, const Words& words) {
  Document document = titled(words.score_board);
  add_score_board(document, options.paper, options.look, words);
  return document;
}

Document drawn(SetFile file, const PrintedSetOptions& options, const TileSheets& sheets) {
  switch (file) {
    case SetFile::tiles:
      return tiles(sheets);
    case SetFile::tiles_front:
      return fronts(sheets);
    case SetFile::tiles_back:
      return backs(sheets);
    case SetFile::pieces:
      return pieces(options, sheets.words);
    case SetFile::score_board:
      break;
  }
  return score_board(options, sheets.words);
}

}  // namespace

Expected<PrintedFile> printed(SetFile file, const PrintedSetOptions& options) {
  DALAPAPA_TRY(frame, SheetFrame::of(options.paper, options.tile_size));
  DALAPAPA_TRY(words, words_in(options.language));
  const TileSheets sheets{.look = options.look,
                          .frame = *frame,
                          .turning = options.turning,
                          .numbers = options.numbers,
                          .words = *words};
  return printed_file(std::string(name_in(set_file_names, file)), drawn(file, options, sheets));
}

Expected<std::vector<PrintedFile>> printed_set(const PrintedSetOptions& options) {
  std::vector<SetFile> wanted{SetFile::tiles};
  if (options.turning == Turning::glued) wanted = {SetFile::tiles_front, SetFile::tiles_back};
  wanted.insert(wanted.end(), {SetFile::pieces, SetFile::score_board});
  std::vector<PrintedFile> files;
  for (const SetFile file : wanted) {
    DALAPAPA_TRY(made, printed(file, options));
    files.push_back(*std::move(made));
  }
  return files;
}

}  // namespace dalapapa
