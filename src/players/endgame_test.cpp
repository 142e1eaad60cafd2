#include "players/endgame.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "games/sample_games.hpp"
#include "players/mover.hpp"
#include "players/random.hpp"

namespace dalapapa {
namespace {

// The best that the mover can reach in the real game, whose bag is empty: two players, one wins what the other loses.
int best_margin(Game& game, int seat) {
  if (const auto result = game.result()) {
    const auto own = static_cast<std::size_t>(seat);
    return result->scores[own] - result->scores[1 - own];
  }
  const int next = *mover(game);
  int best = next == seat ? -10000 : 10000;
  for (const Action& action : game.choices(Actor::seat(next))) {
    game.apply({Actor::seat(next), action});
    const int margin = best_margin(game, seat);
    best = next == seat ? std::max(best, margin) : std::min(best, margin);
    game.undo();
  }
  return best;
}

TEST(Endgame, is_what_trying_everything_finds) {
  const auto style = style_of(*find_game("classic").value());
  Random random(3);
  int solved = 0;
  int whole_turns = 0;
  for (int round = 0; round < 60; ++round) {
    Classic game(sample::odd_tiles(7, random), 2, {});
    Deck deck = Deck::shuffled(game.tiles(), random.next());
    while (!game.result()) {
      const Actor actor = game.awaited().list().front();
      if (actor.is_seat() && game.bag().count() == 0) {
        const int seat = actor.seat_number();
        Endgame endgame(*style, *game.seen_by(seat), seat);
        const auto plans = endgame.plans(5'000);
        if (!plans) break;  // too large a tree, for the slow way too
        ASSERT_EQ(plans->front().value, best_margin(game, seat));
        ASSERT_EQ(plans->size(), game.choices(actor).size());
        ASSERT_EQ(endgame.outcome(plans->back().actions, 100'000), plans->back().value);
        ++solved;
        whole_turns += plans->front().actions.size() > 1 ? 1 : 0;
      }
      game.apply({actor, actor.is_chance() ? Action{deck.deal(game)} : random_turn(game, random)});
    }
  }
  EXPECT_GT(solved, 60);
  EXPECT_GT(whole_turns, 10);
}

TEST(Endgame, is_silent_while_luck_has_a_say_and_when_the_tree_is_too_large) {
  const auto style = style_of(*find_game("classic").value());
  Classic game(sample::standard(), 2, {});
  Deck deck = Deck::shuffled(game.tiles(), 1);
  while (game.awaited().contains(Actor::chance())) game.apply({Actor::chance(), deck.deal(game)});
  EXPECT_FALSE(Endgame(*style, *game.seen_by(0), 0).plans(100'000));

  Random random(8);
  Classic small(sample::odd_tiles(8, random), 2, {});
  Deck few = Deck::shuffled(small.tiles(), 2);
  while (!small.result() && (small.bag().count() > 0 || small.awaited().contains(Actor::chance()))) {
    const Actor actor = small.awaited().list().front();
    small.apply({actor, actor.is_chance() ? Action{few.deal(small)} : random_turn(small, random)});
  }
  ASSERT_FALSE(small.result());
  const int seat = small.seat();
  EXPECT_TRUE(Endgame(*style, *small.seen_by(seat), seat).plans(100'000));
  EXPECT_FALSE(Endgame(*style, *small.seen_by(seat), seat).plans(0));
}

}  // namespace
}  // namespace dalapapa
