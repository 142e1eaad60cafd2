// Dalapapa Terra (TE1 – TE7): colonies on groups of all colours, paid for with coins.
//
// Where the rules are silent: the last seat lays out the start; a last turn (TE5) with its one action ends by itself.
#pragma once

#include "games/board_game.hpp"
#include "games/claims.hpp"

namespace dalapapa {

struct TerraNow {
  enum class Phase : std::uint8_t { turn, keep, over };
  static constexpr std::array<std::string_view, 3> phase_names{"turn", "keep", "over"};
  static constexpr int max_seats = 5;
  static constexpr int nobody = -1;

  Phase phase = Phase::turn;
  std::array<std::int8_t, max_seats> coins{};
  std::int8_t ender = nobody;  // who has started the last turns (TE5)
  bool placed = false;         // a tile or a pawn, this turn
  bool draws = false;          // a tile is placed, and none drawn for it yet
  std::uint8_t idle = 0;       // turns in a row without a tile or a pawn, the bag being empty
  Claims claims;

  void hash(Hasher& hasher, int seats) const;
};

class Terra final : public BoardGameOf<TerraNow> {
 public:
  static constexpr int max_seats = TerraNow::max_seats;
  static constexpr int coins_in_all = 20;
  static constexpr int pawns_a_seat = 5;
  static constexpr int income = 2;  // TE2
  static constexpr int pawn_price = 1;
  static constexpr int return_price = 2;
  static constexpr int most_kept = 3;  // TE4
  static constexpr int nobody = TerraNow::nobody;

  static constexpr std::array option_specs{
      OptionSpec{"remove_any", OptionSpec::Kind::flag, 0, 0, 1, "pawns of others can be taken back too", {}}};
  [[nodiscard]] static constexpr GameInfo info() {
    return {.name = "terra",
            .title = "Dalapapa Terra",
            .min_seats = 2,
            .max_seats = max_seats,
            .min_tiles_a_seat = 2,
            .options = option_specs,
            .create = &Terra::create};
  }
  [[nodiscard]] static std::unique_ptr<Game> create(const Config& config);

  Terra(std::shared_ptr<const TileSet> tiles, int seats, bool remove_any);

  [[nodiscard]] std::unique_ptr<Game> clone() const override { return std::make_unique<Terra>(*this); }
  [[nodiscard]] std::vector<int> scores() const override;
  // A "claim" for each pawn, the "product" of those that count, and the "coins" (TE6).
  [[nodiscard]] std::vector<Part> parts_of(int seat) const override;
  [[nodiscard]] json::object standing() const override;
  [[nodiscard]] json::object reckoning() const override;

  [[nodiscard]] int coins(int seat) const { return own_.coins[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] int pawns(int seat) const {
    return pawns_a_seat - own_.claims.count(seat);
  }  // not on the board
  [[nodiscard]] int reserve() const;
  [[nodiscard]] int score(int seat) const;
  [[nodiscard]] const Claims& colonies() const { return own_.claims; }
  // Who has started the last turns (TE5), or nobody.
  [[nodiscard]] int ender() const { return own_.ender; }
  [[nodiscard]] bool remove_any() const { return remove_any_; }

 protected:
  void begin(std::int64_t time) override;
  [[nodiscard]] std::vector<Action> actions(Actor actor) const override;
  [[nodiscard]] Expected<void> check_action(const Step& step) const override;
  void act(const Step& step) override;
  void settle(Outcome& outcome, int seat) const override;
  void describe_own(json::object& out) const override;
  [[nodiscard]] std::vector<Layout::Claim> claims() const override { return own_.claims.all(); }

 private:
  [[nodiscard]] Expected<void> check_pay(int price, std::string_view what) const;
  [[nodiscard]] Expected<void> check_mark(const EdgeAt& disc) const;
  [[nodiscard]] Expected<void> check_unmark(const EdgeAt& disc) const;
  [[nodiscard]] Expected<void> check_keep(const EdgeAt& disc) const;
  [[nodiscard]] int price(const Placement& at) const;
  [[nodiscard]] bool last_turn() const { return own_.ender != nobody; }
  [[nodiscard]] bool brings_the_end(int seat) const;
  // Of each colour the largest closed group with a pawn of the seat; none where there is none.
  [[nodiscard]] std::array<const Claims::Claim*, 4> largest_of(int seat) const;
  void take_coins(int count);
  void end_turn();
  void start_turn(int seat);

  bool remove_any_;
};

// TE2: what a placement costs.
[[nodiscard]] constexpr int coins_for_discs(int discs) {
  return discs >= 3 ? 0 : 3 - discs;
}

}  // namespace dalapapa
