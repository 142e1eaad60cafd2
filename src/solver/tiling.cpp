#include "solver/tiling.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

namespace dalapapa {
namespace {

// Pairs white squares with black ones, one after the other; a square without a partner left asks the others to change theirs.
class Pairing {
 public:
  Pairing(const FillTask& task, const Grid& grid)
      : grid_(grid), free_(static_cast<std::size_t>(grid.squares())), partner_(free_.size()) {
    for (std::size_t square = 0; square < free_.size(); ++square)
      free_[square] = !grid.blocked(static_cast<SquareIndex>(square));
    for (const Placement& at : task.fixed) {
      const Spot spot = grid.spot(outline_of(at));
      free_[spot.first] = free_[spot.second] = false;
    }
  }

  [[nodiscard]] bool pair_all(int width) {
    int white = 0;
    int black = 0;
    for (std::size_t square = 0; square < free_.size(); ++square) {
      if (!free_[square]) continue;
      const int number = static_cast<int>(square);
      if ((number % width + number / width) % 2 != 0) {
        ++black;
        continue;
      }
      ++white;
      asked_.assign(free_.size(), false);
      if (!find_partner(static_cast<SquareIndex>(square))) return false;
    }
    return white == black;
  }

 private:
  bool find_partner(SquareIndex square) {
    for (const Spot& spot : grid_.spots_over(square)) {
      const SquareIndex other = spot.other(square);
      if (!free_[other] || asked_[other]) continue;
      asked_[other] = true;
      if (partner_[other] && !find_partner(*partner_[other])) continue;
      partner_[other] = square;
      return true;
    }
    return false;
  }

  const Grid& grid_;
  std::vector<bool> free_;
  std::vector<std::optional<SquareIndex>> partner_;  // of black squares
  std::vector<bool> asked_;
};

}  // namespace

bool can_be_tiled(const FillTask& task, const Grid& grid) {
  const auto [width, height, torus, blocked] = task.frame;
  const bool untouched = blocked.empty() && task.fixed.empty();
  const bool chessboard = !torus || (width % 2 == 0 && height % 2 == 0);
  return untouched || !chessboard || Pairing(task, grid).pair_all(width);
}

// Rows or columns of dominoes at first; then pairs that lie side by side are turned, again and again.
std::vector<Outline> random_tiling(int width, int height, Random& random) {
  assert(width * height % 2 == 0);
  const bool lying = width % 2 == 0;
  std::vector<Outline> tiles;
  for (int y = 0; y < height; y += lying ? 1 : 2) {
    for (int x = 0; x < width; x += lying ? 2 : 1) tiles.push_back({{x, y}, !lying});
  }
  const auto find = [&](const Outline& tile) { return std::ranges::find(tiles, tile); };
  const auto below = [&](int bound) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
  };
  constexpr int turns_a_square = 60;
  for (int i = 0; i < turns_a_square * width * height && width > 1 && height > 1; ++i) {
    const Square at{below(width - 1), below(height - 1)};
    const bool upright = random.below(2) == 0;
    const Square beside{at.x + (upright ? 1 : 0), at.y + (upright ? 0 : 1)};
    const auto first = find({at, upright});
    const auto second = find({beside, upright});
    if (first == tiles.end() || second == tiles.end()) continue;
    *first = {at, !upright};
    *second = {{at.x + (upright ? 0 : 1), at.y + (upright ? 1 : 0)}, !upright};
  }
  return tiles;
}

}  // namespace dalapapa
