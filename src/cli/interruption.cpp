#include "cli/interruption.hpp"

#include <atomic>
#include <cerrno>
#include <ctime>

namespace dalapapa {
namespace {

constexpr std::array signals_that_interrupt{SIGINT, SIGTERM, SIGHUP};

using Nanoseconds = std::int64_t;

std::atomic<int> noted_signal = 0;
std::atomic<Nanoseconds> noted_at = 0;
// A handler may do little else.
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<Nanoseconds>::is_always_lock_free);

Nanoseconds now() {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  constexpr Nanoseconds second = 1'000'000'000;
  return time.tv_sec * second + time.tv_nsec;
}

// One who wants an end may send several signals together: timeout(1) sends one to the program and one to all of its group.
void note(int signal) {
  constexpr Nanoseconds together = 500'000'000;
  const int error = errno;
  const Nanoseconds at = now();
  Nanoseconds first = 0;
  if (noted_at.compare_exchange_strong(first, at)) {
    noted_signal = signal;
  } else if (at - first >= together) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
  errno = error;
}

}  // namespace

Interruption::Interruption() {
  noted_signal = 0;
  noted_at = 0;
  struct sigaction noting {};
  noting.sa_handler = note;
  noting.sa_flags = SA_RESTART;
  for (const int signal : signals_that_interrupt) sigaddset(&noting.sa_mask, signal);  // one at a time
  for (std::size_t i = 0; i < before_.size(); ++i) {
    sigaction(signals_that_interrupt[i], nullptr, &before_[i]);
    if (before_[i].sa_handler != SIG_IGN) sigaction(signals_that_interrupt[i], &noting, nullptr);
  }
}

Interruption::~Interruption() {
  for (std::size_t i = 0; i < before_.size(); ++i) sigaction(signals_that_interrupt[i], &before_[i], nullptr);
}

int Interruption::signal() const {
  return noted_signal;
}

}  // namespace dalapapa
