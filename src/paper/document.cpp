#include "paper/document.hpp"

#include <cairo-pdf.h>

namespace dalapapa {
namespace {

constexpr double points_a_millimetre = 72 / 25.4;
constexpr const char* always = "2020-01-01T00:00:00Z";  // of all our papers: see the head of document.hpp

cairo_status_t append(void* bytes, const unsigned char* data, unsigned int size) {
  static_cast<std::string*>(bytes)->append(data, data + size);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

void Document::Destroy::operator()(cairo_surface_t* surface) const {
  cairo_surface_destroy(surface);
}

void Document::Destroy::operator()(cairo_t* context) const {
  cairo_destroy(context);
}

Document::Document(const About& about)
    : bytes_(std::make_unique<std::string>()),
      surface_(cairo_pdf_surface_create_for_stream(append, bytes_.get(), 1, 1)) {
  cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_TITLE, about.title.c_str());
  cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_CREATE_DATE, always);
  cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_MOD_DATE, always);
}

void Document::page(const PageSize& size, const std::function<void(Canvas&)>& draw) {
  cairo_pdf_surface_set_size(surface_.get(), size.width * points_a_millimetre,
                             size.height * points_a_millimetre);
  const std::unique_ptr<cairo_t, Destroy> context(cairo_create(surface_.get()));
  Canvas canvas(context.get());
  canvas.scale(points_a_millimetre);
  draw(canvas);
  cairo_show_page(context.get());
  ++pages_;
}

void Document::bookmark(const std::string& title, std::string_view destination) {
  cairo_pdf_surface_add_outline(surface_.get(), CAIRO_PDF_OUTLINE_ROOT, title.c_str(),
                                fmt::format("dest='{}'", destination).c_str(),
                                static_cast<cairo_pdf_outline_flags_t>(0));
}

Expected<std::string> Document::finish() && {
  cairo_surface_finish(surface_.get());
  if (const cairo_status_t status = cairo_surface_status(surface_.get()); status != CAIRO_STATUS_SUCCESS)
    return refused("cannot make the PDF: {}", cairo_status_to_string(status));
  return std::move(*bytes_);
}

}  // namespace dalapapa
