// The version of the program: three numbers, which CMakeLists.txt alone names. It stands in every record, so that whoever
// reads one knows which rules it was played by.
#pragma once

#include <compare>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace dalapapa {

struct Version {
  int major = 0;
  int minor = 0;
  int patch = 0;

  auto operator<=>(const Version&) const = default;

  // "0.1.0", spelt in this one way.
  [[nodiscard]] std::string text() const;
  [[nodiscard]] static Expected<Version> from_text(std::string_view text);
};

[[nodiscard]] Version program_version();

}  // namespace dalapapa
