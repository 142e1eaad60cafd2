// What Board promises: reasons in words, lists without repetition, a hash of the position alone.
#include "board/board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <span>
#include <unordered_set>

#include "board/sample_tiles.hpp"

namespace dalapapa {
namespace {

using sample::placement;

std::string reason(const Board& board, const std::string& text) {
  const auto checked = board.check(placement(text));
  return checked ? "legal" : checked.error().message;
}

Board board_of(const std::vector<std::string>& texts) {
  Board board;
  for (const std::string& text : texts) {
    const auto checked = board.check(placement(text));
    EXPECT_TRUE(checked) << text;
    board.place(placement(text));
  }
  return board;
}

// A board with the first tiles of the deck, each somewhere at random.
Board random_board(std::span<const Tile> deck, Random& random) {
  Board board;
  for (const Tile& tile : deck) {
    const std::vector<Placement> legal = board.placements(tile);
    if (!legal.empty()) board.place(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  return board;
}

TEST(Board, the_first_tile_lies_freely_even_far_from_the_middle) {
  Board board;
  EXPECT_EQ(reason(board, "BBBYYRR 5000 -3000 3"), "legal");
  EXPECT_EQ(board.place(placement("BBBYYRR 5000 -3000 3")).discs, 0);
  EXPECT_EQ(reason(board, "YBBBYBB 0 0 0"), "it touches no other tile");
  // W is at the bottom and blue; below it lies the W of another tile.
  EXPECT_EQ(reason(board, "BBBYYRR 5000 -2998 1"), "legal");
  EXPECT_EQ(board.place(placement("BBBYYRR 5000 -2998 1")).discs, 1);
  EXPECT_EQ(board.groups().front().discs.front(), (EdgeAt{5000, -2999, EdgeAt::Side::top}));
}

TEST(Board, an_emptied_board_takes_its_next_first_tile_anywhere_too) {
  Board board = board_of({"BBBYYRR 5000 -3000 0"});
  board.undo();
  EXPECT_TRUE(board.empty());
  EXPECT_EQ(reason(board, "BBBYYRR -9000 9000 0"), "legal");
  board.place(placement("BBBYYRR -9000 9000 0"));
  EXPECT_EQ(reason(board, "BBBYYRR -9002 9000 2"), "legal");
  EXPECT_EQ(reason(board, "BBBYYRR 4998 -3000 2"), "it touches no other tile");
}

TEST(Board, a_square_that_is_covered_is_named) {
  const Board board = board_of({"BBBYYRR 0 0 0"});
  EXPECT_EQ(reason(board, "BBBYYRR 0 0 0"), "square 0 0 is occupied");
  EXPECT_EQ(reason(board, "BBBYYRR -1 0 0"), "square 0 0 is occupied");
  EXPECT_EQ(reason(board, "BBBYYRR 1 0 2"), "square 1 0 is occupied");
  EXPECT_EQ(reason(board, "BBBYYRR 1 -1 1"), "square 1 0 is occupied");
}

TEST(Board, a_tile_that_touches_nothing_or_only_a_corner_is_refused) {
  const Board board = board_of({"BBBBBBB 0 0 0"});
  for (const char* text : {"BBBBBBB 3 0 0", "BBBBBBB 2 1 0", "BBBBBBB -2 -1 0", "BBBBBBB 2 -2 1",
                           "BBBBBBB -1 1 1", "BBBBBBB 100 0 0", "BBBBBBB -9999 9999 1"}) {
    EXPECT_EQ(reason(board, text), "it touches no other tile") << text;
  }
}

TEST(Board, a_first_tile_beyond_ten_thousand_is_refused_but_others_may_hang_on_one_at_the_limit) {
  EXPECT_EQ(reason(Board(), "BBBBBBB 10001 0 0"), "10001 0 is too far out");
  EXPECT_EQ(reason(Board(), "BBBBBBB 3 -10001 1"), "3 -10001 is too far out");
  EXPECT_EQ(reason(board_of({"BBBBBBB 10000 0 0"}), "BBBBBBB 10002 0 0"), "legal");
  EXPECT_EQ(reason(Board(), "BBBBBBB -10000 10000 0"), "legal");
}

TEST(Board, a_clash_names_the_edge_and_the_two_colours) {
  struct Case {
    const char* red;  // a red tile that meets one edge of a blue one at 0 0
    int rot;          // of the blue tile
    const char* edge;
  };
  for (const auto& [red, rot, edge] : {Case{"RRRRRRR -2 0 0", 0, "left of square 0 0"},
                                       {"RRRRRRR 0 -2 1", 0, "top of square 0 0"},
                                       {"RRRRRRR 1 -2 1", 0, "top of square 1 0"},
                                       {"RRRRRRR 2 0 0", 0, "right of square 1 0"},
                                       {"RRRRRRR 1 1 1", 0, "bottom of square 1 0"},
                                       {"RRRRRRR 0 1 1", 0, "bottom of square 0 0"},
                                       {"RRRRRRR 0 -2 1", 1, "top of square 0 0"},
                                       {"RRRRRRR 1 0 0", 1, "right of square 0 0"},
                                       {"RRRRRRR 1 1 0", 1, "right of square 0 1"},
                                       {"RRRRRRR 0 2 1", 1, "bottom of square 0 1"},
                                       {"RRRRRRR -2 1 0", 1, "left of square 0 1"},
                                       {"RRRRRRR -2 0 0", 1, "left of square 0 0"}}) {
    const std::string expected = fmt::format("colours clash: at the {}, blue would meet red", edge);
    for (const int half_turn : {0, 2}) {
      EXPECT_EQ(reason(board_of({red}), fmt::format("BBBBBBB 0 0 {}", rot + half_turn)), expected) << red;
    }
  }
}

TEST(Board, one_clash_among_matches_is_enough) {
  // Above lie blue and yellow half-discs, side by side; only the first matches.
  const Board board = board_of({"BBBBBYB 0 0 0"});
  EXPECT_EQ(reason(board, "BBBYBBB 0 1 0"), "legal");
  EXPECT_EQ(reason(board, "BBBRBBB 0 1 0"), "colours clash: at the top of square 1 1, red would meet yellow");
}

TEST(Board, lists_each_placement_once_and_in_canonical_spelling) {
  Random random(11);
  for (int i = 0; i < 200; ++i) {
    const auto kind = static_cast<sample::Odd>(i % sample::odd_kinds);
    std::vector<Tile> tiles;
    for (int n = 0; n < 1 + i / 4; ++n) tiles.push_back(sample::odd_tile(kind, random));
    const Board board = random_board(std::span(tiles).subspan(1), random);
    const std::vector<Placement> legal = board.placements(tiles.front());
    std::set<std::string> once;
    for (const Placement& p : legal) {
      EXPECT_EQ(p, p.canonical());
      EXPECT_TRUE(board.check(p));
      EXPECT_TRUE(once.insert(to_text(p)).second) << to_text(p);
    }
    EXPECT_EQ(board.fits(tiles.front()), !legal.empty());
  }
}

TEST(Board, on_an_empty_board_a_tile_lies_at_0_0_in_as_many_ways_as_it_has) {
  const auto ways = [](const char* a, const char* b) {
    Tile tile;
    tile.a = Face::parse(a).value();
    tile.b = Face::parse(b).value();
    EXPECT_TRUE(Board().fits(tile));
    return sample::sorted_texts(Board().placements(tile));
  };
  EXPECT_EQ(ways("BBBYYRR", "RYYYYYB").size(), 8U);
  EXPECT_THAT(ways("BBBBBBB", "BBBBBBB"), testing::ElementsAre("BBBBBBB 0 0 0", "BBBBBBB 0 0 1"));
  EXPECT_THAT(ways("BBBYYRR", "BBBYYRR"),
              testing::ElementsAre("BBBYYRR 0 0 0", "BBBYYRR 0 0 1", "BBBYYRR 0 0 2", "BBBYYRR 0 0 3"));
}

TEST(Board, a_slot_is_found_by_its_site_and_fits_what_is_listed_for_it) {
  Random random(12);
  const std::vector<Tile> deck = sample::shuffled_standard(random);
  const Board board = random_board(std::span(deck).subspan(0, 80), random);
  const Slots& slots = board.slots();
  for (const Tile& tile : std::span(deck).subspan(80)) {
    const Ways ways(tile);
    for (const LaidFace& way : ways.all()) {
      int listed = 0;
      slots.for_each_fit(way, [&](const Slots::Slot& slot) {
        EXPECT_EQ(slots.find(slot.site), &slot);
        EXPECT_EQ(board.site_of(board.placement_at(slot.site, way.face)), slot.site);
        EXPECT_EQ(board.discs().waiting(board.lattice(), slot.site), slot.places());
        EXPECT_TRUE(board.check(board.placement_at(slot.site, way.face)));
        ++listed;
      });
      int fitting = 0;
      for (Slots::Id id = 0; id < slots.end(); ++id) fitting += slots.fits(id, way) ? 1 : 0;
      EXPECT_EQ(fitting, listed);
      EXPECT_EQ(slots.any_fit(way), listed > 0);
    }
  }
}

TEST(Board, the_hash_is_of_the_position_and_not_of_its_spelling) {
  EXPECT_EQ(Board().hash(), 0U);
  EXPECT_EQ(board_of({"BBBYYRR 0 0 0"}).hash(), board_of({"BYRRBBY 0 0 2"}).hash());
  EXPECT_EQ(board_of({"BBBBBBB 0 0 1"}).hash(), board_of({"BBBBBBB 0 0 3"}).hash());
  EXPECT_NE(board_of({"BBBYYRR 0 0 0"}).hash(), board_of({"BBBYYRR 0 0 2"}).hash());
  EXPECT_NE(board_of({"BBBYYRR 0 0 0"}).hash(), board_of({"BBBYYRR 1 0 0"}).hash());
  EXPECT_NE(board_of({"BBBYYRR 3 4 0"}).hash(), board_of({"BBBYYRR 4 3 0"}).hash());
  EXPECT_NE(board_of({"BBBYYRR 0 -1 0"}).hash(), board_of({"BBBYYRR -1 0 0"}).hash());
}

TEST(Board, thousands_of_positions_have_hashes_that_all_differ) {
  Random random(13);
  const std::vector<Tile> deck = sample::shuffled_standard(random);
  std::unordered_set<std::uint64_t> hashes;
  std::size_t positions = 0;
  Board board;
  for (std::size_t laid = 0; laid < 60; ++laid) {
    // Each way to lay the next tile or the one after it leads to another position.
    for (const std::size_t next : {laid, laid + 1}) {
      for (const Placement& p : board.placements(deck[next])) {
        board.place(p);
        hashes.insert(board.hash());
        ++positions;
        board.undo();
      }
    }
    const std::vector<Placement> legal = board.placements(deck[laid]);
    board.place(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  EXPECT_GT(positions, 3000U);
  EXPECT_EQ(hashes.size(), positions);
}

TEST(Board, remembers_its_tiles_in_the_order_in_which_they_were_laid) {
  const Board board = board_of({"BBBYYRR 0 0 0", "BBBYYRR -2 0 2"});
  ASSERT_EQ(board.size(), 2);
  EXPECT_EQ(to_text(board[0]), "BBBYYRR 0 0 0");
  EXPECT_EQ(to_text(board[1]), "BBBYYRR -2 0 2");
}

// Searches keep sites and edges in mind while they place and take back.
TEST(Board, keeps_its_numbers_through_a_placement_it_has_made_room_for) {
  Board board;
  int renumbered = 0;
  for (int x = 0; x < 200; x += 2) {
    const Placement next = placement(fmt::format("RRRRRRR {} 0 0", x));
    if (x > 0) {
      const auto moves = [&](Board copy) {
        const Site before = copy.site_of(copy[0]);
        copy.place(next);
        return copy.site_of(copy[0]) != before;
      };
      renumbered += moves(board) ? 1 : 0;
      Board roomy = board;
      roomy.make_room();
      EXPECT_EQ(roomy.hash(), board.hash());
      EXPECT_FALSE(moves(roomy)) << x;
    }
    board.place(next);
  }
  EXPECT_GT(renumbered, 0);
}

}  // namespace
}  // namespace dalapapa
