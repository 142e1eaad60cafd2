// Typed looks at the members of a request.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/json.hpp"

namespace dalapapa {

inline constexpr std::int64_t max_exact =
    (std::int64_t{1} << 53U) - 1;  // what a page's numbers hold without loss
inline constexpr std::int64_t max_nodes =
    10'000'000;  // in one call: some minutes in a game, a second in a filling

[[nodiscard]] inline Expected<std::int64_t> integer_in(const json::object& in, std::string_view key,
                                                       std::int64_t min, std::int64_t max) {
  DALAPAPA_TRY(value, json::member(in, key));
  return json::as_integer(**value, fmt::format("\"{}\"", key), min, max);
}

[[nodiscard]] inline Expected<std::string_view> text_in(const json::object& in, std::string_view key) {
  DALAPAPA_TRY(value, json::member(in, key));
  return json::as_string(**value, fmt::format("\"{}\"", key));
}

}  // namespace dalapapa
