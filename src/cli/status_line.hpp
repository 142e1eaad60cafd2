// What long work shows on a terminal while it lasts: one line, gone when the work is over. Nothing where there is no terminal.
#pragma once

#include <chrono>
#include <cstdio>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <unistd.h>

namespace dalapapa {

class StatusLine {
 public:
  StatusLine() : shown_(isatty(STDERR_FILENO) != 0) {}
  ~StatusLine() {
    if (shown_) std::fputs("\r\033[K", stderr);
  }
  StatusLine(const StatusLine&) = delete;
  StatusLine& operator=(const StatusLine&) = delete;

  // Whether it is time to show something new: a few times a second.
  [[nodiscard]] bool due() const {
    return shown_ && std::chrono::steady_clock::now() - last_ > std::chrono::milliseconds(200);
  }
  void show(std::string_view text) {
    if (!shown_) return;
    last_ = std::chrono::steady_clock::now();
    // Nobody misses it on a terminal that is gone.
    std::fputs(fmt::format("\r{}\033[K", text).c_str(), stderr);
    std::fflush(stderr);
  }

  // Since the work began.
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }
  // For the part that is done, from 0 to 1.
  [[nodiscard]] static std::string bar(double done) {
    constexpr int width = 30;
    return fmt::format("[{:<{}}]", std::string(static_cast<std::size_t>(done * width), '#'), width);
  }

 private:
  bool shown_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_ = start_;
};

}  // namespace dalapapa
