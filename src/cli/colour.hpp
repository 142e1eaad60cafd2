// The option --colour.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "base/error.hpp"

namespace dalapapa {

class ColourOption {
 public:
  // --colour, and --color.
  void add_to(CLI::App& command);

  // Whether to draw in colour on standard output: as asked for, or on a terminal, unless NO_COLOR is set.
  [[nodiscard]] bool wanted() const;
  // Refuses it where it would have no effect.
  [[nodiscard]] Expected<void> check(bool draws) const;

 private:
  std::optional<std::string> when_;
};

}  // namespace dalapapa
