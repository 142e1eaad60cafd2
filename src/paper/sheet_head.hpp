// The head of a puzzle sheet or a position: the author of the games, a title, what it is called, a text, and beside them a QR code that opens it in the page.
#pragma once

#include <optional>
#include <string>

#include "paper/canvas.hpp"
#include "paper/look.hpp"
#include "paper/paper_size.hpp"
#include "paper/qr_code.hpp"
#include "paper/text.hpp"
#include "paper/words.hpp"

namespace dalapapa {

// What sheets are asked for with.
struct SheetOptions {
  Look look{};
  Paper paper = Paper::a4;
  Language language = Language::en;
  std::string site;  // where the page is
};

inline constexpr double sheet_margin = 13;

struct SheetHead {
  std::string_view author;
  std::string title;
  std::string name;
  std::string text{};
  std::optional<QrCode> code{};
  std::string link{};

  // From the top of the page.
  void draw(Canvas& canvas, const PageSize& size) const;

  // Where its words end, and where all of it does.
  [[nodiscard]] double end_of_words(const PageSize& size) const;
  [[nodiscard]] double end(const PageSize& size) const;

 private:
  [[nodiscard]] double code_size() const { return code ? code->usual_size() : 0; }
  [[nodiscard]] Paragraph words(const PageSize& size) const;
};

}  // namespace dalapapa
