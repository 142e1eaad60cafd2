#include "board/placement_json.hpp"

namespace dalapapa {
namespace {

// Tiles attached to a first tile at the limit lie a little beyond it.
constexpr int furthest = 2 * max_coordinate;

}  // namespace

json::array to_json(const Placement& placement) {
  return {json::string(placement.face.spelling()), placement.x, placement.y, int{placement.rot}};
}

json::array to_json(std::span<const Placement> placements) {
  json::array out;
  for (const Placement& at : placements) out.push_back(to_json(at));
  return out;
}

Expected<Placement> placement_from_json(const json::value& value) {
  const json::array* in = value.if_array();
  if (in == nullptr || in->size() != 4) return bad_input("a placement must be [\"FACE\", x, y, rot]");
  DALAPAPA_TRY(text, json::as_string((*in)[0], "the face of a placement"));
  DALAPAPA_TRY(face, Face::parse(*text));
  DALAPAPA_TRY(x, json::as_integer((*in)[1], "x", -furthest, furthest));
  DALAPAPA_TRY(y, json::as_integer((*in)[2], "y", -furthest, furthest));
  DALAPAPA_TRY(rot, json::as_integer((*in)[3], "rot", 0, 3));
  return Placement{*face, static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y),
                   static_cast<std::uint8_t>(*rot)};
}

Expected<std::vector<Placement>> placements_from_json(const json::value& value, std::string_view what) {
  DALAPAPA_TRY(array, json::as_array(value, what));
  std::vector<Placement> placements;
  for (const json::value& entry : **array) {
    auto at = placement_from_json(entry);
    if (!at) return std::unexpected(at.error().within(fmt::format("placement {}", placements.size() + 1)));
    placements.push_back(*at);
  }
  return placements;
}

}  // namespace dalapapa
