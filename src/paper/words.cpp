#include "paper/words.hpp"

#include "paper/look.hpp"
#include "paper/text_files.hpp"
#include "paper/tile_sheets.hpp"
#include "puzzles/puzzle_id.hpp"

namespace dalapapa {
namespace {

std::array<PieceWords, kinds_of_pieces> kinds_of_pieces_in(Texts& file) {
  std::array<PieceWords, kinds_of_pieces> kinds;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const auto take = [&](std::string_view what) {
      return file.take(fmt::format("kinds.{}.{}", piece_names[i], what));
    };
    kinds[i] = {.name = take("name"), .use = take("use")};
  }
  return kinds;
}

SheetWords sheet_words_in(Texts& file) {
  return {
      .kinds = file.take_each("sheets.kinds", PuzzleId::kinds),
      .fill = file.take("sheets.fill"),
      .outlined = file.take("sheets.outlined"),
      .turn = file.take("sheets.turn"),
      .close = file.take("sheets.close"),
      .level = file.take("sheets.level"),
      .cut_out = file.take("sheets.cut_out"),
      .scan = file.take("sheets.scan"),
      .step = file.take("sheets.step"),
      .points = file.take("sheets.points"),
      .tokens = file.take("sheets.tokens"),
      .coins = file.take("sheets.coins"),
      .too_long = file.take("sheets.too_long"),
  };
}

BookletWords booklet_words_in(Texts& file) {
  return {
      .title = file.take("booklet.title"),
      .original = file.take("booklet.original"),
      .contents = file.take("booklet.contents"),
      .goal = file.take("booklet.goal"),
      .in_short = file.take("booklet.in_short"),
      .alone = file.take("booklet.alone"),
      .players = file.take("booklet.players"),
      .age_from = file.take("booklet.age_from"),
      .age_range = file.take("booklet.age_range"),
      .all_ages = file.take("booklet.all_ages"),
      .minutes = file.take("booklet.minutes"),
      .minutes_from = file.take("booklet.minutes_from"),
      .varies = file.take("booklet.varies"),
      .summary = file.take("booklet.summary"),
      .turn = file.take("booklet.turn"),
      .scoring = file.take("booklet.scoring"),
      .end = file.take("booklet.end"),
  };
}

}  // namespace

Expected<Words> words_from(const json::object& file) {
  Texts texts(file);
  Words words{
      .author = texts.take("author"),
      .tiles = texts.take("tiles"),
      .sheet = texts.take("sheet"),
      .front = texts.take("front"),
      .back = texts.take("back"),
      .shapes = texts.take_each("shapes", disc_shape_names),
      .backgrounds = texts.take_each("backgrounds", background_names),
      .palettes = texts.take_each("palettes", palette_names),
      .signs = texts.take("signs"),
      .full_size = texts.take("full_size"),
      .turnings = texts.take_each("turnings", turning_names),
      .pieces = texts.take("pieces"),
      .cut_out = texts.take("cut_out"),
      .kinds = kinds_of_pieces_in(texts),
      .score_board = texts.take("score_board"),
      .start = texts.take("start"),
      .rounds = texts.take("rounds"),
      .sheets = sheet_words_in(texts),
      .booklet = booklet_words_in(texts),
  };
  DALAPAPA_CHECK(texts.end());
  return words;
}

Expected<Words> words_in(Language language) {
  const std::string path = fmt::format("paper/{}.json", name_in(language_names, language));
  DALAPAPA_TRY(file, text_file(path));
  auto words = words_from(*file);
  if (!words) return std::unexpected(words.error().within(path));
  return words;
}

std::string filled_in(std::string_view pattern, std::string_view value) {
  std::string text(pattern);
  if (const auto at = text.find('#'); at != std::string::npos) text.replace(at, 1, value);
  return text;
}

}  // namespace dalapapa
