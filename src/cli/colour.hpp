// The option --colour.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace dalapapa {

class ColourOption {
 public:
  // --colour, and --color.
  void add_to(CLI::App& command);

  // Whether to draw in colour on standard output: as asked for, or on a terminal, unless NO_COLOR is set.
  [[nodiscard]] bool wanted() const;
  // Names it where it has no effect: other values change nothing anyway.
  void tell_unused(bool draws) const;

 private:
  std::string when_ = "auto";
};

}  // namespace dalapapa
