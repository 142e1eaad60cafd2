#include "paper/look.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <sstream>

#include "base/source_tree.hpp"
#include "paper/presets.hpp"

namespace dalapapa {
namespace {

// The value of a variable in the first block of the page's style sheet with this selector, as an ink.
Ink in_theme(std::string_view selector, std::string_view variable) {
  std::stringstream text;
  text << std::ifstream(source_tree() + "/web/src/look/theme.css").rdbuf();
  const std::string css = text.str();
  const std::size_t block = css.find(selector);
  const std::size_t at = css.find(fmt::format("--{}: #", variable), block);
  if (block == std::string::npos || at == std::string::npos) return {};
  const std::size_t digits = css.find('#', at) + 1;
  return Ink::hex(static_cast<std::uint32_t>(std::stoul(css.substr(digits, 6), nullptr, 16)));
}

TEST(Look, has_the_colours_of_the_page) {
  for (const Colour colour : all_colours) {
    for (const Background background : {Background::black, Background::white}) {
      EXPECT_EQ((Look{.background = background}).ink(colour),
                in_theme("[data-palette='standard']", name(colour)));
      EXPECT_EQ((Look{.background = background, .palette = Palette::safe}).ink(colour),
                in_theme("[data-palette='safe']", name(colour)));
    }
    EXPECT_EQ((Look{.background = Background::white, .palette = Palette::original}).ink(colour),
              in_theme("[data-palette='original'] {", name(colour)));
  }
  EXPECT_EQ((Look{.palette = Palette::original}).ink(Colour::blue),
            in_theme("[data-palette='original'][data-background='black']", "blue"));
  EXPECT_EQ(Look{}.ground(), in_theme(":root", "wood"));
  for (int seat = 0; seat < 6; ++seat)
    EXPECT_EQ(seat_ink(seat), in_theme(":root", fmt::format("seat-{}", seat)));
}

TEST(Look, writes_with_an_ink_that_differs_from_what_is_below) {
  for (const Background background : {Background::black, Background::white}) {
    const Look look{.background = background};
    EXPECT_FALSE(look.on_ground() == look.ground());
    for (const Colour colour : all_colours) EXPECT_FALSE(look.sign(colour) == look.ink(colour));
  }
  for (int seat = 0; seat < 10; ++seat) EXPECT_FALSE(on_seat(seat) == seat_ink(seat));
}

TEST(Look, is_chosen_by_name_and_says_which_there_are) {
  EXPECT_EQ(value_named<Palette>(palette_names, "palette", "safe"), Palette::safe);
  EXPECT_EQ(value_named<Palette>(palette_names, "palette", "pink").error().message,
            "unknown palette \"pink\" (there are: standard, original, safe)");
  EXPECT_EQ(name_in(disc_shape_names, DiscShape::octagon), "octagon");
}

TEST(Presets, are_the_seven_published_sets) {
  std::vector<Look> looks;
  for (std::size_t i = 0; i < preset_names.size(); ++i) {
    const Look look = look_of(static_cast<Preset>(i));
    EXPECT_THAT(looks, testing::Not(testing::Contains(look)));
    looks.push_back(look);
    EXPECT_EQ(look.palette == Palette::original, preset_names[i] == "original");
    EXPECT_FALSE(look.signs);
    if (look.palette == Palette::standard) {
      EXPECT_EQ(preset_names[i], fmt::format("{}s-{}", name_in(disc_shape_names, look.shape),
                                             name_in(background_names, look.background)));
    }
  }
  EXPECT_EQ(look_of(Preset::original).shape, DiscShape::square);
}

}  // namespace
}  // namespace dalapapa
