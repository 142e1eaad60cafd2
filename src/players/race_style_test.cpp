// What the players of the race games must not miss.
#include <gtest/gtest.h>
#include <map>
#include <string_view>

#include "base/sanitized.hpp"
#include "games/auction.hpp"
#include "games/best_turn.hpp"
#include "games/conquest.hpp"
#include "games/game_as.hpp"
#include "players/sample_matches.hpp"
#include "players/style.hpp"

namespace dalapapa {
namespace {

// Whether the seat that moves has a turn that wins at once (CL6, CO4).
bool can_win_now(const Classic& game, int seat) {
  if (game.phase() != Classic::Phase::first_tile) return false;
  if (game.still_to_play_after_turn() != 0) return false;
  Board board = game.board();
  const int score = game.score(seat) + best_turn(board, game.tiles().ways(game.hand(seat))).points;
  const bool ends = game.last_round() || score >= game.rules().target;
  return ends && score > game.score(1 - seat);
}

// Returns how many of the matches could be won by a turn.
int won_by_turn(std::string_view name, std::string_view level, const std::vector<std::string>& options) {
  int winning = 0;
  for (std::uint64_t seed = 1; seed <= (sanitized ? 4 : 12); ++seed) {
    std::optional<int> winner;
    const Config config = sample::seated(name, {level, level}, options);
    const auto game = sample::match(config, seed, [&](const Game& now, const Step& step) {
      EXPECT_FALSE(winner && step.actor.seat_number() != *winner) << "a win was put off";
      if (can_win_now(game_as<Classic>(now), step.actor.seat_number())) winner = step.actor.seat_number();
    });
    if (!winner) continue;
    ++winning;
    EXPECT_EQ(game->result()->winners, std::vector{*winner}) << seed;
  }
  return winning;
}

TEST(RaceStyle, CL6_wins_where_a_turn_wins) {
  EXPECT_GT(won_by_turn("classic", "expert", {"target=60"}), sanitized ? 0 : 5);
}

TEST(ConquestStyle, CO4_knows_whether_anybody_plays_after_a_turn) {
  // Marks are counted in the end and may turn it: without them it is the score that wins.
  const Config config = sample::seated("conquest", {"expert", "expert"}, {"target=60"});
  const auto style = style_of(*config.game);
  int reached = 0;
  for (std::uint64_t seed = 1; seed <= (sanitized ? 2 : 10); ++seed) {
    sample::match(config, seed, [&](const Game& now, const Step& step) {
      const auto& game = game_as<Conquest>(now);
      if (game.phase() != Classic::Phase::first_tile) return;
      const int seat = step.actor.seat_number();
      const auto copy = game.seen_by(seat);
      for (const Plan& plan : style->plans(*copy, seat)) {
        const auto after = game.clone();
        for (const Action& action : plan.actions) after->apply({step.actor, action});
        const auto& there = game_as<Conquest>(*after);
        if (there.score(seat) < game.rules().target) continue;
        EXPECT_FALSE(plan.opens);  // nobody is left to make anything of it
        ++reached;
      }
    });
  }
  RecordProperty("reached", reached);
  EXPECT_GT(reached, sanitized ? 0 : 10);
}

TEST(AuctionStyle, EN4_knows_whether_anybody_plays_after_a_turn) {
  const Config config = sample::seated("auction", {"expert", "expert", "expert"}, {"target=60"});
  const auto style = style_of(*config.game);
  int ends = 0;
  int goes_on = 0;
  for (std::uint64_t seed = 1; seed <= (sanitized ? 3 : 10); ++seed) {
    sample::match(config, seed, [&](const Game& game, const Step& step) {
      const auto& now = game_as<Auction>(game);
      const int seat = step.actor.seat_number();
      if (!now.last_round() || !std::holds_alternative<Place>(step.action) || now.seat() != seat) return;
      const auto seen = now.seen_by(seat);
      for (const Plan& plan : style->plans(*seen, seat)) {
        const auto after = now.clone();
        for (const Action& action : plan.actions) after->apply({step.actor, action});
        Random random(seed);
        while (after->awaited().contains(Actor::chance())) after->apply(sample::random_step(*after, random));
        EXPECT_EQ(plan.opens.has_value(), !after->result());
        ++(after->result() ? ends : goes_on);
      }
    });
  }
  RecordProperty("ends", ends);
  RecordProperty("goes_on", goes_on);
  EXPECT_GT(ends, sanitized ? 0 : 20);
  EXPECT_GT(goes_on, sanitized ? 0 : 20);
}

TEST(AuctionStyle, EN4_nobody_gives_a_good_last_turn_away) {
  for (const std::string_view level : {"novice", "casual", "greedy", "expert"}) {
    int kept = 0;
    for (std::uint64_t seed = 1; seed <= (sanitized ? 4 : 10); ++seed) {
      const Config config = sample::seated("auction", {"expert", level, level}, {"target=60"});
      sample::match(config, seed, [&](const Game& now, const Step& step) {
        const auto& game = game_as<Auction>(now);
        const int seat = step.actor.seat_number();
        if (game.phase() != Classic::Phase::auction || !game.last_round()) return;
        if (seat == 0 || seat != game.turn_of() || game.bid() > 2) return;
        Board board = game.board();
        if (best_turn(board, game.tiles().ways(game.hand(seat))).points <= 3) return;
        EXPECT_TRUE(std::holds_alternative<Follow>(step.action)) << level << ", seed " << seed;
        ++kept;
      });
    }
    RecordProperty(std::string(level), kept);
    EXPECT_GT(kept, sanitized ? 0 : 1) << level;
  }
}

TEST(AuctionStyle, EN1_casual_players_call_now_and_then_those_below_and_greedy_ones_never) {
  std::map<std::string_view, int> calls;
  std::map<std::string_view, int> asked;
  for (std::uint64_t seed = 1; seed <= (sanitized ? 2 : 8); ++seed) {
    const std::vector<std::string_view> bots{"novice", "casual", "greedy"};
    sample::match(sample::seated("auction", bots, {"target=60"}), seed,
                  [&](const Game& now, const Step& step) {
                    const auto& game = game_as<Auction>(now);
                    if (game.phase() == Classic::Phase::auction) return;
                    for (int seat = 0; seat < 3; ++seat)
                      if (now.may_wait(Actor::seat(seat))) ++asked[bots[static_cast<std::size_t>(seat)]];
                    if (!std::holds_alternative<Bid>(step.action)) return;
                    EXPECT_EQ(std::get<Bid>(step.action).amount, 2);
                    ++calls[bots[static_cast<std::size_t>(step.actor.seat_number())]];
                  });
  }
  EXPECT_EQ(calls["novice"] + calls["greedy"], 0);
  EXPECT_GT(calls["casual"], sanitized ? 0 : 8);
  EXPECT_LT(calls["casual"], asked["casual"] / 2);
}

TEST(AuctionStyle, EN2_those_who_glance_bid_nothing_and_sell_until_the_last_round) {
  int spoken = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Config config = sample::seated("auction", {"expert", "casual", "novice"}, {"target=60"});
    sample::match(config, seed, [&](const Game& now, const Step& step) {
      const auto& game = game_as<Auction>(now);
      if (game.phase() != Classic::Phase::auction || step.actor == Actor::seat(0)) return;
      EXPECT_FALSE(std::holds_alternative<Bid>(step.action));
      if (game.last_round()) return;
      EXPECT_TRUE(std::holds_alternative<Pass>(step.action)) << to_text(step.action, now.tiles());
      ++spoken;
    });
  }
  EXPECT_GT(spoken, 20);
}

}  // namespace
}  // namespace dalapapa
