// The players of puzzle and Arlequin, at a human pace. Neither kind waits for something to happen: a builder acts, or
// thinks.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.hpp"
#include "games/figures.hpp"
#include "players/bot.hpp"
#include "players/figure_search.hpp"
#include "players/pace.hpp"

namespace dalapapa {

// Builds by trying: takes a tile that may do, lays it where it fits, and takes one out when nothing has fitted for a while.
class TryingBuilder final : public Bot {
 public:
  struct Habits {
    int looks;         // tiles of the pile that it looks at before it takes one
    bool tidy;         // lays a tile where it touches most and strands no square; otherwise anywhere
    int most_in_vain;  // tiles in vain before it takes one out
    Pace pace;
  };

  TryingBuilder(const Habits& habits, std::uint64_t seed) : habits_(habits), random_(seed) {}
  [[nodiscard]] std::optional<Action> choose(const Game& seen, int seat) override;
  [[nodiscard]] std::int64_t pause(const Game& /*seen*/, int /*seat*/) override {
    return habits_.pace.next(random_);
  }

 private:
  [[nodiscard]] Action with_held(const Figures& game, int seat);
  [[nodiscard]] Action with_empty_hand(const Figures& game, int seat);
  [[nodiscard]] Action take_out(const FigureTask& task);
  [[nodiscard]] std::optional<Placement> place_for(TileIndex tile, const FigureGrid& grid,
                                                   const TileSet& tiles);

  Habits habits_;
  Random random_;
  int in_vain_ = 0;               // tiles put back since one was laid
  TileIndex unwanted_ = no_tile;  // taken out, and not to be laid again at once
};

// Builds by plan: has a figure in mind, and builds it tile by tile. Until it knows a whole one it thinks again before
// each tile.
class PlanningBuilder final : public Bot {
 public:
  PlanningBuilder(const Pace& pace, const Effort& effort, std::uint64_t seed)
      : pace_(pace), effort_(effort), random_(seed) {}
  [[nodiscard]] std::optional<Action> choose(const Game& seen, int seat) override;
  [[nodiscard]] std::int64_t pause(const Game& /*seen*/, int /*seat*/) override {
    return pace_.next(random_);
  }

 private:
  using Plan = std::vector<Placement>;

  // Whether the plan is to be carried out as it is.
  [[nodiscard]] bool settled(const FigureTask& task) const;
  // Whether its tiles are at hand: others may have taken them.
  [[nodiscard]] bool possible(const FigureTask& task) const;
  void think(const Figures& game, const FigureTask& task);
  [[nodiscard]] bool has_time_for(const Plan& plan, const FigureTask& task, const Figures& game) const;
  // Nothing when the figure is as planned.
  [[nodiscard]] std::optional<Action> next(const FigureTask& task) const;

  Pace pace_;
  Effort effort_;
  Random random_;
  Plan plan_;
  static constexpr int most_halved = 6;
  int halved_ = 0;                                       // the effort, this many times
  std::optional<std::vector<Placement>> thought_about_;  // the figure at the latest thought
};

// Below it they try tiles one by one.
inline constexpr std::size_t first_planning_rank = 2;
// As good as the rank of its level (see programs.hpp).
[[nodiscard]] std::unique_ptr<Bot> figure_bot(std::size_t rank, std::uint64_t seed, const Effort& effort);

}  // namespace dalapapa
