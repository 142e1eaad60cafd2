#include "puzzles/turn_puzzle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "base/sanitized.hpp"
#include "board/slow_board.hpp"
#include "games/points.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

// All turns that score the most, each as a set of tiles, tried one after the other and scored by the slow board.
class AllTurns {
 public:
  explicit AllTurns(const TurnPuzzle& puzzle) : puzzle_(puzzle) {
    for (const Placement& at : puzzle.board) board_.place(at);
    for (const Placement& at : puzzle.board) slow_.place(at);
  }

  struct Best {
    int points = 0;
    std::set<std::set<std::string>> answers;
  };

  Best find() {
    for (const std::size_t first : {0U, 1U}) {
      for (const Placement& at : board_.placements(ways(first))) {
        const int scored = lay(at);
        note(scored, {at});
        for (const Placement& next : board_.placements(ways(1 - first))) {
          const int more = lay(next);
          note(scored + more - second_tile_price, {at, next});
          lift();
        }
        lift();
      }
    }
    return best_;
  }

 private:
  [[nodiscard]] const Ways& ways(std::size_t tile) const { return puzzle_.tiles->ways(puzzle_.hand[tile]); }

  int lay(const Placement& at) {
    board_.place(at);
    before_.push_back(slow_);
    return slow_.place(at).points();
  }
  void lift() {
    board_.undo();
    slow_ = std::move(before_.back());
    before_.pop_back();
  }
  void note(int points, const std::vector<Placement>& turn) {
    if (points < best_.points) return;
    if (puzzle_.group && !board_.group_at(*puzzle_.group)->closed) return;
    if (points > best_.points) best_ = {points, {}};
    std::set<std::string> answer;
    for (const Placement& at : turn) answer.insert(to_text(at));
    best_.answers.insert(answer);
  }

  const TurnPuzzle& puzzle_;
  Board board_;
  slow::Board slow_;
  std::vector<slow::Board> before_;
  Best best_;
};

TEST(TurnPuzzle, has_one_best_turn) {
  for (const TurnAim aim : {TurnAim::most_points, TurnAim::close_a_group}) {
    for (int level = 1; level <= 5; level += sanitized ? 5 : 1) {
      const TurnPuzzle puzzle = make_turn_puzzle(sample::standard(), aim, level, 7).value();
      EXPECT_EQ(puzzle.level, level);
      EXPECT_EQ(puzzle.group.has_value(), aim == TurnAim::close_a_group);
      const auto best = AllTurns(puzzle).find();
      EXPECT_EQ(best.points, puzzle.best.points);
      ASSERT_EQ(best.answers.size(), 1U);
      std::set<std::string> answer;
      for (const Placement& at : puzzle.best.all()) answer.insert(to_text(at));
      EXPECT_EQ(*best.answers.begin(), answer);
      EXPECT_TRUE(puzzle.check(puzzle.best.all()));
    }
  }
}

// The level must not give away how many tiles it takes.
TEST(TurnPuzzle, takes_one_tile_or_two) {
  if (sanitized) GTEST_SKIP() << "takes too long with sanitizers; ./test release does it";
  for (const TurnAim aim : {TurnAim::most_points, TurnAim::close_a_group}) {
    for (int level = 1; level <= 3; ++level) {
      int two = 0;
      constexpr int count = 8;
      for (std::uint64_t seed = 0; seed < count; ++seed)
        two += make_turn_puzzle(sample::standard(), aim, level, seed)->best.tiles == 2 ? 1 : 0;
      EXPECT_GT(two, 0) << level;
      EXPECT_LT(two, count) << level;
    }
  }
}

TEST(TurnPuzzle, says_what_is_wrong_with_an_answer) {
  const TurnPuzzle puzzle = make_turn_puzzle(sample::standard(), TurnAim::most_points, 4, 1).value();
  ASSERT_EQ(puzzle.best.tiles, 2);
  const auto complaint = [&](const std::vector<Placement>& turn) {
    return puzzle.check(turn).error().message;
  };
  EXPECT_THAT(complaint({}), testing::HasSubstr("a turn has one tile or two, not 0"));
  EXPECT_THAT(complaint({puzzle.best.placements[0]}), testing::HasSubstr("there is a turn that scores"));
  EXPECT_THAT(complaint({puzzle.board[0]}), testing::HasSubstr("is not in the hand"));
  EXPECT_THAT(complaint({puzzle.best.placements[0], puzzle.best.placements[0]}),
              testing::HasSubstr("is not in the hand"));
  Placement far = puzzle.best.placements[0];
  far.x = 1000;
  EXPECT_THAT(complaint({far}), testing::HasSubstr("touches no other tile"));
  const TurnPuzzle group = make_turn_puzzle(sample::standard(), TurnAim::close_a_group, 4, 1).value();
  Board board;
  for (const Placement& at : group.board) board.place(at);
  int open = 0;
  for (const Placement& at : board.placements(group.tiles->ways(group.hand[0]))) {
    const auto checked = group.check(std::vector{at});
    open += !checked && checked.error().message == "the group is still open" ? 1 : 0;
  }
  EXPECT_GT(open, 0);
}

TEST(TurnPuzzle, is_the_same_with_the_same_seed) {
  EXPECT_EQ(make_turn_puzzle(sample::standard(), TurnAim::most_points, 3, 5)->board,
            make_turn_puzzle(sample::standard(), TurnAim::most_points, 3, 5)->board);
}

}  // namespace
}  // namespace dalapapa
