#include "paper/pieces.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <set>

#include "games/sample_games.hpp"

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

// How many of a kind are printed for a seat, or for all together; nothing of what nobody prints.
int printed(std::string_view name, int seat) {
  const auto* const kind = std::ranges::find(piece_names, name);
  if (kind == piece_names.end()) return 0;
  const auto pieces = pieces_of(static_cast<Piece>(kind - piece_names.begin()));
  const auto found = std::ranges::find_if(
      pieces, [&](const PieceCount& each) { return each.seat == seat || each.seat == PieceCount::nobody; });
  return found == pieces.end() ? 0 : found->count;
}

void expect_of_each_seat(std::string_view piece, const json::array& counts) {
  int seat = 0;
  for (const json::value& count : counts) EXPECT_GE(printed(piece, seat++), count.to_number<int>()) << piece;
}

void expect_in_all(std::string_view piece, const json::array& counts, int reserve) {
  for (const json::value& count : counts) reserve += count.to_number<int>();
  EXPECT_GE(printed(piece, PieceCount::nobody), reserve) << piece;
}

// What a game says of itself tells what it needs: "pawns_left": [5, 5] is five of "pawn" for each seat; what else seats have is for
// all together, with the "reserve". Scores are kept by markers.
void expect_printed(const Config& config, std::set<std::string>& asked) {
  constexpr std::string_view left = "s_left";
  const auto game = config.game->create(config);
  const json::object state = game->describe();
  for (const auto& [key, value] : state) {
    const std::string name(key);
    if (!name.ends_with(left)) continue;
    const std::string piece = name.substr(0, name.size() - left.size());
    expect_of_each_seat(piece, value.as_array());
    asked.insert(piece);
  }
  for (const auto& [key, value] : game->standing()) {
    const std::string name(key);
    if (name == "scores") {
      expect_of_each_seat("score_marker", json::array(config.seats.size(), 1));
      continue;
    }
    const std::string piece = name.substr(0, name.size() - 1);
    expect_in_all(piece, value.as_array(), state.at("reserve").to_number<int>());
    asked.insert(piece);
  }
}

TEST(Pieces, are_printed_for_every_game_of_the_catalogue) {
  std::set<std::string> asked;
  for (const GameInfo& game : catalogue()) {
    SCOPED_TRACE(game.name);
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats)
      expect_printed(sample::agree(game, seats, sample::standard()), asked);
  }
  EXPECT_THAT(asked, testing::ElementsAre("coin", "mark", "marker", "pawn", "token"));
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
