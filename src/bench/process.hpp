// Another program, run to its end.
#pragma once

#include <string>
#include <vector>

#include "base/error.hpp"

namespace dalapapa {

struct Finished {
  int status = 0;
  std::string output;  // both streams together
};

// Refuses if it cannot be started or was killed.
[[nodiscard]] Expected<Finished> run_program(const std::vector<std::string>& words);

}  // namespace dalapapa
