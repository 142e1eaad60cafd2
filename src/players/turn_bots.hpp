// The bots of the turn games, from a style and a way of thinking. What they plan for a turn they carry out, unless the game
// went another way.
#pragma once

#include <cstdint>
#include <memory>

#include "base/random.hpp"
#include "players/bot.hpp"
#include "players/search.hpp"
#include "players/style.hpp"

namespace dalapapa {

// Looks at a few of the actions that it may do, and does the best of them. Where it may wait it acts now and then: one time out of so many that
// it would pay, or never.
class GlancingBot final : public Bot {
 public:
  static constexpr std::uint32_t never = 0;

  GlancingBot(std::unique_ptr<const Style> style, std::size_t looks, std::uint32_t acts_one_in,
              std::uint64_t seed)
      : style_(std::move(style)), looks_(looks), acts_one_in_(acts_one_in), random_(seed) {}
  [[nodiscard]] std::optional<Action> choose(const Game& seen, int seat) override;

 private:
  std::unique_ptr<const Style> style_;
  std::size_t looks_;
  std::uint32_t acts_one_in_;
  Random random_;
};

// Plans a whole turn.
class PlanningBot : public Bot {
 public:
  explicit PlanningBot(std::unique_ptr<const Style> style) : style_(std::move(style)) {}
  [[nodiscard]] std::optional<Action> choose(const Game& seen, int seat) override;

 protected:
  [[nodiscard]] const Style& style() const { return *style_; }

 private:
  [[nodiscard]] virtual Plan plan(const Game& seen, int seat) = 0;
  // Whether it acts where it may wait.
  [[nodiscard]] virtual bool eager() const { return true; }

  std::unique_ptr<const Style> style_;
  Plan plan_;                   // the rest of it
  std::uint64_t expected_ = 0;  // the position in which it goes on
};

// What comes to mind at once.
class GreedyBot final : public PlanningBot {
 public:
  using PlanningBot::PlanningBot;

 private:
  [[nodiscard]] bool eager() const override { return false; }
  [[nodiscard]] Plan plan(const Game& seen, int seat) override;
};

// The plan that comes of the style's careful judgement, without play-outs.
class CarefulBot final : public PlanningBot {
 public:
  using PlanningBot::PlanningBot;

 private:
  [[nodiscard]] Plan plan(const Game& seen, int seat) override;
};

// The plan that play-outs like best.
class SearchingBot final : public PlanningBot {
 public:
  SearchingBot(std::unique_ptr<const Style> style, const Effort& effort, std::uint64_t seed)
      : PlanningBot(std::move(style)), effort_(effort), random_(seed) {}

 private:
  [[nodiscard]] Plan plan(const Game& seen, int seat) override;

  Effort effort_;
  Random random_;
};

}  // namespace dalapapa
