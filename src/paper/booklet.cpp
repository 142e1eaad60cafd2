#include "paper/booklet.hpp"

#include "paper/booklet_blocks.hpp"
#include "paper/text.hpp"
#include "paper/tile_art.hpp"
#include "puzzles/sheets.hpp"

namespace dalapapa {
namespace {

constexpr double side_margin = 16;
constexpr double top_margin = 19;
constexpr double bottom_margin = 17;
constexpr double head_line = 11.5;  // base line of running heads
constexpr int first_chapter_page = 3;

struct Chapter {
  std::string_view name;
  RulesText rules;
  std::vector<Block> blocks;
  std::vector<FlowPage> pages;
  int first_page = 0;
};

class Booklet {
 public:
  Booklet(const BookletOptions& options, const Words& words)
      : options_(options),
        author_(words.author),
        words_(words.booklet),
        size_{portrait(options.paper).height / 2, portrait(options.paper).width} {}

  Expected<Document> made() {
    DALAPAPA_CHECK(lay_out());
    Document document({.title = fmt::format("Dalapapa · {}", words_.title)});
    document.page(size_, [&](Canvas& canvas) { draw_title(canvas); });
    document.page(size_, [&](Canvas& canvas) { draw_contents(canvas); });
    document.bookmark(std::string(words_.contents), contents_name);
    for (const Chapter& chapter : chapters_) {
      document.bookmark(chapter.rules.title, chapter.name);
      for (std::size_t i = 0; i < chapter.pages.size(); ++i)
        document.page(size_, [&](Canvas& canvas) { draw_page(canvas, chapter, i); });
    }
    return document;
  }

 private:
  static constexpr std::string_view contents_name = "contents";

  [[nodiscard]] double width() const { return size_.width - 2 * side_margin; }

  Expected<void> lay_out() {
    int page = first_chapter_page;
    for (const std::string_view name : chapter_names()) {
      DALAPAPA_TRY(rules, rules_text(options_.language, name));
      DALAPAPA_TRY(blocks, blocks_of(*rules, chapters_.size(),
                                     {.look = options_.look, .words = words_, .width = width()}));
      std::vector<FlowBlock> flow;
      for (const Block& block : *blocks) flow.push_back(block.flow);
      auto pages = paginated(flow, size_.height - top_margin - bottom_margin);
      const auto count = static_cast<int>(pages.size());
      chapters_.push_back({name, *std::move(rules), *std::move(blocks), std::move(pages), page});
      page += count;
    }
    return {};
  }

  void draw_title(Canvas& canvas) const {
    const double middle = size_.width / 2;
    write(canvas, "Dalapapa", {middle, 44},
          {.size = 24, .font = Font::serif, .bold = true, .align = Align::centre});
    write(canvas, words_.title, {middle, 56},
          {.size = 6.2, .font = Font::serif, .italic = true, .align = Align::centre, .ink = quiet_ink});
    {
      const auto kept = canvas.keep();
      canvas.move({side_margin, 72});
      canvas.scale(width() / 10);
      for (const Placement& tile : front_of_sheet(1)) draw_tile(canvas, options_.look, tile);
    }
    if (options_.look.palette == Palette::original)  // G2 has other names for its colours
      write(canvas, words_.original, {middle, size_.height - 32},
            {.size = 4, .font = Font::serif, .italic = true, .align = Align::centre, .ink = quiet_ink});
    write(canvas, author_, {middle, size_.height - 22},
          {.size = 4, .align = Align::centre, .ink = quiet_ink});
  }

  void draw_contents(Canvas& canvas) const {
    canvas.destination(contents_name);
    write(canvas, words_.contents, {side_margin, top_margin + 8},
          {.size = 9.5, .font = Font::serif, .bold = true});
    const double step =
        (size_.height - top_margin - bottom_margin - 18) / static_cast<double>(chapters_.size());
    double top = top_margin + 18;
    for (const Chapter& chapter : chapters_) {
      draw_entry(canvas, chapter, top);
      canvas.link_to_destination({side_margin, top, width(), step - 2}, chapter.name);
      top += step;
    }
  }

  // The title with dots up to the page number, and the tagline below.
  void draw_entry(Canvas& canvas, const Chapter& chapter, double top) const {
    const double line = top + 4;
    const double right = side_margin + width();
    const TextStyle title{.size = 4.5, .font = Font::serif, .bold = true};
    TextStyle number = title;
    number.align = Align::right;
    const std::string page = std::to_string(chapter.first_page);
    write(canvas, chapter.rules.title, {side_margin, line}, title);
    write(canvas, page, {right, line}, number);
    const double dots = right - width_of(canvas, page, number) - 2;
    for (double x = dots; x > side_margin + width_of(canvas, chapter.rules.title, title) + 2; x -= 2) {
      canvas.circle({x, line - 0.4}, 0.22);
      canvas.fill(rule_ink);
    }
    write(canvas, chapter.rules.tagline, {side_margin, line + 4.8},
          {.size = 3.15, .font = Font::serif, .italic = true, .ink = quiet_ink});
  }

  void draw_page(Canvas& canvas, const Chapter& chapter, std::size_t index) const {
    const int number = chapter.first_page + static_cast<int>(index);
    if (index == 0) {
      canvas.destination(chapter.name);
    } else {
      draw_running_head(canvas, chapter, number);
    }
    write(canvas, std::to_string(number), {size_.width / 2, size_.height - 10},
          {.size = 3.3, .align = Align::centre, .ink = quiet_ink});
    for (const auto& [block, row, top] : chapter.pages[index])
      chapter.blocks[block].draw(canvas, {side_margin, top_margin + top}, row);
  }

  // On the outer side, as the pages are read once the booklet is folded.
  void draw_running_head(Canvas& canvas, const Chapter& chapter, int number) const {
    const bool left = number % 2 == 0;
    write(canvas, chapter.rules.title, {left ? side_margin : side_margin + width(), head_line},
          {.size = 3.3, .align = left ? Align::left : Align::right, .ink = quiet_ink});
    canvas.line(std::array<Point, 2>{{{side_margin, head_line + 2}, {side_margin + width(), head_line + 2}}});
    canvas.stroke({.ink = rule_ink, .width = 0.2});
  }

  BookletOptions options_;
  std::string_view author_;
  const BookletWords& words_;
  PageSize size_;
  std::vector<Chapter> chapters_;
};

}  // namespace

Expected<Document> booklet(const BookletOptions& options) {
  DALAPAPA_TRY(words, words_in(options.language));
  return Booklet(options, *words).made();
}

}  // namespace dalapapa
