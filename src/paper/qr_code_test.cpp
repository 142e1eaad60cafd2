#include "paper/qr_code.hpp"

#include <gmock/gmock.h>

namespace dalapapa {
namespace {

// What the three corners of every code look like. That others can read it is tried on rendered pages, in tools/cli_tests.
void expect_finder(const QrCode& code, int left, int top) {
  for (int y = 0; y < 7; ++y) {
    for (int x = 0; x < 7; ++x) {
      const int ring = std::max(std::abs(x - 3), std::abs(y - 3));
      EXPECT_EQ(code.is_dark(left + x, top + y), ring != 2) << x << " " << y;
    }
  }
}

TEST(QrCode, has_its_three_corners) {
  for (const std::size_t length : {std::size_t{1}, std::size_t{50}, std::size_t{300}, std::size_t{2953}}) {
    const auto code = QrCode::of(std::string(length, 'x'));
    ASSERT_TRUE(code) << length;
    const int far = code->modules() - 7;
    expect_finder(*code, 0, 0);
    expect_finder(*code, far, 0);
    expect_finder(*code, 0, far);
    // A module is never smaller than a camera can see.
    EXPECT_GE(code->usual_size() / (code->modules() + 8), 0.4199);
  }
}

TEST(QrCode, refuses_what_is_too_long) {
  const auto code = QrCode::of(std::string(2954, 'x'));
  ASSERT_FALSE(code);
  EXPECT_THAT(code.error().message, testing::HasSubstr("2954 bytes are too many"));
}

}  // namespace
}  // namespace dalapapa
