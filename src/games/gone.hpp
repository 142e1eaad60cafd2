// Dalapapa gone (GO1 – GO3): small children get rid of their tiles.
//
// Where the rules are silent: the hands are hidden as in the classic game, and whoever can place nothing shows theirs;
// the seat before the one that begins lays out the first tiles; a whole round without placement ends the game
// whatever the bag holds; the result counts the tiles left, so that the lowest number wins.
#pragma once

#include <algorithm>

#include "games/board_game.hpp"

namespace dalapapa {

class Gone final : public BoardGame {
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

 protected:
  [[nodiscard]] std::vector<int> ranking() const override;
  void begin(std::int64_t time) override;
  [[nodiscard]] Actors players() const override;
  [[nodiscard]] std::vector<Action> actions(Actor actor) const override;
  [[nodiscard]] Expected<void> check_action(const Step& step) const override;
  void act(const Step& step) override;
  [[nodiscard]] std::shared_ptr<const void> save() const override {
    return std::make_shared<const Own>(own_);
  }
  void restore(const void* own) override { own_ = *static_cast<const Own*>(own); }
  [[nodiscard]] std::string_view phase_name() const override { return own_.over ? "over" : "turn"; }
  void describe_own(json::object& out) const override;
  void hash_own(Hasher& hasher) const override;

 private:
  struct Own {
    bool over = false;
    bool placed = false;    // a tile, this turn
    std::uint8_t idle = 0;  // turns in a row without a placement
  };

  void end_turn();

  std::vector<int> ages_;
  int first_;
  Own own_;
};

// How many tiles somebody of this age gets (GO1).
[[nodiscard]] constexpr int tiles_at(int age) {
  return std::min(age, Gone::most_dealt);
}

// How many letters "a" a name has, with and without accents (GO1).
[[nodiscard]] int letters_a(std::string_view name);

}  // namespace dalapapa
