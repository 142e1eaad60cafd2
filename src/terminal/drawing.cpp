#include "terminal/drawing.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <limits>

#include "terminal/cell_grid.hpp"

namespace dalapapa {
namespace {

struct Bounds {
  int left = std::numeric_limits<int>::max();
  int top = std::numeric_limits<int>::max();
  int right = std::numeric_limits<int>::min();  // the last column and row that are covered
  int bottom = std::numeric_limits<int>::min();

  explicit Bounds(const Layout& layout) {
    if (layout.width > 0) {
      left = top = 0;
      right = layout.width - 1;
      bottom = layout.height - 1;
    }
    for (const Placement& p : layout.tiles) {
      left = std::min<int>(left, p.x);
      top = std::min<int>(top, p.y);
      right = std::max(right, p.x + (p.upright() ? 0 : 1));
      bottom = std::max(bottom, p.y + (p.upright() ? 1 : 0));
    }
  }
  [[nodiscard]] int columns() const { return right - left + 1; }
  [[nodiscard]] int rows() const { return bottom - top + 1; }
};

// Where a place of a tile is, in half squares from the top-left corner of the tile: the middle of its edge.
struct Spot {
  int x;
  int y;
};
constexpr std::array<std::array<Spot, 7>, 2> spots{{
    {{{0, 1}, {1, 0}, {3, 0}, {4, 1}, {3, 2}, {1, 2}, {2, 1}}},
    {{{1, 0}, {2, 1}, {2, 3}, {1, 4}, {0, 3}, {0, 1}, {1, 2}}},
}};

Colour colour_at(Face laid, int place) {
  return place == rim_places ? laid.centre() : laid.at(place);
}

bool is_last(const Layout& layout, std::size_t tile, int highlighted) {
  return tile + static_cast<std::size_t>(highlighted) >= layout.tiles.size();
}

// Room for the numbers of the rows: four letters, more where a board lies far out.
int digits_of_rows(const Bounds& bounds) {
  const auto length = [](int number) { return static_cast<int>(std::to_string(number).size()); };
  return std::max({4, length(bounds.top), length(bounds.bottom)});
}

constexpr int longest_number = 6;

// Above the squares, each four columns wide. A number with no room beside the one before it is left out.
std::string column_numbers(const Bounds& bounds) {
  std::string line(static_cast<std::size_t>(digits_of_rows(bounds) + 1), ' ');
  const std::size_t ruler = line.size();
  for (int c = 0; c < bounds.columns(); ++c) {
    const std::size_t x = ruler + static_cast<std::size_t>(4 * c + 1);
    if (c > 0 && x < line.size() + 1) continue;
    line.resize(x, ' ');
    line += fmt::format("{:^3}", bounds.left + c);
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

// Letters: a square is four columns and two rows.

void outline(CellGrid<char>& grid, int x, int y, bool upright, char corner) {
  const int width = upright ? 4 : 8;
  const int height = upright ? 4 : 2;
  for (int i = 1; i < width; ++i) {
    for (const int row : {y, y + height}) {
      if (grid.at(x + i, row) == ' ') grid.at(x + i, row) = '-';
    }
  }
  for (int i = 1; i < height; ++i) {
    for (const int column : {x, x + width}) {
      if (grid.at(column, y + i) == ' ') grid.at(column, y + i) = '|';
    }
  }
  for (const int column : {x, x + width}) {
    for (const int row : {y, y + height}) {
      if (grid.at(column, row) != '#') grid.at(column, row) = corner;
    }
  }
}

std::string draw_letters(const Layout& layout, int highlighted) {
  const Bounds bounds(layout);
  const int digits = digits_of_rows(bounds);
  const int ruler = digits + 1;
  CellGrid<char> grid(ruler + 4 * bounds.columns() + longest_number, 2 * bounds.rows() + 2, ' ');
  const auto write = [&](int x, int y, const std::string& text) {
    for (std::size_t i = 0; i < text.size(); ++i) grid.at(x + static_cast<int>(i), y) = text[i];
  };
  write(0, 0, column_numbers(bounds));
  for (int r = 0; r < bounds.rows(); ++r) write(0, 2 * r + 2, fmt::format("{:>{}}", bounds.top + r, digits));

  const auto column = [&](int x) { return ruler + 4 * (x - bounds.left); };
  const auto row = [&](int y) { return 1 + 2 * (y - bounds.top); };
  for (int square = 0; square < layout.width * layout.height; ++square) {
    grid.at(column(square % layout.width) + 2, row(square / layout.width) + 1) = '.';
  }
  for (const Outline& at : layout.outlined) outline(grid, column(at.at.x), row(at.at.y), at.upright, '+');
  for (std::size_t i = 0; i < layout.tiles.size(); ++i) {
    const Placement& p = layout.tiles[i];
    const int x = column(p.x);
    const int y = row(p.y);
    for (const int square : {0, 4})
      grid.at(x + 2 + (p.upright() ? 0 : square), y + 1 + (p.upright() ? square / 2 : 0)) = ' ';
    outline(grid, x, y, p.upright(), is_last(layout, i, highlighted) ? '#' : '+');
    for (int place = 0; place <= rim_places; ++place) {
      const auto [sx, sy] = spots[p.upright() ? 1 : 0][static_cast<std::size_t>(place)];
      char& cell = grid.at(x + 2 * sx, y + sy);
      // The second half-disc turns the first into a disc.
      const bool disc = place == rim_places || std::isalpha(static_cast<unsigned char>(cell)) != 0;
      const char colour = letter(colour_at(p.laid(), place));
      cell = disc ? colour : static_cast<char>(std::tolower(static_cast<unsigned char>(colour)));
    }
  }
  for (const Layout::Claim& claim : layout.claims) {
    const bool top = claim.disc.side == EdgeAt::Side::top;
    grid.at(column(claim.disc.x) + (top ? 3 : 1), row(claim.disc.y) + (top ? 0 : 1)) =
        static_cast<char>('1' + claim.seat);
  }
  std::string text;
  for (int y = 0; y < grid.height(); ++y) {
    std::string line;
    for (int x = 0; x < grid.width(); ++x) line += grid.at(x, y);
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

// Colour: a square is four by four pixels, two of them above each other in a character.

constexpr int no_pixel = -1;
constexpr std::array<int, 4> disc_pixels{33, 34, 160, 220};  // of the 256 colours, in the order of Colour
constexpr std::array<int, 3> ground_pixels{234, 236, 238};   // so that neighbouring tiles can be told apart
constexpr int outline_ground = 244;  // where tiles will lie, each with a darker edge below and on its right
constexpr int outline_edge = 236;
constexpr int last_ground = 245;
constexpr int frame_ground = 240;  // an empty square
constexpr int claim_pixel = 231;

void paint(CellGrid<int>& grid, int x, int y, const Placement& p, int ground) {
  const int width = p.upright() ? 4 : 8;
  const int height = p.upright() ? 8 : 4;
  for (int py = 0; py < height; ++py) {
    for (int px = 0; px < width; ++px) grid.at(x + px, y + py) = ground;
  }
  for (int place = 0; place <= rim_places; ++place) {
    const auto [sx, sy] = spots[p.upright() ? 1 : 0][static_cast<std::size_t>(place)];
    const int pixel = disc_pixels[index(colour_at(p.laid(), place))];
    for (int dy = -1; dy <= 0; ++dy) {
      for (int dx = -1; dx <= 0; ++dx) {
        const int px = 2 * sx + dx;
        const int py = 2 * sy + dy;
        if (px >= 0 && px < width && py >= 0 && py < height) grid.at(x + px, y + py) = pixel;
      }
    }
  }
}

std::string draw_colours(const Layout& layout, int highlighted) {
  const Bounds bounds(layout);
  CellGrid<int> grid(4 * bounds.columns(), 4 * bounds.rows(), layout.width > 0 ? frame_ground : no_pixel);
  const auto shade = [](int x, int y) { return static_cast<std::size_t>(((x + 2 * y) % 3 + 3) % 3); };
  for (const auto& [at, upright] : layout.outlined) {
    const int width = upright ? 4 : 8;
    const int height = upright ? 8 : 4;
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        grid.at(4 * (at.x - bounds.left) + x, 4 * (at.y - bounds.top) + y) =
            x == width - 1 || y == height - 1 ? outline_edge : outline_ground;
      }
    }
  }
  for (std::size_t i = 0; i < layout.tiles.size(); ++i) {
    const Placement& p = layout.tiles[i];
    const bool last = is_last(layout, i, highlighted);
    paint(grid, 4 * (p.x - bounds.left), 4 * (p.y - bounds.top), p,
          last ? last_ground : ground_pixels[shade(p.x, p.y)]);
  }
  for (const Layout::Claim& claim : layout.claims) {
    const bool top = claim.disc.side == EdgeAt::Side::top;
    grid.at(4 * (claim.disc.x - bounds.left) + (top ? 1 : 0),
            4 * (claim.disc.y - bounds.top) + (top ? 0 : 1)) = claim_pixel;
  }
  const auto digits = static_cast<std::size_t>(digits_of_rows(bounds));
  std::string text = column_numbers(bounds) + '\n';
  for (int y = 0; y < grid.height(); y += 2) {
    const int number = bounds.top + y / 4;
    std::string row = y % 4 == 0 ? fmt::format("{:>{}} ", number, digits) : std::string(digits + 1, ' ');
    for (int x = 0; x < grid.width(); ++x) {
      const int upper = grid.at(x, y);
      const int lower = grid.at(x, y + 1);
      if (upper == no_pixel) {
        row += "\033[0m ";  // a square is covered as a whole, so both pixels are
      } else {
        row += fmt::format("\033[38;5;{};48;5;{}m▀", upper, lower);
      }
    }
    text += row + "\033[0m\n";
  }
  return text;
}

}  // namespace

std::string draw(const Layout& layout, const DrawingStyle& style) {
  if (layout.tiles.empty() && layout.width == 0) return {};
  return style.colour ? draw_colours(layout, style.highlighted) : draw_letters(layout, style.highlighted);
}

}  // namespace dalapapa
