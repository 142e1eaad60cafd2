// The style of Terra: where to place tiles and pawns within the coins there are, which pawn to keep, when to end it.
#pragma once

#include "players/style.hpp"

namespace dalapapa {

class TerraStyle final : public Style {
 public:
  [[nodiscard]] std::vector<Plan> plans(Game& game, int seat) const override;
  [[nodiscard]] Plan quick(Game& game, int seat) const override;
  [[nodiscard]] double lead(const Game& game, int seat) const override;
  [[nodiscard]] double worth(const Game& game, int seat) const override;
  [[nodiscard]] double score(const Game& game, int seat) const override;
  [[nodiscard]] SearchSettings settings() const override {
    return {.nodes = 6'000, .expert_nodes = 400, .plans = 10, .rounds = 2, .replies = 0, .trust = 8};
  }
  // Sizes multiply (TE6), so that a lead of hopes says nothing about the result: what is compared is mostly the chance of winning, which
  // is worth 150 from a sure loss to a draw.
  [[nodiscard]] Judging judging() const override {
    return {.in_points = false, .too_little = 5, .inaccuracy = 25, .mistake = 75};
  }
};

}  // namespace dalapapa
