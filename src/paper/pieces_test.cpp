#include "paper/pieces.hpp"

#include <gmock/gmock.h>

namespace dalapapa {
namespace {

std::vector<int> counts(Piece kind) {
  std::vector<int> counts;
  for (const PieceCount& pieces : pieces_of(kind)) counts.push_back(pieces.count);
  return counts;
}

// The numbers of DO1, DO8, CO1 and TE, written down once more.
TEST(Pieces, are_enough_for_every_number_of_players) {
  using testing::ElementsAre;
  EXPECT_THAT(counts(Piece::marker), ElementsAre(12, 12, 8, 6));
  EXPECT_THAT(counts(Piece::mark), ElementsAre(3, 3, 3, 3));
  EXPECT_THAT(counts(Piece::token), ElementsAre(24));
  EXPECT_THAT(counts(Piece::plaque), ElementsAre(1));
  EXPECT_THAT(counts(Piece::coin), ElementsAre(20));
  EXPECT_THAT(counts(Piece::pawn), ElementsAre(5, 5, 5, 5, 5));
  EXPECT_THAT(counts(Piece::score_marker), ElementsAre(2, 2, 2, 2, 2, 2, 2, 2, 2, 2));
}

TEST(Pieces, belong_to_seats_or_to_nobody) {
  for (const Piece kind : {Piece::marker, Piece::mark, Piece::pawn, Piece::score_marker}) {
    int seat = 0;
    for (const PieceCount& pieces : pieces_of(kind)) EXPECT_EQ(pieces.seat, seat++);
  }
  for (const Piece kind : {Piece::token, Piece::plaque, Piece::coin})
    EXPECT_EQ(pieces_of(kind).front().seat, PieceCount::nobody);
}

}  // namespace
}  // namespace dalapapa
