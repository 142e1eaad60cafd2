// Where a disc or half-disc is: on the left or on the top edge of a square.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/json.hpp"

namespace dalapapa {

struct EdgeAt {
  enum class Side : std::uint8_t { left, top };
  std::int16_t x = 0;
  std::int16_t y = 0;
  Side side{};

  friend constexpr auto operator<=>(const EdgeAt&, const EdgeAt&) = default;
};

[[nodiscard]] constexpr std::string_view name(EdgeAt::Side side) {
  return side == EdgeAt::Side::left ? "left" : "top";
}

// "3 -2 top"
[[nodiscard]] std::string to_text(const EdgeAt& at);
// [3, -2, "top"]
[[nodiscard]] json::value to_json(const EdgeAt& at);
// `what` names it in the error.
[[nodiscard]] Expected<EdgeAt> edge_from_json(const json::value& value, std::string_view what);

}  // namespace dalapapa
