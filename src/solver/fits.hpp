// Which tiles fit where: for each demand, the ways in which tiles of the pile can lie, listed once when it is first asked
// for.
//
// A demand is what waits on the six edges around a spot, a colour or nothing. As a number it has a digit for each edge, to
// base five.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/grid.hpp"

namespace dalapapa {

using EdgeColour = std::uint8_t;  // index of a colour, or `open_edge`
inline constexpr EdgeColour open_edge = 4;

[[nodiscard]] std::array<EdgeColour, rim_places> rim_of(Face laid);

struct Way {
  std::array<EdgeColour, rim_places> colours{};
  std::uint8_t rank = 0;  // of the tile in the pile, as it was given
  std::uint8_t face = 0;  // which of its faces_of()
};

// What waits on the edges around a spot, as a number.
[[nodiscard]] inline std::uint32_t demand_at(const Spot& spot, std::span<const EdgeColour> edges) {
  std::uint32_t number = 0;
  for (const EdgeIndex edge : spot.edges) number = number * 5 + edges[edge];
  return number;
}

class Fits {
 public:
  // The ways are listed in the order of the pile.
  Fits(const TileSet& tiles, std::span<const PileTile> pile);

  static constexpr std::uint32_t demands = 5 * 5 * 5 * 5 * 5 * 5;

  [[nodiscard]] std::span<const Way> ways(std::uint32_t demand) {
    if (!listed_[demand].known) list(demand);
    const Range& range = listed_[demand];
    return {lists_.data() + range.first, range.count};
  }

 private:
  struct Range {
    std::uint32_t first = 0;
    std::uint16_t count = 0;
    bool known = false;
  };

  void list(std::uint32_t demand);

  std::vector<Way> all_;
  std::vector<Way> lists_;  // never moves: a way is in one list for each set of edges where something waits
  std::vector<Range> listed_;
};

// The ways in which a tile of the pile can lie on a spot: its faces, each as it is and turned by half.
[[nodiscard]] std::vector<Face> faces_of(const TileSet& tiles, const PileTile& tile);

}  // namespace dalapapa
