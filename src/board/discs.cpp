#include "board/discs.hpp"

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

Discs::Discs(const Lattice& lattice) : state_(lattice.edges(), nothing), node_(lattice.edges(), 0) {}

Places Discs::waiting(const Lattice& lattice, Site site) const {
  Places found = 0;
  for (int p = 0; p < rim_places; ++p) {
    if (state_[lattice.edge(site, p)] != nothing) found |= 1U << p;
  }
  return found;
}

std::optional<Colour> Discs::half_disc(Edge edge) const {
  if (state_[edge] < half || state_[edge] >= whole) return std::nullopt;
  return static_cast<Colour>(state_[edge] - half);
}

std::optional<Colour> Discs::disc(Edge edge) const {
  if (state_[edge] < whole) return std::nullopt;
  return static_cast<Colour>(state_[edge] - whole);
}

void Discs::add_disc(Edge edge, Colour colour) {
  const Node node = static_cast<Node>(groups_.size());
  state_[edge] = static_cast<std::uint8_t>(whole + index(colour));
  node_[edge] = node;
  groups_.push_back({node, 1, 0});
}

void Discs::add_liberties(Node root, int change) {
  log_.push_back({root, groups_[root]});
  groups_[root].liberties = static_cast<std::uint16_t>(groups_[root].liberties + change);
}

void Discs::join(Node a, Node b) {
  if (a == b) return;
  if (groups_[a].size < groups_[b].size) std::swap(a, b);
  log_.push_back({a, groups_[a]});
  log_.push_back({b, groups_[b]});
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
      state_[edge] = static_cast<std::uint8_t>(half + index(face.at(p)));
    }
  }

  // On the neighbours' side a liberty of theirs has become a disc.
  for_each_place(met, [&](int p) {
    const std::uint8_t colour = index(face.at(p));
    const Node node = node_[lattice.edge(site, p)];
    for (const std::int32_t distance : lattice.at(site, p).beyond) {
      const Edge edge = (site & ~1U) + static_cast<Edge>(distance);
      if (state_[edge] == whole + colour) {
        add_liberties(root(node_[edge]), -1);
        join(root(node_[edge]), root(node));
      } else if (state_[edge] == half + colour) {
        add_liberties(root(node), 1);
      }
    }
  });

  // Within the tile, neighbouring places of one colour hang together.
  const auto edge_at = [&](int p) { return p == rim_places ? lattice.centre_edge(site) : lattice.edge(site, p); };
  const Places discs = met | centre_place;
  for (const auto& [a, b] : neighbouring_places) {
    if ((a == rim_places ? face.centre() : face.at(a)) != face.at(b)) continue;
    const bool whole_a = (discs >> a & 1U) != 0;
    const bool whole_b = (discs >> b & 1U) != 0;
    if (whole_a && whole_b) {
      join(root(node_[edge_at(a)]), root(node_[edge_at(b)]));
    } else if (whole_a || whole_b) {
      add_liberties(root(node_[edge_at(whole_a ? a : b)]), 1);
    }
  }
}

void Discs::undo(const Lattice& lattice, Site site, Places met) {
  const Mark mark = marks_.back();
  marks_.pop_back();
  for (; log_.size() > mark.log; log_.pop_back()) groups_[log_.back().node] = log_.back().before;
  groups_.resize(mark.groups);
  state_[lattice.centre_edge(site)] = nothing;
  for (int p = 0; p < rim_places; ++p) {
    std::uint8_t& state = state_[lattice.edge(site, p)];
    state = (met >> p & 1U) != 0 ? static_cast<std::uint8_t>(state - whole + half) : std::uint8_t{nothing};
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

// A part of a tile's discs of one colour that hang together on the tile, and the groups that it would touch.
struct Discs::Part {
  std::array<Node, 12> roots;  // filled as far as `touched`: two for each rim place
  std::size_t touched;
  int discs;
  int consumed;  // liberties of those groups that this part would fill

  Part() = default;
  explicit Part(int discs_on_tile) : touched(0), discs(discs_on_tile), consumed(0) {}

  void touch(Node root) {
    for (std::size_t i = 0; i < touched; ++i) {
      if (roots[i] == root) return;
    }
    roots[touched++] = root;
  }
  [[nodiscard]] bool touches_any_of(const Part& other) const {
    for (std::size_t i = 0; i < touched; ++i) {
      for (std::size_t j = 0; j < other.touched; ++j) {
        if (roots[i] == other.roots[j]) return true;
      }
    }
    return false;
  }
  void absorb(const Part& other) {
    for (std::size_t i = 0; i < other.touched; ++i) touch(other.roots[i]);
    discs += other.discs;
    consumed += other.consumed;
  }
  // The size of the group that would come about if it would be closed, else 0.
  [[nodiscard]] int size_if_closed(const std::vector<Group>& groups) const {
    int liberties = -consumed;
    int size = discs;
    for (std::size_t i = 0; i < touched; ++i) {
      liberties += groups[roots[i]].liberties;
      size += groups[roots[i]].size;
    }
    return liberties == 0 ? size : 0;
  }
};

// Looks beyond the rim; false when a half-disc of the colour is a neighbour there, so that the part stays open.
bool Discs::reach_out(const Lattice& lattice, Site site, Places rim, std::uint8_t colour, Part& part) const {
  for (; rim != 0; rim &= rim - 1) {
    for (const std::int32_t distance : lattice.at(site, std::countr_zero(rim)).beyond) {
      const Edge edge = (site & ~1U) + static_cast<Edge>(distance);
      if (state_[edge] == half + colour) return false;
      if (state_[edge] == whole + colour) {
        ++part.consumed;
        part.touch(root(node_[edge]));
      }
    }
  }
  return true;
}

int Discs::would_close(const Lattice& lattice, Site site, Places met, const LaidFace& laid) const {
  int closed = 0;
  for (std::uint8_t colour = 0; colour < 4; ++colour) {
    const Places own = laid.of_colour[colour];
    Places discs = own & (met | centre_place);
    const Places halves = own & ~discs;
    std::array<Part, 4> parts;  // no more than four places of a colour are pairwise apart on one tile
    std::size_t count = 0;
    while (discs != 0) {
      const Places together = lowest_part(discs);
      discs &= ~together;
      if ((neighbours_of[together] & halves) != 0) continue;
      Part part(std::popcount(together));
      if (!reach_out(lattice, site, together & rim_mask, colour, part)) continue;
      // Parts that touch one group from two sides are one. A part that stays open needs no such care: the liberty
      // that it fills keeps the group's other parts open.
      for (std::size_t i = 0; i < count;) {
        if (part.touches_any_of(parts[i])) {
          part.absorb(parts[i]);
          parts[i] = parts[--count];
          i = 0;
        } else {
          ++i;
        }
      }
      parts[count++] = part;
    }
    for (std::size_t i = 0; i < count; ++i) closed += parts[i].size_if_closed(groups_);
  }
  return closed;
}

}  // namespace dalapapa
