// How much a bot may think about a turn: a number of nodes, and then the same seed always gives the same move; or a time,
// measured by whoever has a clock, because the engine has none.
#pragma once

#include <cstdint>
#include <optional>

namespace dalapapa {

class TimeBudget {
 public:
  virtual ~TimeBudget() = default;
  virtual void start() = 0;
  // The part of the time for a turn that has passed since start(): 1 when it is over.
  [[nodiscard]] virtual double used() const = 0;
};

struct Effort {
  std::int64_t nodes = 0;             // moves tried in thought; 0 for what the level usually spends
  TimeBudget* time_budget = nullptr;  // counts instead of the nodes where there is one

  // With the nodes that a level usually spends filled in.
  [[nodiscard]] Effort or_usual(std::int64_t usual) const { return {nodes > 0 ? nodes : usual, time_budget}; }
};

// What has been spent on one turn.
class Meter {
 public:
  explicit Meter(const Effort& effort) : effort_(effort) {
    if (effort_.time_budget != nullptr) effort_.time_budget->start();
  }

  void count(std::int64_t nodes = 1) { nodes_ += nodes; }
  [[nodiscard]] double used() const {
    if (effort_.time_budget != nullptr) return effort_.time_budget->used();
    return static_cast<double>(nodes_) / static_cast<double>(effort_.nodes);
  }
  [[nodiscard]] std::int64_t nodes() const { return nodes_; }
  // What may be spent in all; unknown where time counts.
  [[nodiscard]] std::optional<std::int64_t> allowed() const {
    if (effort_.time_budget != nullptr) return std::nullopt;
    return effort_.nodes;
  }

 private:
  Effort effort_;
  std::int64_t nodes_ = 0;
};

}  // namespace dalapapa
