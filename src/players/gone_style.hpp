// The style of gone: to be rid of the tiles, above all by chains of placements with three discs or more.
#pragma once

#include "players/style.hpp"

namespace dalapapa {

class GoneStyle final : public Style {
 public:
  [[nodiscard]] std::vector<Plan> plans(Game& game, int seat) const override;
  [[nodiscard]] Plan quick(Game& game, int seat) const override;
  [[nodiscard]] double worth(const Game& game, int seat) const override;
};

}  // namespace dalapapa
