#include "paper/tile_sheets.hpp"

#include <gtest/gtest.h>
#include <map>

#include "board/footprint.hpp"
#include "paper/tile_art.hpp"
#include "puzzles/sheets.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {
namespace {

// The tile below a point of the sheet, and the colour of its half-disc or disc there.
struct Seen {
  TileIndex tile = no_tile;
  Colour colour{};
};

constexpr double depth = 0.2;  // into the tile, so that the two halves of a disc are told apart

using Places = std::map<std::pair<int, int>, Seen>;  // by hundredths of a unit

std::pair<int, int> key(double x, double y) {
  return {static_cast<int>(std::lround(100 * x)), static_cast<int>(std::lround(100 * y))};
}

Places seen(const std::vector<Placement>& tiles) {
  const TileSet set = TileSet::standard();
  Places places;
  for (const Placement& at : tiles) {
    const TileIndex tile = *set.tile_with(at.face);
    const Point middle = box_of(at).centre();
    places[key(middle.x, middle.y)] = {tile, at.face.centre()};
    for (const auto& [edge, colour] : rim(at)) {
      const Point outer = point_of(edge);
      const double x = outer.x + (outer.x == at.x ? depth : outer.x == at.x + 2 ? -depth : 0);
      const double y = outer.y + (outer.y == at.y ? depth : outer.y == at.y + 1 ? -depth : 0);
      places[key(x, y)] = {tile, colour};
    }
  }
  return places;
}

TEST(TileSheets, have_behind_each_half_disc_the_other_face_of_its_tile_however_the_paper_is_turned) {
  for (int sheet = 1; sheet <= 3; ++sheet) {
    const Places front = seen(front_of_sheet(sheet));
    ASSERT_EQ(front.size(), 40U * 7);
    for (const Turning turning : {Turning::long_edge, Turning::short_edge, Turning::glued}) {
      const Places back = seen(back_of_sheet(sheet, turning));
      ASSERT_EQ(back.size(), front.size());
      for (const auto& [place, here] : front) {
        const auto [x, y] = place;
        const auto behind =
            back.find(turning == Turning::long_edge ? std::pair{x, 800 - y} : std::pair{1000 - x, y});
        ASSERT_NE(behind, back.end());
        EXPECT_EQ(behind->second.tile, here.tile);
        // T4: what blue becomes; T3: the two other colours are exchanged as well.
        const auto exchanged = [&](Colour colour) {
          using enum Colour;
          constexpr std::array<std::array<Colour, 4>, 3> others{
              {{yellow, red, green, blue}, {red, yellow, blue, green}, {green, blue, yellow, red}}};
          return others[static_cast<std::size_t>(sheet - 1)][index(colour)];
        };
        EXPECT_EQ(behind->second.colour, exchanged(here.colour));
      }
    }
  }
}

}  // namespace
}  // namespace dalapapa
