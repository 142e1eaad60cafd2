#include "paper/summary_page.hpp"

#include "paper/booklet_blocks.hpp"
#include "paper/text.hpp"

namespace dalapapa {
namespace {

constexpr double margin = 13;
constexpr double between_columns = 8;
constexpr double head = 34;  // of the page: title, the placing rule, tiles
constexpr TextStyle body{.size = 3.45, .font = Font::serif, .leading = 1.2};

// A game: its title, its facts and three paragraphs.
class Card {
 public:
  Card(const RulesText& rules, const ShortRules& in_short, const BookletWords& words, double width)
      : width_(width), title_(rules.title), facts_(facts_of(rules, words)) {
    add(words.turn, in_short.turn);
    add(words.scoring, in_short.scoring);
    add(words.end, in_short.end);
  }

  [[nodiscard]] double height() const {
    double all = heading;
    for (const Paragraph& paragraph : paragraphs_) all += paragraph.height() + between;
    return all;
  }

  void draw(Canvas& canvas, Point at) const {
    write(canvas, title_, {at.x, at.y + 3.6}, {.size = 4.4, .font = Font::serif, .bold = true});
    write(canvas, facts_, {at.x + width_, at.y + 3.6},
          {.size = 2.5, .align = Align::right, .ink = quiet_ink});
    canvas.line(std::array<Point, 2>{{{at.x, at.y + 4.9}, {at.x + width_, at.y + 4.9}}});
    canvas.stroke({.ink = accent_ink, .width = 0.35});
    double top = at.y + heading;
    for (const Paragraph& paragraph : paragraphs_) {
      paragraph.draw(canvas, {at.x, top});
      top += paragraph.height() + between;
    }
  }

 private:
  static constexpr double heading = 5.8;
  static constexpr double between = 0.5;

  void add(std::string_view label, const std::string& text) {
    paragraphs_.emplace_back(fmt::format("{}\u2002{}", label, text), width_, body, label.size());
  }

  double width_;
  std::string title_;
  std::string facts_;
  std::vector<Paragraph> paragraphs_;
};

void draw_head(Canvas& canvas, const BookletWish& wish, const BookletWords& words, double width) {
  write(canvas, "Dalapapa", {margin, margin + 9}, {.size = 12, .font = Font::serif, .bold = true});
  write(canvas, words.summary, {margin, margin + 15.5},
        {.size = 4.6, .font = Font::serif, .italic = true, .ink = quiet_ink});
  const double strip = width / 2;
  draw_strip(canvas, wish.look, 3, {margin + width - strip, margin + 3}, strip);
  const Paragraph placing(words.placing, width, {.size = 3.4, .font = Font::serif, .italic = true});
  placing.draw(canvas, {margin, margin + 19.5});
}

double height_of(std::span<const Card> cards) {
  double all = 0;
  for (const Card& card : cards) all += card.height();
  return all;
}

// How many stand in the first column, so that both are about as full.
std::size_t evenly(std::span<const Card> cards) {
  std::size_t first = 1;
  while (height_of(cards.first(first)) < height_of(cards.subspan(first + 1))) ++first;
  return first;
}

// What is left of the height stands between the games.
void draw_column(Canvas& canvas, std::span<const Card> cards, Point at, double height) {
  const double between = (height - height_of(cards)) / static_cast<double>(cards.size() - 1);
  for (const Card& card : cards) {
    card.draw(canvas, at);
    at.y += card.height() + between;
  }
}

}  // namespace

Expected<Document> summary_page(const BookletWish& wish) {
  const BookletWords& words = booklet_words_in(wish.language);
  const PageSize size = portrait(wish.paper);
  const double width = size.width - 2 * margin;
  const double column = (width - between_columns) / 2;
  std::vector<Card> cards;
  for (const std::string_view game : std::span(chapter_names).subspan(1)) {
    DALAPAPA_TRY(rules, rules_text(wish.language, game));
    DALAPAPA_TRY(in_short, short_rules(wish.language, game));
    cards.emplace_back(*rules, *in_short, words, column);
  }
  Document document({.title = fmt::format("Dalapapa · {}", words.summary)});
  document.page(size, [&](Canvas& canvas) {
    draw_head(canvas, wish, words, width);
    const std::size_t half = evenly(cards);
    const double height = size.height - 2 * margin - head;
    draw_column(canvas, std::span(cards).first(half), {margin, margin + head}, height);
    draw_column(canvas, std::span(cards).subspan(half), {margin + column + between_columns, margin + head},
                height);
  });
  return document;
}

}  // namespace dalapapa
