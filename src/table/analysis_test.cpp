#include "table/analysis.hpp"

#include <gtest/gtest.h>
#include <ranges>

#include "base/sanitized.hpp"
#include "players/sample_matches.hpp"
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
      EXPECT_GE(turn.weight, 0);
      EXPECT_EQ(turn.weight == 0, turn.verdict == AnalysedTurn::Verdict::best);
      EXPECT_EQ(turn.weight >= 1, turn.verdict == AnalysedTurn::Verdict::mistake);
      EXPECT_EQ(turn.given_away.value_or(turn.weight) > 0, turn.weight > 0);
      EXPECT_FALSE(turn.best.actions.empty());
      EXPECT_FALSE(turn.played.actions.empty());
      ++turns;
    }
    EXPECT_GT(turns, 5) << game.name;
    int mistakes = 0;
    for (const Analysis::Player& player : analysis->players) mistakes += player.mistakes;
    EXPECT_GT(mistakes, 0) << game.name;  // casual players do not play their best
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
  // From the middle of a turn it is the rest of it, if there was a choice, or the next one.
  const auto longer = std::ranges::find_if(
      all->turns, [](const AnalysedTurn& turn) { return turn.played.actions.size() > 1; });
  ASSERT_LT(longer + 1, all->turns.end());
  const std::size_t after = analyse_next(record, longer->step + 1, settings)->turn->step;
  EXPECT_GT(after, longer->step);
  EXPECT_LE(after, (longer + 1)->step);
  EXPECT_EQ(analyse_next(record, record.steps.size(), settings)->next, record.steps.size());
}

// One seat does what it is told, to the end of each plan; the other does anything.
Record obedient(const Config& config, std::uint64_t seed) {
  Table table = sample::table(config, seed);
  while (!table.game().result() && !testing::Test::HasFailure()) {
    const int seat = mover(table.game()).value();
    const auto hints = seat == 0 ? table.hints(0, settings.nodes, settings.seed) : refused("another seat");
    if (!hints) {
      const auto action = table.suggest(seat, "random", seed++);
      EXPECT_TRUE(table.act(Step{Actor::seat(seat), **action}));
      continue;
    }
    for (const json::value& action : hints->at("hints").at(0).at("actions").as_array()) {
      json::object step = action.as_object();
      step["seat"] = 0;
      EXPECT_TRUE(table.act(step));
    }
  }
  return table.record();
}

class Obedience : public testing::TestWithParam<const GameInfo*> {};

TEST_P(Obedience, is_never_held_against_anybody) {
  const GameInfo& game = *GetParam();
  const Config config = sample::agree(game, sample::seats_for(game, 2), sample::standard());
  int told = 0;
  for (std::uint64_t seed = 1; seed <= (sanitized ? 1 : 4); ++seed) {
    const auto analysis = look_at(obedient(config, seed));
    ASSERT_TRUE(analysis);
    for (const AnalysedTurn& turn : analysis->turns) {
      if (turn.seat != 0) continue;
      EXPECT_EQ(turn.weight, 0) << "line " << turn.step + 2 << " of game " << seed;
      EXPECT_EQ(turn.given_away.value_or(0), 0);
      ++told;
    }
    EXPECT_EQ(analysis->players[0].best, analysis->players[0].turns);
  }
  EXPECT_GT(told, sanitized ? 3 : 5);  // a single game of gone is soon over
}

INSTANTIATE_TEST_SUITE_P(OfTurnGames, Obedience, testing::ValuesIn(sample::games_with_style()),
                         [](const auto& test) { return std::string(test.param->name); });

// TE6: sizes multiply, and what is hoped for is far from what comes of it.
TEST(Analysis, of_terra_tells_points_only_where_they_are_certain) {
  const Config config = sample::agree(*find_game("terra").value(), 2, sample::standard());
  int certain = 0;
  int uncertain = 0;
  for (std::uint64_t seed = 1; seed <= (sanitized ? 1 : 4); ++seed) {
    const auto analysis = look_at(sample::finished(config, seed, "casual"));
    ASSERT_TRUE(analysis);
    const json::object told = to_json(*analysis, *config.tiles);
    for (const json::value& turn : told.at("turns").as_array()) {
      const bool exact = turn.at("exact").as_bool();
      EXPECT_EQ(turn.at("given_away").is_null(), !exact);
      EXPECT_EQ(turn.at("best").at("value").is_null(), !exact);
      EXPECT_EQ(turn.at("played").at("value").is_null(), !exact);
      ++(exact ? certain : uncertain);
    }
    for (const json::value& player : told.at("players").as_array())
      EXPECT_TRUE(player.at("given_away").is_null());
  }
  EXPECT_GT(certain, 0);
  EXPECT_GT(uncertain, 20);
}

// The last turns of a record, those that were searched to the end, the latest first.
std::vector<AnalysedTurn> certain_turns(const Record& record) {
  std::vector<AnalysedTurn> turns;
  for (std::size_t from = record.steps.size() - std::min<std::size_t>(12, record.steps.size());
       from < record.steps.size();) {
    const NextTurn found = analyse_next(record, from, {.nodes = 400, .seed = 1}).value();
    if (found.turn) turns.push_back(*found.turn);
    from = found.next;
  }
  std::ranges::reverse(turns);
  const auto doubtful = std::ranges::find(turns, false, &AnalysedTurn::exact);
  turns.erase(doubtful, turns.end());
  return turns;
}

// Between two players what is certain adds up: the result is the best there was, less what one gave away, plus what the other did.
TEST(Analysis, gives_away_points_of_the_result) {
  std::vector<Config> configs;
  for (const GameInfo* game : sample::games_with_style()) {
    if (game->max_seats > 1 && (!sanitized || game->name == "terra"))
      configs.push_back(sample::agree(*game, 2, sample::standard()));
  }
  Random random(5);
  for (int i = 0; i < 3; ++i) configs.push_back(sample::classic(2, sample::odd_tiles(9, random)));
  int added_up = 0;
  int given_away = 0;
  for (const Config& config : configs) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Record record = sample::finished(config, seed, "novice");
      double margin = style_of(*config.game)->margin(replay_steps(record)->game(), 0);  // of the first seat
      for (const AnalysedTurn& turn : certain_turns(record)) {
        margin += turn.seat == 0 ? *turn.given_away : -*turn.given_away;
        EXPECT_DOUBLE_EQ(turn.best.value, turn.seat == 0 ? margin : -margin)
            << config.game->name << ' ' << seed;
        ++added_up;
        given_away += *turn.given_away > 0 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(added_up, sanitized ? 10 : 20);
  EXPECT_GT(given_away, sanitized ? 1 : 4);
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
