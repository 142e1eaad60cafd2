#include "host/course.hpp"

#include <gtest/gtest.h>

#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

constexpr Actor first = Actor::seat(0);
constexpr Actor second = Actor::seat(1);
constexpr Actor third = Actor::seat(2);

Config agreed(std::string_view game, int seats, std::optional<ClockRules> clock = {}) {
  Config config = sample::agree(*find_game(game).value(), seats, sample::standard());
  config.clock = clock;
  return config;
}

void deal(Course& course) {
  while (course.awaited().contains(Actor::chance()))
    ASSERT_TRUE(
        course.play({Actor::chance(), std::get<Draw>(course.game().choices(Actor::chance()).front())}));
}

// Whoever is awaited does the first thing they can.
void act(Course& course, std::int64_t ms = 0) {
  deal(course);
  const Actor actor = course.awaited().list().front();
  const auto played = course.play({actor, course.game().choices(actor).front(), ms});
  ASSERT_TRUE(played) << played.error().message;
  deal(course);
}

std::string reason(Course& course, const Step& step) {
  const std::size_t steps = course.steps().size();
  const auto played = course.play(step);
  EXPECT_EQ(course.steps().size(), played ? steps + 1 : steps);
  return played ? "" : played.error().message;
}

TEST(Course, between_two_the_other_wins_when_one_resigns) {
  Course course(agreed("classic", 2));
  deal(course);
  act(course);
  EXPECT_FALSE(course.result());
  EXPECT_EQ(reason(course, {first, Resign{}}), "");
  EXPECT_TRUE(course.over());
  EXPECT_TRUE(course.awaited().empty());
  EXPECT_EQ(course.result()->winners, std::vector{1});
  EXPECT_EQ(course.result()->scores, course.game().scores());
  EXPECT_EQ(reason(course, {second, Resign{}}), "the game is over");
}

TEST(Course, among_three_a_bot_plays_on_for_who_resigns_and_that_seat_cannot_win) {
  Course course(agreed("gone", 3));
  deal(course);
  act(course);
  EXPECT_FALSE(course.is_bots(0));
  EXPECT_EQ(reason(course, {first, Resign{}}), "");
  EXPECT_FALSE(course.over());
  EXPECT_TRUE(course.is_bots(0));
  EXPECT_EQ(reason(course, {first, Resign{}}), "seat 0 is out");
  EXPECT_EQ(reason(course, {first, Return{}}), "seat 0 is out");
  Random random(3);
  while (!course.over()) {
    const Step step = sample::random_step(course.game(), random);
    ASSERT_TRUE(course.play(step));
  }
  const Result real = course.game().result().value();
  const Result result = course.result().value();
  EXPECT_EQ(result.scores, real.scores);
  EXPECT_EQ(std::ranges::count(result.winners, 0), 0);
  EXPECT_FALSE(result.winners.empty());
  for (const int seat : result.winners)
    EXPECT_EQ(result.scores[static_cast<std::size_t>(seat)], std::min(result.scores[1], result.scores[2]));
}

TEST(Course, the_last_who_is_not_out_has_won) {
  Course course(agreed("terra", 3));
  deal(course);
  EXPECT_EQ(reason(course, {third, Leave{}}), "");
  EXPECT_EQ(reason(course, {first, Resign{}}), "");
  EXPECT_EQ(reason(course, {second, Resign{}}), "");
  EXPECT_TRUE(course.over());
  EXPECT_EQ(course.result()->winners, std::vector{2});
}

TEST(Course, alone_who_resigns_has_not_won) {
  Course course(agreed("puzzle", 1));
  EXPECT_EQ(reason(course, {first, Resign{}, 10}), "");
  EXPECT_TRUE(course.over());
  EXPECT_TRUE(course.result()->winners.empty());
}

TEST(Course, a_seat_is_left_to_a_bot_and_taken_again) {
  Course course(agreed("domaine", 2));
  deal(course);
  EXPECT_EQ(reason(course, {second, Return{}}), "seat 1 has not been left");
  EXPECT_EQ(reason(course, {second, Leave{}}), "");
  EXPECT_TRUE(course.is_bots(1));
  EXPECT_EQ(reason(course, {second, Leave{}}), "seat 1 has been left already");
  EXPECT_EQ(reason(course, {second, Return{}}), "");
  EXPECT_FALSE(course.is_bots(1));
  EXPECT_EQ(reason(course, {third, Leave{}}), "there is no such seat");
  EXPECT_EQ(reason(course, {Actor::referee(), Leave{}}), "there is no such seat");
  EXPECT_EQ(course.steps().size(), course.game().steps().size() + 2);
}

TEST(Course, who_is_not_back_at_the_end_cannot_win) {
  for (const bool back : {false, true}) {
    Course course(agreed("gone", 2));
    ASSERT_TRUE(course.play({first, Leave{}}));
    Random random(8);
    while (course.game().result() == std::nullopt && course.steps().size() < 60)
      ASSERT_TRUE(course.play(sample::random_step(course.game(), random)));
    if (back) {
      ASSERT_TRUE(course.play({first, Return{}}));
    }
    while (!course.over()) ASSERT_TRUE(course.play(sample::random_step(course.game(), random)));
    EXPECT_EQ(course.result()->winners, back ? course.game().result()->winners : std::vector{1});
  }
}

TEST(Course, a_bots_seat_neither_resigns_nor_leaves) {
  Config config = agreed("classic", 2);
  config.seats[1].bot = "casual";
  Course course(config);
  EXPECT_TRUE(course.is_bots(1));
  EXPECT_EQ(reason(course, {second, Resign{}}), "seat 1 is a bot's");
  EXPECT_EQ(reason(course, {second, Leave{}}), "seat 1 is a bot's");
}

TEST(Course, a_bank_runs_while_a_seat_must_act_and_grows_with_each_turn) {
  Course course(agreed("classic", 2, ClockRules{.bank = 60, .increment = 5}));
  deal(course);
  const auto left = [&](int seat, std::int64_t now) { return course.clocks()->left(seat, now); };
  EXPECT_EQ(left(0, 7'000), 53'000);
  EXPECT_EQ(left(1, 7'000), 60'000);
  EXPECT_EQ(course.referee_is_due()->milliseconds, 60'000);
  act(course, 10'000);
  EXPECT_EQ(left(0, 12'000), 55'000);
  EXPECT_EQ(left(1, 12'000), 58'000);
  EXPECT_EQ(reason(course, {second, course.game().choices(second).front(), 9'000}),
            "it is later than 9000 ms already");
  act(course, 20'000);
  EXPECT_EQ(left(1, 20'000), 55'000);
  EXPECT_EQ(course.time(), 20'000);
}

TEST(Course, a_turn_with_a_time_of_its_own) {
  Course course(agreed("classic", 2, ClockRules{.turn = 10}));
  deal(course);
  EXPECT_EQ(course.referee_is_due()->milliseconds, 10'000);
  act(course, 9'999);
  EXPECT_EQ(course.referee_is_due()->milliseconds, 19'999);
}

TEST(Course, whose_time_is_up_is_out_and_nobody_acts_before_that_was_said) {
  Course course(agreed("classic", 2, ClockRules{.turn = 10}));
  deal(course);
  const Action choice = course.game().choices(first).front();
  EXPECT_EQ(reason(course, {first, choice, 10'000}), "the time of seat 0 was up at 10000 ms");
  EXPECT_EQ(reason(course, {second, Resign{}, 12'000}), "the time of seat 0 was up at 10000 ms");
  EXPECT_EQ(reason(course, {Actor::referee(), OutOfTime{0}, 9'999}),
            "the time of seat 0 is not up before 10000 ms");
  EXPECT_EQ(reason(course, {Actor::referee(), OutOfTime{1}, 9'999}), "the clock of seat 1 is not running");
  EXPECT_EQ(reason(course, {Actor::referee(), OutOfTime{9}, 9'999}), "the clock of seat 9 is not running");
  EXPECT_EQ(reason(course, {first, OutOfTime{0}, 5'000}), "it is for the referee to say whose time is up");
  EXPECT_EQ(reason(course, *course.referee_is_due()), "");
  EXPECT_EQ(course.result()->winners, std::vector{1});
}

TEST(Course, who_leaves_and_is_back_before_a_bot_has_played_pays_for_the_time) {
  for (const ClockRules rules : {ClockRules{.bank = 60, .increment = 5}, ClockRules{.turn = 60}}) {
    Course course(agreed("classic", 2, rules));
    deal(course);
    ASSERT_TRUE(course.play({first, Leave{}, 20'000}));
    EXPECT_FALSE(course.referee_is_due());  // a bot has no clock
    ASSERT_TRUE(course.play({first, Return{}, 50'000}));
    EXPECT_EQ(course.clocks()->left(0, 50'000), 10'000);
    EXPECT_EQ(course.referee_is_due()->milliseconds, 60'000);
  }
}

TEST(Course, times_and_table_are_undone_too) {
  Course course(agreed("conquest", 3, ClockRules{.bank = 60, .increment = 5}));
  Random random(12);
  std::vector<Clocks> clocks;
  std::vector<std::string> told;
  std::int64_t now = 0;
  while (course.steps().size() < 60) {
    clocks.push_back(*course.clocks());
    told.push_back(sample::told(course.game()));
    if (course.steps().size() == 30) {
      ASSERT_TRUE(course.play({second, Leave{}, now}));
    } else {
      Step step = sample::random_step(course.game(), random);
      if (!step.actor.is_chance()) step.milliseconds = now += 1000;
      ASSERT_TRUE(course.play(step));
    }
  }
  while (!course.steps().empty()) {
    course.undo();
    ASSERT_EQ(*course.clocks(), clocks[course.steps().size()]);
    ASSERT_EQ(sample::told(course.game()), told[course.steps().size()]);
    ASSERT_EQ(course.has_left(1), course.steps().size() > 30);
  }
}

}  // namespace
}  // namespace dalapapa
