#include "games/surroundings.hpp"

#include <algorithm>

namespace dalapapa {
namespace {

// Tiles further apart than that do not meet.
constexpr int reach = 2;

bool is_near(const Placement& a, const Placement& b) {
  return std::abs(a.x - b.x) <= reach && std::abs(a.y - b.y) <= reach;
}

bool is_outside(const Layout& layout, const Placement& at) {
  if (layout.width == 0) return false;
  return std::ranges::any_of(squares(at), [&](const Square& square) {
    return square.x < 0 || square.y < 0 || square.x >= layout.width || square.y >= layout.height;
  });
}

}  // namespace

Surroundings look_around(std::span<const Placement> tiles, const Placement& at) {
  Surroundings around;
  const auto own = rim(at);
  for (const Placement& laid : tiles) {
    if (!is_near(laid, at)) continue;
    for (const Square& square : squares(laid))
      around.occupied = around.occupied || std::ranges::count(squares(at), square) > 0;
    for (const RimEdge& other : rim(laid)) {
      const auto* const met = std::ranges::find(own, other.at, &RimEdge::at);
      if (met == own.end()) continue;
      ++around.discs;
      if (met->colour != other.colour) around.clashes.push_back(other.at);
    }
  }
  return around;
}

std::optional<std::string_view> obstacle(const Layout& layout, const Placement& at,
                                         const Surroundings& around) {
  if (is_outside(layout, at)) return "outside";
  if (around.occupied) return "occupied";
  if (!around.clashes.empty()) return "colours";
  if (!layout.outlined.empty() && std::ranges::find(layout.outlined, outline_of(at)) == layout.outlined.end())
    return "outline";
  const bool may_lie_alone = layout.width > 0 || layout.tiles.empty();  // PU2, and the first tile (G7)
  if (around.discs == 0 && !may_lie_alone) return "alone";
  return std::nullopt;
}

json::object misfit(std::string_view why, const Surroundings& around) {
  json::array clashes;
  if (why == "colours") {
    for (const EdgeAt& edge : around.clashes) clashes.push_back(to_json(edge));
  }
  return {{"fits", false}, {"why", why}, {"clashes", std::move(clashes)}};
}

}  // namespace dalapapa
