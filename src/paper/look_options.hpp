// A look as somebody asks for it, by name; the defaults are those of the page.
#pragma once

#include <optional>
#include <string>

#include "paper/look.hpp"

namespace dalapapa {

struct LookOptions {
  std::optional<std::string> preset{};
  std::optional<std::string> shape{};
  std::optional<std::string> background{};
  std::optional<std::string> palette{};
  bool signs = false;
};

[[nodiscard]] Expected<Look> look_from(const LookOptions& options);

}  // namespace dalapapa
