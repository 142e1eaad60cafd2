#include "board/edge_at.hpp"

#include "board/placement.hpp"

namespace dalapapa {

std::string to_text(const EdgeAt& at) {
  return fmt::format("{} {} {}", at.x, at.y, name(at.side));
}

json::value to_json(const EdgeAt& at) {
  return json::array{at.x, at.y, name(at.side)};
}

Expected<EdgeAt> edge_from_json(const json::value& value, std::string_view what) {
  const json::array* const in = value.if_array();
  if (in == nullptr || in->size() != 3) {
    return bad_input("{} must be [x, y, \"top\"] or [x, y, \"left\"]", what);
  }
  DALAPAPA_TRY(x, json::as_integer((*in)[0], "x", -2 * max_coordinate, 2 * max_coordinate));
  DALAPAPA_TRY(y, json::as_integer((*in)[1], "y", -2 * max_coordinate, 2 * max_coordinate));
  DALAPAPA_TRY(side, json::as_string((*in)[2], "the side"));
  if (*side != "top" && *side != "left") return bad_input("the side must be \"top\" or \"left\"");
  return EdgeAt{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y),
                *side == "top" ? EdgeAt::Side::top : EdgeAt::Side::left};
}

}  // namespace dalapapa
