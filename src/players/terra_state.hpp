// The pawns and coins of Terra as a search sees them: it changes them on the side, lays a tile for a moment, and asks what
// that is worth.
#pragma once

#include <array>
#include <vector>

#include "games/terra.hpp"
#include "players/grounds.hpp"

namespace dalapapa {

class TerraState {
 public:
  struct Pawn {
    Edge edge = 0;
    int seat = 0;
  };

  explicit TerraState(const Terra& game);

  [[nodiscard]] int actor() const { return actor_; }
  [[nodiscard]] int coins(int seat) const { return coins_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] int pawns_left(int seat) const { return Terra::pawns_a_seat - count(seat); }
  [[nodiscard]] bool last_turns() const { return ender_ != Terra::nobody; }
  [[nodiscard]] bool claimed(const Board& board, Discs::Node root) const;

  void pay(int coins) { coins_[static_cast<std::size_t>(actor_)] -= coins; }
  void add_pawn(Edge edge) { pawns_.push_back({edge, actor_}); }
  void remove_last_pawn() { pawns_.pop_back(); }
  void remove_pawn(Edge edge);
  // The actor pays for a pawn to be taken back (TE2).
  void return_pawn(Edge edge);
  // The next seat acts, with its income.
  void pass_on(const Board& board);

  // How far the seat would be ahead if the turn ended here, in points.
  [[nodiscard]] double lead(const Board& board, int seat) const;
  // The same with something for the chance of winning, less what too many returns cost.
  [[nodiscard]] double value(const Board& board, int seat) const;

 private:
  // What a seat owns: its largest group of each colour, or what it may become.
  struct Estate {
    std::array<double, 4> closed{};
    std::array<double, 4> hoped{};
    int pawns = 0;

    [[nodiscard]] bool complete() const;
  };
  // What a seat and the best of the others have or may come to.
  struct Standing {
    double own = 0;
    double others = 0;
    bool over = true;  // nothing can change any more
  };
  enum class Future { turns, one_action, nothing };  // what a seat may still do
  using Estates = std::array<Estate, Terra::max_seats>;

  using Sizes = std::array<double, 4>;  // by colour

  [[nodiscard]] int count(int seat) const;
  // The largest closed groups that anybody could still put a pawn on; 0 where there is none.
  [[nodiscard]] Sizes lying(const Board& board) const;
  [[nodiscard]] Estates estates(const Board& board) const;
  [[nodiscard]] Standing standing(const Board& board, int seat) const;
  [[nodiscard]] int ender(const Estates& estates) const;
  [[nodiscard]] Future future(int seat, int ender) const;
  [[nodiscard]] double strength(const Estate& estate, int seat, Future future, double haste,
                                const Sizes& lying) const;
  [[nodiscard]] double last_action(const Estate& estate, int seat, const Sizes& lying) const;

  std::vector<Pawn> pawns_;
  std::vector<Ground> lying_;  // a few of each colour, largest first
  std::array<int, Terra::max_seats> coins_{};
  std::array<int, Terra::max_seats> returns_{};  // how many pawns each has taken back so far
  int seats_;
  int actor_;
  int ender_;
};

// In points, from what a seat and the best of the others have or may come to. `over`: nothing can change any more.
[[nodiscard]] double terra_worth(double own, double others, bool over);

}  // namespace dalapapa
