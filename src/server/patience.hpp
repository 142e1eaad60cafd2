// How long a client may still go without progress. It has a full measure whenever it is its turn to say something or to take an answer;
// time uses it up, and every byte that the client takes in gives some back, so that it must take them at a minimum rate in the long
// run. While it waits for us nothing is used up. Whoever has least left makes room first.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace dalapapa {

class Patience {
 public:
  using Clock = std::chrono::steady_clock;

  // Slower than any network that a browser is used on: the largest file of the page takes less than two minutes.
  static constexpr std::size_t bytes_a_second = 2048;

  explicit Patience(Clock::duration full) : full_(full) {}

  void begin(Clock::time_point now) { ends_ = now + full_; }
  void took(std::size_t bytes, Clock::time_point now) {
    const std::chrono::duration<double> earned(static_cast<double>(bytes) / bytes_a_second);
    ends_ = std::min(now + full_, ends_ + std::chrono::duration_cast<Clock::duration>(earned));
  }
  // It is our turn.
  void rest() { ends_ = Clock::time_point::max(); }

  [[nodiscard]] Clock::time_point ends() const { return ends_; }
  // How much of it is used up.
  [[nodiscard]] Clock::duration used(Clock::time_point now) const {
    return ends_ == Clock::time_point::max() ? Clock::duration::zero() : now + full_ - ends_;
  }

 private:
  Clock::duration full_;
  Clock::time_point ends_ = Clock::time_point::max();
};

}  // namespace dalapapa
