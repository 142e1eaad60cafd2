// The names of players, as somebody typed them.
#pragma once

#include <string>
#include <string_view>

namespace dalapapa {

// Without what is unseen and without blanks around it, and no longer than leaves room for a number where two have the same. What is
// left is a name that everybody takes, or nothing.
[[nodiscard]] std::string tidy_name(std::string_view name);

}  // namespace dalapapa
