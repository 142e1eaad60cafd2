#include "solver/task.hpp"

#include <algorithm>
#include <map>

#include "tiles/tile_bits.hpp"

namespace dalapapa {
namespace {

bool inside(const Frame& frame, Square square) {
  return square.x >= 0 && square.y >= 0 && square.x < frame.width && square.y < frame.height;
}

Square second_of(const Frame& frame, const Outline& at) {
  Square second{at.at.x + (at.upright ? 0 : 1), at.at.y + (at.upright ? 1 : 0)};
  if (frame.torus) second = {second.x % frame.width, second.y % frame.height};
  return second;
}

Expected<void> check_frame(const Frame& frame) {
  if (frame.width < 1 || frame.height < 1 || frame.width > FillTask::max_area ||
      frame.height > FillTask::max_area || frame.width * frame.height > FillTask::max_area) {
    return bad_input("a frame of {}x{} squares: there must be 1 to {} of them", frame.width, frame.height,
                     FillTask::max_area);
  }
  if (frame.torus && std::min(frame.width, frame.height) < FillTask::min_torus_side) {
    return bad_input("a torus of {}x{} squares: below {} a tile would meet itself", frame.width, frame.height,
                     FillTask::min_torus_side);
  }
  for (auto square = frame.blocked.begin(); square != frame.blocked.end(); ++square) {
    if (!inside(frame, *square))
      return bad_input("the blocked square ({}, {}) is outside the frame", square->x, square->y);
    if (std::find(frame.blocked.begin(), square, *square) != square)
      return bad_input("the square ({}, {}) is blocked twice", square->x, square->y);
  }
  if (frame.area() % 2 != 0) {
    return bad_input("an odd number of squares, {}, cannot be filled: every tile covers two", frame.area());
  }
  return {};
}

// Which tile lies on which square; says which are in each other's way.
class Ground {
 public:
  explicit Ground(const Frame& frame)
      : frame_(frame), lies_(static_cast<std::size_t>(frame.width * frame.height), -1) {
    for (const Square square : frame.blocked) at(square) = blocked;
  }

  Expected<void> cover(const Outline& outline, int number, std::string_view what) {
    for (const Square square : {outline.at, second_of(frame_, outline)}) {
      if (!inside(frame_, square))
        return bad_input("{} {}: the square ({}, {}) is outside the frame", what, number + 1, square.x,
                         square.y);
      if (at(square) == blocked)
        return bad_input("{} {}: the square ({}, {}) is blocked", what, number + 1, square.x, square.y);
      if (at(square) >= 0) {
        return bad_input("{} {} and {} overlap on the square ({}, {})", what, at(square) + 1, number + 1,
                         square.x, square.y);
      }
      at(square) = number;
    }
    return {};
  }

 private:
  static constexpr int blocked = -2;

  int& at(Square square) {
    const int number = square.y * frame_.width + square.x;
    return lies_[static_cast<std::size_t>(number)];
  }

  const Frame& frame_;
  std::vector<int> lies_;
};

Expected<void> check_tiles(const FillTask& task) {
  TileBits seen;
  const auto once = [&](TileIndex tile, std::string_view where) -> Expected<void> {
    if (seen.contains(tile)) return bad_input("tile {} {}", (*task.tiles)[tile].id, where);
    seen.add(tile);
    return {};
  };
  for (const Placement& at : task.fixed) {
    const auto tile = task.tiles->tile_with(at.face);
    if (!tile) return bad_input("no tile of the set has the face {}", at.face.spelling());
    DALAPAPA_CHECK(once(*tile, "is fixed twice"));
  }
  const TileBits fixed = seen;
  for (const PileTile& tile : task.pile) {
    DALAPAPA_CHECK(
        once(tile.tile, fixed.contains(tile.tile) ? "is fixed and in the pile" : "is in the pile twice"));
  }
  if (task.wanted() > static_cast<int>(task.pile.size())) {
    return bad_input("the pile has {} tiles, and {} are needed", task.pile.size(), task.wanted());
  }
  return {};
}

// On a torus an edge is the same on both sides of the seam.
EdgeAt folded(EdgeAt at, const Frame& frame) {
  if (!frame.torus) return at;
  return {static_cast<std::int16_t>(at.x % frame.width), static_cast<std::int16_t>(at.y % frame.height),
          at.side};
}

Expected<void> check_matches(const FillTask& task) {
  struct Shown {
    Colour colour;
    std::size_t by;
  };
  std::map<EdgeAt, Shown> edges;
  for (std::size_t i = 0; i < task.fixed.size(); ++i) {
    for (const auto& [at, colour] : rim(task.fixed[i])) {
      const auto [known, is_new] = edges.try_emplace(folded(at, task.frame), Shown{colour, i});
      if (!is_new && known->second.colour != colour) {
        return bad_input("the fixed tiles {} and {} do not match where they meet", known->second.by + 1,
                         i + 1);
      }
    }
  }
  return {};
}

Expected<void> check_outline(const FillTask& task) {
  const auto count = static_cast<int>(task.outline->size());
  if (2 * count != task.frame.area()) {
    return bad_input("the outline has {} tiles, and {} fill the frame", count, task.frame.area() / 2);
  }
  Ground ground(task.frame);
  for (int i = 0; i < count; ++i)
    DALAPAPA_CHECK(ground.cover((*task.outline)[static_cast<std::size_t>(i)], i, "the outlined tiles"));
  for (std::size_t i = 0; i < task.fixed.size(); ++i) {
    if (std::ranges::find(*task.outline, outline_of(task.fixed[i])) == task.outline->end())
      return bad_input("the fixed tile {} does not follow the outline", i + 1);
  }
  return {};
}

}  // namespace

std::vector<PileTile> pile_of(const TileSet& tiles, std::optional<int> sheet) {
  std::vector<PileTile> pile;
  for (int tile = 0; tile < tiles.size(); ++tile) {
    const auto index = static_cast<TileIndex>(tile);
    if (!sheet || tiles[index].sheet == sheet) pile.push_back({index});
  }
  return pile;
}

Expected<void> FillTask::fix(const Placement& at) {
  const auto tile = tiles->tile_with(at.face);
  const auto entry =
      std::ranges::find_if(pile, [&](const PileTile& in_pile) { return in_pile.tile == tile; });
  if (entry == pile.end()) return refused("{} is not in the pile", to_text(at));
  const Face shown = at.face.canonical();
  const Tile& faces = (*tiles)[entry->tile];
  const bool allowed = (shown == faces.a && entry->faces != PileTile::Faces::b) ||
                       (shown == faces.b && entry->faces != PileTile::Faces::a);
  if (!allowed) return refused("{}: this tile may only show its other face", to_text(at));
  fixed.push_back(at.canonical());
  pile.erase(entry);
  return {};
}

Expected<void> FillTask::check() const {
  DALAPAPA_CHECK(check_frame(frame));
  Ground ground(frame);
  for (std::size_t i = 0; i < fixed.size(); ++i)
    DALAPAPA_CHECK(ground.cover(outline_of(fixed[i]), static_cast<int>(i), "the fixed tiles"));
  DALAPAPA_CHECK(check_tiles(*this));
  DALAPAPA_CHECK(check_matches(*this));
  if (outline) DALAPAPA_CHECK(check_outline(*this));
  return {};
}

}  // namespace dalapapa
