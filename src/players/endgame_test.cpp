#include "players/endgame.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
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
  for (int round = 0; round < (sanitized ? 20 : 60); ++round) {
    Classic game(sample::odd_tiles(7, random), 2, {});
    Deck deck = Deck::shuffled(game.tiles(), random.next());
    while (!game.result()) {
      const Actor actor = game.awaited().list().front();
      if (actor.is_seat() && game.bag().count() == 0) {
        const int seat = actor.seat_number();
        const Meter meter({.nodes = 1});
        Endgame endgame(*style, *game.seen_by(seat), seat, meter);
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
  RecordProperty("solved", solved);
  RecordProperty("whole_turns", whole_turns);
  EXPECT_GT(solved, sanitized ? 10 : 60);
  EXPECT_GT(whole_turns, sanitized ? 0 : 10);
}

TEST(Endgame, is_silent_while_luck_has_a_say_and_when_the_tree_is_too_large) {
  const auto style = style_of(*find_game("classic").value());
  Classic game(sample::standard(), 2, {});
  Deck deck = Deck::shuffled(game.tiles(), 1);
  while (game.awaited().contains(Actor::chance())) game.apply({Actor::chance(), deck.deal(game)});
  const Meter meter({.nodes = 1});
  EXPECT_FALSE(Endgame(*style, *game.seen_by(0), 0, meter).plans(100'000));

  Random random(8);
  Classic small(sample::odd_tiles(8, random), 2, {});
  Deck few = Deck::shuffled(small.tiles(), 2);
  while (!small.result() && (small.bag().count() > 0 || small.awaited().contains(Actor::chance()))) {
    const Actor actor = small.awaited().list().front();
    small.apply({actor, actor.is_chance() ? Action{few.deal(small)} : random_turn(small, random)});
  }
  ASSERT_FALSE(small.result());
  const int seat = small.seat();
  EXPECT_TRUE(Endgame(*style, *small.seen_by(seat), seat, meter).plans(100'000));
  EXPECT_FALSE(Endgame(*style, *small.seen_by(seat), seat, meter).plans(0));
}

// TE2: pawns put and taken back for ever.
TEST(Endgame, gives_up_where_there_is_no_end) {
  const auto style = style_of(*find_game("terra").value());
  Random random(5);
  int looked = 0;
  for (int round = 0; round < (sanitized ? 3 : 20); ++round) {
    const Config config = sample::agree(*find_game("terra").value(), 2, sample::odd_tiles(14, random), {});
    const auto game = config.game->create(config);
    Deck deck = Deck::made_for(*config.game, *config.tiles, random.next());
    for (int step = 0; step < 300 && !game->result(); ++step) {
      const Actor actor = game->awaited().list().front();
      if (actor.is_chance()) {
        game->apply({actor, deck.deal(*game)});
        continue;
      }
      const int seat = actor.seat_number();
      if (game->bag().count() == 0 && step % 3 == 0) {
        const Meter meter({.nodes = 1});
        Endgame endgame(*style, *game->seen_by(seat), seat, meter);
        const auto plans = endgame.plans(20'000);
        EXPECT_FALSE(plans && plans->empty());
        ++looked;
      }
      const std::vector<Action> choices = game->choices(actor);
      game->apply({actor, choices[random.below(static_cast<std::uint32_t>(choices.size()))]});
    }
  }
  EXPECT_GT(looked, sanitized ? 0 : 10);
}

TEST(Endgame, of_three_is_exact_only_where_the_others_have_no_choice) {
  const auto style = style_of(*find_game("classic").value());
  Random random(9);
  int exact = 0;
  int solved = 0;
  for (int round = 0; round < (sanitized ? 20 : 60); ++round) {
    Classic game(sample::odd_tiles(10, random), 3, {});
    Deck deck = Deck::shuffled(game.tiles(), random.next());
    while (!game.result()) {
      const Actor actor = game.awaited().list().front();
      if (actor.is_seat() && game.bag().count() == 0) {
        const Meter meter({.nodes = 1});
        Endgame endgame(*style, *game.seen_by(actor.seat_number()), actor.seat_number(), meter);
        if (endgame.plans(5'000)) {
          ++solved;
          exact += endgame.exact() ? 1 : 0;
        }
      }
      game.apply({actor, actor.is_chance() ? Action{deck.deal(game)} : random_turn(game, random)});
    }
  }
  RecordProperty("solved", solved);
  RecordProperty("exact", exact);
  EXPECT_GT(exact, sanitized ? 0 : 10);
  EXPECT_GT(solved, exact);
}

}  // namespace
}  // namespace dalapapa
