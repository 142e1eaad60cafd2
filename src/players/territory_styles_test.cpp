// The styles of Domaine, 72, Terra and gone: moves that nobody would miss. styles_test.cpp has what all styles owe.
#include <algorithm>
#include <gtest/gtest.h>

#include "games/domaine.hpp"
#include "games/gone.hpp"
#include "games/terra.hpp"
#include "players/grounds.hpp"
#include "players/sample_matches.hpp"
#include "players/style.hpp"

namespace dalapapa {
namespace {

TEST(Grounds, are_the_groups_of_the_board) {
  sample::in_random_positions(Domaine::domaine(), 2, 2, [&](const Game& any, int /*seat*/) {
    const Board& board = dynamic_cast<const Domaine&>(any).board();
    const auto groups = board.groups();
    auto found = grounds(board);
    std::ranges::sort(found, {}, [](const Ground& ground) { return std::pair(ground.colour, ground.first); });
    ASSERT_EQ(found.size(), groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
      EXPECT_EQ(found[i].first, groups[i].discs.front());
      EXPECT_EQ(found[i].colour, groups[i].colour);
      EXPECT_EQ(found[i].size, static_cast<int>(groups[i].discs.size()));
      EXPECT_EQ(found[i].closed(), groups[i].closed);
    }
  });
}

TEST(DomaineStyle, DO4_marks_the_large_territory_and_not_the_small_one) {
  const auto style = style_of(Domaine::domaine());
  int found = 0;
  sample::in_random_positions(Domaine::domaine(), 2, 60, [&](Game& any, int seat) {
    auto& game = dynamic_cast<Domaine&>(any);
    if (game.phase() != Domaine::Phase::mark || game.markers(seat) == 0) return;
    int largest = 0;
    for (const EdgeAt& disc : unclaimed(game.board(), game.marked(), true)) {
      largest = std::max(largest, game.board().group_at(disc)->size);
    }
    if (largest < 7) return;
    ++found;
    for (const Plan& plan : {style->quick(any, seat), style->plans(any, seat).front()}) {
      const auto* const mark = std::get_if<Mark>(&plan.actions.front());
      ASSERT_NE(mark, nullptr);
      EXPECT_EQ(game.board().group_at(mark->disc)->size, largest);
    }
  });
  EXPECT_GT(found, 5);
}

// What is left to the next player is judged by the tiles they hold, where these are open.
TEST(DomaineStyle, DO6_with_open_hands_looks_at_the_tiles_of_the_next_player) {
  const GameInfo& info = *find_game("domaine").value();
  const auto style = style_of(info);
  const auto value_with = [&](const std::string& option, const std::string& held) {
    const auto set = sample::tiles({"RBGGBGG", "BBGGBGG", "YBGGBGG", "GBGGBGG", "RRRRRRR", held, "YYYYYYY",
                                    "RGGGGGG", "YGGGGGG", "YBGGBGY", "RBGGBGY"});
    const auto game = info.create(sample::agree(info, 2, set, {option}));
    sample::play(*game, {"draw 1", "draw 2", "draw 3", "place RBGGBGG 0 0 0", "place BBGGBGG 2 0 0",
                         "place YBGGBGG 4 0 0", "draw 4", "draw 6", "draw 5", "draw 7"});
    return style->plans(*game->seen_by(0), 0).front().value;
  };
  const std::string fits = "BGGGGGG";
  const std::string fits_nowhere = "BRRRRRR";
  EXPECT_LT(value_with("open_hands=true", fits), value_with("open_hands=true", fits_nowhere));
  EXPECT_NE(value_with("open_hands=false", fits), value_with("open_hands=true", fits));
}

TEST(GoneStyle, GO2_places_with_three_discs_where_that_is_possible_and_plays_again) {
  const auto style = style_of(Gone::info());
  int found = 0;
  int planned = 0;
  sample::in_random_positions(Gone::info(), 2, 10, [&](Game& any, int seat) {
    const Board& board = dynamic_cast<Gone&>(any).board();
    const auto discs = [&](const Action& action) {
      const auto* const place = std::get_if<Place>(&action);
      return place == nullptr ? 0 : board.discs_formed_by(place->at);
    };
    if (std::ranges::none_of(any.choices(Actor::seat(seat)), [&](const Action& a) { return discs(a) >= 3; }))
      return;
    ++found;
    EXPECT_GE(discs(style->quick(any, seat).actions.front()), 3);
    planned += discs(style->plans(any, seat).front().actions.front()) >= 3 ? 1 : 0;
  });
  EXPECT_GT(planned * 20, found * 19);  // rarely it is better kept, where the turn would end with a draw
  EXPECT_GT(found, 100);
}

TEST(TerraStyle, TE3_keeps_the_own_pawn_where_groups_are_joined) {
  const auto set = sample::tiles({"RBGGBRR", "RBYYBRR", "RBRRBBB", "YYYYYYY", "GGGGGGG", "BYYYYYY"});
  Terra game(set, 2, false);
  sample::play(game, {"draw 1", "draw 2", "place RBGGBRR 0 0 0", "place RBYYBRR 2 0 0", "draw 3", "draw 4"});
  const auto play = [&](int seat, const Action& action) {
    ASSERT_TRUE(game.play({Actor::seat(seat), action})) << to_text(action, *set);
  };
  const EdgeAt of_seat_1{1, 0, EdgeAt::Side::left};
  const EdgeAt of_seat_0{3, 0, EdgeAt::Side::left};
  play(1, Mark{of_seat_1});
  play(1, Done{});
  play(0, Mark{of_seat_0});
  play(0, sample::step(game, "place RBRRBBB 1 1 0").action);
  ASSERT_EQ(game.phase(), Terra::Phase::keep);
  const auto style = style_of(Terra::info());
  EXPECT_EQ(style->quick(game, 0).actions, std::vector<Action>{Keep{of_seat_0}});
  EXPECT_EQ(style->plans(game, 0).front().actions, std::vector<Action>{Keep{of_seat_0}});
}

}  // namespace
}  // namespace dalapapa
