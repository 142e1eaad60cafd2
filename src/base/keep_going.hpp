// Asked now and then by what may take long: once it says no, the work is given up and nothing comes of it. The engine has no clock and
// no threads; whoever asked for the work has, and decides.
#pragma once

#include <functional>

namespace dalapapa {

class KeepGoing {
 public:
  KeepGoing() = default;  // as long as it takes
  explicit KeepGoing(std::function<bool()> asked) : asked_(std::move(asked)) {}

  [[nodiscard]] bool operator()() const { return !asked_ || asked_(); }

 private:
  std::function<bool()> asked_;
};

}  // namespace dalapapa
