// How two tiles lie relative to each other: apart, overlapping, or touching along one or two edges.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "board/lattice.hpp"

namespace dalapapa {

struct Meeting {
  enum class Kind : std::uint8_t { apart, overlap, touch };
  struct Contact {
    std::uint8_t ours;  // rim place of the first tile
    std::uint8_t its;   // rim place of the second at the same edge
  };

  Kind kind = Kind::apart;
  std::uint8_t count = 0;
  std::array<Contact, 2> contact{};

  [[nodiscard]] constexpr std::span<const Contact> contacts() const { return {contact.data(), count}; }
};

// Tiles further apart than this in any direction do not meet.
inline constexpr int meeting_range = 2;
constexpr bool in_meeting_range(int dx, int dy) {
  return static_cast<unsigned>(dx + meeting_range) <= 2 * meeting_range &&
         static_cast<unsigned>(dy + meeting_range) <= 2 * meeting_range;
}

namespace detail {

using MeetingTable =
    std::array<std::array<std::array<std::array<Meeting, 2>, 5>, 5>, 2>;  // [first][dy][dx][second]

constexpr Meeting find_meeting(const Lattice& lattice, Site first, Site second) {
  Meeting found;
  const std::array<Cell, 2> ours{cell_of(first), lattice.other_cell(first)};
  const std::array<Cell, 2> its{cell_of(second), lattice.other_cell(second)};
  if (ours[0] == its[0] || ours[0] == its[1] || ours[1] == its[0] || ours[1] == its[1]) {
    found.kind = Meeting::Kind::overlap;
    return found;
  }
  for (std::uint8_t i = 0; i < rim_places; ++i) {
    for (std::uint8_t j = 0; j < rim_places; ++j) {
      if (lattice.edge(first, i) != lattice.edge(second, j)) continue;
      found.kind = Meeting::Kind::touch;
      found.contact[found.count++] = {i, j};
    }
  }
  return found;
}

inline constexpr MeetingTable meetings = [] {
  MeetingTable table{};
  constexpr int width = 16;
  constexpr Lattice lattice(width);
  constexpr int middle = 8 * width + 8;
  for (std::size_t first = 0; first < 2; ++first) {
    for (std::size_t y = 0; y < 5; ++y) {
      for (std::size_t x = 0; x < 5; ++x) {
        const int cell =
            middle + (static_cast<int>(y) - meeting_range) * width + static_cast<int>(x) - meeting_range;
        for (std::size_t second = 0; second < 2; ++second) {
          table[first][y][x][second] = find_meeting(lattice, site_at(middle, first == 1),
                                                    site_at(static_cast<Cell>(cell), second == 1));
        }
      }
    }
  }
  return table;
}();

}  // namespace detail

// The second tile lies dx squares to the right of the first and dy below. Needs: in_meeting_range(dx, dy).
constexpr Meeting meeting_of(bool first_upright, int dx, int dy, bool second_upright) {
  assert(in_meeting_range(dx, dy));
  const auto row = static_cast<unsigned>(dy + meeting_range);
  const auto column = static_cast<unsigned>(dx + meeting_range);
  return detail::meetings[first_upright ? 1 : 0][row][column][second_upright ? 1 : 0];
}

// Calls f(dx, dy, upright, meeting) for each of the 16 ways in which a second tile can touch the first.
template <class F>
void for_each_touching(bool first_upright, F&& f) {
  for (int dy = -meeting_range; dy <= meeting_range; ++dy) {
    for (int dx = -meeting_range; dx <= meeting_range; ++dx) {
      for (const bool second_upright : {false, true}) {
        const Meeting how = meeting_of(first_upright, dx, dy, second_upright);
        if (how.kind == Meeting::Kind::touch) f(dx, dy, second_upright, how);
      }
    }
  }
}

}  // namespace dalapapa
