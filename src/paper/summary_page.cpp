#include "paper/summary_page.hpp"

#include <algorithm>
#include <limits>

#include "games/catalogue.hpp"
#include "paper/booklet_blocks.hpp"
#include "paper/facts.hpp"
#include "paper/text.hpp"

namespace dalapapa {
namespace {

constexpr double page_margin = 13;
constexpr double between_columns = 8;
constexpr double summary_head = 34;  // of the page: title, the placing rule, tiles
constexpr double largest_letters = 3.6;
constexpr double least_letters = 2.9;
constexpr double least_gap = 3.4;  // between games

// A game: its title, its facts and three paragraphs.
class Card {
 public:
  Card(const RulesText& rules, const ShortRules& in_short, const BookletWords& words, double width,
       double letters)
      : width_(width), letters_(letters), title_(rules.title), facts_(facts_of(rules, words)) {
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
    const TextStyle title{.size = 4.4, .font = Font::serif, .bold = true};
    write(canvas, title_, {at.x, at.y + 3.6}, title);
    TextStyle facts{.size = 2.5, .align = Align::right, .ink = quiet_ink};
    const double room = width_ - width_of(canvas, title_, title) - beside_title;
    facts.size *=
        std::min(1.0, room / width_of(canvas, facts_, facts));  // beside a long title they are smaller
    write(canvas, facts_, {at.x + width_, at.y + 3.6}, facts);
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
  static constexpr double beside_title = 2;
  static constexpr double between = 0.5;

  void add(std::string_view label, const std::string& text) {
    paragraphs_.emplace_back(fmt::format("{}\u2002{}", label, text), width_,
                             TextStyle{.size = letters_, .font = Font::serif, .leading = 1.2}, label.size());
  }

  double width_;
  double letters_;
  std::string title_;
  std::string facts_;
  std::vector<Paragraph> paragraphs_;
};

void draw_head(Canvas& canvas, const BookletOptions& options, const Words& words,
               std::string_view placing_rule, double width) {
  write(canvas, "Dalapapa", {page_margin, page_margin + 9}, {.size = 12, .font = Font::serif, .bold = true});
  write(canvas, words.booklet.summary, {page_margin, page_margin + 15.5},
        {.size = 4.6, .font = Font::serif, .italic = true, .ink = quiet_ink});
  write(canvas, words.author, {page_margin + width, page_margin + 15.5},
        {.size = 3.1, .align = Align::right, .ink = quiet_ink});
  const double strip = width / 2;
  draw_strip(canvas, options.look, 3, {page_margin + width - strip, page_margin + 3}, strip);
  const Paragraph placing(placing_rule, width, {.size = 3.4, .font = Font::serif, .italic = true});
  placing.draw(canvas, {page_margin, page_margin + 19.5});
}

double height_of(std::span<const Card> cards) {
  double all = 0;
  for (const Card& card : cards) all += card.height();
  return all;
}

using Columns = std::array<std::span<const Card>, 2>;

// Filled as evenly as possible.
Columns in_columns(std::span<const Card> cards) {
  Columns best;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t first = 1; first < cards.size(); ++first) {
    const Columns columns{cards.first(first), cards.subspan(first)};
    const double height = std::max(height_of(columns[0]), height_of(columns[1]));
    if (height < least) best = columns;
    least = std::min(least, height);
  }
  return best;
}

bool fits(const Columns& columns, double height) {
  return std::ranges::all_of(columns, [&](std::span<const Card> cards) {
    return height_of(cards) + static_cast<double>(cards.size() - 1) * least_gap <= height;
  });
}

struct GameInShort {
  RulesText rules;
  ShortRules in_short;
};

std::vector<Card> cards_of(std::span<const GameInShort> games, const BookletWords& words, double width,
                           double letters) {
  std::vector<Card> cards;
  for (const auto& [rules, in_short] : games) cards.emplace_back(rules, in_short, words, width, letters);
  return cards;
}

// What is left of the height goes between the games.
void draw_column(Canvas& canvas, std::span<const Card> cards, Point at, double height) {
  const double between = (height - height_of(cards)) / static_cast<double>(cards.size() - 1);
  for (const Card& card : cards) {
    card.draw(canvas, at);
    at.y += card.height() + between;
  }
}

}  // namespace

Expected<Document> summary_page(const BookletOptions& options) {
  DALAPAPA_TRY(all_words, words_in(options.language));
  const BookletWords& words = all_words->booklet;
  const PageSize size = portrait(options.paper);
  const double width = size.width - 2 * page_margin;
  const double column = (width - between_columns) / 2;
  const double height = size.height - 2 * page_margin - summary_head;
  DALAPAPA_TRY(placing_rule, short_placing_rule(options.language));
  std::vector<GameInShort> games;
  for (const GameInfo& game : catalogue()) {
    if (game.extra) continue;
    DALAPAPA_TRY(rules, rules_text(options.language, game.name));
    DALAPAPA_TRY(in_short, short_rules(options.language, game.name));
    games.push_back({*std::move(rules), *std::move(in_short)});
  }
  // With letters as large as the language allows.
  double letters = largest_letters;
  std::vector<Card> cards = cards_of(games, words, column, letters);
  while (!fits(in_columns(cards), height)) {
    letters -= 0.05;
    if (letters < least_letters) return refused("the games do not fit on one page");
    cards = cards_of(games, words, column, letters);
  }
  Document document({.title = fmt::format("Dalapapa · {}", words.summary)});
  document.page(size, [&](Canvas& canvas) {
    draw_head(canvas, options, *all_words, *placing_rule, width);
    const auto [first, second] = in_columns(cards);
    draw_column(canvas, first, {page_margin, page_margin + summary_head}, height);
    draw_column(canvas, second, {page_margin + column + between_columns, page_margin + summary_head}, height);
  });
  return document;
}

}  // namespace dalapapa
