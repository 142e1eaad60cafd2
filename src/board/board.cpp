#include "board/board.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <map>

#include "base/put_in_order.hpp"
#include "base/random.hpp"

namespace dalapapa {
namespace {

// Cells kept free around the tiles, so that looking at a neighbour's neighbour never leaves the lattice.
constexpr int margin = 4;
constexpr int neighbours = 3;  // cells beyond a tile's own that a tile beside it may need

// Of the tile as it lies, however it is spelt.
std::uint64_t hash_of(const Placement& placement) {
  const auto x = static_cast<std::uint64_t>(static_cast<std::uint16_t>(placement.x));
  const auto y = static_cast<std::uint64_t>(static_cast<std::uint16_t>(placement.y));
  const auto laid = std::uint64_t{placement.laid().packed()};
  return mix(x << 48U | y << 32U | laid << 8U | (placement.upright() ? 1U : 0U));
}

constexpr std::array<std::array<std::string_view, rim_places>, 2> side_names{{
    {"left", "top", "top", "right", "bottom", "bottom"},
    {"top", "right", "right", "bottom", "left", "left"},
}};

// The square of a placement that a rim place belongs to is its second one for NE, E and SE.
constexpr bool on_second_square(int place) {
  return place >= 2 && place <= 4;
}

}  // namespace

Board::Board(int width) : lattice_(width), discs_(lattice_), slots_(lattice_) {
  laid_.reserve(128);
}

bool Board::in_window(int x, int y, int room) const {
  const int reach = lattice_.width / 2 - margin - room;
  return std::abs(x - origin_x_) <= reach && std::abs(y - origin_y_) <= reach;
}

Site Board::site_of(const Placement& placement) const {
  assert(in_window(placement.x, placement.y, 0));
  const int column = placement.x - origin_x_ + lattice_.width / 2;
  const int row = placement.y - origin_y_ + lattice_.width / 2;
  return site_at(static_cast<Cell>(row * lattice_.width + column), placement.upright());
}

Placement Board::placement_at(Site site, Face laid) const {
  const int x = lattice_.column(cell_of(site)) - lattice_.width / 2 + origin_x_;
  const int y = lattice_.row(cell_of(site)) - lattice_.width / 2 + origin_y_;
  const Face spelt = laid.canonical();
  const int rot = (upright(site) ? 1 : 0) + (spelt == laid ? 0 : 2);
  return {spelt, static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), static_cast<std::uint8_t>(rot)};
}

std::vector<Placement> Board::tiles() const {
  std::vector<Placement> all;
  for (const Laid& laid : laid_) all.push_back(laid.placement);
  return all;
}

Expected<void> Board::check(const Placement& placement) const {
  if (empty()) {
    if (std::max(std::abs(placement.x), std::abs(placement.y)) <= max_coordinate) return {};
    return refused("{} {} is too far out", placement.x, placement.y);
  }
  const int x2 = placement.x + (placement.upright() ? 0 : 1);
  const int y2 = placement.y + (placement.upright() ? 1 : 0);
  // Beyond the window there is nothing to touch: it reaches further than any tile laid so far.
  if (!in_window(placement.x, placement.y, 0)) return refused("it touches no other tile");

  const Site site = site_of(placement);
  for (const auto& [cell, x, y] : {std::tuple{cell_of(site), int{placement.x}, int{placement.y}},
                                   std::tuple{lattice_.other_cell(site), x2, y2}}) {
    if (slots_.covered(cell)) return refused("square {} {} is occupied", x, y);
  }
  const Face laid = placement.laid();
  const Places waiting = discs_.waiting(lattice_, site);
  for (int p = 0; p < rim_places; ++p) {
    const auto waits = discs_.half_disc(lattice_.edge(site, p));
    if (!waits || *waits == laid.at(p)) continue;
    return refused("colours clash: at the {} of square {} {}, {} would meet {}",
                   side_names[site & 1U][static_cast<std::size_t>(p)], on_second_square(p) ? x2 : placement.x,
                   on_second_square(p) ? y2 : placement.y, name(laid.at(p)), name(*waits));
  }
  if (waiting == 0) return refused("it touches no other tile");
  return {};
}

Formed Board::place(const Placement& placement) {
  assert(check(placement));
  if (empty()) {
    origin_x_ = placement.x;
    origin_y_ = placement.y;
  }
  const Site site = site_of(placement);
  const Places met = empty() ? 0 : slots_.find(site)->places();
  const Face laid = placement.laid();
  discs_.lay(lattice_, site, met, laid);
  slots_.cover(site, met, laid);
  laid_.push_back({placement, site, met});
  hash_ ^= hash_of(placement);
  const Formed formed = discs_.formed(lattice_, site, met, laid);
  if (!in_window(placement.x, placement.y, neighbours)) widen();  // a neighbour could be outside
  return formed;
}

void Board::undo() {
  assert(!empty());
  const Laid last = laid_.back();
  laid_.pop_back();
  slots_.uncover(last.site, last.met, last.placement.laid());
  discs_.undo(lattice_, last.site, last.met);
  hash_ ^= hash_of(last.placement);
  if (empty()) origin_x_ = origin_y_ = 0;
}

void Board::make_room() {
  const bool near_rim = std::ranges::any_of(laid_, [&](const Laid& laid) {
    return !in_window(laid.placement.x, laid.placement.y, 2 * neighbours);
  });
  if (near_rim) widen();
}

// Rare: a line of some thirty tiles in one direction. Because everything is laid again, this is the only place that
// knows.
void Board::widen() {
  Board wider(2 * lattice_.width);
  for (const Laid& laid : laid_) wider.place(laid.placement);
  *this = std::move(wider);
}

std::vector<Placement> Board::placements(const Ways& tile) const {
  std::vector<Placement> found;
  if (empty()) {
    for (const LaidFace& way : tile.all()) {
      for (const bool is_upright : {false, true}) {
        found.push_back(Placement{way.face, 0, 0, static_cast<std::uint8_t>(is_upright ? 1 : 0)}.canonical());
      }
    }
    return found;
  }
  for (const LaidFace& way : tile.all()) {
    slots_.for_each_fit(way,
                        [&](const Slots::Slot& slot) { found.push_back(placement_at(slot.site, way.face)); });
  }
  return found;
}

bool Board::fits(const Ways& tile) const {
  return empty() || std::ranges::any_of(tile.all(), [&](const LaidFace& way) { return slots_.any_fit(way); });
}

int Board::discs_formed_by(const Placement& placement) const {
  assert(check(placement));
  return empty() ? 0 : std::popcount(slots_.find(site_of(placement))->places());
}

std::optional<GroupAt> Board::group_at(const EdgeAt& at) const {
  if (empty() || !in_window(at.x, at.y, 0)) return std::nullopt;
  // Edges are numbered as sites are: two to a cell.
  const std::uint8_t rot = at.side == EdgeAt::Side::left ? 1 : 0;
  const Edge edge = site_of({{}, at.x, at.y, rot});
  const auto colour = discs_.disc(edge);
  if (!colour) return std::nullopt;
  const Discs::Node root = discs_.group_of(edge);
  return GroupAt{root, *colour, discs_.group(root).size, discs_.group(root).liberties == 0};
}

std::vector<Group> Board::groups() const {
  std::map<Discs::Node, Group> by_root;
  const auto look = [&](Edge edge) {
    const auto colour = discs_.disc(edge);
    if (!colour) return;
    const Discs::Node root = discs_.group_of(edge);
    Group& group = by_root[root];
    group.colour = *colour;
    group.closed = discs_.group(root).liberties == 0;
    const Placement at = placement_at(edge, Face{});  // edges are numbered as sites are: two to a cell
    group.discs.push_back({at.x, at.y, (edge & 1U) != 0 ? EdgeAt::Side::left : EdgeAt::Side::top});
  };
  for (const Laid& laid : laid_) {
    look(lattice_.centre_edge(laid.site));
    for (int p = 0; p < rim_places; ++p) {
      if ((laid.met >> p & 1U) != 0) look(lattice_.edge(laid.site, p));
    }
  }
  std::vector<Group> result;
  for (auto& [root, group] : by_root) {
    put_in_order(group.discs);
    result.push_back(std::move(group));
  }
  put_in_order(result, {}, [](const Group& g) { return std::pair(g.colour, g.discs.front()); });
  return result;
}

}  // namespace dalapapa
