// Boards drawn in letters and in colour.
#include "terminal/drawing.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "board/board.hpp"
#include "board/sample_tiles.hpp"

namespace dalapapa {
namespace {

// A horizontal tile, an upright one at its right end, and one below that touches both.
Board small() {
  Board board;
  for (const char* at : {"BBBGGRR 0 0 0", "GGGRRGB 2 -1 1", "RYRRYBY 0 1 0"}) {
    const Placement placement = sample::placement(at);
    EXPECT_TRUE(board.check(placement)) << at << ": " << board.check(placement).error().message;
    board.place(placement);
  }
  return board;
}

std::size_t lines(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

TEST(Drawing, in_letters_capitals_are_discs_small_letters_half_discs_and_corners_mark_the_last_tile) {
  const std::string expected =
      "       0   1   2\n"
      "             +-g-+\n"
      "  -1         b   g\n"
      "     +-b---g-+ G |\n"
      "   0 b   B   G   r\n"
      "     #-R---R-#-r-+\n"
      "   1 y   R   y\n"
      "     #-y---b-#\n";
  EXPECT_EQ(draw({.tiles = small().tiles()}, {.colour = false, .highlighted = 1}), expected);
  std::string plain = expected;
  std::ranges::replace(plain, '#', '+');
  EXPECT_EQ(draw({.tiles = small().tiles()}, {.colour = false, .highlighted = 0}), plain);
}

TEST(Drawing, in_letters_each_place_of_a_face_is_where_the_contract_says) {
  // C W NW NE E SE SW; rot counts clockwise quarter turns: W on the left, on top, on the right, at the
  // bottom.
  const auto drawn = [](std::uint8_t rot) {
    Board board;
    board.place({Face::parse("BBBGGRY").value(), 0, 0, rot});
    return draw({.tiles = board.tiles()}, {.colour = false});
  };
  EXPECT_EQ(drawn(0),
            "       0   1\n"
            "     +-b---g-+\n"
            "   0 b   B   g\n"
            "     +-y---r-+\n");
  EXPECT_EQ(drawn(1),
            "       0\n"
            "     +-b-+\n"
            "   0 y   b\n"
            "     | B |\n"
            "   1 r   g\n"
            "     +-g-+\n");
  EXPECT_EQ(drawn(2),
            "       0   1\n"
            "     +-r---y-+\n"
            "   0 g   B   b\n"
            "     +-g---b-+\n");
  EXPECT_EQ(drawn(3),
            "       0\n"
            "     +-g-+\n"
            "   0 g   r\n"
            "     | B |\n"
            "   1 b   y\n"
            "     +-b-+\n");
}

TEST(Drawing, letters_have_no_escape_codes_and_colours_have_no_letters_to_mix_up) {
  const std::string letters = draw({.tiles = small().tiles()}, {.colour = false, .highlighted = 1});
  EXPECT_EQ(letters.find('\033'), std::string::npos);
  const std::string colours = draw({.tiles = small().tiles()}, {.colour = true, .highlighted = 1});
  EXPECT_NE(colours.find('\033'), std::string::npos);
}

TEST(Drawing, in_colour_a_square_is_two_lines_high_and_every_line_ends_without_colour) {
  for (const bool last : {false, true}) {
    const std::string text = draw({.tiles = small().tiles()}, {.colour = true, .highlighted = last ? 1 : 0});
    EXPECT_TRUE(text.starts_with("       0   1   2\n  -1 ")) << text;
    EXPECT_EQ(lines(text), 1 + 2U * 3U);  // the numbers; rows -1, 0 and 1
    std::size_t ends = 0;
    for (std::size_t at = text.find("\033[0m\n"); at != std::string::npos;
         at = text.find("\033[0m\n", at + 1))
      ++ends;
    EXPECT_EQ(ends, lines(text) - 1);
    // Three tiles of two squares, each four columns wide and two lines high.
    std::size_t blocks = 0;
    for (std::size_t at = text.find("▀"); at != std::string::npos; at = text.find("▀", at + 1)) ++blocks;
    EXPECT_EQ(blocks, 3U * 2U * 4U * 2U);
  }
  EXPECT_NE(draw({.tiles = small().tiles()}, {.colour = true, .highlighted = 1}),
            draw({.tiles = small().tiles()}, {.colour = true, .highlighted = 0}));
}

TEST(Drawing, an_empty_board_is_an_empty_text) {
  EXPECT_EQ(draw(Layout{}, {.colour = true}), "");
  EXPECT_EQ(draw(Layout{}, {.colour = false}), "");
}

TEST(Drawing, far_away_boards_have_their_numbers_too) {
  for (const int far : {-10000, -240, 999, 10000}) {
    Board board;
    const auto x = static_cast<std::int16_t>(far);
    board.place({Face::parse("BBBGGRR").value(), x, static_cast<std::int16_t>(-far), 0});
    const std::string letters = draw({.tiles = board.tiles()}, {.colour = false});
    EXPECT_EQ(lines(letters), 4U);
    EXPECT_NE(letters.find(fmt::format(" {}", far)), std::string::npos) << letters;
    EXPECT_NE(letters.find(fmt::format("{} b   B   g\n", -far)), std::string::npos) << letters;
    const std::string colours = draw({.tiles = board.tiles()}, {.colour = true});
    EXPECT_EQ(lines(colours), 3U);
    EXPECT_NE(colours.find(fmt::format("{} \033", -far)), std::string::npos) << colours;
  }
}

}  // namespace
}  // namespace dalapapa
