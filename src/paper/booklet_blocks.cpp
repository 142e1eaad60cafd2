#include "paper/booklet_blocks.hpp"

#include "paper/example_art.hpp"
#include "paper/facts.hpp"
#include "paper/text.hpp"
#include "paper/tile_art.hpp"
#include "puzzles/sheets.hpp"

namespace dalapapa {
namespace {

constexpr double body_size = 3.6;      // 10.2 points
constexpr double caption_size = 3.45;  // 9.8 points
constexpr double between_paragraphs = 1.5;
constexpr double between_items = 0.8;
constexpr double around_examples = 2.8;
constexpr double indent = 4.6;
constexpr double padding = 3.2;  // within panels
constexpr double panel_radius = 2;
constexpr double example_square = 9.2;
constexpr double least_caption = 38;  // narrower than this it stands below its picture

constexpr TextStyle body_style{.size = body_size, .font = Font::serif, .leading = 1.26};
constexpr TextStyle caption_style{.size = caption_size, .font = Font::serif, .italic = true};

// Whatever a drawing function holds on to is shared: functions are copied.
std::shared_ptr<const Paragraph> set(std::string_view text, double width, const TextStyle& style,
                                     std::size_t bold_bytes = 0) {
  return std::make_shared<const Paragraph>(text, width, style, bold_bytes);
}

void draw_panel(Canvas& canvas, const Box& box) {
  canvas.rounded_box(box, panel_radius);
  canvas.fill(panel_ink);
}

Block paragraph(const std::shared_ptr<const Paragraph>& text, double above, double left = 0) {
  return {.flow = {.above = above,
                   .rows = std::vector(static_cast<std::size_t>(text->lines()), text->line_height())},
          .draw = [text, left](Canvas& canvas, Point at, std::size_t row) {
            text->draw(canvas, {at.x + left, at.y}, static_cast<int>(row), 1);
          }};
}

Block item(std::string_view text, double width, double above) {
  const auto lines = set(text, width - indent, body_style);
  Block block = paragraph(lines, above, indent);
  block.draw = [draw = block.draw, lines](Canvas& canvas, Point at, std::size_t row) {
    if (row == 0) {
      canvas.circle({at.x + 1.9, at.y + lines->line_height() / 2}, 0.75);
      canvas.fill(accent_ink);
    }
    draw(canvas, at, row);
  };
  return block;
}

// Something that is never split.
Block whole(double above, double height, std::function<void(Canvas&, Point)> draw) {
  return {.flow = {.above = above, .rows = {height}},
          .draw = [draw = std::move(draw)](Canvas& canvas, Point at, std::size_t) { draw(canvas, at); }};
}

Block heading(std::string_view text, double width) {
  const auto lines = set(text, width, {.size = 4.1, .bold = true, .ink = accent_ink});
  Block block =
      whole(4.4, lines->height() + 0.6, [lines](Canvas& canvas, Point at) { lines->draw(canvas, at); });
  block.flow.with_next = true;
  return block;
}

// The picture on the left and what it shows beside it, or below a picture that is too wide for that.
Expected<Block> figure(const RulesPart& part, const ChapterStyle& style) {
  DALAPAPA_TRY(example, example_named(part.example));
  const Box room = room_of(*example);
  const double inner = style.width - 2 * padding;
  const Point picture{room.width * example_square, room.height * example_square};
  const bool beside = picture.x + padding + least_caption <= inner;
  TextStyle words = caption_style;
  words.align = beside ? Align::left : Align::centre;
  const auto text = set(part.text, beside ? inner - picture.x - padding : inner, words);
  const double height =
      (beside ? std::max(picture.y, text->height()) : picture.y + 2.4 + text->height()) + 2 * padding;
  return whole(
      3.2, height, [=, look = style.look, width = style.width, example = *example](Canvas& canvas, Point at) {
        draw_panel(canvas, {at.x, at.y, width, height});
        const double inside = at.y + padding;
        if (beside) {
          draw_example(canvas, look, example, {at.x + padding, at.y + (height - picture.y) / 2},
                       example_square);
          text->draw(canvas, {at.x + 2 * padding + picture.x, at.y + (height - text->height()) / 2});
        } else {
          draw_example(canvas, look, example, {at.x + (width - picture.x) / 2, inside}, example_square);
          text->draw(canvas, {at.x + padding, inside + picture.y + 2.4});
        }
      });
}

// A tile strip, the title, the tagline, and the facts of a game.
Block opening(const RulesText& rules, std::size_t number, const ChapterStyle& style) {
  const double strip = style.width / 10;
  const auto title =
      set(rules.title, style.width, {.size = 8.8, .font = Font::serif, .bold = true, .leading = 1.1});
  const auto tagline =
      set(rules.tagline, style.width, {.size = 4.3, .font = Font::serif, .italic = true, .ink = quiet_ink});
  std::vector all{title, tagline};
  if (const std::string facts = facts_of(rules, style.words); !facts.empty())
    all.push_back(set(facts, style.width, {.size = 3.3, .ink = accent_ink}));
  constexpr double between = 1.5;
  double height = strip + 5 - between;
  for (const auto& lines : all) height += lines->height() + between;
  Block block = whole(0, height, [=, look = style.look, width = style.width](Canvas& canvas, Point at) {
    draw_strip(canvas, look, number, at, width);
    double top = at.y + strip + 5;
    for (const auto& lines : all) {
      lines->draw(canvas, {at.x, top});
      top += lines->height() + between;
    }
  });
  block.flow.with_next = true;
  return block;
}

// `label` is empty where there is no game to win.
Block goal(const RulesText& rules, std::string_view label, const ChapterStyle& style) {
  constexpr double bar = 1.1;
  const std::string text = label.empty() ? rules.goal : fmt::format("{}\u2002{}", label, rules.goal);
  const auto lines = set(text, style.width - bar - 2 * padding, body_style, label.size());
  const double height = lines->height() + 2 * 2.4;
  Block block = whole(3.6, height, [=, width = style.width](Canvas& canvas, Point at) {
    canvas.box({at.x, at.y, width, height});
    canvas.fill(panel_ink);
    canvas.box({at.x, at.y, bar, height});
    canvas.fill(accent_ink);
    lines->draw(canvas, {at.x + bar + padding, at.y + 2.4});
  });
  block.flow.with_next = true;
  return block;
}

Block in_short(const RulesText& rules, const ChapterStyle& style) {
  const double inner = style.width - 2 * padding;
  const auto head = set(style.words.in_short, inner, {.size = 4.1, .bold = true, .ink = accent_ink});
  std::vector<Block> items;
  double height = 2 * padding + head->height();
  for (const std::string& line : rules.summary) {
    items.push_back(item(line, inner, between_items));
    height += between_items;
    for (const double row : items.back().flow.rows) height += row;
  }
  return whole(4.5, height, [=, width = style.width](Canvas& canvas, Point at) {
    draw_panel(canvas, {at.x, at.y, width, height});
    Point inside{at.x + padding, at.y + padding};
    head->draw(canvas, inside);
    inside.y += head->height();
    for (const auto& [flow, draw] : items) {
      inside.y += flow.above;
      for (std::size_t row = 0; row < flow.rows.size(); ++row) {
        draw(canvas, inside, row);
        inside.y += flow.rows[row];
      }
    }
  });
}

double room_between(RulesPart::Kind before, RulesPart::Kind after) {
  using Kind = RulesPart::Kind;
  if (before == Kind::example || after == Kind::example) return around_examples;
  return after == Kind::item ? between_items : between_paragraphs;
}

Expected<Block> block_of(const RulesPart& part, const ChapterStyle& style) {
  switch (part.kind) {
    case RulesPart::Kind::example:
      return figure(part, style);
    case RulesPart::Kind::item:
      return item(part.text, style.width, 0);
    case RulesPart::Kind::text:
      break;
  }
  return paragraph(set(part.text, style.width, body_style), 0);
}

Expected<void> add_section(const RulesSection& section, const ChapterStyle& style,
                           std::vector<Block>& blocks) {
  using Kind = RulesPart::Kind;
  blocks.push_back(heading(section.heading, style.width));
  for (std::size_t i = 0; i < section.parts.size(); ++i) {
    const Kind kind = section.parts[i].kind;
    DALAPAPA_TRY(block, block_of(section.parts[i], style));
    if (i > 0) {
      const Kind before = section.parts[i - 1].kind;
      block->flow.above = room_between(before, kind);
      // The line that announces a list stays with it.
      if (before == Kind::text && kind == Kind::item) blocks.back().flow.with_next = true;
    }
    blocks.push_back(*std::move(block));
  }
  return {};
}

}  // namespace

Expected<std::vector<Block>> blocks_of(const RulesText& rules, std::size_t number,
                                       const ChapterStyle& style) {
  std::vector<Block> blocks{opening(rules, number, style),
                            goal(rules, number == 0 ? std::string_view{} : style.words.goal, style)};
  for (const RulesSection& section : rules.sections) DALAPAPA_CHECK(add_section(section, style, blocks));
  blocks.back().flow.with_next = true;  // otherwise it might stand on a page of its own
  blocks.push_back(in_short(rules, style));
  return blocks;
}

void draw_strip(Canvas& canvas, const Look& look, std::size_t row, Point at, double width) {
  constexpr std::size_t rows = 8;
  constexpr std::size_t in_a_row = 5;
  const std::vector<Placement> sheet = front_of_sheet(static_cast<int>(row / rows) + 1);
  const auto tiles = std::span(sheet).subspan(row % rows * in_a_row, in_a_row);
  const auto kept = canvas.keep();
  canvas.move(at);
  canvas.scale(width / 10);
  canvas.move({0, -static_cast<double>(row % rows)});
  for (const Placement& tile : tiles) draw_tile(canvas, look, tile);
}

}  // namespace dalapapa
