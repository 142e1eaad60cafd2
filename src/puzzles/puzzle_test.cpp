// Puzzles by their names, as a page or the command line sees them.
#include "puzzles/puzzle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.hpp"
#include "base/sanitized.hpp"

namespace dalapapa {
namespace {

using testing::HasSubstr;

std::string complaint(std::string_view text) {
  const auto id = PuzzleId::parse(text);
  return id ? "none" : id.error().message;
}

TEST(PuzzleId, reads_what_it_writes) {
  for (const std::string_view text :
       {"figure-4x4-3-k2m9qz", "figure-6x8o-1-000000", "arlequin-2-5-zzzzzz", "arlequin-3o-5-00001a",
        "grand-20x12-4-k2m9qz", "grand-16x15o-1-k2m9qz", "turn-3-k2m9qz", "close-5-k2m9qz"}) {
    const auto id = PuzzleId::parse(text);
    ASSERT_TRUE(id) << id.error().message;
    EXPECT_EQ(id->text(), text);
  }
}

TEST(PuzzleId, says_what_is_wrong_with_a_name) {
  EXPECT_THAT(complaint(""), HasSubstr("unknown kind of puzzle \"\" (there are: figure, arlequin, grand"));
  EXPECT_THAT(complaint("chess-1-k2m9qz"), HasSubstr("unknown kind of puzzle \"chess\""));
  EXPECT_THAT(complaint("figure-4x4-k2m9qz"), HasSubstr("figure has 4 parts with - between them"));
  EXPECT_THAT(complaint("turn-4x4-3-k2m9qz"), HasSubstr("turn has 3 parts"));
  EXPECT_THAT(complaint("figure-5x5-3-k2m9qz"),
              HasSubstr("there is no figure of 5x5 squares (there are: 4x4"));
  EXPECT_THAT(complaint("figure-4-3-k2m9qz"), HasSubstr("\"4\" is not a size or sheet"));
  EXPECT_THAT(complaint("figure-x-3-k2m9qz"), HasSubstr("is not a size or sheet"));
  EXPECT_THAT(complaint("arlequin-4-3-k2m9qz"), HasSubstr("there is no sheet 4"));
  EXPECT_THAT(complaint("turn-6-k2m9qz"), HasSubstr("the level of a puzzle is 1 to 5, not 6"));
  EXPECT_THAT(complaint("turn-x-k2m9qz"), HasSubstr("the level of a puzzle is 1 to 5, not \"x\""));
  EXPECT_THAT(complaint("turn-3-k2m9q"), HasSubstr("the last part of a puzzle's name has 6 of the letters"));
  EXPECT_THAT(complaint("turn-3-k2m9ql"), HasSubstr("not \"k2m9ql\""));
  EXPECT_THAT(complaint("turn-3-"), HasSubstr("not \"\""));
  EXPECT_THAT(complaint("turn-3-k2m9qz-"), HasSubstr("3 parts"));
  EXPECT_THAT(complaint("turn-03-k2m9qz"), HasSubstr("did you mean turn-3-k2m9qz?"));
  EXPECT_THAT(complaint("turn-99999999999-k2m9qz"), HasSubstr("the level"));
}

TEST(PuzzleId, of_any_text_is_refused_or_reads_as_it_is_written) {
  Random random(1);
  int read = 0;
  constexpr std::string_view letters = "-xo0123456789kz";
  for (int i = 0; i < 20'000; ++i) {
    std::string text = i % 2 == 0 ? "figure-4x6o-3-k2m9qz" : "arlequin-2-5-00001a";
    for (std::uint32_t changes = random.below(3); changes > 0; --changes) {
      text[random.below(static_cast<std::uint32_t>(text.size()))] =
          letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    }
    const auto id = PuzzleId::parse(text);
    read += id ? 1 : 0;
    EXPECT_TRUE(!id || id->text() == text) << text;
  }
  EXPECT_GT(read, 5'000);
  EXPECT_LT(read, 19'000);
}

TEST(PuzzleId, of_the_day_follows_the_week_and_differs_from_day_to_day) {
  EXPECT_EQ(puzzle_of_the_day(Day::of(2026, 11, 15).value()).kind, PuzzleId::Kind::arlequin);  // a Sunday
  EXPECT_EQ(puzzle_of_the_day(Day::of(2026, 11, 16).value()).kind, PuzzleId::Kind::figure);
  EXPECT_EQ(puzzle_of_the_day(Day::of(2026, 11, 17).value()).kind, PuzzleId::Kind::turn);
  EXPECT_EQ(puzzle_of_the_day(Day::of(2024, 2, 29).value()).kind, PuzzleId::Kind::close);  // a Thursday
  EXPECT_NE(puzzle_of_the_day(Day::of(2026, 11, 15).value()).seed,
            puzzle_of_the_day(Day::of(2026, 11, 22).value()).seed);
  EXPECT_EQ(puzzle_of_the_day(Day::of(2026, 11, 15).value()),
            puzzle_of_the_day(Day::of(2026, 11, 15).value()));
  for (const auto& [year, month, day] :
       {std::array{2026, 2, 29}, {2026, 13, 1}, {2026, 0, 1}, {2026, 4, 31}, {2026, 4, 0}, {1900, 2, 29}}) {
    EXPECT_THAT(Day::of(year, month, day).error().message, HasSubstr("there is no day"));
  }
}

TEST(Day, is_read_from_one_form_of_text) {
  EXPECT_EQ(Day::from_text("2024-02-29", "day must be").value().number(),
            Day::of(2024, 2, 29).value().number());
  for (const std::string_view text : {"2026-02-30", "0000-01-01", "2026-00-10", "2026-13-01"})
    EXPECT_EQ(Day::from_text(text, "day must be").error().message, fmt::format("there is no day {}", text));
  for (const std::string_view text :
       {"", "today", "2026-1-1", "2026-01-011", "+026-01-01", "2026/01/01", "2026-01- 1"})
    EXPECT_THAT(Day::from_text(text, "day must be").error().message,
                HasSubstr("day must be a date such as 2026-01-31, not \""));
}

// A name means the same puzzle for ever: people have written it down.
TEST(Puzzle, of_a_name_stays_what_it_is) {
  const auto pinned = [](std::string_view name) {
    std::uint64_t hash = 0;
    const Puzzle puzzle = Puzzle::make(PuzzleId::parse(name).value()).value();
    for (const char c : json::serialize(puzzle.describe())) hash = mix(hash ^ static_cast<unsigned char>(c));
    return fmt::format("{:016x}", hash);
  };
  EXPECT_EQ(pinned("figure-4x4-1-k2m9qz"), "9b543cf8f69785bd");
  EXPECT_EQ(pinned("figure-8x8-5-k2m9qz"), "ed752a6e8b18699a");
  EXPECT_EQ(pinned("figure-6x6o-4-k2m9qz"), "25df63c06ea05af4");
  EXPECT_EQ(pinned("arlequin-2-3-k2m9qz"), "3141baed55ff20e0");
  EXPECT_EQ(pinned("turn-3-k2m9qz"), "35aae96bcd302dcd");
  EXPECT_EQ(pinned("close-4-k2m9qz"), "3e68288a3a53b49d");
}

TEST(Puzzle, of_the_day_can_be_made_on_every_day_of_a_fortnight) {
  // The first is a Sunday, whose puzzle takes longest: with sanitizers one of its kind is made above.
  for (int day = sanitized ? 2 : 1; day <= (sanitized ? 5 : 14); ++day) {
    const PuzzleId id = puzzle_of_the_day(Day::of(2026, 11, day).value());
    EXPECT_EQ(PuzzleId::parse(id.text()).value(), id);
    const auto puzzle = Puzzle::make(id);
    ASSERT_TRUE(puzzle) << puzzle.error().message;
    EXPECT_TRUE(puzzle->check(puzzle->solution().at("solution")));
  }
}

TEST(Puzzle, describes_itself_without_the_solution_and_knows_it) {
  for (const std::string_view name : {"figure-4x6o-3-k2m9qz", "turn-2-k2m9qz", "close-2-k2m9qz"}) {
    const Puzzle puzzle = Puzzle::make(PuzzleId::parse(name).value()).value();
    const json::object told = puzzle.describe();
    EXPECT_EQ(told.at("id").get_string(), name);
    EXPECT_FALSE(told.contains("solution"));
    const json::value solution = puzzle.solution().at("solution");
    EXPECT_TRUE(puzzle.check(solution));
    EXPECT_FALSE(puzzle.check(json::array{}));
    EXPECT_THAT(puzzle.check(json::array{json::array{"BBB", 0, 0, 0}}).error().message,
                HasSubstr("placement 1"));
    EXPECT_FALSE(puzzle.check(json::value(17)));
    EXPECT_GT(puzzle.solved().tiles.size(), puzzle.layout().tiles.size());
  }
}

TEST(Puzzle, takes_an_answer_with_its_hints_or_without_and_helps_on_the_way) {
  const Puzzle puzzle = Puzzle::make(PuzzleId::parse("figure-6x6-2-k2m9qz").value()).value();
  const json::array fixed = puzzle.describe().at("fixed").get_array();
  ASSERT_FALSE(fixed.empty());
  json::array answer = puzzle.solution().at("solution").get_array();
  EXPECT_TRUE(puzzle.check(answer));
  json::array without;
  for (const json::value& at : answer) {
    if (std::ranges::find(fixed, at) == fixed.end()) without.push_back(at);
  }
  EXPECT_LT(without.size(), answer.size());
  EXPECT_TRUE(puzzle.check(without));
  without.pop_back();
  EXPECT_THAT(puzzle.check(without).error().message, HasSubstr("34 of 36 squares are covered"));
  const json::object helped = puzzle.help(without).value();
  EXPECT_EQ(helped.at("state"), "solvable");
  EXPECT_EQ(helped.at("forced"), true);
  EXPECT_NE(std::ranges::find(answer, helped.at("next")), answer.end());
  const Puzzle turn = Puzzle::make(PuzzleId::parse("turn-2-k2m9qz").value()).value();
  EXPECT_THAT(turn.help(json::array{}).error().message, HasSubstr("no help in the middle of a turn"));
}

TEST(Puzzle, is_given_up_whenever_it_is_asked_to) {
  for (const std::string_view name : {"figure-4x4-3-k2m9qz", "figure-6x6-3-k2m9qz", "close-3-k2m9qz"}) {
    const PuzzleId id = PuzzleId::parse(name).value();
    int all = 0;
    ASSERT_TRUE(Puzzle::make(id, KeepGoing([&] { return ++all > 0; })));
    EXPECT_GT(all, id.is_filling() ? 10 : 0) << name;
    for (int until = 0; until < all; until += std::max(1, all / 5)) {
      int asked = 0;
      const auto made = Puzzle::make(id, KeepGoing([&] { return asked++ < until; }));
      ASSERT_FALSE(made) << name << " after " << until;
      EXPECT_EQ(made.error().message, "making the puzzle was given up");
      EXPECT_LT(asked, until + 8) << name;
    }
  }
}

}  // namespace
}  // namespace dalapapa
