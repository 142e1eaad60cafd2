#include "paper/piece_art.hpp"

#include <array>
#include <fmt/format.h>
#include <numbers>

#include "games/domaine.hpp"
#include "paper/shapes.hpp"
#include "paper/text.hpp"

namespace dalapapa {
namespace {

constexpr double on_disc = 0.5;  // of the side of a square: the width of what stands on a disc
constexpr double token_size = 13.5;
constexpr double coin_size = 16.6;
constexpr double score_marker_size = 9;
constexpr Box plaque_room{0, 0, 46, 30};

// A pawn is a strip that is folded three times: foot, back, front, foot. In widths of the strip.
constexpr double pawn_height = 2;
constexpr double pawn_foot = 0.7;

constexpr Ink gold = Ink::hex(0xe0b23c);
constexpr Ink gold_edge = Ink::hex(0x8a6414);
constexpr Ink gold_light = Ink::hex(0xf4d98a);

constexpr Pen outline_pen{.ink = quiet_ink, .width = 0.15};

void ring(Canvas& canvas, Point centre, double radius, Ink ink, double width) {
  canvas.circle(centre, radius);
  canvas.stroke({.ink = ink, .width = width});
}

std::string number_of(int seat) {
  return std::to_string(seat + 1);
}

}  // namespace

Box PieceArt::room(Piece kind) const {
  const double width = on_disc * tile_size;
  switch (kind) {
    case Piece::marker:
    case Piece::mark:
      return {0, 0, width, width};
    case Piece::token:
      return {0, 0, token_size, token_size};
    case Piece::plaque:
      return plaque_room;
    case Piece::coin:
      return {0, 0, coin_size, coin_size};
    case Piece::pawn:
      return {0, 0, width, 2 * (pawn_foot + pawn_height) * width};
    case Piece::score_marker:
      return {0, 0, score_marker_size, score_marker_size};
  }
  return {};
}

void PieceArt::draw(Canvas& canvas, Piece kind, int seat) const {
  switch (kind) {
    case Piece::marker:
      return draw_marker(canvas, seat, room(kind).width);
    case Piece::mark:
      return draw_mark(canvas, seat);
    case Piece::token:
      return draw_token(canvas);
    case Piece::plaque:
      return draw_plaque(canvas);
    case Piece::coin:
      return draw_coin(canvas);
    case Piece::pawn:
      return draw_pawn(canvas, seat);
    case Piece::score_marker:
      return draw_marker(canvas, seat, score_marker_size);
  }
}

void PieceArt::draw_marker(Canvas& canvas, int seat, double diameter) const {
  const Point centre{diameter / 2, diameter / 2};
  canvas.circle(centre, diameter / 2);
  canvas.fill(seat_ink(seat));
  ring(canvas, centre, diameter / 2, outline_pen.ink, outline_pen.width);
  ring(canvas, centre, 0.4 * diameter, on_seat(seat), 0.03 * diameter);
  write_around(canvas, number_of(seat), centre, {.size = 0.5 * diameter, .bold = true, .ink = on_seat(seat)});
}

// A flag.
void PieceArt::draw_mark(Canvas& canvas, int seat) const {
  const auto kept = canvas.keep();
  canvas.scale(room(Piece::mark).width);
  canvas.circle({0.5, 0.5}, 0.5);
  canvas.fill(seat_ink(seat));
  ring(canvas, {0.5, 0.5}, 0.5, outline_pen.ink, outline_pen.width / room(Piece::mark).width);
  canvas.line(std::array<Point, 2>{{{0.29, 0.19}, {0.29, 0.82}}});
  canvas.stroke({.ink = on_seat(seat), .width = 0.05});
  canvas.polygon(
      std::array<Point, 5>{{{0.29, 0.19}, {0.84, 0.19}, {0.73, 0.385}, {0.84, 0.58}, {0.29, 0.58}}});
  canvas.fill(on_seat(seat));
  write_around(canvas, number_of(seat), {0.51, 0.385}, {.size = 0.37, .bold = true, .ink = seat_ink(seat)});
}

// The four neighbours of a square.
void PieceArt::draw_token(Canvas& canvas) const {
  const auto kept = canvas.keep();
  canvas.move({token_size / 2, token_size / 2});
  canvas.circle({}, token_size / 2);
  canvas.fill(look.ground());
  ring(canvas, {}, token_size / 2, look.ground_edge(), 0.3);
  canvas.scale(token_size * (look.shape == DiscShape::square ? 0.48 : 0.57));
  canvas.turn(std::numbers::pi / 4);
  constexpr double away = 0.354;
  constexpr std::array<std::pair<Colour, Point>, 4> discs{{{Colour::red, {-away, -away}},
                                                           {Colour::yellow, {away, -away}},
                                                           {Colour::blue, {away, away}},
                                                           {Colour::green, {-away, away}}}};
  for (const auto& [colour, centre] : discs) {
    const auto turned = canvas.keep();
    canvas.move(centre);
    canvas.turn(look.shape == DiscShape::square ? std::numbers::pi / 4 : 0);
    whole_disc(canvas, look.shape, {});
    canvas.fill(look.ink(colour));
  }
}

// DO6
void PieceArt::draw_plaque(Canvas& canvas) const {
  canvas.rounded_box(plaque_room, 4);
  canvas.fill(look.ground());
  canvas.rounded_box(plaque_room, 4);
  canvas.stroke({.ink = look.ground_edge(), .width = 0.3});
  canvas.rounded_box(plaque_room.grown(-2), 2.5);
  canvas.stroke({.ink = gold, .width = 0.5});
  write_around(canvas, std::to_string(Domaine::plaque), plaque_room.centre(),
               {.size = 24, .font = Font::serif, .bold = true, .ink = look.on_ground()});
  constexpr double unit = 10;
  constexpr std::array<std::pair<Colour, Point>, 4> discs{
      {{Colour::red, {8, 8}}, {Colour::yellow, {38, 8}}, {Colour::green, {8, 22}}, {Colour::blue, {38, 22}}}};
  for (const auto& [colour, centre] : discs) {
    const auto kept = canvas.keep();
    canvas.move(centre);
    canvas.scale(unit);
    whole_disc(canvas, look.shape, {});
    canvas.fill(look.ink(colour));
  }
}

void PieceArt::draw_coin(Canvas& canvas) const {
  const Point centre{coin_size / 2, coin_size / 2};
  canvas.circle(centre, coin_size / 2);
  canvas.fill(gold);
  ring(canvas, centre, coin_size / 2, gold_edge, 0.2);
  ring(canvas, centre, 0.44 * coin_size, gold_light, 0.5);
  ring(canvas, centre, 0.41 * coin_size, gold_edge, 0.25);
  write_around(canvas, "1", {centre.x, centre.y - 1.3},
               {.size = 9, .font = Font::serif, .bold = true, .ink = gold_edge});
  write(canvas, "brouzouf", {centre.x, centre.y + 4.2},
        {.size = 2.7, .font = Font::serif, .align = Align::centre, .ink = gold_edge});
}

void PieceArt::draw_pawn(Canvas& canvas, int seat) const {
  const Box strip = room(Piece::pawn);
  const auto kept = canvas.keep();
  canvas.scale(strip.width);
  const double line = outline_pen.width / strip.width;
  constexpr double apex = pawn_foot + pawn_height;
  canvas.box({0, pawn_foot, 1, 2 * pawn_height});
  canvas.fill(seat_ink(seat));
  canvas.box({0, 0, 1, 2 * apex});
  canvas.stroke({.ink = outline_pen.ink, .width = line});
  // Front and back look the same once the strip is folded at its middle.
  for (const double turned : {0.0, std::numbers::pi}) {
    const auto half = canvas.keep();
    canvas.move({0.5, apex});
    canvas.turn(turned);
    canvas.polygon(std::array<Point, 4>{{{-0.12, 0.6}, {0.12, 0.6}, {0.34, 1.72}, {-0.34, 1.72}}});
    canvas.fill(on_seat(seat));
    canvas.circle({0, 0.52}, 0.25);
    canvas.fill(on_seat(seat));
    canvas.rounded_box({-0.38, 1.62, 0.76, 0.2}, 0.08);
    canvas.fill(on_seat(seat));
    write_around(canvas, number_of(seat), {0, 1.33}, {.size = 0.42, .bold = true, .ink = seat_ink(seat)});
  }
  const auto fold = [&](double y, Ink ink) {
    const auto scaled = canvas.keep();
    canvas.scale(1 / strip.width);  // dashes have the same length on all paper
    canvas.line(std::array<Point, 2>{{{0, y * strip.width}, {strip.width, y * strip.width}}});
    canvas.stroke({.ink = ink, .width = 0.2, .dashes = 1.2});
  };
  fold(pawn_foot, quiet_ink);
  fold(apex, on_seat(seat));
  fold(apex + pawn_height, quiet_ink);
}

}  // namespace dalapapa
