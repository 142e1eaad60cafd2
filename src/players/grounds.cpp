#include "players/grounds.hpp"

#include <algorithm>
#include <array>

namespace dalapapa {
namespace {

// In the order of EdgeAt: by column, row, and left before top.
std::uint32_t order(const Lattice& lattice, Edge edge) {
  const auto column = static_cast<std::uint32_t>(lattice.column(edge / 2));
  const auto row = static_cast<std::uint32_t>(lattice.row(edge / 2));
  return column << 16U | row << 1U | (~edge & 1U);
}

class Collection {
 public:
  explicit Collection(const Board& board) : board_(board) { of_root_.fill(none); }

  void look(Edge edge) {
    const auto colour = board_.discs().disc(edge);
    if (!colour) return;
    const Discs::Node root = board_.discs().group_of(edge);
    if (of_root_[root] == none) {
      const Discs::Group& group = board_.discs().group(root);
      of_root_[root] = static_cast<std::uint16_t>(found_.size());
      found_.push_back({{}, edge, *colour, group.size, group.liberties, root});
    } else if (Ground& ground = found_[of_root_[root]];
               order(board_.lattice(), edge) < order(board_.lattice(), ground.edge)) {
      ground.edge = edge;
    }
  }

  [[nodiscard]] std::vector<Ground> take() {
    for (Ground& ground : found_) {
      const Placement at = board_.placement_at(ground.edge, Face{});
      ground.first = {at.x, at.y, (ground.edge & 1U) != 0 ? EdgeAt::Side::left : EdgeAt::Side::top};
    }
    return std::move(found_);
  }

 private:
  static constexpr std::uint16_t none = 0xFFFF;

  const Board& board_;
  std::vector<Ground> found_;
  std::array<std::uint16_t, 4096> of_root_;  // as many as Discs has nodes at most
};

}  // namespace

std::vector<Ground> grounds(const Board& board) {
  Collection collection(board);
  for (int i = 0; i < board.size(); ++i) {
    const Site site = board.site_of(board[i]);
    collection.look(board.lattice().centre_edge(site));
    for (int place = 0; place < rim_places; ++place) collection.look(board.lattice().edge(site, place));
  }
  return collection.take();
}

}  // namespace dalapapa
