// The style of Dalapapa, and of auction and conquest, which are the same race with something added.
#pragma once

#include "games/classic.hpp"
#include "players/style.hpp"

namespace dalapapa {

constexpr double usual_turn = 7;  // points that a turn brings

class RaceStyle : public Style {
 public:
  [[nodiscard]] std::vector<Plan> plans(Game& game, int seat) const override;
  [[nodiscard]] Plan quick(Game& game, int seat) const override;
  [[nodiscard]] double lead(const Game& game, int seat) const override;
  [[nodiscard]] double worth(const Game& game, int seat) const override;
  [[nodiscard]] double score(const Game& game, int seat) const override;

 protected:
  // What a seat has, or owes, beyond its score.
  [[nodiscard]] virtual double bonus(const Classic& /*game*/, int /*seat*/) const { return 0; }

 private:
  [[nodiscard]] double total(const Game& game, int seat) const;
};

// With the price of a turn.
class AuctionStyle final : public RaceStyle {
 public:
  [[nodiscard]] std::vector<Plan> plans(Game& game, int seat) const override;
  [[nodiscard]] Plan quick(Game& game, int seat) const override;
  [[nodiscard]] bool is_speech(const Game& game) const override;
  [[nodiscard]] std::optional<Action> unasked(Game& game, int seat) const override;

 private:
  [[nodiscard]] double bonus(const Classic& game, int seat) const override;
};

// With the marks.
class ConquestStyle final : public RaceStyle {
 public:
  [[nodiscard]] std::vector<Plan> plans(Game& game, int seat) const override;
  [[nodiscard]] Plan quick(Game& game, int seat) const override;

 private:
  [[nodiscard]] double bonus(const Classic& game, int seat) const override;
};

}  // namespace dalapapa
