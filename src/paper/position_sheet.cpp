#include "paper/position_sheet.hpp"

#include <cassert>
#include <cmath>

#include "base/visible.hpp"
#include "paper/link.hpp"
#include "paper/position_art.hpp"
#include "paper/rules_text.hpp"
#include "paper/text.hpp"

namespace dalapapa {
namespace {

constexpr double largest_board_square = 23;
constexpr double gap_above_boards = 7;
constexpr double room_for_commitment = 6;
constexpr double player_line = 6.4;  // of the list of players

struct Code {
  QrCode code;
  std::string link;
};

std::optional<Code> code_of(const Record& record, std::size_t step, std::string_view site) {
  Record until = record;
  until.steps.erase(until.steps.begin() + static_cast<std::ptrdiff_t>(step), until.steps.end());
  until.ending.reset();
  for (const Record* const held : std::array<const Record*, 2>{&record, &until}) {
    std::string link = record_link(site, held->write(), step);
    if (auto code = QrCode::of(link)) return Code{*std::move(code), std::move(link)};
  }
  return std::nullopt;
}

// "23 points · 2 tokens"
std::string standing_of(const json::object& all, std::size_t seat, const SheetWords& words) {
  std::vector<std::string> parts;
  using Unit = std::pair<std::string_view, std::string_view>;
  for (const auto& [key, unit] :
       {Unit{"scores", words.points}, Unit{"tokens", words.tokens}, Unit{"coins", words.coins}}) {
    if (const auto* const values = all.if_contains(key))
      parts.push_back(fmt::format("{} {}", values->as_array()[seat].as_int64(), unit));
  }
  return fmt::format("{}", fmt::join(parts, " · "));
}

class PositionDrawing {
 public:
  PositionDrawing(const Record& record, const Game& game, SheetHead head, const SheetWords& words,
                  const SheetOptions& options)
      : seats_(record.config.seats),
        commitment_(record.commitment),
        standing_(game.standing()),
        layouts_(game.layouts()),
        head_(std::move(head)),
        options_(options),
        words_(words),
        size_(portrait(options.paper)) {}

  void draw(Canvas& canvas) const {
    head_.draw(canvas, size_);
    const double below_seats = draw_seats(canvas, head_.end_of_words(size_) + 2);
    const double top = std::max(head_.end(size_), below_seats) + gap_above_boards;
    draw_boards(canvas, {sheet_margin, top, size_.width - 2 * sheet_margin,
                         size_.height - sheet_margin - room_for_commitment - top});
    // What tells this game apart from all others.
    write(canvas, commitment_, {size_.width / 2, size_.height - sheet_margin},
          {.size = 2.5, .align = Align::centre, .ink = quiet_ink});
  }

 private:
  // Beside the code. Returns where the list ends.
  double draw_seats(Canvas& canvas, double top) const {
    for (std::size_t i = 0; i < seats_.size(); ++i, top += player_line) {
      const auto seat = static_cast<int>(i);
      const Point at{sheet_margin, top};
      canvas.circle({at.x + 2.4, at.y + 2.4}, 2.4);
      canvas.fill(seat_ink(seat));
      canvas.circle({at.x + 2.4, at.y + 2.4}, 2.4);
      canvas.stroke({.ink = quiet_ink, .width = 0.15});
      write_around(canvas, std::to_string(seat + 1), {at.x + 2.4, at.y + 2.4},
                   {.size = 2.8, .bold = true, .ink = on_seat(seat)});
      const TextStyle bold{.size = 4.2, .font = Font::serif, .bold = true};
      const std::string name = shortened(canvas, written_out(seats_[i].name), size_.width / 3, bold);
      write(canvas, name, {at.x + 7, at.y + 3.8}, bold);
      write(canvas, standing_of(standing_, i, words_), {at.x + 10 + width_of(canvas, name, bold), at.y + 3.8},
            {.size = 3.6, .font = Font::serif, .ink = quiet_ink});
    }
    return top;
  }

  // One board, or a figure for each seat, side by side.
  void draw_boards(Canvas& canvas, const Box& room) const {
    const auto count = static_cast<double>(layouts_.size());
    const double columns = std::ceil(std::sqrt(count));
    const Box cell{0, 0, room.width / columns - 2, room.height / std::ceil(count / columns) - 2};
    for (std::size_t i = 0; i < layouts_.size(); ++i) {
      const Layout& layout = layouts_[i];
      if (layout.width == 0 && layout.tiles.empty()) continue;
      const double square = square_in(layout, cell.width, cell.height - player_line, largest_board_square);
      const Box board = room_of(layout);
      const double column = std::fmod(static_cast<double>(i), columns);
      const double row = std::floor(static_cast<double>(i) / columns);
      const Point at{room.left + column * room.width / columns, room.top + row * (cell.height + 2)};
      if (layout.seat >= 0) {
        write(canvas, written_out(seats_[static_cast<std::size_t>(layout.seat)].name),
              {at.x + cell.width / 2, at.y + 3}, {.size = 3.6, .bold = true, .align = Align::centre});
      }
      draw_layout(
          canvas, options_.look, layout,
          {at.x + (cell.width - board.width * square) / 2, at.y + (layout.seat >= 0 ? player_line : 0)},
          square, ClaimArt::piece);
    }
  }

  const std::vector<Seat>& seats_;
  std::string_view commitment_;
  json::object standing_;
  std::vector<Layout> layouts_;
  SheetHead head_;
  const SheetOptions& options_;
  const SheetWords& words_;
  PageSize size_;
};

}  // namespace

Expected<PositionSheet> position_sheet(const Record& record, std::size_t step, const SheetOptions& options) {
  assert(step <= record.steps.size());
  DALAPAPA_TRY(all_words, words_in(options.language));
  const SheetWords& words = all_words->sheets;
  DALAPAPA_TRY(rules, rules_text(options.language, record.config.game->name));
  Course course(record.config);
  for (const Step& taken : std::span(record.steps).first(step)) course.apply(taken);

  const std::string steps = filled_in(words.step, std::to_string(step));
  SheetHead head{.author = all_words->author,
                 .title = rules->title,
                 .name = filled_in(steps, std::to_string(record.steps.size())),
                 .text = {}};
  auto code = code_of(record, step, options.site);
  const bool has_code = code.has_value();
  if (code) {
    head.code = std::move(code->code);
    head.link = std::move(code->link);
  } else {
    head.text = words.too_long;
  }
  PositionSheet sheet{.document = Document({.title = fmt::format("Dalapapa · {}", rules->title)}),
                      .has_code = has_code};
  sheet.document.page(portrait(options.paper), [&](Canvas& canvas) {
    PositionDrawing(record, course.game(), std::move(head), words, options).draw(canvas);
  });
  return sheet;
}

}  // namespace dalapapa
