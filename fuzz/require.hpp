// What must hold whatever the input is. Where it does not, the program says so and stops, and libFuzzer keeps
// the input.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <string_view>

namespace dalapapa::fuzz {

inline void require(bool holds, std::string_view what) {
  if (holds) return;
  fmt::print(stderr, "this must hold: {}\n", what);
  std::abort();
}

}  // namespace dalapapa::fuzz
