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

Discs::Discs(const Lattice& lattice) : edges_(lattice.edges(), nothing), groups_(256) {
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

inline Discs::Node Discs::add_disc(Edge edge, Colour colour) {
  const Node fresh = static_cast<Node>(nodes_++);
  edges_[edge] = static_cast<std::uint16_t>(unsigned{fresh} << node_shift | (whole + index(colour)));
  groups_[fresh] = {fresh, 1, 0};
  return fresh;
}

inline void Discs::fill_liberty(Node root) {
  log_.push_back({root, groups_[root]});
  --groups_[root].liberties;
}

inline Discs::Node Discs::join(Node a, Node b) {
  if (a == b) return a;
  if (groups_[a].size < groups_[b].size) std::swap(a, b);
  groups_[a].size = static_cast<std::uint16_t>(groups_[a].size + groups_[b].size);
  groups_[a].liberties = static_cast<std::uint16_t>(groups_[a].liberties + groups_[b].liberties);
  groups_[b].parent = a;
  return a;
}

void Discs::lay(const Lattice& lattice, Site site, Places met, Face face) {
  assert(nodes_ < max_nodes);
  marks_.push_back({nodes_, static_cast<std::uint32_t>(log_.size())});
  if (groups_.size() < nodes_ + places_a_face) groups_.resize(2 * groups_.size());
  std::array<Node, places_a_face> fresh;  // by place; those of half-discs are not filled
  fresh[rim_places] = add_disc(lattice.centre_edge(site), face.centre());
  for (int p = 0; p < rim_places; ++p) {
    const Edge edge = lattice.edge(site, p);
    if ((met >> p & 1U) != 0) {
      fresh[static_cast<std::size_t>(p)] = add_disc(edge, face.at(p));
    } else {
      edges_[edge] = static_cast<std::uint16_t>(half + index(face.at(p)));
    }
  }

  // On the neighbours' side a liberty of theirs has become a disc.
  for_each_place(met, [&](int p) {
    const std::uint8_t colour = index(face.at(p));
    Node own = fresh[static_cast<std::size_t>(p)];
    for (const std::int32_t distance : lattice.at(site, p).beyond) {
      const Edge edge = (site & ~1U) + static_cast<Edge>(distance);
      if (kind(edge) == whole + colour) {
        const Node touched = group_of(edge);
        fill_liberty(touched);
        own = join(touched, root(own));
      } else if (kind(edge) == half + colour) {
        own = root(own);
        ++groups_[own].liberties;
      }
    }
  });

  // Within the tile, neighbouring places of one colour hang together.
  const Places discs = met | centre_place;
  for (unsigned pairs = face.alike_neighbours(); pairs != 0; pairs &= pairs - 1) {
    const auto& [a, b] = neighbouring_places[static_cast<std::size_t>(std::countr_zero(pairs))];
    const bool whole_a = (discs >> a & 1U) != 0;
    const bool whole_b = (discs >> b & 1U) != 0;
    if (whole_a && whole_b) {
      join(root(fresh[a]), root(fresh[b]));
    } else if (whole_a || whole_b) {
      ++groups_[root(fresh[whole_a ? a : b])].liberties;
    }
  }
}

void Discs::undo(const Lattice& lattice, Site site, Places met) {
  const Mark mark = marks_.back();
  marks_.pop_back();
  for (; log_.size() > mark.log; log_.pop_back()) groups_[log_.back().node] = log_.back().before;
  nodes_ = mark.nodes;
  edges_[lattice.centre_edge(site)] = nothing;
  for (int p = 0; p < rim_places; ++p) {
    const Edge edge = lattice.edge(site, p);
    edges_[edge] = static_cast<std::uint16_t>((met >> p & 1U) != 0 ? kind(edge) - whole + half : nothing);
  }
}

Formed Discs::formed(const Lattice& lattice, Site site, Places met, Face face) const {
  Formed result;
  result.discs = std::popcount(met);
  std::array<Node, places_a_face> seen;  // filled as far as `count`
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

// Discs of one colour on the tile that hang together, none of them beside a half-disc of it, and the groups
// that they would touch.
struct Discs::Part {
  Places places;
  std::size_t touched;
  int size;                    // of the groups touched
  int liberties;               // that would be left to it
  std::array<Node, 12> roots;  // filled as far as `touched`: two for each rim place

  // How many discs are in the group that it closes, if it does.
  [[nodiscard]] int closed() const { return liberties == 0 ? size + std::popcount(places) : 0; }
  // Fills a liberty of the group.
  void touch(Node root, const Group& group) {
    --liberties;
    if (touches(root)) return;
    roots[touched++] = root;
    liberties += group.liberties;
    size += group.size;
  }
  [[nodiscard]] bool touches(Node root) const {
    for (std::size_t i = 0; i < touched; ++i) {
      if (roots[i] == root) return true;
    }
    return false;
  }
  [[nodiscard]] bool meets(const Part& other) const {
    for (std::size_t i = 0; i < touched; ++i) {
      if (other.touches(roots[i])) return true;
    }
    return false;
  }
};

// Most parts stay open because a half-disc of the colour lies beside them; only the others can close.
int Discs::would_close_around(const Lattice& lattice, Site site, Places met, const LaidFace& laid) const {
  const std::uint16_t* const here = edges_.data() + (site & ~1U);
  int closed = 0;
  for (Places rest = met; rest != 0;) {
    const std::uint8_t colour = index(laid.face.at(std::countr_zero(rest)));
    const Places of_colour = laid.of_colour[colour];
    rest &= ~of_colour;
    Places hopeful = 0;
    for (Parts parts = closable_parts(of_colour, met); parts != 0; parts >>= bits_a_part) {
      const Places part = parts & (centre_place | rim_mask);
      bool open = false;
      for (Places rim = part & rim_mask; rim != 0 && !open; rim &= rim - 1) {
        const auto& [first, second] = lattice.at(site, std::countr_zero(rim)).beyond;
        open = here[first] == half + colour || here[second] == half + colour;
      }
      if (!open) hopeful |= part;
    }
    if (hopeful != 0) closed += would_close_with(lattice, site, hopeful, colour);
  }
  return closed;
}

// The part made of these places, with the groups around it.
inline void Discs::reach_out(const Lattice& lattice, Site site, std::uint8_t colour, Places places,
                             Part& part) const {
  part.places = places;
  part.touched = 0;
  part.size = part.liberties = 0;
  for (Places rim = places & rim_mask; rim != 0; rim &= rim - 1) {
    for (const std::int32_t distance : lattice.at(site, std::countr_zero(rim)).beyond) {
      const Edge edge = (site & ~1U) + static_cast<Edge>(distance);
      if (kind(edge) != whole + colour) continue;
      const Node found = group_of(edge);
      part.touch(found, groups_[found]);
    }
  }
}

int Discs::would_close_with(const Lattice& lattice, Site site, Places hopeful, std::uint8_t colour) const {
  const Places places = lowest_part(hopeful);
  if (places != hopeful) return would_close_jointly(lattice, site, hopeful, colour);
  Part part;
  reach_out(lattice, site, colour, places, part);
  return part.closed();
}

// Parts that are apart on the tile but touch one group from two sides are one, and may close it between them.
// A part that stays open needs no such care: the liberty that it fills keeps the others open.
int Discs::would_close_jointly(const Lattice& lattice, Site site, Places hopeful, std::uint8_t colour) const {
  std::array<Part, 4> parts;  // no more than four places of a colour are pairwise apart on one tile
  std::size_t count = 0;
  for (; hopeful != 0; ++count) {
    const Places part = lowest_part(hopeful);
    hopeful &= ~part;
    reach_out(lattice, site, colour, part, parts[count]);
    for (std::size_t i = 0; i < count;) {
      if (!parts[count].meets(parts[i])) {
        ++i;
        continue;
      }
      const Places joint = parts[count].places | parts[i].places;
      parts[i] = parts[--count];
      reach_out(lattice, site, colour, joint, parts[count]);
      i = 0;
    }
  }
  int closed = 0;
  for (std::size_t i = 0; i < count; ++i) {
    closed += parts[i].closed();
  }
  return closed;
}

}  // namespace dalapapa
