// Dalapapa solo (SO1 – SO5): a patience. Forty tiles come one by one, and thirty of them have a place; each is placed or lost, and what
// counts are the discs of closed groups. It is an extra: the rules are ours, docs/rules.md has them.
#pragma once

#include "games/board_game.hpp"

namespace dalapapa {

struct SoloNow {
  enum class Phase : std::uint8_t { turn, over };
  static constexpr std::array<std::string_view, 2> phase_names{"turn", "over"};

  Phase phase = Phase::turn;
  int closed = 0;  // discs of closed groups
  std::vector<TileIndex> lost;

  void hash(Hasher& hasher, int seats) const;
};

class Solo final : public BoardGameOf<SoloNow> {
 public:
  static constexpr int tiles_in_bag = 40;  // SO1
  static constexpr int most_placed = 30;   // SO4

  static constexpr std::array option_specs{
      OptionSpec{"target", OptionSpec::Kind::number, 60, 20, 100, "discs of closed groups that win", {}}};
  [[nodiscard]] static constexpr GameInfo info() {
    return {.name = "solo",
            .title = "Dalapapa Solo",
            .min_seats = 1,
            .max_seats = 1,
            .min_tiles_a_seat = 1,
            .options = option_specs,
            .create = &Solo::create,
            .pass_loses = true,
            .extra = true};
  }
  [[nodiscard]] static std::unique_ptr<Game> create(const Config& config);

  Solo(std::shared_ptr<const TileSet> tiles, int target);

  [[nodiscard]] std::unique_ptr<Game> clone() const override { return std::make_unique<Solo>(*this); }
  [[nodiscard]] bool hands_are_open() const override { return true; }  // there is nobody to hide them from
  [[nodiscard]] std::span<const TileIndex> shown_by(const Step& step) const override;
  [[nodiscard]] std::optional<Result> result() const override;
  [[nodiscard]] std::vector<int> scores() const override { return {own_.closed}; }
  // A "group" for each that is closed, the largest first (SO3).
  [[nodiscard]] std::vector<Part> parts_of(int seat) const override;
  [[nodiscard]] json::object standing() const override;

  // How many tiles can still be placed.
  [[nodiscard]] int places_left() const;

 protected:
  void begin(std::int64_t /*time*/) override {}  // nothing is laid out before
  [[nodiscard]] std::vector<Action> actions(Actor actor) const override;
  [[nodiscard]] Expected<void> check_action(const Step& step) const override;
  void act(const Step& step) override;
  void settle(Outcome& outcome, int seat) const override;
  void describe_own(json::object& out) const override;

 private:
  int target_;
};

}  // namespace dalapapa
