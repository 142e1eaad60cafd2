// The style of gone: getting rid of the tiles, above all by chains of placements with three discs or more.
#pragma once

#include "players/style.hpp"

namespace dalapapa {

class GoneStyle final : public Style {
 public:
  [[nodiscard]] std::vector<Plan> plans(Game& game, int seat) const override;
  [[nodiscard]] Plan quick(Game& game, int seat) const override;
  [[nodiscard]] double lead(const Game& game, int seat) const override;
  [[nodiscard]] double worth(const Game& game, int seat) const override;
  [[nodiscard]] double score(const Game& game, int seat) const override;  // in tiles: the fewest win
  [[nodiscard]] SearchSettings settings() const override {
    return {.nodes = 40'000, .plans = 12, .rounds = 8, .replies = 0, .trust = 8};
  }
  [[nodiscard]] Judging judging() const override {  // in tiles
    return {.in_points = true, .too_little = 0.3, .inaccuracy = 0.6, .mistake = 1.2};
  }
};

}  // namespace dalapapa
