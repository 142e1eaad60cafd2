#include "puzzles/sheets.hpp"

#include <array>
#include <cassert>
#include <string_view>

#include "games/figures.hpp"
#include "tiles/tile.hpp"

namespace dalapapa {
namespace {

constexpr int tiles_a_row = 5;
constexpr int width = 2 * tiles_a_row;

using Sheet = std::array<std::string_view, Figures::tiles_a_sheet>;

// Found by the solver with an outline of horizontal tiles, seed 1. The second sheet is the first with yellow and red exchanged.
constexpr std::array<Sheet, Figures::sheets> faces{{
    {{
        "GGGYYBB", "RYYRRBB", "RRRBBYY", "GBYGGYB", "GGGYBBY", "RYBBRRY", "BRBBGGR", "YGYYRGR",
        "RRBYBYR", "GBYBYGG", "YYYRRGG", "BRRGGBB", "YGRGYYR", "RYRYBBR", "GBGGYBY", "BBGGRRB",
        "BRBBGRG", "YGRYYRG", "RYRBBYR", "RBYBRRY", "BBBRRGG", "BRGRBBG", "BBGRGRB", "YGRYRYG",
        "YRYRGGY", "GBGGYYB", "GYGBBYG", "BBBRGGR", "GGGYBYB", "GBYGGBY", "GBBYYGG", "GYGYBBG",
        "BBRGGRB", "GGBYYBG", "GYYBGGB", "YYGGRRY", "BRGBBGR", "BBBRGRG", "BGGBRBR", "BRBGGRB",
    }},
    {{
        "GGGRRBB", "YRRYYBB", "YYYBBRR", "GBRGGRB", "GGGRBBR", "YRBBYYR", "BYBBGGY", "RGRRYGY",
        "YYBRBRY", "GBRBRGG", "RRRYYGG", "BYYGGBB", "RGYGRRY", "YRYRBBY", "GBGGRBR", "BBGGYYB",
        "BYBBGYG", "RGYRRYG", "YRYBBRY", "YBRBYYR", "BBBYYGG", "BYGYBBG", "BBGYGYB", "RGYRYRG",
        "RYRYGGR", "GBGGRRB", "GRGBBRG", "BBBYGGY", "GGGRBRB", "GBRGGBR", "GBBRRGG", "GRGRBBG",
        "BBYGGYB", "GGBRRBG", "GRRBGGB", "RRGGYYR", "BYGBBGY", "BBBYGYG", "BGGBYBY", "BYBGGYB",
    }},
    {{
        "RBBGGRR", "RGBBRRG", "BRRYYBB", "BYYRBBR", "RBGBGRR", "BYRRBBY", "RBGRRGB", "BRBBYYR",
        "BYRBBRY", "RBRRGBG", "BYYBBRR", "RBBGRRG", "BRRYBBY", "BBYRRYB", "RRGBGBR", "GGRRYYG",
        "GYGRRYG", "BRYBBRY", "YBBYGYG", "RGRBBGR", "GGGYYRR", "GYGYRRG", "BRYRBBY", "YBGYGYB",
        "RGRGBBR", "RBRRGGB", "RGGRRBB", "BRYBYBR", "BYBYRRB", "RRRBGBG", "RRBGGBR", "YGBBYYG",
        "BYRBBYR", "BBBRYRY", "YYGBGBY", "RRRBBGG", "YBGYYGB", "BYRYRBB", "BRYRYBB", "YYYBGBG",
    }},
}};

}  // namespace

std::vector<Placement> front_of_sheet(int sheet) {
  assert(sheet >= 1 && sheet <= 3);
  std::vector<Placement> tiles;
  for (const std::string_view spelling : faces[static_cast<std::size_t>(sheet - 1)]) {
    const auto place = static_cast<int>(tiles.size());
    tiles.push_back(Placement{*Face::parse(spelling), static_cast<std::int16_t>(2 * (place % tiles_a_row)),
                              static_cast<std::int16_t>(place / tiles_a_row), 0}
                        .canonical());
  }
  return tiles;
}

std::vector<Placement> back_of_sheet(int sheet) {
  std::vector<Placement> backs;
  for (const Placement& front : front_of_sheet(sheet)) {
    backs.push_back(
        Placement{back_of(front.laid()), static_cast<std::int16_t>(width - 2 - front.x), front.y, 0}
            .canonical());
  }
  return backs;
}

}  // namespace dalapapa
