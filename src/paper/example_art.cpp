#include "paper/example_art.hpp"

#include <cmath>

#include "paper/board_art.hpp"

namespace dalapapa {
namespace {

constexpr double outline_margin = 0.06;
constexpr double link_width = 0.07;

// Lines from each disc of a group to its neighbours (G5).
void draw_links(Canvas& canvas, const std::vector<EdgeAt>& discs) {
  constexpr double neighbours_are_nearer = 0.75;
  std::vector<Line> lines;
  for (std::size_t a = 0; a < discs.size(); ++a) {
    for (std::size_t b = a + 1; b < discs.size(); ++b) {
      const Point from = point_of(discs[a]);
      const Point to = point_of(discs[b]);
      if (std::hypot(from.x - to.x, from.y - to.y) < neighbours_are_nearer) lines.push_back({from, to});
    }
  }
  draw_clear_lines(canvas, lines, link_width);
}

void draw_neighbours(Canvas& canvas, const EdgeAt& of, const std::vector<EdgeAt>& linked) {
  std::vector<Line> lines;
  for (const EdgeAt& edge : linked) lines.push_back({point_of(of), point_of(edge)});
  draw_clear_lines(canvas, lines, link_width);
  for (const EdgeAt& edge : linked) draw_dot(canvas, edge);
}

void draw_cross(Canvas& canvas, const EdgeAt& edge) {
  constexpr double arm = 0.24;
  constexpr double width = 0.12;
  const auto [x, y] = point_of(edge);
  const std::array<Line, 2> lines{
      {{{{x - arm, y - arm}, {x + arm, y + arm}}}, {{{x + arm, y - arm}, {x - arm, y + arm}}}}};
  draw_clear_lines(canvas, lines, width);
}

std::string label_of(const Example::Group& group) {
  constexpr std::string_view no_break_space = "\u00a0";
  const std::string size = std::to_string(group.discs.size());
  return group.name.empty() ? size : fmt::format("{}{}{}", group.name, no_break_space, size);
}

}  // namespace

// Tiles with their outlines, and rings that lie partly beside them.
Box room_of(const Example& example) {
  Box room = bounds_of(example.tiles()).grown(outline_margin);
  for (const EdgeAt& edge : example.lit) room = room.around(ring_box(edge));
  for (const auto& group : example.groups) room = room.around(ring_box(group.discs.front()));
  return room;
}

void draw_example(Canvas& canvas, const Look& wanted, const Example& example, Point at, double square) {
  Look look = wanted;
  if (example.palette) look.palette = *example.palette;
  const Box room = room_of(example);
  const auto kept = canvas.keep();
  canvas.move(at);
  canvas.scale(square);
  canvas.move({-room.left, -room.top});
  for (const Placement& tile : example.tiles()) draw_tile(canvas, look, tile);
  if (example.tried) draw_outline(canvas, *example.tried, example.illegal);
  for (const auto& group : example.groups) draw_links(canvas, group.discs);
  if (!example.linked.empty()) draw_neighbours(canvas, example.lit.front(), example.linked);
  for (const EdgeAt& edge : example.lit) draw_ring(canvas, edge);
  for (const EdgeAt& edge : example.clashes) draw_cross(canvas, edge);
  for (const auto& [disc, seat] : example.claims) draw_claim(canvas, disc, seat);
  for (const auto& group : example.groups) draw_label(canvas, group.discs.front(), label_of(group));
}

}  // namespace dalapapa
