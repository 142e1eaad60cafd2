#include "paper/look.hpp"

#include <gmock/gmock.h>

#include "paper/presets.hpp"

namespace dalapapa {
namespace {

TEST(Look, has_four_colours_that_differ_from_each_other_and_from_the_ground) {
  for (std::size_t palette = 0; palette < palette_names.size(); ++palette) {
    for (const Background background : {Background::black, Background::white}) {
      const Look look{.background = background, .palette = static_cast<Palette>(palette)};
      std::vector<Ink> inks{look.ground(), look.ground_edge()};
      for (const Colour colour : all_colours) {
        EXPECT_THAT(inks, testing::Not(testing::Contains(look.ink(colour)))) << palette_names[palette];
        inks.push_back(look.ink(colour));
      }
    }
  }
}

TEST(Look, has_a_lighter_brown_on_black) {
  const auto brown = [](Background background) {
    return Look{.background = background, .palette = Palette::original}.ink(Colour::blue);
  };
  EXPECT_EQ(brown(Background::white), Ink::hex(0x7b4a28));
  EXPECT_EQ(brown(Background::black), Ink::hex(0x96603a));
}

TEST(Look, gives_six_seats_a_colour_each_and_the_others_one) {
  std::vector<Ink> inks;
  for (int seat = 0; seat < 7; ++seat) {
    EXPECT_THAT(inks, testing::Not(testing::Contains(seat_ink(seat))));
    inks.push_back(seat_ink(seat));
  }
  EXPECT_EQ(seat_ink(9), seat_ink(6));
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
