// Dalapapa, the classic game (CL1 – CL7): a race to a score by discs formed and groups closed. Auction and conquest are
// this game with something added; what they may change is virtual here.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "board/board.hpp"
#include "games/catalogue.hpp"
#include "games/game.hpp"
#include "games/hand.hpp"

namespace dalapapa {

class Classic : public Game {
 public:
  static constexpr int max_seats = 4;

  enum class Phase : std::uint8_t {
    opening_deal,  // each seat is dealt the tile that it will lay out (CL1)
    opening,       // each seat lays it out, for no points
    deal,          // each seat is dealt up to two tiles
    first_tile,    // the seat places a tile, or passes if it cannot (CL2, CL7)
    second_tile,   // it may place the other tile too, or is done
    auction,       // players bid for the turn (EN2)
    mark,          // it may put a mark on a group (CO1)
    refill,        // it draws back to two
    over
  };

  // The agreed rules, as a value.
  struct Rules {
    int target = 60;  // CL6
    bool open_hands = false;

    [[nodiscard]] static Rules of(const Options& options) {
      return {options["target"], options["open_hands"] != 0};
    }
    friend constexpr bool operator==(const Rules&, const Rules&) = default;
  };

  static constexpr std::array option_specs{
      OptionSpec{"target", OptionSpec::Kind::number, 60, 60, 240, "points that end the game", {}},
      open_hands_option,
  };
  [[nodiscard]] static constexpr GameInfo info() {
    return {.name = "classic",
            .title = "Dalapapa",
            .min_seats = 2,
            .max_seats = max_seats,
            .min_tiles_a_seat = 3,
            .options = option_specs,
            .create = &Classic::create};
  }
  [[nodiscard]] static std::unique_ptr<Game> create(const Config& config);

  Classic(std::shared_ptr<const TileSet> tiles, int seats, Rules rules);

  [[nodiscard]] std::unique_ptr<Game> clone() const override { return std::make_unique<Classic>(*this); }
  [[nodiscard]] Actors awaited() const override;
  [[nodiscard]] std::vector<Action> choices(Actor actor) const override;
  [[nodiscard]] Expected<void> check(const Step& step) const override;
  [[nodiscard]] std::unique_ptr<Game> seen_by(Viewer viewer) const override;
  [[nodiscard]] std::optional<Result> result() const override;
  [[nodiscard]] std::vector<int> scores() const override;
  // "discs", "groups" and "second_tiles" (CL2 – CL4).
  [[nodiscard]] std::vector<Part> parts_of(int seat) const override;
  [[nodiscard]] json::object describe() const override;
  [[nodiscard]] json::object standing() const override;
  [[nodiscard]] json::object reckoning() const override;
  [[nodiscard]] Outcome outcome_of(int seat, const Placement& at) override;
  [[nodiscard]] std::uint64_t hash() const override;
  [[nodiscard]] std::vector<Layout> layouts() const override;
  void determinize(Random& random) override;
  [[nodiscard]] bool hands_are_open() const override { return rules_.open_hands; }
  [[nodiscard]] std::span<const TileIndex> shown_by(const Step& step) const override;
  [[nodiscard]] Draw next_draw() const override { return {no_tile, Actor::seat(now_.seat)}; }

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Board& board() const { return board_; }
  // For searches, which try placements on it and take them back.
  [[nodiscard]] Board& trial_board() { return board_; }
  [[nodiscard]] Board* common_board() override { return &board_; }
  [[nodiscard]] std::span<const TileIndex> tiles_to_place(int seat) const override { return hand(seat); }
  [[nodiscard]] Phase phase() const { return now_.phase; }
  // Whose turn it is, or for whom chance draws.
  [[nodiscard]] int seat() const { return now_.seat; }
  [[nodiscard]] int score(int seat) const { return now_.score[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] int bag_count() const { return now_.bag_count; }
  // Whether the target has been reached (CL6): it is looked at when a turn ends, and reached once is reached.
  [[nodiscard]] bool last_round() const { return now_.last_round; }
  [[nodiscard]] bool still_to_play(int seat) const {
    return (unsigned{now_.still_to_play} >> static_cast<unsigned>(seat) & 1U) != 0;
  }
  // Who will still have a turn after the one being played, if the target has been reached when it ends; bit s for seat s.
  [[nodiscard]] unsigned still_to_play_after_turn() const;
  // The tiles of a hand; no_tile where the viewer may not know them.
  [[nodiscard]] std::span<const TileIndex> hand(int seat) const {
    return now_.hand[static_cast<std::size_t>(seat)].tiles();
  }

 protected:
  static constexpr int hand_size = 2;
  // Everything that changes besides board and bag: small enough that undo keeps a copy of it for each step.
  struct Now {
    Phase phase = Phase::opening_deal;
    std::uint8_t seat = 0;
    std::uint8_t bag_count = 0;
    std::uint8_t passed = 0;  // bit s: seat s has passed since the latest placement
    bool last_round = false;
    std::uint8_t still_to_play = 0;  // in it; bit s: seat s
    std::uint16_t turn = 0;          // how many have ended
    std::array<std::int16_t, max_seats> score{};
    std::array<Hand<hand_size>, max_seats> hand{};
  };

  void do_apply(const Step& step) override;
  void do_undo(const Step& step) override;
  [[nodiscard]] std::span<TileIndex> hand_to_reveal(int seat) override;

  virtual void pass();
  // The seat has placed all it wants.
  virtual void placing_done() { start_refill(); }
  // Whether those after the one who reaches the target have their turn too (CL6).
  [[nodiscard]] virtual bool plays_out_round() const { return true; }
  // Who have had a turn when the one being played ends; bit s for seat s.
  [[nodiscard]] virtual unsigned turn_had_by() const { return 1U << now_.seat; }
  void start_refill();
  void add_score(int seat, int points);
  // Before the latest step.
  [[nodiscard]] Phase phase_before() const { return before_.back().phase; }

  Now now_;

 private:
  void draw(TileIndex tile);
  void place(const Placement& at);
  void next_to_deal();
  void end_turn();

  [[nodiscard]] Hand<hand_size>& hand() { return now_.hand[now_.seat]; }
  [[nodiscard]] const Hand<hand_size>& hand() const { return now_.hand[now_.seat]; }
  [[nodiscard]] bool draws() const;
  [[nodiscard]] bool can_place() const;
  [[nodiscard]] Expected<void> check_draw(const Draw& draw) const;
  [[nodiscard]] Expected<void> check_place(const Placement& at) const;
  [[nodiscard]] Expected<void> check_pass() const;

  Rules rules_;
  Board board_;
  std::vector<Now> before_;  // one for each step
};

}  // namespace dalapapa
