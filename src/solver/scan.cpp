#include "solver/scan.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace dalapapa {
namespace {

// Fixed point, and no function from the mathematical library: the order must be the same on every machine.
constexpr std::int64_t one = 256;

// The logarithm to base two of a number above 0.
constexpr std::int64_t log2_of(std::uint64_t number) {
  const auto whole = static_cast<int>(std::bit_width(number)) - 1;
  std::int64_t result = whole * one;
  std::uint64_t fraction =
      (number << 31U) >> static_cast<unsigned>(whole);  // in [1, 2), 31 bits behind the point
  for (std::int64_t bit = one / 2; bit > 0; bit /= 2) {
    fraction = fraction * fraction >> 31U;
    if (fraction >= std::uint64_t{2} << 31U) {
      fraction >>= 1U;
      result += bit;
    }
  }
  return result;
}

// Measured: on 12 x 20 and 15 x 16 strips of two or six lines take longer, those of an odd number much longer; on 8 x 10
// none is best.
constexpr int lines_of_strip = 4;
constexpr int long_line = 10;

constexpr std::int64_t colours_log = 2 * one;  // an edge that must match is right in one case of four
constexpr std::int64_t tilings_log = 215;  // for each tile: rectangles have 1.79 times as many tilings then

struct Sweep {
  bool rows = false;  // lines along the rows
  bool from_right = false;
  bool from_below = false;
  int strip = 0;  // how many lines at the end are filled across

  [[nodiscard]] std::vector<Square> squares(int width, int height) const {
    const int lines = rows ? height : width;
    const int a_line = rows ? width : height;
    std::vector<Square> all;
    const auto add = [&](int line, int i) {
      const int x = rows ? i : line;
      const int y = rows ? line : i;
      all.push_back({from_right ? width - 1 - x : x, from_below ? height - 1 - y : y});
    };
    for (int line = 0; line < lines - strip; ++line) {
      for (int i = 0; i < a_line; ++i) add(line, i);
    }
    for (int i = 0; i < a_line; ++i) {
      for (int line = lines - strip; line < lines; ++line) add(line, i);
    }
    return all;
  }
};

class Estimate {
 public:
  Estimate(const FillTask& task, const Grid& grid) : task_(task) {
    std::vector<bool> covered(static_cast<std::size_t>(grid.squares()));
    for (const Placement& at : task.fixed) {
      const Spot spot = grid.spot(outline_of(at));
      covered[spot.first] = covered[spot.second] = true;
    }
    for (int square = 0; square < grid.squares(); ++square) {
      const auto at = static_cast<std::size_t>(square);
      free_.push_back(!covered[at] && !grid.blocked(static_cast<SquareIndex>(square)));
      covered_.push_back(covered[at]);
      beside_.emplace_back();
      for (const Spot& spot : grid.spots_over(static_cast<SquareIndex>(square)))
        beside_.back().push_back(spot.other(static_cast<SquareIndex>(square)));
    }
    std::size_t faces = 0;
    for (const PileTile& tile : task.pile) faces += tile.faces == PileTile::Faces::both ? 4 : 2;
    ways_log_ = task.pile.empty() ? 0 : log2_of(faces) - log2_of(task.pile.size());
    if (!task.outline) ways_log_ += tilings_log;
  }

  [[nodiscard]] bool free(SquareIndex square) const { return free_[square]; }

  // How many fillings a part may have at most on the way for each filling of the whole, as a logarithm. Half a tile is
  // counted for each square: its share of the ways, less the edges that it must match; the edge within a tile is none of
  // them.
  [[nodiscard]] std::int64_t peak(const std::vector<SquareIndex>& order) const {
    std::vector<bool> covered = covered_;
    std::int64_t now = 0;
    std::int64_t most = 0;
    std::uint64_t left = task_.pile.size();
    bool second = false;
    for (const SquareIndex square : order) {
      now += (log2_of(std::max<std::uint64_t>(left, 1)) + ways_log_) / 2;
      now -= (met(square, covered) * 2 - 1) * colours_log / 2;
      covered[square] = true;
      most = std::max(most, now);
      left -= second && left > 0 ? 1 : 0;
      second = !second;
    }
    return most - now;
  }

 private:
  // How many of the squares beside it are covered.
  [[nodiscard]] std::int64_t met(SquareIndex square, const std::vector<bool>& covered) const {
    return std::ranges::count_if(beside_[square], [&](SquareIndex other) { return covered[other]; });
  }

  const FillTask& task_;
  std::vector<std::vector<SquareIndex>> beside_;  // of each square
  std::vector<bool> free_;
  std::vector<bool> covered_;
  std::int64_t ways_log_ = 0;
};

}  // namespace

std::vector<SquareIndex> scan(const FillTask& task, const Grid& grid) {
  const Estimate estimate(task, grid);
  std::vector<SquareIndex> best;
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  const auto consider = [&](const Sweep& sweep) {
    std::vector<SquareIndex> order;
    for (const Square square : sweep.squares(task.frame.width, task.frame.height)) {
      if (estimate.free(grid.index(square))) order.push_back(grid.index(square));
    }
    const std::int64_t work = estimate.peak(order);
    if (work >= least) return;
    least = work;
    best = std::move(order);
  };
  for (const bool rows : {false, true}) {
    const int a_line = rows ? task.frame.width : task.frame.height;
    const int lines = rows ? task.frame.height : task.frame.width;
    const int strip = a_line >= long_line && lines > lines_of_strip ? lines_of_strip : 0;
    for (const bool from_right : {false, true}) {
      for (const bool from_below : {false, true}) {
        consider({rows, from_right, from_below, strip});
      }
    }
  }
  return best;
}

}  // namespace dalapapa
