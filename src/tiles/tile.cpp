#include "tiles/tile.hpp"

#include <algorithm>
#include <array>

#include "base/put_in_order.hpp"

namespace dalapapa {
namespace {

constexpr std::array<std::string_view, 3> shape_names{"pyramid", "bridge", "hook"};

// T2: over the face, the central disc counted twice, 4 half-discs of the centre's colour, 2, 2 and 0.
bool has_four_two_two(Face face) {
  std::array<int, 4> count{};
  for (const Colour c : face.colours()) ++count[index(c)];
  if (count[index(face.centre())] != 3) return false;
  put_in_order(count);
  return count == std::array{0, 2, 2, 3};
}

}  // namespace

std::string_view name(Shape shape) {
  return shape_names[static_cast<std::size_t>(shape)];
}

std::optional<Shape> shape_named(std::string_view name) {
  const auto* const found = std::ranges::find(shape_names, name);
  if (found == shape_names.end()) return std::nullopt;
  return static_cast<Shape>(found - shape_names.begin());
}

std::optional<Shape> shape_of(Face face) {
  if (!has_four_two_two(face)) return std::nullopt;
  const auto own = [&](Rim place) { return face.at(place) == face.centre(); };
  if ((own(Rim::nw) && own(Rim::ne)) || (own(Rim::sw) && own(Rim::se))) return Shape::pyramid;
  if ((own(Rim::nw) && own(Rim::sw)) || (own(Rim::ne) && own(Rim::se))) return Shape::bridge;
  const bool at_west = own(Rim::w) && (own(Rim::nw) || own(Rim::sw));
  const bool at_east = own(Rim::e) && (own(Rim::ne) || own(Rim::se));
  if (at_west || at_east) return Shape::hook;
  return std::nullopt;
}

}  // namespace dalapapa
