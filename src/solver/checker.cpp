#include "solver/checker.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

namespace dalapapa {
namespace {

// Coordinates in half squares: the middle of the square (x, y) is (2x + 1, 2y + 1), its edges are one step away.
struct Point {
  int x = 0;
  int y = 0;

  friend auto operator<=>(const Point&, const Point&) = default;
};

// Where the letters W NW NE E SE SW of a face are, seen from its centre, when it lies with W on the left.
struct Letter {
  Point from_centre;
  std::size_t at;  // in the spelling
};
constexpr std::array<Letter, 6> letters{
    {{{-2, 0}, 1}, {{-1, -1}, 2}, {{1, -1}, 3}, {{2, 0}, 4}, {{1, 1}, 5}, {{-1, 1}, 6}}};

// Clockwise, because y grows downwards.
Point quarter_turned(Point p) {
  return {-p.y, p.x};
}

class Plane {
 public:
  explicit Plane(const FillTask& task) : task_(task) {
    for (const Square square : task.frame.blocked) taken_.insert({2 * square.x + 1, 2 * square.y + 1});
  }

  Expected<void> lay(const Placement& tile) {
    const bool tall = tile.rot % 2 == 1;
    const Point centre{2 * tile.x + (tall ? 1 : 2), 2 * tile.y + (tall ? 2 : 1)};
    for (const int side : {-1, 1}) {
      DALAPAPA_CHECK(take({centre.x + (tall ? 0 : side), centre.y + (tall ? side : 0)}, tile));
    }
    const std::string spelling = tile.face.spelling();
    for (const Letter& letter : letters) {
      Point offset = letter.from_centre;
      for (int turn = 0; turn < tile.rot; ++turn) offset = quarter_turned(offset);
      const Point at = folded({centre.x + offset.x, centre.y + offset.y});
      const auto [other, first] = colours_.try_emplace(at, spelling[letter.at]);
      if (!first && other->second != spelling[letter.at]) {
        const bool left = at.x % 2 == 0;
        return refused("{} shows {} where {} waits, at the {} of square {} {}", to_text(tile),
                       spelling[letter.at], other->second, left ? "left" : "top",
                       left ? at.x / 2 : (at.x - 1) / 2, left ? (at.y - 1) / 2 : at.y / 2);
      }
    }
    return {};
  }

 private:
  // On a torus the plane repeats itself.
  [[nodiscard]] Point folded(Point p) const {
    if (!task_.frame.torus) return p;
    const int across = 2 * task_.frame.width;
    const int down = 2 * task_.frame.height;
    return {((p.x % across) + across) % across, ((p.y % down) + down) % down};
  }

  Expected<void> take(Point middle, const Placement& tile) {
    const Point at = folded(middle);
    if (at.x < 0 || at.y < 0 || at.x > 2 * task_.frame.width || at.y > 2 * task_.frame.height)
      return refused("{} lies outside the frame", to_text(tile));
    if (!taken_.insert(at).second)
      return refused("{} lies on a square that is taken or blocked", to_text(tile));
    return {};
  }

  const FillTask& task_;
  std::set<Point> taken_;
  std::map<Point, char> colours_;
};

bool may_be_used(const FillTask& task, const Placement& at) {
  const Face face = std::min(at.face, at.face.half_turned());
  return std::ranges::any_of(task.pile, [&](const PileTile& entry) {
    const Tile& tile = (*task.tiles)[entry.tile];
    return (face == tile.a && entry.faces != PileTile::Faces::b) ||
           (face == tile.b && entry.faces != PileTile::Faces::a);
  });
}

bool same_place(const Placement& a, const Placement& b) {
  return a.canonical() == b.canonical();
}

}  // namespace

Expected<void> check_part(const FillTask& task, std::span<const Placement> laid) {
  std::set<TileIndex> used;
  Plane plane(task);
  for (const Placement& at : laid) {
    const auto tile = task.tiles->tile_with(at.face);
    if (!tile) return refused("no tile has the face {}", at.face.spelling());
    if (!used.insert(*tile).second) return refused("tile {} is used twice", (*task.tiles)[*tile].id);
    const bool fixed = std::ranges::any_of(task.fixed, [&](const Placement& f) { return same_place(f, at); });
    if (!fixed && !may_be_used(task, at)) return refused("{} is not in the pile", to_text(at));
    if (task.outline && std::ranges::find(*task.outline, outline_of(at)) == task.outline->end())
      return refused("{} does not follow the outline", to_text(at));
    DALAPAPA_CHECK(plane.lay(at));
  }
  for (const Placement& fixed : task.fixed) {
    if (std::ranges::none_of(laid, [&](const Placement& at) { return same_place(fixed, at); }))
      return refused("the fixed tile {} is not there", to_text(fixed));
  }
  return {};
}

Expected<void> check_filling(const FillTask& task, std::span<const Placement> filling) {
  DALAPAPA_CHECK(check_part(task, filling));
  const auto covered = 2 * filling.size();
  if (covered != static_cast<std::size_t>(task.frame.area()))
    return refused("{} of {} squares are covered", covered, task.frame.area());
  return {};
}

}  // namespace dalapapa
