// What players put on discs to claim the groups: marks (CO), markers (DO), colony pawns (TE). A claim lies on the disc that
// was named when it was put there (TE3), whichever of its group, and stays there while groups grow and join.
#pragma once

#include <vector>

#include "board/board.hpp"
#include "games/layout.hpp"

namespace dalapapa {

class Claims {
 public:
  using Claim = Layout::Claim;

  [[nodiscard]] const std::vector<Claim>& all() const { return all_; }
  [[nodiscard]] int count(int seat) const;
  // The claim on this very disc.
  [[nodiscard]] const Claim* at(const EdgeAt& disc) const;
  // The claim on the group that this disc belongs to.
  [[nodiscard]] const Claim* on_group(const Board& board, const EdgeAt& disc) const;
  // Several claims on one group, if there are: the first such group.
  [[nodiscard]] std::vector<Claim> contested(const Board& board) const;

  void add(const EdgeAt& disc, int seat) { all_.push_back({disc, seat}); }
  void remove(const EdgeAt& disc);

 private:
  std::vector<Claim> all_;
};

// [{"disc": [x, y, "top"], "seat": n}, ...]
[[nodiscard]] json::array to_json(const std::vector<Layout::Claim>& claims);

// The first disc of each group that bears no claim, by colour and place.
[[nodiscard]] std::vector<EdgeAt> unclaimed(const Board& board, const Claims& claims, bool closed_alone);

}  // namespace dalapapa
