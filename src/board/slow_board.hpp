// A second board, for tests alone: the rules G1 – G7, CL3 and CL4 written down as they are read, with no
// thought of speed. It shares nothing with Board but the plain types Face, Colour, Placement and ClosedGroup,
// so that the two agree only if both are right.
//
// Every covered square has a half-disc on each of its four sides; the central disc of a tile counts as two,
// one for each of its squares (T2). So a disc lies wherever a half-disc lies on both sides of a unit edge
// (G1, G4).
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "board/formed.hpp"
#include "board/placement.hpp"

namespace dalapapa::slow {

struct Square {
  int x = 0;
  int y = 0;
  friend auto operator<=>(const Square&, const Square&) = default;
};

// The sides of a square, clockwise: a quarter turn adds one.
inline constexpr int left = 0;
inline constexpr int top = 1;
inline constexpr int right = 2;
inline constexpr int bottom = 3;

constexpr int turned(int side, int quarters) {
  return (side + quarters) % 4;
}

// One side of one square: where a half-disc lies.
struct Spot {
  Square square;
  int side = left;
  friend auto operator<=>(const Spot&, const Spot&) = default;
};

// The same unit edge, seen from the square across it.
inline Spot across(const Spot& spot) {
  const auto [x, y] = spot.square;
  const std::array<Square, 4> beside{{{x - 1, y}, {x, y - 1}, {x + 1, y}, {x, y + 1}}};
  return {beside[static_cast<std::size_t>(spot.side)], turned(spot.side, 2)};
}

struct HalfDisc {
  Spot spot;
  Colour colour{};
  friend auto operator<=>(const HalfDisc&, const HalfDisc&) = default;
};

// The eight half-discs of a face as it lies, W NW NE E SE SW and the two of the centre (docs/commands.md: rot 0 has W
// on the left, 1 on top, 2 on the right, 3 at the bottom; x y is the top-left square).
inline std::array<HalfDisc, 8> half_discs(const Placement& p) {
  const std::array<Square, 4> w_squares{{{p.x, p.y}, {p.x, p.y}, {p.x + 1, p.y}, {p.x, p.y + 1}}};
  const std::array<Square, 4> e_squares{{{p.x + 1, p.y}, {p.x, p.y + 1}, {p.x, p.y}, {p.x, p.y}}};
  const Square w = w_squares[p.rot];
  const Square e = e_squares[p.rot];
  const Face::Colours c = p.face.colours();
  const int rot = p.rot;
  return {{{{w, turned(left, rot)}, c[1]},
           {{w, turned(top, rot)}, c[2]},
           {{e, turned(top, rot)}, c[3]},
           {{e, turned(right, rot)}, c[4]},
           {{e, turned(bottom, rot)}, c[5]},
           {{w, turned(bottom, rot)}, c[6]},
           {{w, turned(right, rot)}, c[0]},
           {{e, turned(left, rot)}, c[0]}}};
}

enum class Verdict { legal, occupied, clash, touches_nothing };

// A disc goes by its spot on the left or on the top of a square.
inline Spot disc_name(const Spot& spot) {
  return spot.side == left || spot.side == top ? spot : across(spot);
}

struct Group {
  Colour colour{};
  bool closed = true;
  std::set<Spot> discs;
  friend auto operator<=>(const Group&, const Group&) = default;
};

struct Outcome {
  int discs = 0;
  std::vector<ClosedGroup> closed;  // by colour letter, then size

  [[nodiscard]] int disc_points() const {  // CL3
    constexpr std::array<int, 7> points{0, 1, 2, 4, 6, 8, 10};
    return points[static_cast<std::size_t>(discs)];
  }
  [[nodiscard]] int group_points() const {  // CL4
    int sum = 0;
    for (const ClosedGroup& group : closed) sum += group.size;
    return sum;
  }
  [[nodiscard]] int points() const { return disc_points() + group_points(); }
};

class Board {
 public:
  [[nodiscard]] int size() const { return static_cast<int>(tiles_.size()) / 2; }
  [[nodiscard]] const std::set<Group>& groups() const { return groups_; }

  // G7.
  [[nodiscard]] Verdict verdict(const Placement& p) const {
    const std::array<HalfDisc, 8> laid = half_discs(p);
    if (tiles_.contains(laid[0].spot.square) || tiles_.contains(laid[3].spot.square))
      return Verdict::occupied;
    if (tiles_.empty()) return Verdict::legal;
    bool touches = false;
    for (const auto& [spot, colour] : laid) {
      const auto meets = half_discs_.find(across(spot));
      if (meets == half_discs_.end()) continue;
      if (meets->second != colour) return Verdict::clash;
      touches = true;
    }
    return touches ? Verdict::legal : Verdict::touches_nothing;
  }

  // Needs: the verdict is legal.
  Outcome place(const Placement& p) {
    Outcome outcome;
    for (const auto& [spot, colour] : half_discs(p))
      outcome.discs += half_discs_.contains(across(spot)) ? 1 : 0;
    for (const auto& [spot, colour] : half_discs(p)) {
      half_discs_[spot] = colour;
      tiles_[spot.square] = p;
    }
    const std::set<Group> before = std::move(groups_);
    groups_ = find_groups();
    for (const Group& group : groups_) {
      if (!group.closed || before.contains(group)) continue;
      outcome.closed.push_back({group.colour, static_cast<int>(group.discs.size())});
    }
    std::ranges::sort(outcome.closed);
    return outcome;
  }

  // Every legal placement of the faces, which are canonical; of two spellings of one placement that with the
  // smaller rot. Needs: a tile lies on the board.
  [[nodiscard]] std::vector<Placement> placements(const std::set<Face>& faces) const {
    int min_x = tiles_.begin()->first.x;
    int max_x = min_x;
    int min_y = tiles_.begin()->first.y;
    int max_y = min_y;
    for (const auto& [square, tile] : tiles_) {
      min_x = std::min(min_x, square.x);
      max_x = std::max(max_x, square.x);
      min_y = std::min(min_y, square.y);
      max_y = std::max(max_y, square.y);
    }
    std::vector<Placement> found;
    for (const Face face : faces) {
      for (int y = min_y - 3; y <= max_y + 3; ++y) {
        for (int x = min_x - 3; x <= max_x + 3; ++x) add_placements_at(x, y, face, found);
      }
    }
    return found;
  }

 private:
  // Needs: a half-disc lies on the spot.
  [[nodiscard]] bool is_disc(const Spot& spot) const { return half_discs_.contains(across(spot)); }

  void add_placements_at(int x, int y, Face face, std::vector<Placement>& found) const {
    std::set<std::set<HalfDisc>> seen;
    for (std::uint8_t rot = 0; rot < 4; ++rot) {
      const Placement p{face, static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), rot};
      if (verdict(p) != Verdict::legal) continue;
      const std::array<HalfDisc, 8> laid = half_discs(p);
      if (seen.emplace(laid.begin(), laid.end()).second) found.push_back(p);
    }
  }

  // The spots of the four neighbours of a disc (G5): on the perpendicular sides of the two squares it lies
  // between.
  static std::array<Spot, 4> neighbours(const Spot& disc) {
    const Spot other = across(disc);
    return {{{disc.square, turned(disc.side, 1)},
             {disc.square, turned(disc.side, 3)},
             {other.square, turned(other.side, 1)},
             {other.square, turned(other.side, 3)}}};
  }

  // G6, from one disc of the group outwards.
  [[nodiscard]] Group group_around(const Spot& disc) const {
    Group group;
    group.colour = half_discs_.at(disc);
    group.discs.insert(disc);
    std::vector<Spot> to_visit{disc};
    while (!to_visit.empty()) {
      const Spot visited = to_visit.back();
      to_visit.pop_back();
      for (const Spot& neighbour : neighbours(visited)) {
        if (half_discs_.at(neighbour) != group.colour) continue;
        if (!is_disc(neighbour)) {
          group.closed = false;
        } else if (group.discs.insert(disc_name(neighbour)).second) {
          to_visit.push_back(disc_name(neighbour));
        }
      }
    }
    return group;
  }

  [[nodiscard]] std::set<Group> find_groups() const {
    std::set<Group> groups;
    std::set<Spot> seen;
    for (const auto& [spot, colour] : half_discs_) {
      if (disc_name(spot) != spot || !is_disc(spot) || seen.contains(spot)) continue;
      const Group group = group_around(spot);
      seen.insert(group.discs.begin(), group.discs.end());
      groups.insert(group);
    }
    return groups;
  }

  std::map<Square, Placement> tiles_;  // each tile under both its squares
  std::map<Spot, Colour> half_discs_;
  std::set<Group> groups_;
};

}  // namespace dalapapa::slow
