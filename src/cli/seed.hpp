// The option --seed.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "base/error.hpp"

namespace dalapapa {

class SeedOption {
 public:
  void add_to(CLI::App& command, const std::string& help);

  [[nodiscard]] bool given() const { return text_.has_value(); }
  // The one asked for, or a new one.
  [[nodiscard]] Expected<std::uint64_t> value() const;

 private:
  std::optional<std::string> text_;  // CLI11 would take a negative number for a large one
};

}  // namespace dalapapa
