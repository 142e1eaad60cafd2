// The discs and half-discs on the table and the groups that the discs form (G4 – G6).
//
// Groups are kept in a union-find forest: each disc is a node, each root knows the size of its group and its
// *liberties*, the number of pairs (disc of the group, neighbouring half-disc of its colour). A group is
// closed when it has none (G6), and stays closed: a disc joins a group only where one of its liberties was.
// That is why undo needs to remember so little: a placement changes an older group only after it has filled a
// liberty of it, and logs it then. There is no path compression, which would change more.
//
// This class knows no tiles and no rules about where they may lie; Board does.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <vector>

#include "board/formed.hpp"
#include "board/lattice.hpp"
#include "tiles/laid_face.hpp"

namespace dalapapa {

class Discs {
 public:
  using Node = std::uint16_t;
  struct alignas(8) Group {
    Node parent = 0;
    std::uint16_t size = 0;
    std::uint16_t liberties = 0;
  };

  explicit Discs(const Lattice& lattice);

  // The rim places of a site where a half-disc is waiting.
  [[nodiscard]] Places waiting(const Lattice& lattice, Site site) const;
  [[nodiscard]] std::optional<Colour> half_disc(Edge edge) const {
    if (kind(edge) < half || kind(edge) >= whole) return std::nullopt;
    return static_cast<Colour>(kind(edge) - half);
  }
  [[nodiscard]] std::optional<Colour> disc(Edge edge) const {
    if (kind(edge) < whole) return std::nullopt;
    return static_cast<Colour>(kind(edge) - whole);
  }

  // Lays a face whose half-discs match at `met`, the waiting places of the site. Ensures: undo() takes it
  // back.
  void lay(const Lattice& lattice, Site site, Places met, Face face);
  void undo(const Lattice& lattice, Site site, Places met);

  // What the latest lay() formed and closed.
  [[nodiscard]] Formed formed(const Lattice& lattice, Site site, Places met, Face face) const;

  // How many discs would be in the groups that lay() would close; lays nothing.
  // Most placements can close nothing but their own centre, whatever lies around them; they cost next to nothing.
  [[nodiscard]] int would_close(const Lattice& lattice, Site site, Places met, const LaidFace& laid) const {
    const bool nothing_else = (laid.may_close >> met & 1U) == 0;
    return laid.lone_centre + (nothing_else ? 0 : would_close_around(lattice, site, met, laid));
  }

  // Needs: a disc lies on the edge.
  [[nodiscard]] Node group_of(Edge edge) const {
    assert(kind(edge) >= whole);
    return root(node(edge));
  }
  [[nodiscard]] const Group& group(Node root) const { return groups_[root]; }

 private:
  // What lies on an edge, in the lower four bits: nothing, or a half-disc or a disc plus the number of its
  // colour. The upper twelve bits are the node of a disc.
  static constexpr unsigned nothing = 0;
  static constexpr unsigned half = 1;
  static constexpr unsigned whole = 5;
  static constexpr unsigned kind_mask = 15;
  static constexpr unsigned node_shift = 4;
  static constexpr std::uint32_t max_nodes = 1U << (16 - node_shift);  // four times what 255 tiles can form

  struct Change {
    Node node;
    Group before;
  };
  struct Mark {
    std::uint32_t nodes;
    std::uint32_t log;
  };
  struct Part;

  [[nodiscard]] unsigned kind(Edge edge) const { return edges_[edge] & kind_mask; }
  [[nodiscard]] Node node(Edge edge) const { return static_cast<Node>(edges_[edge] >> node_shift); }
  [[nodiscard]] Node root(Node node) const {
    while (groups_[node].parent != node) node = groups_[node].parent;
    return node;
  }
  Node add_disc(Edge edge, Colour colour);
  void fill_liberty(Node root);
  Node join(Node a, Node b);
  [[nodiscard]] int would_close_around(const Lattice& lattice, Site site, Places met,
                                       const LaidFace& laid) const;
  [[nodiscard]] int would_close_with(const Lattice& lattice, Site site, Places hopeful,
                                     std::uint8_t colour) const;
  [[nodiscard]] int would_close_jointly(const Lattice& lattice, Site site, Places hopeful,
                                        std::uint8_t colour) const;
  void reach_out(const Lattice& lattice, Site site, std::uint8_t colour, Places places, Part& part) const;

  std::vector<std::uint16_t> edges_;  // see above
  std::vector<Group> groups_;         // by node, as far as `nodes_`
  std::uint32_t nodes_ = 0;
  std::vector<Change> log_;
  std::vector<Mark> marks_;  // one for each lay()
};

}  // namespace dalapapa
