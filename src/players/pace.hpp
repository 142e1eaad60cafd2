// How fast somebody is at a table with a clock.
#pragma once

#include <cstdint>

#include "base/random.hpp"

namespace dalapapa {

struct Pace {
  std::uint32_t quickest = 0;  // milliseconds
  std::uint32_t slowest = 0;

  [[nodiscard]] std::int64_t next(Random& random) const {
    return quickest + random.below(slowest - quickest + 1);
  }
};

}  // namespace dalapapa
