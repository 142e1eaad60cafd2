#include "cli/interruption.hpp"

#include <atomic>

namespace dalapapa {
namespace {

constexpr std::array signals_that_interrupt{SIGINT, SIGTERM, SIGHUP};

std::atomic<int> noted_signal = 0;
static_assert(std::atomic<int>::is_always_lock_free);  // a handler may do little else

}  // namespace

Interruption::Interruption() {
  noted_signal = 0;
  struct sigaction noting {};
  noting.sa_handler = [](int signal) { noted_signal = signal; };
  noting.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
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
