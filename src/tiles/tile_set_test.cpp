// T1 – T7 of the rules, each checked on the set that the program builds.
#include "tiles/tile_set.hpp"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace dalapapa {
namespace {

std::array<int, 4> half_discs(Face face) {
  std::array<int, 4> count{};
  for (const Colour c : face.colours()) ++count[index(c)];
  ++count[index(face.centre())];  // the central disc is two half-discs
  return count;
}

std::set<Rim> centre_places(Face face) {
  std::set<Rim> places;
  for (int i = 0; i < rim_places; ++i) {
    if (face.at(i) == face.centre()) places.insert(static_cast<Rim>(i));
  }
  return places;
}

TEST(Face, G2_is_spelt_in_four_colours_and_no_other_letter) {
  EXPECT_EQ(all_colours.size(), 4U);
  for (char letter = 'A'; letter <= 'Z'; ++letter) {
    const bool colour = std::string_view("BYRG").find(letter) != std::string_view::npos;
    EXPECT_EQ(Face::parse(std::string(places_a_face, letter)).has_value(), colour) << letter;
  }
}

class StandardSet : public testing::Test {
 protected:
  const TileSet set = TileSet::standard();
};

TEST_F(StandardSet, T1_has_120_tiles_and_240_faces_that_all_differ) {
  EXPECT_EQ(set.size(), 120);
  std::set<Face> faces;
  for (const Tile& tile : set.tiles()) {
    EXPECT_NE(tile.a, tile.b);
    faces.insert(tile.a.canonical());
    faces.insert(tile.b.canonical());
  }
  EXPECT_EQ(faces.size(), 240U);
}

TEST_F(StandardSet, T2_each_face_has_four_two_two_and_none_with_the_four_around_the_centre) {
  for (const Tile& tile : set.tiles()) {
    for (const Face face : {tile.a, tile.b}) {
      std::array<int, 4> count = half_discs(face);
      EXPECT_EQ(count[index(face.centre())], 4) << face.spelling();
      EXPECT_EQ(centre_places(face).size(), 2U) << face.spelling();
      std::ranges::sort(count);
      EXPECT_EQ(count, (std::array{0, 2, 2, 4})) << face.spelling();
    }
  }
}

TEST_F(StandardSet, T3_the_other_face_is_the_mirror_image_with_colours_swapped_in_two_pairs) {
  for (const Tile& tile : set.tiles()) {
    const std::array<int, 4> front = half_discs(tile.a);
    const std::array<int, 4> back = half_discs(tile.b);
    for (const Colour c : all_colours) EXPECT_EQ(front[index(c)] + back[index(c)], 4) << tile.id;

    // Some spelling of the back is the mirrored front, letter by letter under one swap of two pairs.
    bool found = false;
    for (const Face other : {tile.b, tile.b.half_turned()}) {
      std::map<Colour, Colour> swap;
      bool holds = true;
      const Face::Colours from = tile.a.mirrored().colours();
      const Face::Colours to = other.colours();
      for (std::size_t i = 0; i < from.size(); ++i) {
        holds = holds && swap.emplace(from[i], to[i]).first->second == to[i] &&
                swap.emplace(to[i], from[i]).first->second == from[i] && from[i] != to[i];
      }
      found = found || (holds && swap.size() == 4);
    }
    EXPECT_TRUE(found) << tile.id;
  }
}

TEST_F(StandardSet, T4_three_sheets_of_forty_by_the_pairs_of_colours) {
  const std::map<int, Colour> blue_and{{1, Colour::yellow}, {2, Colour::red}, {3, Colour::green}};
  std::map<int, int> tiles_on;
  for (const Tile& tile : set.tiles()) {
    ++tiles_on[tile.sheet.value()];
    for (const Face face : {tile.a, tile.b}) {
      const std::array<int, 4> count = half_discs(face);
      EXPECT_EQ(count[index(Colour::blue)] + count[index(blue_and.at(*tile.sheet))], 4) << tile.id;
    }
  }
  EXPECT_EQ(tiles_on, (std::map<int, int>{{1, 40}, {2, 40}, {3, 40}}));
}

TEST_F(StandardSet, T5_24_pyramids_24_bridges_72_hooks_on_both_faces) {
  const std::map<Shape, std::set<std::set<Rim>>> drawn{
      {Shape::pyramid, {{Rim::sw, Rim::se}, {Rim::nw, Rim::ne}}},
      {Shape::bridge, {{Rim::nw, Rim::sw}, {Rim::ne, Rim::se}}},
      {Shape::hook, {{Rim::w, Rim::nw}, {Rim::w, Rim::sw}, {Rim::e, Rim::ne}, {Rim::e, Rim::se}}}};
  std::map<Shape, int> count;
  for (const Tile& tile : set.tiles()) {
    ++count[tile.shape.value()];
    EXPECT_TRUE(drawn.at(*tile.shape).contains(centre_places(tile.a))) << tile.id;
    EXPECT_TRUE(drawn.at(*tile.shape).contains(centre_places(tile.b))) << tile.id;
  }
  EXPECT_EQ(count, (std::map<Shape, int>{{Shape::pyramid, 24}, {Shape::bridge, 24}, {Shape::hook, 72}}));
}

// A face with its colours forgotten: each place names the first place of its colour; the smaller of the two
// spellings.
std::array<int, 7> pattern(Face face) {
  const auto forget = [](Face f) {
    const Face::Colours colours = f.colours();
    std::array<int, 7> first{};
    for (std::size_t i = 0; i < 7; ++i) {
      first[i] = static_cast<int>(std::ranges::find(colours, colours[i]) - colours.begin());
    }
    return first;
  };
  return std::min(forget(face), forget(face.half_turned()));
}

TEST_F(StandardSet, T6_ten_patterns_of_24_colourings_closed_under_mirroring_and_no_pair_of_ends) {
  std::map<Shape, std::map<std::array<int, 7>, int>> patterns;
  for (const Tile& tile : set.tiles()) {
    for (const Face face : {tile.a, tile.b}) {
      EXPECT_NE(face.at(Rim::w), face.at(Rim::e)) << face.spelling();
      ++patterns[*tile.shape][pattern(face)];
    }
  }
  EXPECT_EQ(patterns[Shape::pyramid].size(), 2U);
  EXPECT_EQ(patterns[Shape::bridge].size(), 2U);
  EXPECT_EQ(patterns[Shape::hook].size(), 6U);
  for (const auto& [shape, counts] : patterns) {
    for (const auto& [key, count] : counts) EXPECT_EQ(count, 24);
  }
  for (const Tile& tile : set.tiles()) {
    EXPECT_TRUE(patterns[*tile.shape].contains(pattern(tile.a.mirrored()))) << tile.id;
  }
}

TEST_F(StandardSet, T7_faces_are_spelt_in_the_smaller_of_two_ways_and_found_by_both) {
  for (TileIndex i = 0; i < set.size(); ++i) {
    for (const Face face : {set[i].a, set[i].b}) {
      const std::string text = face.spelling();
      const std::string turned = text.substr(0, 1) + text.substr(4) + text.substr(1, 3);
      EXPECT_LT(text, turned);
      EXPECT_EQ(set.tile_with(Face::parse(text).value()), i);
      EXPECT_EQ(set.tile_with(Face::parse(turned).value()), i);
    }
  }
}

TEST_F(StandardSet, the_72_hooks_are_a_selection_that_keeps_the_ids) {
  const TileSet hooks = set.only(Shape::hook).value();
  EXPECT_EQ(hooks.size(), 72);
  for (const Tile& tile : hooks.tiles()) EXPECT_EQ(set[set.tile_with_id(tile.id).value()], tile);
}

TEST_F(StandardSet, a_face_of_no_tile_is_not_found) {
  EXPECT_FALSE(set.tile_with(Face::parse("BBBBBBB").value()));
  EXPECT_FALSE(set.tile_with_id(121));
}

TEST(FaceSpelling, refuses_what_is_not_seven_letters_of_the_four) {
  EXPECT_FALSE(Face::parse(""));
  EXPECT_FALSE(Face::parse("BYRGBYRG"));
  EXPECT_EQ(Face::parse("BYRGBYX").error().message, "face \"BYRGBYX\" has a letter other than B Y R G");
}

}  // namespace
}  // namespace dalapapa
