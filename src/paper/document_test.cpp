#include "paper/document.hpp"

#include <gmock/gmock.h>

#include "paper/text.hpp"

namespace dalapapa {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string drawn(const std::string& title) {
  Document document({.title = title});
  for (int i = 0; i < 2; ++i) {
    document.page(portrait(Paper::a4), [](Canvas& canvas) {
      canvas.circle({100, 100}, 20);
      canvas.fill(Ink::hex(0x3577c4));
      write(canvas, "Été, Größe, año", {20, 20}, {.size = 5});
    });
  }
  EXPECT_EQ(document.pages(), 2);
  return *std::move(document).finish();
}

TEST(Document, is_a_pdf_of_the_same_bytes_every_time) {
  const std::string bytes = drawn("Tiles");
  EXPECT_THAT(bytes, StartsWith("%PDF-"));
  EXPECT_THAT(bytes, Not(HasSubstr("/Subtype /Image")));
  EXPECT_EQ(bytes, drawn("Tiles"));
  EXPECT_NE(bytes, drawn("Other"));
}

TEST(Document, measures_text_in_the_units_of_the_canvas) {
  Document document({.title = "Measured"});
  document.page(portrait(Paper::a4), [](Canvas& canvas) {
    const double width = width_of(canvas, "Dalapapa", {.size = 4});
    EXPECT_NEAR(width, 17, 3);
    EXPECT_NEAR(width_of(canvas, "Dalapapa", {.size = 8}), 2 * width, 0.05);
    const auto kept = canvas.keep();
    canvas.scale(23);
    EXPECT_NEAR(width_of(canvas, "Dalapapa", {.size = 4}), width, 0.05);
    EXPECT_NEAR(write_lines(canvas, "one two", {}, 1, {.size = 1}),
                2 * write_lines(canvas, "one", {}, 9, {.size = 1}), 0.01);
  });
  EXPECT_TRUE(std::move(document).finish());
}

}  // namespace
}  // namespace dalapapa
