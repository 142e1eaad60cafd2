// The greedy player against trying every turn.
#include <algorithm>
#include <gtest/gtest.h>

#include "games/sample_games.hpp"
#include "players/bot.hpp"
#include "players/random.hpp"

namespace dalapapa {
namespace {

// What the whole turn of the seat to move can bring, by playing all of them through the game itself.
struct Best {
  int with_one = -1000;
  int with_any = -1000;
};

Best best_by_playing(const Classic& game) {
  const int seat = game.seat();
  const int before = game.score(seat);
  Best best;
  const auto one = game.clone();
  for (const Action& first : game.choices(Actor::seat(seat))) {
    one->apply({Actor::seat(seat), first});
    const auto& after = dynamic_cast<const Classic&>(*one);
    best.with_one = std::max(best.with_one, after.score(seat) - before);
    if (after.phase() == Classic::Phase::second_tile) {
      for (const Action& second : one->choices(Actor::seat(seat))) {
        one->apply({Actor::seat(seat), second});
        best.with_any = std::max(best.with_any, after.score(seat) - before);
        one->undo();
      }
    }
    one->undo();
  }
  best.with_any = std::max(best.with_any, best.with_one);
  return best;
}

struct Counts {
  int turns = 0;
  int two_tiles = 0;
  int passes = 0;
};

// Random players make the positions; before each turn the greedy player's own turn is compared.
void compare_turns(Classic& game, std::uint64_t seed, int until, Counts& counts) {
  Random random(seed);
  Deck deck = Deck::shuffled(game.tiles(), seed);
  while (!game.result() && game.board().size() < until) {
    const Actor actor = game.awaited().list().front();
    if (game.phase() == Classic::Phase::first_tile) {
      const Best best = best_by_playing(game);
      const auto copy = game.clone();
      auto& greedy = dynamic_cast<Classic&>(*copy);
      const int seat = game.seat();
      int tiles = 0;
      do {
        const Action action =
            *make_bot(Classic::info(), "greedy", 1).value()->choose(*greedy.seen_by(seat), seat);
        tiles += std::holds_alternative<Place>(action) ? 1 : 0;
        counts.passes += std::holds_alternative<Pass>(action) ? 1 : 0;
        ASSERT_TRUE(greedy.play({actor, action})) << to_text(action, game.tiles());
      } while (greedy.phase() == Classic::Phase::second_tile);
      ASSERT_EQ(greedy.score(seat) - game.score(seat), best.with_any);
      ASSERT_EQ(tiles == 2, best.with_any > best.with_one);  // a tile that only brings its price back is kept
      ++counts.turns;
      counts.two_tiles += tiles == 2 ? 1 : 0;
    }
    game.apply({actor, actor.is_chance() ? Action{deck.deal(game)} : random_turn(game, random)});
  }
}

TEST(GreedyBot, CL2_no_turn_with_the_120_tiles_is_worth_more_than_its_own) {
  Counts counts;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Classic game(sample::standard(), 2, {});
    compare_turns(game, seed, 14, counts);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(counts.turns, 30);
  EXPECT_GT(counts.two_tiles, 5);
}

TEST(GreedyBot, CL2_no_turn_with_small_odd_sets_is_worth_more_than_its_own) {
  Counts counts;
  Random random(21);
  for (int round = 0; round < 200; ++round) {
    const int seats = 2 + round % 3;
    Classic game(sample::odd_tiles(3 * seats + static_cast<int>(random.below(5)), random), seats, {});
    compare_turns(game, random.next(), 100, counts);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(counts.turns, 300);
  EXPECT_GT(counts.two_tiles, 20);
  EXPECT_GT(counts.passes, 50);
}

}  // namespace
}  // namespace dalapapa
