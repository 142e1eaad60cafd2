// The style of Domaine and 72: which tile to place, which territories are worth a marker, whether to pay for another turn.
#pragma once

#include "players/style.hpp"

namespace dalapapa {

class DomaineStyle final : public Style {
 public:
  [[nodiscard]] std::vector<Plan> plans(Game& game, int seat) const override;
  [[nodiscard]] Plan careful(Game& game, int seat) const override;
  [[nodiscard]] Plan quick(Game& game, int seat) const override;
  [[nodiscard]] double lead(const Game& game, int seat) const override;
  [[nodiscard]] double worth(const Game& game, int seat) const override;
  [[nodiscard]] double score(const Game& game, int seat) const override;
  [[nodiscard]] SearchSettings settings() const override {
    return {.nodes = 16'000, .plans = 12, .rounds = 1, .replies = 0, .trust = 8};
  }
};

}  // namespace dalapapa
