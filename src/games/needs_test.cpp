// What a caller must see to ("Needs:" in the headers) is asserted, and the assertions bite: in builds that have them.
#ifndef NDEBUG

#include <gtest/gtest.h>

#include "games/alex.hpp"
#include "games/best_turn.hpp"
#include "games/classic.hpp"
#include "games/game_as.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

std::unique_ptr<Game> new_game(std::string_view name) {
  const GameInfo& info = *find_game(name).value();
  const Config config = sample::agree(info, sample::seats_for(info, 2), sample::standard());
  return config.game->create(config);
}

TEST(NeedsDeathTest, every_game_applies_only_what_check_accepts) {
  for (const GameInfo& info : catalogue()) {
    const auto game = new_game(info.name);
    const Step step{Actor::seat(game->seats() - 1), Follow{}};  // nobody has bid anything
    ASSERT_FALSE(game->check(step)) << info.name;
    EXPECT_DEATH(game->apply(step), "check\\(step\\)") << info.name;
    const auto refused = game->play(step);  // the checked door says why, and stays up
    EXPECT_FALSE(refused) << info.name;
  }
}

TEST(NeedsDeathTest, a_tile_is_dealt_and_taken_back_only_where_there_is_one) {
  const auto game = new_game("classic");
  EXPECT_DEATH(game->undo(), "steps_.empty");
  Deck deck = Deck::shuffled(game->tiles(), 1);
  while (game->awaited().contains(Actor::chance())) game->apply({Actor::chance(), deck.deal(*game)});
  EXPECT_DEATH((void)deck.deal(*game), "chance");
}

TEST(NeedsDeathTest, a_game_is_taken_for_what_it_is) {
  const auto game = new_game("classic");
  EXPECT_EQ(&game_as<Classic>(*game), game.get());
  EXPECT_DEATH((void)game_as<Alex>(*game), "dynamic_cast");
}

TEST(NeedsDeathTest, small_things_are_asked_for_what_they_have) {
  EXPECT_DEATH((void)Actor::chance().seat_number(), "is_seat");
  Hand<2> hand;
  hand.add(3);
  EXPECT_DEATH(hand.remove(4), "contains");
  hand.add(4);
  EXPECT_DEATH(hand.add(5), "count < Most");
  EXPECT_DEATH((void)TileBits{}.nth(0), "count");
  Board board;
  EXPECT_DEATH((void)best_turn(board, std::vector<Ways>(3, Ways(sample::standard()->tiles().front()))),
               "hand.size");
}

}  // namespace
}  // namespace dalapapa

#endif
