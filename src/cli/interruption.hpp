// Ctrl-C, SIGTERM and a terminal that is closed, for work that has something to do when it is cut short. (All threads share signals: libraries
// have threads of their own, so that holding them back in one would not do.)
#pragma once

#include <array>
#include <csignal>

namespace dalapapa {

class Interruption {
 public:
  // From now on a first signal is only noted; one that comes half a second later, or after that, ends the program as usual. What is ignored stays so, as under nohup.
  Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
  ~Interruption();

  // May be asked by any thread.
  [[nodiscard]] bool came() const { return signal() != 0; }
  // Its number, or 0.
  [[nodiscard]] int signal() const;
  // What a command returns that was interrupted: the number of the signal is added, by which main ends the program then.
  static constexpr int status_without_signal = 128;
  [[nodiscard]] int status() const { return status_without_signal + signal(); }

 private:
  std::array<struct sigaction, 3> before_{};
};

}  // namespace dalapapa
