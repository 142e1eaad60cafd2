// What lies on the table, for whoever draws it: the one board of most games, the figures of the puzzle games.
#pragma once

#include <string>
#include <vector>

#include "board/edge_at.hpp"
#include "board/footprint.hpp"

namespace dalapapa {

struct Layout {
  struct Claim {
    EdgeAt disc;
    int seat = 0;
  };

  int seat = -1;                   // whose figure it is; everybody's if negative
  std::vector<Placement> tiles{};  // in the order in which they came
  std::vector<Claim> claims{};     // marks, markers, pawns
  int width = 0;                   // of the frame, from 0 0; none if zero
  int height = 0;
  std::vector<Outline> outlined{};  // where tiles will lie, if that is shown
};

}  // namespace dalapapa
