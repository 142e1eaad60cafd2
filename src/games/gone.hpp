// Dalapapa gone (GO1 – GO3): small children get rid of their tiles.
//
// Where the rules are silent: the hands are hidden as in the classic game, and whoever can place nothing shows theirs;
// the seat before the one that begins lays out the first tiles; a whole round without placement ends the game
// whatever the bag holds; the result counts the tiles left, so that the lowest number wins.
#pragma once

#include <algorithm>

#include "games/board_game.hpp"

namespace dalapapa {

struct GoneNow {
  enum class Phase : std::uint8_t { turn, over };
  static constexpr std::array<std::string_view, 2> phase_names{"turn", "over"};

  Phase phase = Phase::turn;
  bool placed = false;    // a tile, this turn
  std::uint8_t idle = 0;  // turns in a row without a placement

  void hash(Hasher& hasher, int /*seats*/) const { hasher.add(static_cast<int>(phase), placed, idle); }
};

class Gone final : public BoardGameOf<GoneNow> {
 public:
  static constexpr int layout = 3;
  // GO1: sisters, brothers and parents may join.
  static constexpr int youngest = 3;
  static constexpr int oldest = 99;
  static constexpr int most_dealt = 12;

  [[nodiscard]] static constexpr GameInfo info() {
    return {.name = "gone",
            .title = "Dalapapa Gone",
            .min_seats = 2,
            .max_seats = most_hands,
            .create = &Gone::create,
            .check = &Gone::check_config,
            .ages = Ages{youngest, oldest},
            .lowest_wins = true};
  }
  [[nodiscard]] static std::unique_ptr<Game> create(const Config& config);
  [[nodiscard]] static Expected<void> check_config(const Config& config);

  Gone(std::shared_ptr<const TileSet> tiles, std::vector<int> ages, int first);

  [[nodiscard]] std::unique_ptr<Game> clone() const override { return std::make_unique<Gone>(*this); }
  [[nodiscard]] std::optional<Result> result() const override;
  [[nodiscard]] std::vector<int> scores() const override;
  // "dealt", "drawn" and "laid": here the score is what is left in the hand.
  [[nodiscard]] std::vector<Part> parts_of(int seat) const override;

 protected:
  [[nodiscard]] std::vector<int> ranking() const override;
  void begin(std::int64_t time) override;
  [[nodiscard]] std::vector<Action> actions(Actor actor) const override;
  [[nodiscard]] Expected<void> check_action(const Step& step) const override;
  void act(const Step& step) override;
  void settle(Outcome& outcome, int seat) const override;
  void describe_own(json::object& out) const override;

 private:
  // GO2: how it goes on after a placement. GO3: not after that of the last tile, unless a tile is drawn.
  [[nodiscard]] Outcome::Turn turn_after(int discs, bool last_tile) const;
  void end_turn();

  std::vector<int> ages_;
  int first_;
};

// GO2: what it takes to draw a tile, and to play again.
[[nodiscard]] constexpr bool draws_after(int discs) {
  return discs == 1;
}
inline constexpr int discs_to_go_again = 3;
[[nodiscard]] constexpr bool goes_again_after(int discs) {
  return discs >= discs_to_go_again;
}

// How many tiles somebody of this age gets (GO1).
[[nodiscard]] constexpr int tiles_at(int age) {
  return std::min(age, Gone::most_dealt);
}

// How many letters "a" a name has, with and without accents (GO1).
[[nodiscard]] int letters_a(std::string_view name);

}  // namespace dalapapa
