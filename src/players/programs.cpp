#include "players/programs.hpp"

#include <algorithm>
#include <array>

#include "players/alex_bot.hpp"
#include "players/domaine_style.hpp"
#include "players/figure_bot.hpp"
#include "players/gone_style.hpp"
#include "players/race_style.hpp"
#include "players/solo_style.hpp"
#include "players/terra_style.hpp"

namespace dalapapa {
namespace {

template <class OfGame>
std::unique_ptr<const Style> style() {
  return std::make_unique<OfGame>();
}

constexpr std::array programs{
    Program{.game = "classic", .style = style<RaceStyle>},
    Program{.game = "auction", .style = style<AuctionStyle>},
    Program{.game = "conquest", .style = style<ConquestStyle>},
    Program{.game = "gone", .style = style<GoneStyle>},
    Program{.game = "puzzle", .bot = figure_bot, .heeds_effort_from = first_planning_rank},
    Program{.game = "arlequin", .bot = figure_bot, .heeds_effort_from = first_planning_rank},
    Program{.game = "alex", .bot = alex_bot, .heeds_effort_from = levels.size()},
    Program{.game = "domaine", .style = style<DomaineStyle>},
    Program{.game = "seventytwo", .style = style<DomaineStyle>},
    Program{.game = "terra", .style = style<TerraStyle>},
    Program{.game = "solo", .style = style<SoloStyle>},
};

}  // namespace

Expected<const Program*> program_for(const GameInfo& game) {
  const auto* const found = std::ranges::find(programs, game.name, &Program::game);
  if (found == programs.end()) return bad_input("no program plays {}, except at random", game.name);
  return found;
}

}  // namespace dalapapa
