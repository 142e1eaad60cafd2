#include "paper/extras.hpp"

#include "paper/scale_bar.hpp"
#include "paper/text.hpp"

namespace dalapapa {
namespace {

constexpr double extras_margin = 12;
constexpr double extras_head = 20;  // of a page, with its title
constexpr double tail = 8;          // with the scale bar
constexpr double between_sections = 7;
constexpr double heading_height = 8;
constexpr double between_pieces = 2;
constexpr double between_seats = 6;

struct PlacedPiece {
  Piece kind{};
  int seat = 0;
  Point at;
};

// The pieces of one kind below their heading, from a top left corner at 0 0.
struct Section {
  Piece kind{};
  std::vector<PlacedPiece> pieces{};
  double height = 0;
};

// Strips are separated with one cut; discs need some room.
double gap(Piece kind) {
  return kind == Piece::pawn ? 0 : between_pieces;
}

// The pieces of a seat stay in one row where they can.
Section laid_out(Piece kind, const PieceArt& art, double width) {
  const Box room = art.room(kind);
  Section section{.kind = kind};
  Point at{0, heading_height};
  const auto new_row = [&] { at = {0, at.y + room.height + between_pieces}; };
  for (const auto& [seat, count] : pieces_of(kind)) {
    const double wanted = count * room.width + (count - 1) * gap(kind);
    if (at.x > 0) at.x += between_seats - gap(kind);
    if (at.x > 0 && at.x + wanted > width) new_row();
    for (int i = 0; i < count; ++i) {
      if (at.x + room.width > width) new_row();
      section.pieces.push_back({kind, seat, at});
      at.x += room.width + gap(kind);
    }
  }
  section.height = at.y + room.height;
  return section;
}

using PageOfSections = std::vector<std::pair<double, Section>>;  // with their tops

std::vector<PageOfSections> paginated(const PieceArt& art, const PageSize& size) {
  std::vector<PageOfSections> pages(1);
  double top = extras_margin + extras_head;
  for (int i = 0; i < kinds_of_pieces; ++i) {
    Section section = laid_out(static_cast<Piece>(i), art, size.width - 2 * extras_margin);
    if (top + section.height > size.height - extras_margin - tail && !pages.back().empty()) {
      pages.emplace_back();
      top = extras_margin + extras_head;
    }
    const double height = section.height;
    pages.back().emplace_back(top, std::move(section));
    top += height + between_sections;
  }
  return pages;
}

void draw_section(Canvas& canvas, const Section& section, const PieceArt& art, const Words& words) {
  const TextStyle title{.size = 5.4, .font = Font::serif, .bold = true};
  const auto& [name, use] = words.kinds[static_cast<std::size_t>(section.kind)];
  write(canvas, name, {0, 4.6}, title);
  write(canvas, use, {width_of(canvas, name, title) + 3, 4.6}, {.size = 2.8, .ink = quiet_ink});
  for (const auto& [kind, seat, at] : section.pieces) {
    const auto kept = canvas.keep();
    canvas.move(at);
    art.draw(canvas, kind, seat);
  }
}

}  // namespace

void add_pieces(Document& document, Paper paper, const PieceArt& art, const Words& words) {
  const PageSize size = portrait(paper);
  for (const PageOfSections& sections : paginated(art, size)) {
    document.page(size, [&](Canvas& canvas) {
      write(canvas, fmt::format("Dalapapa · {}", words.pieces), {extras_margin, extras_margin + 7},
            {.size = 9, .font = Font::serif, .bold = true});
      write(canvas, words.cut_out, {extras_margin, extras_margin + 13}, {.size = 3.1, .ink = quiet_ink});
      write(canvas, words.author, {size.width - extras_margin, extras_margin + 7},
            {.size = 3.1, .align = Align::right, .ink = quiet_ink});
      for (const auto& [top, section] : sections) {
        const auto kept = canvas.keep();
        canvas.move({extras_margin, top});
        draw_section(canvas, section, art, words);
      }
      draw_scale_bar(canvas, {size.width / 2, size.height - extras_margin});
    });
  }
}

}  // namespace dalapapa
