// The discs and half-discs on the table and the groups that the discs form (G4 – G6).
//
// Groups are kept in a union-find forest: each disc is a node, each root knows the size of its group and its
// *liberties*, the number of pairs (disc of the group, neighbouring half-disc of its colour). A group is closed when it
// has none (G6), and then for good: a disc joins a group only where one of its liberties was. There is no path
// compression, so that undo can restore what little a placement wrote from a log.
//
// This class knows no tiles and no rules about where they may lie; Board does.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "board/formed.hpp"
#include "tiles/laid_face.hpp"
#include "board/lattice.hpp"

namespace dalapapa {

class Discs {
 public:
  using Node = std::uint16_t;
  struct Group {
    Node parent = 0;
    std::uint16_t size = 0;
    std::uint16_t liberties = 0;
  };

  explicit Discs(const Lattice& lattice);

  // The rim places of a site where a half-disc is waiting.
  [[nodiscard]] Places waiting(const Lattice& lattice, Site site) const;
  [[nodiscard]] std::optional<Colour> half_disc(Edge edge) const;
  [[nodiscard]] std::optional<Colour> disc(Edge edge) const;

  // Lays a face whose half-discs match at `met`, the waiting places of the site. Ensures: undo() takes it back.
  void lay(const Lattice& lattice, Site site, Places met, Face face);
  void undo(const Lattice& lattice, Site site, Places met);

  // What the latest lay() formed and closed.
  [[nodiscard]] Formed formed(const Lattice& lattice, Site site, Places met, Face face) const;

  // How many discs would be in the groups that lay() would close; lays nothing.
  [[nodiscard]] int would_close(const Lattice& lattice, Site site, Places met, const LaidFace& laid) const;

  // Needs: a disc lies on the edge.
  [[nodiscard]] Node group_of(Edge edge) const { return root(node_[edge]); }
  [[nodiscard]] const Group& group(Node root) const { return groups_[root]; }

 private:
  enum State : std::uint8_t { nothing = 0, half = 1, whole = 5 };  // half and whole: plus the colour's number
  struct Change {
    Node node;
    Group before;
  };
  struct Mark {
    std::uint32_t groups;
    std::uint32_t log;
  };
  struct Part;

  [[nodiscard]] Node root(Node node) const {
    while (groups_[node].parent != node) node = groups_[node].parent;
    return node;
  }
  void add_disc(Edge edge, Colour colour);
  void add_liberties(Node root, int change);
  void join(Node a, Node b);
  bool reach_out(const Lattice& lattice, Site site, Places rim, std::uint8_t colour, Part& part) const;

  std::vector<std::uint8_t> state_;  // by edge
  std::vector<Node> node_;           // by edge, where a disc lies
  std::vector<Group> groups_;        // by node
  std::vector<Change> log_;
  std::vector<Mark> marks_;  // one for each lay()
};

}  // namespace dalapapa
