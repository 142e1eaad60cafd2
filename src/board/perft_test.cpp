// Counts of all the ways to lay the next tiles of a deck, and of the points they score: a table that pins G4 –
// G7, CL3 and CL4 at once. The slow board counts the first plies of each row again, so that the numbers are
// not only what Board once said.
#include <gtest/gtest.h>
#include <span>

#include "base/sanitized.hpp"
#include "board/board.hpp"
#include "board/sample_tiles.hpp"
#include "board/slow_board.hpp"

namespace dalapapa {
namespace {

struct Count {
  std::uint64_t ways = 0;
  std::uint64_t points = 0;  // of the last tile of each way

  Count& operator+=(const Count& more) {
    ways += more.ways;
    points += more.points;
    return *this;
  }
  friend bool operator==(const Count&, const Count&) = default;
};

void PrintTo(const Count& count, std::ostream* out) {
  *out << "{" << count.ways << ", " << count.points << "}";
}

Count count_ways(Board& board, std::span<const Tile> deck, std::size_t depth) {
  Count count;
  for (const Placement& p : board.placements(deck.front())) {
    const Formed formed = board.place(p);
    if (depth > 1) {
      count += count_ways(board, deck.subspan(1), depth - 1);
    } else {
      const int points = slow::Outcome{formed.discs, {}}.disc_points() + formed.discs_closed();
      count += {1, static_cast<std::uint64_t>(points)};
    }
    board.undo();
  }
  return count;
}

Count count_ways_slowly(const slow::Board& board, std::span<const Tile> deck, std::size_t depth) {
  Count count;
  for (const Placement& p : board.placements({deck.front().a, deck.front().b})) {
    slow::Board next = board;
    const slow::Outcome outcome = next.place(p);
    if (depth > 1) {
      count += count_ways_slowly(next, deck.subspan(1), depth - 1);
    } else {
      count += {1, static_cast<std::uint64_t>(outcome.points())};
    }
  }
  return count;
}

struct Row {
  std::uint64_t seed;
  std::size_t laid;             // tiles on the board, each laid at random
  std::size_t slow_depth;       // as deep as the slow board counts again
  std::vector<Count> by_depth;  // 1, 2, ...
};

void PrintTo(const Row& row, std::ostream* out) {
  *out << "seed " << row.seed << ", " << row.laid << " tiles laid";
}

// clang-format off
const std::vector<Row> table{
    {1, 1, 3, {{15, 15}, {276, 383}, {6085, 7533}, {139321, 201172}}},
    {2, 2, 3, {{14, 14}, {308, 356}, {6577, 7893}, {179332, 240578}}},
    {3, 4, 2, {{22, 30}, {471, 588}, {13911, 17297}, {435802, 623946}}},
    {4, 8, 2, {{27, 36}, {845, 1073}, {27367, 37576}}},
    {5, 16, 2, {{54, 67}, {2814, 3685}, {163088, 213659}}},
    {6, 30, 1, {{74, 108}, {5216, 6006}, {417864, 548476}}},
    {7, 60, 1, {{111, 194}, {15593, 23409}}},
    {8, 100, 1, {{174, 306}, {28656, 54070}}},
    {9, 116, 1, {{146, 224}, {20842, 28904}}},
};
// clang-format on

class Perft : public testing::TestWithParam<Row> {
 protected:
  Perft() {
    Random random(GetParam().seed);
    deck = sample::shuffled_standard(random);
    for (std::size_t i = 0; i < GetParam().laid; ++i) {
      // Sorted, so that the position does not depend on the order in which Board lists placements.
      const std::vector<std::string> legal = sample::sorted_texts(board.placements(deck[i]));
      const Placement p = sample::placement(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
      board.place(p);
      slow_board.place(p);
    }
  }

  [[nodiscard]] std::span<const Tile> next_tiles() const { return std::span(deck).subspan(GetParam().laid); }

  std::vector<Tile> deck;
  Board board;
  slow::Board slow_board;
};

TEST_P(Perft, every_depth_counts_what_the_table_says) {
  for (std::size_t depth = 1; depth <= GetParam().by_depth.size(); ++depth) {
    EXPECT_EQ(count_ways(board, next_tiles(), depth), GetParam().by_depth[depth - 1]) << "depth " << depth;
  }
}

TEST_P(Perft, the_slow_board_counts_the_same) {
  if (sanitized) GTEST_SKIP() << "the slow board is no part of the program; ./test release asks it";
  for (std::size_t depth = 1; depth <= GetParam().slow_depth; ++depth) {
    EXPECT_EQ(count_ways_slowly(slow_board, next_tiles(), depth), GetParam().by_depth[depth - 1])
        << "depth " << depth;
  }
}

INSTANTIATE_TEST_SUITE_P(Board, Perft, testing::ValuesIn(table), [](const auto& row) {
  return fmt::format("seed_{}_after_{}_tiles", row.param.seed, row.param.laid);
});

}  // namespace
}  // namespace dalapapa
