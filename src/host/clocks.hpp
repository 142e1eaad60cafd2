// The clocks of a table: which of them run, and when the flag of one falls. A clock runs while its seat must act. Times are
// milliseconds since the start.
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
  void pause(int seat,
             std::int64_t now);           // a bot is to act: whoever is back before it has, pays for the time
  void stop(int seat, std::int64_t now);  // what had to be done is done: whoever did it gets the increment

  // When the time of a seat is up, unless it acts; nothing if its clock does not run.
  [[nodiscard]] std::optional<std::int64_t> flag(int seat) const;
  // What a seat would have left at that moment.
  [[nodiscard]] std::int64_t left(int seat, std::int64_t now) const;

  friend bool operator==(const Clocks&, const Clocks&) = default;

 private:
  struct Clock {
    std::int64_t left = 0;
    std::optional<std::int64_t> since{};   // when it was started; nothing while it stands
    std::optional<std::int64_t> paused{};  // since when, before what had to be done was done
    friend bool operator==(const Clock&, const Clock&) = default;
  };

  void begin(Clock& clock) const;
  [[nodiscard]] Clock& of(int seat) { return clocks_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const Clock& of(int seat) const { return clocks_[static_cast<std::size_t>(seat)]; }

  ClockRules rules_;
  std::array<Clock, most_seats> clocks_{};
};

}  // namespace dalapapa
