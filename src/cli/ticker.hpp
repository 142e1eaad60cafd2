// What long work shows on a terminal while it lasts: one line, a few times a second, gone when it is over.
#pragma once

#include <chrono>
#include <fmt/format.h>
#include <string>
#include <unistd.h>

namespace dalapapa {

class Ticker {
 public:
  Ticker() : shown_(isatty(STDERR_FILENO) != 0) {}
  ~Ticker() {
    if (shown_) fmt::print(stderr, "\r\033[K");
  }
  Ticker(const Ticker&) = delete;
  Ticker& operator=(const Ticker&) = delete;

  // A bar for the part that is done, if that is known, and some words.
  void show(double done, const std::string& words) {
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || now - last_ < std::chrono::milliseconds(200)) return;
    last_ = now;
    constexpr int width = 30;
    const std::chrono::duration<double> gone = now - start_;
    fmt::print(stderr, "\r[{:<{}}] {}, {:.0f} s\033[K",
               std::string(static_cast<std::size_t>(done * width), '#'), width, words, gone.count());
    std::fflush(stderr);
  }

 private:
  bool shown_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_ = start_;
};

}  // namespace dalapapa
