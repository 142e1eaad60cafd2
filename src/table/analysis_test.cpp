#include "table/analysis.hpp"

#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "table/sample_records.hpp"

namespace dalapapa {
namespace {

using Steps = std::vector<std::size_t>;

constexpr AnalysisSettings settings{.nodes = sanitized ? 10 : 60, .seed = 1};

Expected<Analysis> look_at(const Record& record) {
  return analyse(record, settings, [](std::size_t) {});
}

TEST(Analysis, looks_at_every_turn_with_a_choice_in_the_games_played_in_turns) {
  int number = 0;
  for (const GameInfo& game : catalogue()) {
    if (style_of(game) == nullptr) continue;
    if (sanitized && number++ % 3 != 0)
      continue;  // how each is thought about, the tests of players show there
    const Config config = sample::agree(game, sample::seats_for(game, 2), sample::standard());
    const Record record = sample::finished(config, 4, "casual");
    const auto analysis = look_at(record);
    ASSERT_TRUE(analysis) << game.name;
    int turns = 0;
    for (const AnalysedTurn& turn : analysis->turns) {
      EXPECT_EQ(record.steps[turn.step].actor, Actor::seat(turn.seat));
      EXPECT_GE(turn.given_away, 0);
      EXPECT_FALSE(turn.best.actions.empty());
      EXPECT_FALSE(turn.played.actions.empty());
      ++turns;
    }
    EXPECT_GT(turns, 5) << game.name;
    double given_away = 0;
    for (const Analysis::Player& player : analysis->players) given_away += player.given_away;
    EXPECT_GT(given_away, 1) << game.name;  // casual players do not play their best
  }
}

TEST(Analysis, tells_what_is_certain_from_what_is_not_and_how_far_it_has_come) {
  Random random(5);
  const Config config = sample::classic(2, sample::odd_tiles(9, random));
  const Record record = sample::finished(config, 6, "novice");
  Steps done;
  const auto analysis =
      // With as many nodes as the last turn takes to be exact.
      analyse(record, {.nodes = 60, .seed = 1}, [&](std::size_t steps) { done.push_back(steps); });
  ASSERT_TRUE(analysis);
  ASSERT_FALSE(analysis->turns.empty());
  EXPECT_TRUE(analysis->turns.back().exact);
  EXPECT_EQ(done.back(), record.steps.size());
  EXPECT_TRUE(std::ranges::is_sorted(done));
  const json::object told = to_json(*analysis, *config.tiles);
  EXPECT_EQ(told.at("players").as_array().size(), 2U);
  EXPECT_EQ(told.at("turns").as_array().back().at("exact"), true);
}

TEST(Analysis, comes_to_the_same_turn_by_turn_wherever_it_is_taken_up) {
  const Record record =
      sample::finished(sample::agree(*find_game("domaine").value(), 2, sample::standard()), 4, "casual");
  const auto all = look_at(record);
  ASSERT_TRUE(all);
  json::array turns;
  for (std::size_t from = 0; from < record.steps.size();) {
    const auto found = analyse_next(record, from, settings);
    ASSERT_TRUE(found);
    ASSERT_GT(found->next, from);
    if (found->turn) turns.push_back(to_json(*found->turn, *record.config.tiles));
    from = found->next;
  }
  EXPECT_EQ(json::value(turns), to_json(*all, *record.config.tiles).at("turns"));
  // From the middle of a turn it is the next one.
  const auto longer = std::ranges::find_if(
      all->turns, [](const AnalysedTurn& turn) { return turn.played.actions.size() > 1; });
  ASSERT_LT(longer + 1, all->turns.end());
  EXPECT_EQ(analyse_next(record, longer->step + 1, settings)->turn->step, (longer + 1)->step);
  EXPECT_EQ(analyse_next(record, record.steps.size(), settings)->next, record.steps.size());
}

TEST(Analysis, refuses_games_where_all_play_at_once_and_records_that_are_not_legal) {
  const Config puzzle = sample::agree(*find_game("puzzle").value(), 2, sample::standard(), {"minutes=1"});
  EXPECT_EQ(look_at({{}, puzzle, {}, {}, {}}).error().message,
            "only games that are played in turns can be analysed, not puzzle");
  Record forged = sample::finished(sample::classic(2, sample::standard()), 4, "greedy");
  forged.steps.erase(forged.steps.begin() + 9);
  const auto refused = look_at(forged);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("line "), std::string::npos);
}

}  // namespace
}  // namespace dalapapa
