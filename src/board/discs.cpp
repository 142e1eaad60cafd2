#include "board/discs.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace dalapapa {
namespace {

// The places in a set, lowest first.
template <class F>
void for_each_place(Places set, F&& f) {
  for (; set != 0; set &= set - 1) f(std::countr_zero(set));
}

}  // namespace

Discs::Discs(const Lattice& lattice) : edges_(lattice.edges(), nothing) {
  groups_.reserve(512);
  log_.reserve(1024);
  marks_.reserve(128);
}

Places Discs::waiting(const Lattice& lattice, Site site) const {
  Places found = 0;
  for (int p = 0; p < rim_places; ++p) {
    if (edges_[lattice.edge(site, p)] != nothing) found |= 1U << p;
  }
  return found;
}

void Discs::add_disc(Edge edge, Colour colour) {
  assert(groups_.size() < max_nodes);
  const Node fresh = static_cast<Node>(groups_.size());
  edges_[edge] = static_cast<std::uint16_t>(unsigned{fresh} << node_shift | (whole + index(colour)));
  groups_.push_back({fresh, 1, 0});
}

void Discs::fill_liberty(Node root) {
  log_.push_back({root, groups_[root]});
  --groups_[root].liberties;
}

void Discs::join(Node a, Node b) {
  if (a == b) return;
  if (groups_[a].size < groups_[b].size) std::swap(a, b);
  groups_[a].size = static_cast<std::uint16_t>(groups_[a].size + groups_[b].size);
  groups_[a].liberties = static_cast<std::uint16_t>(groups_[a].liberties + groups_[b].liberties);
  groups_[b].parent = a;
}

void Discs::lay(const Lattice& lattice, Site site, Places met, Face face) {
  marks_.push_back({static_cast<std::uint32_t>(groups_.size()), static_cast<std::uint32_t>(log_.size())});
  add_disc(lattice.centre_edge(site), face.centre());
  for (int p = 0; p < rim_places; ++p) {
    const Edge edge = lattice.edge(site, p);
    if ((met >> p & 1U) != 0) {
      add_disc(edge, face.at(p));
    } else {
      edges_[edge] = static_cast<std::uint16_t>(half + index(face.at(p)));
    }
  }

  // On the neighbours' side a liberty of theirs has become a disc.
  for_each_place(met, [&](int p) {
    const std::uint8_t colour = index(face.at(p));
    const Node fresh = node(lattice.edge(site, p));
    for (const std::int32_t distance : lattice.at(site, p).beyond) {
      const Edge edge = (site & ~1U) + static_cast<Edge>(distance);
      if (kind(edge) == whole + colour) {
        const Node touched = group_of(edge);
        fill_liberty(touched);
        join(touched, root(fresh));
      } else if (kind(edge) == half + colour) {
        ++groups_[root(fresh)].liberties;
      }
    }
  });

  // Within the tile, neighbouring places of one colour hang together.
  const auto edge_at = [&](int p) {
    return p == rim_places ? lattice.centre_edge(site) : lattice.edge(site, p);
  };
  const Places discs = met | centre_place;
  for (const auto& [a, b] : neighbouring_places) {
    if ((a == rim_places ? face.centre() : face.at(a)) != face.at(b)) continue;
    const bool whole_a = (discs >> a & 1U) != 0;
    const bool whole_b = (discs >> b & 1U) != 0;
    if (whole_a && whole_b) {
      join(group_of(edge_at(a)), group_of(edge_at(b)));
    } else if (whole_a || whole_b) {
      ++groups_[group_of(edge_at(whole_a ? a : b))].liberties;
    }
  }
}

void Discs::undo(const Lattice& lattice, Site site, Places met) {
  const Mark mark = marks_.back();
  marks_.pop_back();
  for (; log_.size() > mark.log; log_.pop_back()) groups_[log_.back().node] = log_.back().before;
  groups_.resize(mark.groups);
  edges_[lattice.centre_edge(site)] = nothing;
  for (int p = 0; p < rim_places; ++p) {
    const Edge edge = lattice.edge(site, p);
    edges_[edge] = static_cast<std::uint16_t>((met >> p & 1U) != 0 ? kind(edge) - whole + half : nothing);
  }
}

Formed Discs::formed(const Lattice& lattice, Site site, Places met, Face face) const {
  Formed result;
  result.discs = std::popcount(met);
  std::array<Node, 7> seen{};
  std::size_t count = 0;
  const auto look = [&](Edge edge, Colour colour) {
    const Node found = group_of(edge);
    if (groups_[found].liberties != 0) return;
    for (std::size_t i = 0; i < count; ++i) {
      if (seen[i] == found) return;
    }
    seen[count++] = found;
    result.add({colour, groups_[found].size});
  };
  look(lattice.centre_edge(site), face.centre());
  for_each_place(met, [&](int p) { look(lattice.edge(site, p), face.at(p)); });
  return result;
}

// Discs of one colour that hang together on the tile, none of them beside a half-disc of it, and the groups
// that they would touch.
struct Discs::Part {
  std::array<Node, 12> roots;  // filled as far as `touched`: two for each rim place
  std::size_t touched = 0;
  int size = 0;       // of those groups
  int liberties = 0;  // that would be left to it

  // Fills a liberty of the group.
  void touch(Node root, const Group& group) {
    --liberties;
    for (std::size_t i = 0; i < touched; ++i) {
      if (roots[i] == root) return;
    }
    roots[touched++] = root;
    liberties += group.liberties;
    size += group.size;
  }
};

// False when the part stays open at once, because a half-disc of its colour is a neighbour.
bool Discs::reach_out(const Lattice& lattice, Site site, Places rim, std::uint8_t colour, Part& part) const {
  for (; rim != 0; rim &= rim - 1) {
    for (const std::int32_t distance : lattice.at(site, std::countr_zero(rim)).beyond) {
      const Edge edge = (site & ~1U) + static_cast<Edge>(distance);
      const unsigned here = edges_[edge];
      if (here == half + colour) return false;
      if ((here & kind_mask) == whole + colour) {
        const Node found = root(static_cast<Node>(here >> node_shift));
        part.touch(found, groups_[found]);
      }
    }
  }
  return true;
}

int Discs::would_close(const Lattice& lattice, Site site, Places met, const LaidFace& laid) const {
  int closed = 0;
  for (std::uint8_t colour = 0; colour < 4; ++colour) {
    // Most placements have no part that could close anything; they must cost next to nothing.
    const Parts parts = closable_parts(laid.of_colour[colour], met);
    if (parts != 0) [[unlikely]] {
      closed += would_close_with(lattice, site, parts, colour);
    }
  }
  return closed;
}

int Discs::would_close_with(const Lattice& lattice, Site site, Parts parts, std::uint8_t colour) const {
  int closed = 0;
  Places unfinished = 0;
  int parts_unfinished = 0;
  for (; parts != 0; parts >>= bits_a_part) {
    const Places together = parts & (centre_place | rim_mask);
    Part part;
    if (!reach_out(lattice, site, together & rim_mask, colour, part)) continue;
    if (part.liberties == 0) {
      closed += part.size + std::popcount(together);
    } else {
      unfinished |= together;
      ++parts_unfinished;
    }
  }
  if (parts_unfinished > 1) closed += would_close_jointly(lattice, site, unfinished, colour);
  return closed;
}

// Parts that are apart on the tile but touch one group from two sides are one, and may close it between them.
// A part that stays open needs no such care: the liberty that it fills keeps the others open.
int Discs::would_close_jointly(const Lattice& lattice, Site site, Places unfinished,
                               std::uint8_t colour) const {
  std::array<Places, 4> places{};  // no more than four places of a colour are pairwise apart on one tile
  std::array<Part, 4> parts;
  std::size_t count = 0;
  while (unfinished != 0) {
    Places joint = lowest_part(unfinished);
    unfinished &= ~joint;
    Part part;
    reach_out(lattice, site, joint & rim_mask, colour, part);
    const auto touches = [&](const Part& other) {
      return std::any_of(part.roots.begin(), part.roots.begin() + part.touched, [&](Node root) {
        return std::find(other.roots.begin(), other.roots.begin() + other.touched, root) !=
               other.roots.begin() + other.touched;
      });
    };
    for (std::size_t i = 0; i < count;) {
      if (!touches(parts[i])) {
        ++i;
        continue;
      }
      joint |= places[i];
      part = {};
      reach_out(lattice, site, joint & rim_mask, colour, part);
      --count;
      places[i] = places[count];
      parts[i] = parts[count];
      i = 0;
    }
    places[count] = joint;
    parts[count++] = part;
  }
  int closed = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (parts[i].liberties == 0) closed += parts[i].size + std::popcount(places[i]);
  }
  return closed;
}

}  // namespace dalapapa
