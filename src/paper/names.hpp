// Things that people choose by name.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "base/json.hpp"

namespace dalapapa {

// The names of the values of an enumeration, in its order.
template <std::size_t count>
using Names = std::array<std::string_view, count>;

// Also where the names are texts in a language.
template <class Enum, class Text, std::size_t count>
[[nodiscard]] constexpr std::string_view name_in(const std::array<Text, count>& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

// The value of that name; the error says that `what` is unknown and which there are.
template <class Enum, std::size_t count>
[[nodiscard]] Expected<Enum> value_named(const Names<count>& names, std::string_view what,
                                         std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end())
    return bad_input("unknown {} {} (there are: {})", what, json::quoted(name), fmt::join(names, ", "));
  return static_cast<Enum>(found - names.begin());
}

}  // namespace dalapapa
