#include "paper/puzzle_sheet.hpp"

#include "paper/link.hpp"
#include "paper/position_art.hpp"
#include "paper/puzzle_pages.hpp"
#include "paper/text.hpp"
#include "paper/tile_art.hpp"

namespace dalapapa {
namespace {

// Both faces of a tile, one above the other: cut out, folded in between and glued, they make the tile.
void draw_both_faces(Canvas& canvas, const Look& look, const Tile& tile, Point at, double square) {
  const auto kept = canvas.keep();
  canvas.move(at);
  canvas.scale(square);
  for (const auto& [face, y] : {std::pair{tile.a, 0}, std::pair{tile.b, 1}}) {
    const Placement lying{face, 0, static_cast<std::int16_t>(y), 0};
    const auto clipped = canvas.keep();
    canvas.box(box_of(lying));
    canvas.fill(look.ground());
    canvas.box(box_of(lying));
    canvas.clip();
    draw_discs(canvas, look, std::array{lying});
  }
  canvas.box({0, 0, 2, 2});
  canvas.stroke({.ink = quiet_ink, .width = 0.15 / square});
  canvas.line(std::array<Point, 2>{{{0, 1}, {2, 1}}});
  canvas.stroke({.ink = white_ink, .width = 0.5 / square});
  canvas.line(std::array<Point, 2>{{{0, 1}, {2, 1}}});
  canvas.stroke({.ink = quiet_ink, .width = 0.2 / square, .dashes = 1.2 / square});
}

std::string_view task_of(PuzzleId::Kind kind, const SheetWords& words) {
  using enum PuzzleId::Kind;
  return kind == turn ? words.turn : kind == close ? words.close : words.fill;
}

class PuzzleDrawing {
 public:
  PuzzleDrawing(const Puzzle& puzzle, SheetHead head, std::string_view cut_out, const SheetOptions& options)
      : options_(options),
        size_(portrait(options.paper)),
        head_(std::move(head)),
        layout_(puzzle.layout()),
        cut_out_(cut_out, width(), {.size = 3.4, .font = Font::serif, .italic = true, .ink = quiet_ink}) {
    for (const int id : puzzle.hand()) tiles_.push_back(puzzle.tiles()[*puzzle.tiles().tile_with_id(id)]);
    pages_ = puzzle_pages({.page = {sheet_margin, sheet_margin, width(), size_.height - 2 * sheet_margin},
                           .top = top(),
                           .width = room_of(layout_).width,
                           .height = room_of(layout_).height,
                           .words = cut_out_.height() + below_words,
                           .tiles = tiles_.size(),
                           .least = puzzle.id().is_filling() ? least_to_cut_out : least_on_a_board});
  }

  [[nodiscard]] Document made() const {
    Document document({.title = fmt::format("Dalapapa · {}", head_.name)});
    std::size_t drawn = 0;
    for (std::size_t i = 0; i < pages_.tiles.size(); ++i) {
      document.page(size_, [&](Canvas& canvas) {
        if (i == 0) draw_puzzle(canvas);
        if (drawn == 0 && !pages_.tiles[i].empty()) cut_out_.draw(canvas, pages_.words);
        for (const Point& at : pages_.tiles[i])
          draw_both_faces(canvas, options_.look, tiles_[drawn++], at, pages_.square);
      });
    }
    return document;
  }

 private:
  static constexpr double below_words = 2;
  static constexpr double least_to_cut_out = 12;
  static constexpr double least_on_a_board = 9;  // two tiles: most people will only look at them

  [[nodiscard]] double width() const { return size_.width - 2 * sheet_margin; }
  [[nodiscard]] double top() const { return head_.end(size_) + puzzle_gap; }

  void draw_puzzle(Canvas& canvas) const {
    head_.draw(canvas, size_);
    const double left = (size_.width - room_of(layout_).width * pages_.square) / 2;
    draw_layout(canvas, options_.look, layout_, {left, top()}, pages_.square, ClaimArt::ring);
  }

  const SheetOptions& options_;
  PageSize size_;
  SheetHead head_;
  Layout layout_;
  Paragraph cut_out_;
  std::vector<Tile> tiles_;
  PuzzlePages pages_;
};

}  // namespace

Expected<Document> puzzle_sheet(const Puzzle& puzzle, std::string_view day, const SheetOptions& options) {
  DALAPAPA_TRY(all_words, words_in(options.language));
  const SheetWords& words = all_words->sheets;
  const std::string id = puzzle.id().text();
  const std::string link = puzzle_link(options.site, id);
  DALAPAPA_TRY(code, QrCode::of(link));
  const std::string level = filled_in(words.level, std::to_string(puzzle.id().level));
  const std::string_view outlined = puzzle.layout().outlined.empty() ? std::string_view{} : words.outlined;
  SheetHead head{.author = all_words->author,
                 .title = std::string(name_in(words.kinds, puzzle.id().kind)),
                 .name = fmt::format("{}{}{} · {}", day, day.empty() ? "" : " · ", id, level),
                 .text = fmt::format("{} {}{}{}", task_of(puzzle.id().kind, words), outlined,
                                     outlined.empty() ? "" : " ", words.scan),
                 .code = *std::move(code),
                 .link = link};
  return PuzzleDrawing(puzzle, std::move(head), words.cut_out, options).made();
}

}  // namespace dalapapa
