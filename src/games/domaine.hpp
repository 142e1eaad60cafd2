// Dalapapa Domaine and Dalapapa 72 (DO1 – DO8): territory with markers, paid for with tokens.
//
// Where the rules are silent: the last seat deals, so that seat 0 begins; of a tile set without shapes all tiles are used.
#pragma once

#include <algorithm>

#include "games/board_game.hpp"
#include "games/claims.hpp"

namespace dalapapa {

struct DomaineNow {
  // Parts 2 and 3 of a turn are one: mark, again or done.
  enum class Phase : std::uint8_t { place, mark, over };
  static constexpr std::array<std::string_view, 3> phase_names{"place", "mark", "over"};
  static constexpr int nobody = -1;

  Phase phase = Phase::place;
  std::array<std::int8_t, 4> tokens{};
  std::array<std::int8_t, 4> markers{};  // left to put
  std::int8_t plaque = nobody;           // who has taken it; then everybody else has one last turn (DO6)
  std::uint8_t passes = 0;               // in a row
  Claims claims;

  void hash(Hasher& hasher, int seats) const;
};

class Domaine final : public BoardGameOf<DomaineNow> {
 public:
  static constexpr int layout = 3;
  static constexpr int tokens_in_all = 24;
  static constexpr int tokens_at_start = 2;
  static constexpr int tiles_at_start = 2;
  static constexpr int price_of_turn = 2;  // DO5
  static constexpr int plaque = 5;
  static constexpr int nobody = DomaineNow::nobody;

  // Where the two games differ.
  struct Rules {
    std::array<int, 3> markers{};  // for 2, 3 and 4 players
    int tokens_for_pass = 0;       // DO3
    int rounds_of_passes = 1;      // that end the game (DO6)
  };
  static constexpr Rules domaine_rules{{10, 7, 5}, 0, 1};
  static constexpr Rules seventytwo_rules{{12, 8, 6}, 1, 2};  // a token may help in the next round

  static constexpr std::array option_specs{open_hands_option};  // DO6
  [[nodiscard]] static constexpr GameInfo domaine() {
    return {.name = "domaine",
            .title = "Dalapapa Domaine",
            .min_seats = 2,
            .max_seats = 4,
            .options = option_specs,
            .create = &Domaine::create<domaine_rules>,
            .check = &Domaine::check_config};
  }
  [[nodiscard]] static constexpr GameInfo seventytwo() {
    GameInfo info = domaine();
    info.name = "seventytwo";
    info.title = "Dalapapa 72";
    info.create = &Domaine::create<seventytwo_rules>;
    return info;
  }
  [[nodiscard]] static Expected<void> check_config(const Config& config);

  Domaine(std::shared_ptr<const TileSet> tiles, int seats, const Rules& rules, bool open_hands);

  [[nodiscard]] std::unique_ptr<Game> clone() const override { return std::make_unique<Domaine>(*this); }
  [[nodiscard]] bool hands_are_open() const override { return open_hands_; }
  [[nodiscard]] bool plays_with(TileIndex tile) const override;
  [[nodiscard]] std::vector<int> scores() const override;
  // A "claim" for each marker, and the "plaque" (DO7).
  [[nodiscard]] std::vector<Part> parts_of(int seat) const override;
  [[nodiscard]] json::object standing() const override;
  [[nodiscard]] json::object reckoning() const override;

  [[nodiscard]] int tokens(int seat) const { return own_.tokens[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] int markers(int seat) const { return own_.markers[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] int reserve() const;
  // What a placement of so many discs brings, or costs if negative (DO2), as far as the reserve goes (DO8).
  [[nodiscard]] int tokens_for(int discs) const;
  [[nodiscard]] int score(int seat) const;
  // The territories that are marked.
  [[nodiscard]] const Claims& marked() const { return own_.claims; }
  // Who has taken the plaque, or nobody.
  [[nodiscard]] int plaque_owner() const { return own_.plaque; }

 protected:
  void begin(std::int64_t time) override;
  [[nodiscard]] std::vector<Action> actions(Actor actor) const override;
  [[nodiscard]] Expected<void> check_action(const Step& step) const override;
  void act(const Step& step) override;
  void settle(Outcome& outcome, int seat) const override;
  void describe_own(json::object& out) const override;
  [[nodiscard]] std::vector<Layout::Claim> claims() const override { return own_.claims.all(); }

 private:
  template <const Rules& rules>
  [[nodiscard]] static std::unique_ptr<Game> create(const Config& config) {
    return std::make_unique<Domaine>(config.tiles, static_cast<int>(config.seats.size()), rules,
                                     config.options["open_hands"] != 0);
  }
  [[nodiscard]] bool can_pay(const Placement& at) const;
  [[nodiscard]] std::vector<Placement> affordable() const;
  [[nodiscard]] Expected<void> check_mark(const EdgeAt& disc) const;
  [[nodiscard]] Expected<void> check_again() const;
  [[nodiscard]] int available(int tokens) const { return std::min(tokens, reserve()); }  // DO8
  void take_tokens(int count);
  void place(const Placement& at);
  void start_turn(int seat);

  Rules rules_;
  bool open_hands_;
};

// DO2: what a placement costs, or earns if negative.
[[nodiscard]] constexpr int price_of_discs(int discs) {
  return discs == 1 ? 1 : 2 - discs;
}

// Whether a tile is played with: pyramids and bridges are left out.
[[nodiscard]] inline bool is_hook(const Tile& tile) {
  return tile.shape.value_or(Shape::hook) == Shape::hook;
}

}  // namespace dalapapa
