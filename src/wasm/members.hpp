// Typed access to the members of a request.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/json.hpp"
#include "games/actor.hpp"

namespace dalapapa {

inline constexpr std::int64_t max_exact =
    (std::int64_t{1} << 53U) - 1;  // what the numbers of a page hold without loss
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

// "viewer": the number of a seat, or null for a spectator.
[[nodiscard]] inline Expected<Viewer> viewer_in(const json::object& in, int seats) {
  DALAPAPA_TRY(value, json::member(in, "viewer"));
  if ((*value)->is_null()) return spectator;
  DALAPAPA_TRY(seat, integer_in(in, "viewer", 0, seats - 1));
  return static_cast<int>(*seat);
}

}  // namespace dalapapa
