#include "tiles/tile_set_json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace dalapapa {
namespace {

std::string error_of(std::string_view text) {
  const auto value = json::parse(text);
  if (!value) return value.error().message;
  const auto set = tile_set_from_json("a file", *value);
  return set ? "no error" : set.error().message;
}

TEST(TileSetJson, the_standard_set_survives_the_way_out_and_back) {
  const TileSet set = TileSet::standard();
  const TileSet again = tile_set_from_json("again", to_json(set)).value();
  ASSERT_EQ(again.size(), 120);
  for (TileIndex i = 0; i < 120; ++i) EXPECT_EQ(again[i], set[i]);
}

TEST(TileSetJson, any_two_faces_make_a_tile_and_sheet_and_shape_may_be_left_out) {
  const auto set =
      tile_set_from_json("mine", json::parse(R"([{"id":7,"a":"RRRRRRR","b":"BYRGBYR"}])").value());
  ASSERT_TRUE(set);
  EXPECT_FALSE((*set)[0].shape);
  EXPECT_FALSE((*set)[0].sheet);
}

TEST(TileSetJson, errors_name_the_tile) {
  using testing::HasSubstr;
  EXPECT_EQ(error_of("[]"), "a tile set needs at least one tile");
  EXPECT_EQ(error_of("{}"), "a tile set must be an array");
  EXPECT_EQ(error_of(R"([{"a":"BBBYYRR","b":"BBBYYRR"}])"), "tile number 1 of the file: \"id\" is missing");
  EXPECT_EQ(error_of(R"([{"id":0,"a":"BBBYYRR","b":"BBBYYRR"}])"),
            "tile number 1 of the file: \"id\" must be a whole number from 1 to 9999");
  EXPECT_EQ(error_of(R"([{"id":4,"a":"BBBYYR","b":"BBBYYRR"}])"),
            "tile 4: face \"BBBYYR\" must have seven letters of B Y R G");
  EXPECT_EQ(error_of(R"([{"id":4,"a":"BBBYYRR"}])"), "tile 4: \"b\" is missing");
  EXPECT_EQ(error_of(R"([{"id":4,"a":"BBBYYRR","b":"RRRRRRR","colour":1}])"),
            "tile 4: unknown key \"colour\"");
  EXPECT_EQ(error_of(R"([{"id":4,"a":"BBBYYRR","b":"RRRRRRR"},{"id":4,"a":"GGGGGGG","b":"YYYYYYY"}])"),
            "tile 4: the id appears twice");
  EXPECT_EQ(error_of(R"([{"id":4,"a":"BBBYYRR","b":"RRRRRRR"},{"id":5,"a":"BYRRBBY","b":"YYYYYYY"}])"),
            "tile 5: face BBBYYRR is already on tile 4");
  EXPECT_THAT(error_of(R"([{"id":4,"a":"BBBYYRR","b":"YYYYYYY","shape":"hook"}])"),
              HasSubstr("do not show a hook"));
  EXPECT_THAT(error_of(R"([{"id":4,"a":"BBBYYRR","b":"YYYYYYY","shape":"cube"}])"),
              HasSubstr("none of pyramid"));
}

}  // namespace
}  // namespace dalapapa
