#include "paper/pieces.hpp"

#include <algorithm>

#include "games/alex.hpp"
#include "games/conquest.hpp"
#include "games/domaine.hpp"
#include "games/terra.hpp"

namespace dalapapa {
namespace {

// DO1: the fewer players, the more markers each; the third and fourth seats play only in larger games and need fewer.
int markers_of(int seat) {
  int most = 0;
  for (const Domaine::Rules& rules : {Domaine::domaine_rules, Domaine::seventytwo_rules}) {
    for (std::size_t i = 0; i < rules.markers.size(); ++i) {
      const int players = static_cast<int>(i) + 2;
      if (seat < players) most = std::max(most, rules.markers[i]);
    }
  }
  return most;
}

template <class Count>
std::vector<PieceCount> for_seats(int seats, Count count) {
  std::vector<PieceCount> pieces;
  for (int seat = 0; seat < seats; ++seat) pieces.push_back({seat, count(seat)});
  return pieces;
}

}  // namespace

std::vector<PieceCount> pieces_of(Piece kind) {
  switch (kind) {
    case Piece::marker:
      return for_seats(Domaine::seventytwo().max_seats, markers_of);
    case Piece::mark:
      return for_seats(Conquest::info().max_seats, [](int) { return Conquest::marks_a_seat; });
    case Piece::token:
      return {{.count = Domaine::tokens_in_all}};
    case Piece::plaque:
      return {{.count = 1}};
    case Piece::coin:
      return {{.count = Terra::coins_in_all}};
    case Piece::pawn:
      return for_seats(Terra::max_seats, [](int) { return Terra::pawns_a_seat; });
    // Alex has the most players of the games that are played for points. Two each: for the points and for the rounds.
    case Piece::score_marker:
      return for_seats(Alex::info().max_seats, [](int) { return 2; });
  }
  return {};
}

}  // namespace dalapapa
