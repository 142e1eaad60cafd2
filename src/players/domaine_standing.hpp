// Where everybody stands in Domaine or 72, in numbers that a search can change without playing: what they have, what the
// next one is free to mark, and what all that is worth.
#pragma once

#include <array>
#include <vector>

#include "games/domaine.hpp"

namespace dalapapa {

class DomaineStanding {
 public:
  struct Holder {
    int score = 0;
    int markers = 0;
    int tokens = 0;
  };

  // `free`: the sizes of closed territories that bear no marker, largest first.
  DomaineStanding(const Domaine& game, std::vector<int> free);

  [[nodiscard]] const Holder& of(int seat) const { return holders_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const std::vector<int>& free() const { return free_; }

  void earn(int seat, int tokens);
  // Marks the largest that is free. Needs: there is one, and a marker.
  void mark(int seat);
  void end_turn() { mover_ = (mover_ + 1) % seats_; }

  // What a marker in the hand is worth: the least size of a territory that is worth one.
  [[nodiscard]] double worth_of_marker(int seat) const;
  [[nodiscard]] double worth_of_token(int seat) const;
  // How far the seat is ahead, in points. `tempo`: whether to count that the one to move has a tile to place.
  [[nodiscard]] double lead(int seat, bool tempo) const;
  // The same, plus something for the chance of winning.
  [[nodiscard]] double value(int seat, bool tempo) const;

 private:
  [[nodiscard]] double turns_left(int seat) const;
  [[nodiscard]] double worth_of_markers(int seat, int count) const;
  [[nodiscard]] double total(int seat) const;
  // What marking the best that is free brings to the one to move.
  [[nodiscard]] double takings() const;
  [[nodiscard]] int fewest_markers_of_others(int seat) const;

  std::array<Holder, 4> holders_{};
  std::vector<int> free_;
  int seats_;
  int mover_;
  int plaque_;
  int in_bag_;
  bool over_;
};

}  // namespace dalapapa
