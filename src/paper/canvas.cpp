#include "paper/canvas.hpp"

#include <array>
#include <cairo.h>
#include <fmt/format.h>
#include <numbers>

namespace dalapapa {
namespace {

constexpr double quarter = std::numbers::pi / 2;

}  // namespace

Canvas::Kept::Kept(cairo_t* context) : context_(context) {
  cairo_save(context_);
}

Canvas::Kept::~Kept() {
  cairo_restore(context_);
}

void Canvas::move(Point by) {
  cairo_translate(context_, by.x, by.y);
}

void Canvas::turn(double radians) {
  cairo_rotate(context_, radians);
}

void Canvas::scale(double by) {
  cairo_scale(context_, by, by);
}

void Canvas::circle(Point centre, double radius) {
  cairo_new_sub_path(context_);
  cairo_arc(context_, centre.x, centre.y, radius, 0, 4 * quarter);
  cairo_close_path(context_);
}

void Canvas::polygon(std::span<const Point> corners) {
  line(corners);
  cairo_close_path(context_);
}

void Canvas::box(const Box& box) {
  cairo_rectangle(context_, box.left, box.top, box.width, box.height);
}

void Canvas::rounded_box(const Box& box, double radius) {
  const Box inner = box.grown(-radius);
  cairo_new_sub_path(context_);
  cairo_arc(context_, inner.left, inner.top, radius, 2 * quarter, 3 * quarter);
  cairo_arc(context_, inner.right(), inner.top, radius, 3 * quarter, 4 * quarter);
  cairo_arc(context_, inner.right(), inner.bottom(), radius, 0, quarter);
  cairo_arc(context_, inner.left, inner.bottom(), radius, quarter, 2 * quarter);
  cairo_close_path(context_);
}

void Canvas::line(std::span<const Point> points) {
  cairo_new_sub_path(context_);
  for (const Point& point : points) cairo_line_to(context_, point.x, point.y);
}

void Canvas::choose(Ink ink) {
  cairo_set_source_rgb(context_, ink.red / 255.0, ink.green / 255.0, ink.blue / 255.0);
}

void Canvas::fill(Ink ink) {
  choose(ink);
  cairo_set_fill_rule(context_, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill(context_);
}

void Canvas::stroke(const Pen& pen) {
  const std::array dashes{pen.dashes, 2 * pen.dashes / 3};
  const bool dashed = pen.dashes > 0;
  choose(pen.ink);
  cairo_set_line_width(context_, pen.width);
  cairo_set_dash(context_, dashes.data(), dashed ? static_cast<int>(dashes.size()) : 0, 0);
  cairo_set_line_cap(context_, dashed ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(context_, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke(context_);
}

void Canvas::clip() {
  cairo_clip(context_);
}

void Canvas::destination(std::string_view name) {
  cairo_tag_begin(context_, CAIRO_TAG_DEST, fmt::format("name='{}' x=0 y=0", name).c_str());
  cairo_tag_end(context_, CAIRO_TAG_DEST);
}

void Canvas::link(const Box& area, std::string_view kind, std::string_view to) {
  std::string escaped;  // as Cairo asks for it
  for (const char letter : to) {
    if (letter == '\'' || letter == '\\') escaped += '\\';
    escaped += letter;
  }
  const std::string attributes =
      fmt::format("{}='{}' rect=[{} {} {} {}]", kind, escaped, area.left, area.top, area.width, area.height);
  cairo_tag_begin(context_, CAIRO_TAG_LINK, attributes.c_str());
  cairo_tag_end(context_, CAIRO_TAG_LINK);
}

void Canvas::link_to_destination(const Box& area, std::string_view name) {
  link(area, "dest", name);
}

void Canvas::link_to_address(const Box& area, std::string_view address) {
  link(area, "uri", address);
}

}  // namespace dalapapa
