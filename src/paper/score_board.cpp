#include "paper/score_board.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "paper/shapes.hpp"
#include "paper/text.hpp"
#include "paper/tile_art.hpp"

namespace dalapapa {
namespace {

constexpr double turn = 2 * std::numbers::pi;
constexpr double start_angle = turn / 2;  // the start is on the left; from there it goes up and clockwise
constexpr double first_radius = 90;
constexpr double pitch = 22.6;  // from one winding to the next
constexpr double spacing = 17;  // from one space to the next
constexpr double ribbon = 19.2;
constexpr double space_unit = 21;  // of the shapes of the spaces

Point on_spiral(double angle) {
  const double radius = first_radius - pitch * angle / turn;
  return {radius * std::cos(start_angle + angle), radius * std::sin(start_angle + angle)};
}

double distance(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

std::vector<Point> path_of(double last_angle) {
  constexpr double step = turn / 90;
  std::vector<Point> path;
  for (double angle = 0; angle < last_angle; angle += step) path.push_back(on_spiral(angle));
  path.push_back(on_spiral(last_angle));
  return path;
}

// Around the ribbon; the middle of the spiral is at 0 0, which is not the middle of the box.
Box box_around(std::span<const Point> path) {
  const auto [left, right] = std::ranges::minmax(path, {}, &Point::x);
  const auto [top, bottom] = std::ranges::minmax(path, {}, &Point::y);
  return Box{left.x, top.y, right.x - left.x, bottom.y - top.y}.grown(ribbon / 2);
}

void draw_ribbon(Canvas& canvas, const Look& look, std::span<const Point> path) {
  for (const auto& [ink, width] : {std::pair{look.ground_edge(), ribbon}, {look.ground(), ribbon - 0.6}}) {
    canvas.line(path);
    canvas.stroke({.ink = ink, .width = width});
  }
}

// A square follows the ribbon with its sides; the other shapes are not turned.
void shape_at(Canvas& canvas, const Look& look, Point centre, double angle, double size, Ink ink) {
  const auto kept = canvas.keep();
  canvas.move(centre);
  canvas.turn(start_angle + angle + (look.shape == DiscShape::square ? turn / 8 : 0));
  canvas.scale(size);
  whole_disc(canvas, look.shape, {});
  canvas.fill(ink);
}

void draw_spaces(Canvas& canvas, const Look& look, const Words& words) {
  constexpr std::array cycle{Colour::red, Colour::yellow, Colour::green, Colour::blue};
  const std::vector<ScoreSpace> spaces = score_board_spaces();
  draw_ribbon(canvas, look, path_of(spaces.back().angle));
  const Ink paper = look.ground();
  for (int number = 1; number <= score_spaces; ++number) {
    const auto& [angle, centre] = spaces[static_cast<std::size_t>(number)];
    if (number % 10 == 0) {
      shape_at(canvas, look, centre, angle, space_unit * 1.14, look.on_ground());
      write_around(canvas, std::to_string(number), centre, {.size = 7.6, .bold = true, .ink = paper});
    } else {
      const Colour colour = cycle[static_cast<std::size_t>(number) % cycle.size()];
      shape_at(canvas, look, centre, angle, space_unit, look.ink(colour));
      write_around(canvas, std::to_string(number), centre, {.size = 5.2, .ink = look.sign(colour)});
    }
  }
  write_around(canvas, words.start, spaces.front().centre,
               {.size = 4, .bold = true, .ink = look.on_ground()});
}

// CL6: targets go up to 240.
void draw_rounds(Canvas& canvas, const Look& look, Box row) {
  constexpr int rounds = 4;
  constexpr double gap = 6;
  const double width = (row.width - (rounds - 1) * gap) / rounds;
  for (int round = 1; round <= rounds; ++round) {
    const Box space{row.left + (round - 1) * (width + gap), row.top, width, row.height};
    canvas.rounded_box(space, 3);
    canvas.fill(look.ground());
    canvas.rounded_box(space, 3);
    canvas.stroke({.ink = look.ground_edge(), .width = 0.3});
    write(canvas, fmt::format("+{}", round * score_spaces), {space.right() - 3, space.bottom() - 3},
          {.size = 6, .bold = true, .align = Align::right, .ink = look.on_ground()});
  }
}

// Three tiles that match: the logo of the page, in the middle of the spiral.
void draw_logo(Canvas& canvas, const Look& look) {
  struct Laid {
    std::string_view face;
    std::int16_t x, y;
    std::uint8_t rot;
  };
  constexpr std::array<Laid, 3> tiles{{{"BBBGGRR", 0, 0, 0}, {"YRRBYYB", 0, 1, 0}, {"GGBYYBG", 2, 0, 1}}};
  const auto kept = canvas.keep();
  canvas.turn(-turn / 120);
  canvas.scale(12);
  canvas.move({-1.5, -1});
  for (const auto& [face, x, y, rot] : tiles) draw_tile(canvas, look, {*Face::parse(face), x, y, rot});
}

}  // namespace

std::vector<ScoreSpace> score_board_spaces() {
  std::vector<ScoreSpace> spaces{{0, on_spiral(0)}};
  while (spaces.size() <= score_spaces) {
    double angle = spaces.back().angle;
    for (double step = 0.1; step > 1e-5; step /= 2) {
      while (distance(spaces.back().centre, on_spiral(angle + step)) < spacing) angle += step;
    }
    spaces.push_back({angle, on_spiral(angle)});
  }
  return spaces;
}

void add_score_board(Document& document, Paper paper, const Look& look, const Words& words) {
  constexpr double title = 22;  // heights
  constexpr double rounds = 24;
  constexpr double note = 6;
  const PageSize size = portrait(paper);
  const Box spiral = box_around(path_of(score_board_spaces().back().angle));
  const double gap = (size.height - spiral.height - title - rounds - note) / 4;
  const double left = (size.width - spiral.width) / 2;
  const double top = 2 * gap + title;  // of the spiral
  document.page(size, [&](Canvas& canvas) {
    write(canvas, "Dalapapa", {left, gap + 12}, {.size = 14, .font = Font::serif, .bold = true});
    write(canvas, words.score_board, {left, gap + 21}, {.size = 6.4, .font = Font::serif, .ink = quiet_ink});
    write(canvas, words.author, {left + spiral.width, gap + 21},
          {.size = 3.1, .align = Align::right, .ink = quiet_ink});
    {
      const auto kept = canvas.keep();
      canvas.move({left - spiral.left, top - spiral.top});
      draw_spaces(canvas, look, words);
      draw_logo(canvas, look);
    }
    const double below = top + spiral.height + gap;
    draw_rounds(canvas, look, {left, below, spiral.width, rounds});
    write_lines(canvas, words.rounds, {left, below + rounds + 3}, spiral.width,
                {.size = 3.1, .ink = quiet_ink});
  });
}

}  // namespace dalapapa
