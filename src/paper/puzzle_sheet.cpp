#include "paper/puzzle_sheet.hpp"

#include "paper/link.hpp"
#include "paper/position_art.hpp"
#include "paper/sheet_words.hpp"
#include "paper/text.hpp"
#include "paper/tile_art.hpp"

namespace dalapapa {
namespace {

constexpr double largest_square = 20;
constexpr double between_tiles = 3;
constexpr double gap = 7;  // between the parts of a sheet
constexpr double below_text = 2;

// Both faces of a tile, one above the other: cut out, folded between them and glued it is the tile.
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

class Sheet {
 public:
  Sheet(const Puzzle& puzzle, SheetHead head, const SheetWish& wish)
      : wish_(wish),
        words_(sheet_words_in(wish.language)),
        size_(portrait(wish.paper)),
        head_(std::move(head)),
        layout_(puzzle.layout()),
        cut_out_(words_.cut_out, width(),
                 {.size = 3.4, .font = Font::serif, .italic = true, .ink = quiet_ink}) {
    for (const int id : puzzle.hand()) tiles_.push_back(puzzle.tiles()[*puzzle.tiles().tile_with_id(id)]);
    square_ = chosen_square();
  }

  [[nodiscard]] Document made() const {
    Document document({.title = fmt::format("Dalapapa · {}", head_.name)});
    std::size_t drawn = 0;
    document.page(size_, [&](Canvas& canvas) { drawn = draw_first(canvas); });
    while (drawn < tiles_.size())
      document.page(size_, [&](Canvas& canvas) { drawn = draw_tiles(canvas, drawn, sheet_margin); });
    return document;
  }

 private:
  [[nodiscard]] double width() const { return size_.width - 2 * sheet_margin; }
  [[nodiscard]] double top() const { return head_.end(size_) + gap; }
  [[nodiscard]] double bottom() const { return size_.height - sheet_margin; }
  [[nodiscard]] double step() const { return 2 * square_ + between_tiles; }

  // Tiles that were cut out lie on the frame: both have squares of one size. What fits on one page with somewhat smaller ones is
  // made so.
  [[nodiscard]] double chosen_square() {
    constexpr double least_square = 14;
    const double largest = square_in(layout_, width(), bottom() - top(), largest_square);
    for (square_ = largest; square_ > least_square; square_ -= 0.5) {
      if (top() + height_of_all() <= bottom()) return square_;
    }
    return largest;
  }

  std::size_t draw_first(Canvas& canvas) const {
    head_.draw(canvas, size_);
    const Box room = room_of(layout_);
    draw_layout(canvas, wish_.look, layout_, {(size_.width - room.width * square_) / 2, top()}, square_,
                ClaimArt::ring);
    return draw_tiles(canvas, 0, top() + room.height * square_ + gap);
  }

  [[nodiscard]] std::size_t in_a_row() const {
    return static_cast<std::size_t>((width() + between_tiles) / step());
  }
  [[nodiscard]] double rows() const {
    return static_cast<double>((tiles_.size() + in_a_row() - 1) / in_a_row());
  }
  // Of the frame and the tiles.
  [[nodiscard]] double height_of_all() const {
    return room_of(layout_).height * square_ + gap + cut_out_.height() + below_text + rows() * step() -
           between_tiles;
  }

  // Those from `first` on that find room below `top`. Returns the first that does not.
  std::size_t draw_tiles(Canvas& canvas, std::size_t first, double top) const {
    if (first == 0) {
      if (top + cut_out_.height() + below_text + 2 * square_ > bottom()) return first;
      cut_out_.draw(canvas, {sheet_margin, top});
      top += cut_out_.height() + below_text;
    }
    const double left = (size_.width - static_cast<double>(in_a_row()) * step() + between_tiles) / 2;
    for (; top + 2 * square_ <= bottom() && first < tiles_.size(); top += step()) {
      for (std::size_t i = 0; i < in_a_row() && first < tiles_.size(); ++i, ++first) {
        draw_both_faces(canvas, wish_.look, tiles_[first], {left + static_cast<double>(i) * step(), top},
                        square_);
      }
    }
    return first;
  }

  const SheetWish& wish_;
  const SheetWords& words_;
  PageSize size_;
  SheetHead head_;
  Layout layout_;
  Paragraph cut_out_;
  std::vector<Tile> tiles_;
  double square_ = 0;
};

}  // namespace

Expected<Document> puzzle_sheet(const Puzzle& puzzle, std::string_view day, const SheetWish& wish) {
  const SheetWords& words = sheet_words_in(wish.language);
  const std::string id = puzzle.id().text();
  const std::string link = puzzle_link(wish.site, id);
  DALAPAPA_TRY(code, QrCode::of(link));
  const std::string level = filled_in(words.level, std::to_string(puzzle.id().level));
  SheetHead head{.title = std::string(name_in(words.kinds, puzzle.id().kind)),
                 .name = fmt::format("{}{}{} · {}", day, day.empty() ? "" : " · ", id, level),
                 .text = fmt::format("{} {}", task_of(puzzle.id().kind, words), words.scan),
                 .code = *std::move(code),
                 .link = link};
  return Sheet(puzzle, std::move(head), wish).made();
}

}  // namespace dalapapa
