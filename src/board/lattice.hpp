// The square grid as numbers, shared by the discs and the open slots.
//
// A lattice is a square window of the unbounded grid, `width` cells wide. Cells are numbered row by row. Each
// cell owns two unit edges, the one on its top and the one on its left: edge 2·cell is the top, 2·cell + 1
// the left; right and bottom belong to the neighbours. A disc or half-disc lies on every edge of a covered
// cell.
//
// A *site* is where a tile can lie: a cell (the tile's top-left square) and an orientation, numbered 2·cell
// lying and 2·cell + 1 upright. The six rim places of a site are counted clockwise from its first end, as in
// a face: W NW NE E SE SW lying; the same turned clockwise by a quarter when upright. So a face turned by rot
// 0 or 1 has its colours in order, whatever the orientation.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "tiles/face.hpp"

namespace dalapapa {

using Cell = std::uint32_t;
using Edge = std::uint32_t;
using Site = std::uint32_t;

constexpr bool upright(Site site) {
  return (site & 1U) != 0;
}
constexpr Cell cell_of(Site site) {
  return site >> 1U;
}
constexpr Site site_at(Cell cell, bool is_upright) {
  return 2 * cell + (is_upright ? 1 : 0);
}

// Where the rim of a site is, as distances from edge 2·cell. Across a rim edge lies a neighbouring cell;
// `beyond` are the two edges of that cell that are perpendicular to the rim edge, the only ones that can hold
// neighbours (G5).
struct RimPlace {
  std::int32_t edge = 0;
  std::int32_t neighbour = 0;  // cells
  std::array<std::int32_t, 2> beyond{};
};

struct Lattice {
  // Needs: a power of two.
  explicit constexpr Lattice(int cells_wide)
      : width(cells_wide), shift(std::countr_zero(static_cast<unsigned>(cells_wide))) {
    assert(std::has_single_bit(static_cast<unsigned>(cells_wide)));
    const int w = width;
    // For each place: the cell of the site it belongs to, and the side of it (0 left, 1 top, 2 right, 3
    // bottom).
    const std::array<std::array<std::array<int, 2>, rim_places>, 2> sides{{
        {{{0, 0}, {0, 1}, {1, 1}, {1, 2}, {1, 3}, {0, 3}}},
        {{{0, 1}, {0, 2}, {w, 2}, {w, 3}, {w, 0}, {0, 0}}},
    }};
    for (std::size_t o = 0; o < 2; ++o) {
      for (std::size_t p = 0; p < rim_places; ++p) {
        const auto [cell, side] = sides[o][p];
        const std::array<int, 4> step{-1, -w, 1, w};
        const int across = cell + step[static_cast<std::size_t>(side)];
        RimPlace& place = rim[o][p];
        place.neighbour = across;
        place.edge = edge_of(cell, side);
        const bool level =
            side == 1 || side == 3;  // a level edge has the upright edges of the cell beside it
        place.beyond = {edge_of(across, level ? 0 : 1), edge_of(across, level ? 2 : 3)};
      }
    }
    centre = {3, 2 * w};
    second_cell = {1, w};
  }

  [[nodiscard]] constexpr const RimPlace& at(Site site, int place) const {
    return rim[site & 1U][static_cast<std::size_t>(place)];
  }
  [[nodiscard]] constexpr Edge edge(Site site, int place) const {
    return (site & ~1U) + static_cast<Edge>(at(site, place).edge);
  }
  [[nodiscard]] constexpr Edge centre_edge(Site site) const {
    return (site & ~1U) + static_cast<Edge>(centre[site & 1U]);
  }
  [[nodiscard]] constexpr Cell other_cell(Site site) const {
    return cell_of(site) + static_cast<Cell>(second_cell[site & 1U]);
  }
  [[nodiscard]] constexpr std::size_t cells() const {
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(width);
  }
  [[nodiscard]] constexpr std::size_t edges() const { return 2 * cells(); }

  [[nodiscard]] constexpr int column(Cell cell) const { return static_cast<int>(cell) & (width - 1); }
  [[nodiscard]] constexpr int row(Cell cell) const {
    return static_cast<int>(cell >> static_cast<unsigned>(shift));
  }

  int width;
  int shift;
  std::array<std::array<RimPlace, rim_places>, 2> rim{};  // [lying, upright]
  std::array<std::int32_t, 2> centre{};
  std::array<std::int32_t, 2> second_cell{};

 private:
  [[nodiscard]] constexpr std::int32_t edge_of(int cell, int side) const {
    const std::array<std::int32_t, 4> offset{1, 0, 3, 2 * width};
    return 2 * cell + offset[static_cast<std::size_t>(side)];
  }
};

}  // namespace dalapapa
