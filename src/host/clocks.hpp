// The clocks of a table: which of them run, and when the flag of one falls. A clock runs while its seat must act, and nobody else
// can. Times are milliseconds since the start.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/clock_rules.hpp"

namespace dalapapa {

class Clocks {
 public:
  static constexpr int most_seats = 10;

  explicit Clocks(const ClockRules& rules);

  // Needs: the time is not before that of the latest call.
  void start(int seat, std::int64_t now);  // if it does not run
  void pause(int seat, std::int64_t now);  // if it runs: the turn goes on without its player
  void stop(int seat, std::int64_t now);   // the turn has ended; whoever has ended it gets the increment

  // When the time of a seat is up, unless it acts; nothing if its clock does not run.
  [[nodiscard]] std::optional<std::int64_t> flag(int seat) const;
  // What a seat would have left at that moment.
  [[nodiscard]] std::int64_t left(int seat, std::int64_t now) const;

  friend bool operator==(const Clocks&, const Clocks&) = default;

 private:
  struct Clock {
    std::int64_t left = 0;
    std::optional<std::int64_t> since{};  // when it was started; nothing while it stands
    bool paused = false;                  // in the middle of a turn
    friend bool operator==(const Clock&, const Clock&) = default;
  };

  [[nodiscard]] Clock& of(int seat) { return clocks_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const Clock& of(int seat) const { return clocks_[static_cast<std::size_t>(seat)]; }

  ClockRules rules_;
  std::array<Clock, most_seats> clocks_{};
};

}  // namespace dalapapa
