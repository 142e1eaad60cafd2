// Dalapapa Alex (AL1 – AL5): everybody looks for the best turn with the same two tiles, and says what it is worth.
//
// A round: two tiles are drawn onto the table. Everyone thinks and may announce; the first announcement turns the
// sand-glass. Then whoever announced most shows their turn on the board, as in the classic game: a tile, a second tile or
// "done". A turn that is worth too little is taken off again, and the next lower announcer shows.
//
// Where the rules are silent: the last seat lays out the start; anyone who has passed is silent for the round, the highest
// announcer too; the game also ends when the bag holds fewer than two tiles.
#pragma once

#include "games/board_game.hpp"

namespace dalapapa {

struct AlexNow {
  enum class Phase : std::uint8_t { think, show, second_tile, over };
  static constexpr std::array<std::string_view, 4> phase_names{"think", "show", "second_tile", "over"};
  static constexpr int max_seats = 10;

  struct Player {
    std::int16_t score = 0;
    std::int16_t announced = 0;  // this round, the highest
    std::int16_t lost = 0;       // points, by a penalty
    std::uint8_t right = 0;      // how often
    std::uint8_t penalties = 0;
    bool sits_out = false;  // this round
    bool sits_out_next = false;
    bool silent = false;  // has passed, this round
  };

  Phase phase = Phase::think;
  std::uint16_t round = 0;        // how many have ended
  std::int64_t since = 0;         // when the sand-glass was turned, or the round or the showing began
  std::int16_t shown_points = 0;  // by the tiles shown so far
  std::uint8_t shown = 0;
  std::array<Player, max_seats> players{};

  void hash(Hasher& hasher, int seats) const;
};

class Alex final : public BoardGameOf<AlexNow> {
 public:
  static constexpr int max_seats = AlexNow::max_seats;
  static constexpr int highest_announcement = 99;
  static constexpr std::int64_t thinking_time = 180'000;  // AL5: without an announcement
  static constexpr std::int64_t showing_time = 30'000;

  static constexpr std::array option_specs{
      OptionSpec{"start_tiles", OptionSpec::Kind::number, 3, 3, 4, "tiles laid out at the start", {}},
      OptionSpec{"target",
                 OptionSpec::Kind::number_or_none,
                 none,
                 10,
                 500,
                 "points that end the game, if the rounds do not",
                 {}},
      OptionSpec{"rounds",
                 OptionSpec::Kind::number_or_none,
                 10,
                 1,
                 50,
                 "rounds that end the game; none to play to a target alone",
                 {}},
      OptionSpec{"seconds", OptionSpec::Kind::number, 60, 5, 600, "of the sand-glass", {}}};
  [[nodiscard]] static constexpr GameInfo info() {
    return {.name = "alex",
            .title = "Dalapapa Alex",
            .min_seats = 2,
            .max_seats = max_seats,
            .options = option_specs,
            .create = &Alex::create,
            .check = &Alex::check_config,
            .aids = {Aid::preview},  // everybody is to find a turn for themselves
            .returns_tiles = true};
  }
  [[nodiscard]] static std::unique_ptr<Game> create(const Config& config);
  [[nodiscard]] static Expected<void> check_config(const Config& config);

  struct Rules {
    int start_tiles = 3;
    int target = none;
    int rounds = 10;
    int seconds = 60;
  };
  Alex(std::shared_ptr<const TileSet> tiles, int seats, const Rules& rules);

  [[nodiscard]] int rounds_ended() const { return own_.round; }
  // The most that a seat has announced in this round; 0 for nothing.
  [[nodiscard]] int announced(int seat) const { return player(seat).announced; }
  // Nobody is negative.
  [[nodiscard]] int highest_announcer() const { return highest_below(highest_announcement + 1); }
  [[nodiscard]] int penalties(int seat) const { return player(seat).penalties; }

  [[nodiscard]] std::unique_ptr<Game> clone() const override { return std::make_unique<Alex>(*this); }
  [[nodiscard]] bool may_wait(Actor actor) const override;
  [[nodiscard]] bool has_clock() const override { return true; }
  [[nodiscard]] std::optional<std::int64_t> time_up() const override;
  [[nodiscard]] bool is_judged_by(const Step& /*step*/) const override {
    return own_.phase == Phase::second_tile;
  }
  [[nodiscard]] std::span<const TileIndex> tiles_to_place(int /*seat*/) const override {
    return open_tiles();
  }
  [[nodiscard]] std::vector<int> scores() const override;
  // What was "announced" and right, and "penalties" (AL3, AL4).
  [[nodiscard]] std::vector<Part> parts_of(int seat) const override;
  [[nodiscard]] json::object standing() const override;

 protected:
  [[nodiscard]] std::vector<int> ranking() const override;
  void begin(std::int64_t time) override { own_.since = time, start_round(); }
  [[nodiscard]] Actors players() const override;
  [[nodiscard]] std::vector<Action> actions(Actor actor) const override;
  [[nodiscard]] Expected<void> check_action(const Step& step) const override;
  void act(const Step& step) override;
  void settle(Outcome& outcome, int seat) const override;
  void describe_own(json::object& out) const override;

 private:
  using Player = AlexNow::Player;

  [[nodiscard]] Player& player(int seat) { return own_.players[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const Player& player(int seat) const { return own_.players[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] bool plays(int seat) const { return !player(seat).sits_out && !is_out(seat); }
  [[nodiscard]] bool is_out(int seat) const { return player(seat).penalties >= 3; }
  // How long the sand-glass that stands on the table runs in all.
  [[nodiscard]] std::int64_t sand() const;
  // The seat with the highest announcement below a bound; nobody's is negative.
  [[nodiscard]] int highest_below(int bound) const;
  [[nodiscard]] bool all_silent() const;
  [[nodiscard]] Expected<void> check_thought(const Step& step) const;
  [[nodiscard]] Expected<void> check_shown(const Step& step) const;
  void think(const Step& step);
  void show(const Step& step);
  void start_showing(std::int64_t time);
  void judge(std::int64_t time);
  void penalise(std::int64_t time);
  void start_round();
  void end_round();

  Rules rules_;
};

}  // namespace dalapapa
