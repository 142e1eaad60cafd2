#include "paper/text.hpp"

#include <cassert>
#include <cmath>
#include <fmt/format.h>
#include <memory>
#include <pango/pangocairo.h>

namespace dalapapa {
namespace {

// Pango measures in whole fractions of a unit; letters this large leave it enough of them.
constexpr double units_an_em = 16;

// From the middle of a line to where letters stand, in ems.
constexpr double half_height = 0.27;

constexpr const char* family(Font font) {
  return font == Font::sans ? "Lato" : "Linux Libertine O";
}

struct ReleasePango {
  void operator()(PangoLayout* layout) const { g_object_unref(layout); }
  void operator()(PangoContext* context) const { g_object_unref(context); }
  void operator()(PangoFontDescription* description) const { pango_font_description_free(description); }
  void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};

double in_units(int pango) {
  return static_cast<double>(pango) / PANGO_SCALE;
}

// Paper has no pixels to fit letters to: they keep their own shapes and distances.
void leave_as_designed(PangoContext* context) {
  const std::unique_ptr<cairo_font_options_t, ReleasePango> options(cairo_font_options_create());
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options.get());
  pango_context_set_round_glyph_positions(context, FALSE);
  // Otherwise it is that of the machine, and paper would depend on where it was made.
  pango_context_set_language(context, pango_language_from_string("en"));
}

void set_up(PangoLayout* layout, std::string_view text, const TextStyle& style) {
  leave_as_designed(pango_layout_get_context(layout));
  const std::unique_ptr<PangoFontDescription, ReleasePango> font(pango_font_description_new());
  pango_font_description_set_family_static(font.get(), family(style.font));
  pango_font_description_set_weight(font.get(), style.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style(font.get(), style.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_font_description_set_absolute_size(font.get(), units_an_em * PANGO_SCALE);
  pango_layout_set_font_description(layout, font.get());
  pango_layout_set_text(layout, text.data(), static_cast<int>(text.size()));
}

double share_before(Align align) {
  return align == Align::left ? 0 : align == Align::centre ? 0.5 : 1;
}

// Text around a point of the canvas, which has the size of the letters while this lives: fonts are made for the size at which
// they are drawn.
class Writing {
 public:
  Writing(Canvas& canvas, std::string_view text, Point at, const TextStyle& style)
      : canvas_(canvas), kept_(canvas.keep()) {
    canvas.move(at);
    canvas.scale(style.size / units_an_em);
    layout_.reset(pango_cairo_create_layout(canvas.context()));
    set_up(layout_.get(), text, style);
  }

  // All in letter units.
  void wrap(double width) {
    pango_layout_set_width(layout_.get(), static_cast<int>(std::lround(width * PANGO_SCALE)));
  }
  [[nodiscard]] Box ink() const { return extents().first; }
  [[nodiscard]] Box room() const { return extents().second; }
  [[nodiscard]] double base_line() const { return in_units(pango_layout_get_baseline(layout_.get())); }

  void show(Point top_left, Ink ink) {
    canvas_.choose(ink);
    cairo_move_to(canvas_.context(), top_left.x, top_left.y);
    pango_cairo_show_layout(canvas_.context(), layout_.get());
    cairo_new_path(canvas_.context());
  }

 private:
  [[nodiscard]] std::pair<Box, Box> extents() const {
    PangoRectangle ink;
    PangoRectangle room;
    pango_layout_get_extents(layout_.get(), &ink, &room);
    const auto box = [](const PangoRectangle& r) {
      return Box{in_units(r.x), in_units(r.y), in_units(r.width), in_units(r.height)};
    };
    return {box(ink), box(room)};
  }

  Canvas& canvas_;
  Canvas::Kept kept_;
  std::unique_ptr<PangoLayout, ReleasePango> layout_;
};

}  // namespace

void write(Canvas& canvas, std::string_view text, Point at, const TextStyle& style) {
  Writing writing(canvas, text, at, style);
  writing.show({-share_before(style.align) * writing.room().width, -writing.base_line()}, style.ink);
}

void write_around(Canvas& canvas, std::string_view text, Point centre, const TextStyle& style) {
  Writing writing(canvas, text, centre, style);
  const Point middle = writing.ink().centre();
  writing.show({-middle.x, -middle.y}, style.ink);
}

double write_lines(Canvas& canvas, std::string_view text, Point at, double width, const TextStyle& style) {
  Writing writing(canvas, text, at, style);
  writing.wrap(width * units_an_em / style.size);
  writing.show({}, style.ink);
  return writing.room().height * style.size / units_an_em;
}

double width_of(Canvas& canvas, std::string_view text, const TextStyle& style) {
  return Writing(canvas, text, {}, style).room().width * style.size / units_an_em;
}

std::string shortened(Canvas& canvas, std::string_view text, double width, const TextStyle& style) {
  std::string shown(text);
  std::string_view kept = text;
  while (!kept.empty() && width_of(canvas, shown, style) > width) {
    const auto is_inside = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
    while (kept.size() > 1 && is_inside(kept.back())) kept.remove_suffix(1);
    kept.remove_suffix(1);
    shown = fmt::format("{}…", kept);
  }
  return shown;
}

void Paragraph::Release::operator()(PangoLayout* layout) const {
  g_object_unref(layout);
}

Paragraph::Paragraph(std::string_view text, double width, const TextStyle& style, std::size_t bold_bytes)
    : width_(width), style_(style) {
  const std::unique_ptr<PangoContext, ReleasePango> context(
      pango_font_map_create_context(pango_cairo_font_map_get_default()));
  layout_.reset(pango_layout_new(context.get()));
  set_up(layout_.get(), text, style);
  pango_layout_set_width(layout_.get(),
                         static_cast<int>(std::lround(width * units_an_em / style.size * PANGO_SCALE)));
  if (bold_bytes == 0) return;
  PangoAttrList* const attributes = pango_attr_list_new();
  PangoAttribute* const bold = pango_attr_weight_new(PANGO_WEIGHT_BOLD);
  bold->end_index = static_cast<guint>(bold_bytes);
  pango_attr_list_insert(attributes, bold);
  pango_layout_set_attributes(layout_.get(), attributes);
  pango_attr_list_unref(attributes);
}

int Paragraph::lines() const {
  return pango_layout_get_line_count(layout_.get());
}

void Paragraph::draw(Canvas& canvas, Point at, int first, int count) const {
  assert(first >= 0 && count >= 0 && first + count <= lines());
  const auto kept = canvas.keep();
  canvas.move(at);
  const double unit = style_.size / units_an_em;
  canvas.scale(unit);
  canvas.choose(style_.ink);
  for (int i = 0; i < count; ++i) {
    PangoLayoutLine* const line = pango_layout_get_line_readonly(layout_.get(), first + i);
    PangoRectangle room;
    pango_layout_line_get_extents(line, nullptr, &room);
    const double left = share_before(style_.align) * (width_ / unit - in_units(room.width));
    const double base_line = ((i + 0.5) * style_.leading + half_height) * units_an_em;
    cairo_move_to(canvas.context(), left, base_line);
    pango_cairo_show_layout_line(canvas.context(), line);
  }
  cairo_new_path(canvas.context());
}

}  // namespace dalapapa

#ifdef DALAPAPA_SANITIZED
// What fontconfig knows about the fonts stays until the program ends. It finds its own parts by their distance and not by their
// address, which a search for leaks cannot follow; it grows with the fonts there are, not with what is written.
extern "C" const char* __lsan_default_suppressions() {
  return "leak:libfontconfig";
}
extern "C" const char* __lsan_default_options() {
  return "print_suppressions=0";
}
#endif
