// A PDF in the making: pages drawn one after the other, then all its bytes. It writes no file.
//
//   Document document({.title = "Dalapapa"});
//   document.page(landscape(Paper::a4), [](Canvas& canvas) { ... });
//   auto bytes = std::move(document).finish();
//
// The same drawing gives the same bytes: nothing in them says when or where they were made.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "base/error.hpp"
#include "paper/canvas.hpp"
#include "paper/paper_size.hpp"

typedef struct _cairo_surface cairo_surface_t;  // NOLINT(modernize-use-using): as Cairo declares it

namespace dalapapa {

class Document {
 public:
  struct About {
    std::string title;
  };
  explicit Document(const About& about);

  void page(const PageSize& size, const std::function<void(Canvas&)>& draw);
  // A line of the table of contents that PDF viewers show beside the pages. Needs: a page has this destination.
  void bookmark(const std::string& title, std::string_view destination);

  [[nodiscard]] int pages() const { return pages_; }

  // The document is used up. Fails where memory ran out.
  [[nodiscard]] Expected<std::string> finish() &&;

 private:
  struct Destroy {
    void operator()(cairo_surface_t* surface) const;
    void operator()(cairo_t* context) const;
  };

  std::unique_ptr<std::string> bytes_;  // Cairo keeps its address
  std::unique_ptr<cairo_surface_t, Destroy> surface_;
  int pages_ = 0;
};

}  // namespace dalapapa
