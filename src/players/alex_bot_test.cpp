// The players of Alex in real games: who is right, who is not, and that nobody keeps the others waiting.
#include <gtest/gtest.h>
#include <map>

#include "base/sanitized.hpp"
#include "games/alex.hpp"
#include "games/best_turn.hpp"
#include "players/sample_matches.hpp"

namespace dalapapa {
namespace {

constexpr int alex_games = sanitized ? 4 : 20;  // of each kind

const Alex& as_alex(const Game& game) {
  return dynamic_cast<const Alex&>(game);
}

int best_points(const Alex& game) {
  Board board = game.board();
  return best_turn(board, game.tiles().ways(game.open_tiles())).points;
}

TEST(AlexBot, AL3_a_master_announces_what_the_best_turn_is_worth_and_is_never_penalised) {
  int announced = 0;
  for (std::uint64_t seed = 1; seed <= alex_games; ++seed) {
    const Config config = sample::seated("alex", {"master", "novice", "master", "expert"});
    const auto game = sample::match(config, seed, [&](const Game& before, const Step& step) {
      const auto* const announce = std::get_if<Announce>(&step.action);
      if (announce == nullptr || step.actor.seat_number() % 2 != 0) return;
      EXPECT_EQ(announce->points, best_points(as_alex(before)));
      ++announced;
    });
    EXPECT_EQ(as_alex(*game).penalties(0), 0);
    EXPECT_EQ(as_alex(*game).penalties(2), 0);
  }
  EXPECT_GT(announced, 5 * alex_games);
}

TEST(AlexBot, AL2_waits_until_outdone_and_may_then_announce_again) {
  int again = 0;
  for (std::uint64_t seed = 1; seed <= alex_games; ++seed) {
    const Config config = sample::seated("alex", {"casual", "greedy", "expert"});
    sample::match(config, seed, [&](const Game& before, const Step& step) {
      if (!std::holds_alternative<Announce>(step.action)) return;
      const int seat = step.actor.seat_number();
      EXPECT_NE(as_alex(before).highest_announcer(), seat);
      again += as_alex(before).announced(seat) > 0 ? 1 : 0;
    });
  }
  EXPECT_GE(again, alex_games);
}

TEST(AlexBot, lower_levels_make_more_mistakes) {
  std::map<std::string_view, int> penalties;
  for (const std::string_view level : {"novice", "casual", "greedy", "expert", "master"}) {
    for (std::uint64_t seed = 1; seed <= alex_games; ++seed) {
      const auto game = sample::match(sample::seated("alex", {level, level}), seed);
      for (const int seat : {0, 1}) penalties[level] += as_alex(*game).penalties(seat);
    }
  }
  EXPECT_EQ(penalties["master"], 0);
  EXPECT_GT(penalties["novice"], alex_games);
  if (sanitized) return;  // so few games say no more
  EXPECT_GT(penalties["novice"], penalties["casual"]);
  EXPECT_GT(penalties["casual"], penalties["greedy"]);
  EXPECT_GT(penalties["greedy"], penalties["expert"]);
}

TEST(AlexBot, AL5_no_round_without_an_announcement_lasts_until_the_referee_ends_it) {
  int silent_rounds = 0;
  for (const std::string_view level : {"novice", "casual", "greedy", "expert", "master"}) {
    for (std::uint64_t seed = 1; seed <= alex_games / 2; ++seed) {
      sample::match(sample::seated("alex", {level, level, level}), seed,
                    [&](const Game& before, const Step& step) {
                      const Alex& game = as_alex(before);
                      const bool nothing_said = game.highest_announcer() < 0;
                      EXPECT_FALSE(step.actor.is_referee() && nothing_said) << level;
                      silent_rounds += nothing_said && std::holds_alternative<Pass>(step.action) ? 1 : 0;
                    });
    }
  }
  EXPECT_LT(silent_rounds, 5 * alex_games);  // usually there is something to say
}

TEST(AlexBot, takes_its_time_and_no_more) {
  std::map<std::string_view, std::int64_t> seconds;
  for (const std::string_view level : {"novice", "casual", "greedy", "expert", "master"}) {
    for (std::uint64_t seed = 1; seed <= alex_games / 2; ++seed) {
      seconds[level] += sample::match(sample::seated("alex", {level, level}), seed)->time() / 1000;
    }
    seconds[level] /= alex_games / 2 * 10;  // a round
  }
  EXPECT_GT(seconds["novice"], 30);
  EXPECT_LT(seconds["novice"], 90);
  EXPECT_GT(seconds["master"], 5);
  EXPECT_LT(seconds["master"], 25);
}

TEST(AlexBot, one_that_comes_to_the_table_at_any_moment_knows_what_to_do) {
  const Config config = sample::seated("alex", {"master", "expert"});
  int shown = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    sample::match(config, seed, [&](const Game& game, const Step& step) {
      if (!step.actor.is_seat()) return;
      const int seat = step.actor.seat_number();
      const auto fresh = make_bot(*config.game, "master", 3).value()->choose(*game.seen_by(seat), seat);
      if (seat == 0 && as_alex(game).phase() != Alex::Phase::think) {
        EXPECT_EQ(fresh, step.action);  // a master has only one turn to show
        ++shown;
      }
      EXPECT_TRUE(!fresh || game.check({step.actor, *fresh, step.milliseconds}));
    });
  }
  EXPECT_GT(shown, 30);
}

TEST(AlexBot, each_level_beats_the_one_below) {
  if (sanitized) GTEST_SKIP() << "takes too long with sanitizers; ./test release does it";
  for (std::size_t i = 1; i < levels.size(); ++i) {
    EXPECT_GT(sample::wins("alex", levels[i], levels[i - 1], 24), 0.6) << levels[i];
  }
}

}  // namespace
}  // namespace dalapapa
