// The style of solo: closing groups, and keeping open those that can still be closed.
#pragma once

#include "players/style.hpp"

namespace dalapapa {

class SoloStyle final : public Style {
 public:
  [[nodiscard]] std::vector<Plan> plans(Game& game, int seat) const override;
  [[nodiscard]] Plan quick(Game& game, int seat) const override;
  [[nodiscard]] double lead(const Game& game, int seat) const override;
  [[nodiscard]] double worth(const Game& game, int seat) const override { return lead(game, seat); }
  [[nodiscard]] double score(const Game& game, int seat) const override;
  [[nodiscard]] SearchSettings settings() const override {
    return {.nodes = 3000, .expert_nodes = 400, .plans = 8, .rounds = 4, .replies = 0, .trust = 8};
  }
};

}  // namespace dalapapa
