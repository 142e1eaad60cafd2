#include "puzzles/deal_of_the_day.hpp"

#include <gtest/gtest.h>

#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

Day day_of(int date) {
  return Day::of(2026, 11, date).value();
}

TEST(DealOfTheDay, is_the_same_for_everybody_and_another_one_every_day) {
  int played_alone = 0;
  for (const GameInfo& game : catalogue()) {
    if (game.max_seats > 1) continue;
    ++played_alone;
    std::set<std::vector<TileIndex>> orders;
    std::set<int> targets;
    for (int date = 1; date <= 7; ++date) {
      const DealOfTheDay deal = deal_of_the_day(game, day_of(date)).value();
      EXPECT_EQ(deal.deck.order(), deal_of_the_day(game, day_of(date))->deck.order());
      EXPECT_EQ(deal.options["target"], deal_of_the_day(game, day_of(date))->options["target"]);
      EXPECT_EQ(deal.deck.order().size(), 120U);
      orders.insert(deal.deck.order());
      targets.insert(deal.options["target"]);
    }
    EXPECT_EQ(orders.size(), 7U) << game.name;
    EXPECT_GT(targets.size(), 2U) << game.name;  // they are made for the tiles
  }
  EXPECT_GT(played_alone, 0);
}

TEST(DealOfTheDay, is_not_there_where_others_play_too) {
  EXPECT_EQ(deal_of_the_day(*find_game("terra").value(), day_of(18)).error().message,
            "there is a deal of the day in games that are played alone for a target, not in terra");
}

}  // namespace
}  // namespace dalapapa
