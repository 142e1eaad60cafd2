// Dalapapa puzzle (PU1 – PU3) and Dalapapa Arlequin (AR1, AR2): everyone builds a rectangle at the same time, from one
// common pile or from a sheet of their own.
//
// Where the rules are silent: the result counts the tiles in the figures; in Arlequin seats choose their sheets in order,
// a tile is held, laid and put back as in the puzzle, and the minutes count from when all have chosen; whoever plays alone and is
// not done at the deadline has not won.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "games/catalogue.hpp"
#include "games/game.hpp"

namespace dalapapa {

class Figures final : public Game {
 public:
  static constexpr int most_minutes = 600;
  static constexpr int sheets = 3;
  static constexpr int tiles_a_sheet = 40;
  static constexpr int arlequin_width = 10;  // AR1
  static constexpr int arlequin_height = 8;

  struct Rules {
    int width = 4;
    int height = 4;
    int minutes = none;
    bool own_sheets = false;
  };

  static constexpr std::array<std::string_view, 5> figure_names{"4x4", "4x6", "6x6", "6x8", "8x8"};
  static constexpr OptionSpec minutes_spec{"minutes",    OptionSpec::Kind::number_or_none, none, 1,
                                           most_minutes, "after which the most tiles win", {}};
  static constexpr std::array puzzle_options{
      OptionSpec{"figure", OptionSpec::Kind::choice, 0, 0, figure_names.size() - 1, "the size of the figure",
                 figure_names},
      minutes_spec};
  static constexpr std::array arlequin_options{minutes_spec};

  [[nodiscard]] static constexpr GameInfo puzzle() {
    return {.name = "puzzle",
            .title = "Dalapapa Puzzle",
            .min_seats = 1,
            .max_seats = 10,
            .options = puzzle_options,
            .create = &Figures::create_puzzle,
            .check = &Figures::check_pile,
            .aids = {Aid::hints}};  // nothing is scored by a placement
  }
  [[nodiscard]] static constexpr GameInfo arlequin() {
    return {.name = "arlequin",
            .title = "Dalapapa Arlequin",
            .min_seats = 1,
            .max_seats = sheets,
            .options = arlequin_options,
            .create = &Figures::create_arlequin,
            .check = &Figures::check_sheets,
            .aids = {Aid::hints}};
  }
  [[nodiscard]] static std::unique_ptr<Game> create_puzzle(const Config& config);
  [[nodiscard]] static std::unique_ptr<Game> create_arlequin(const Config& config);
  [[nodiscard]] static Expected<void> check_pile(const Config& config);
  [[nodiscard]] static Expected<void> check_sheets(const Config& config);

  Figures(std::shared_ptr<const TileSet> tiles, int seats, const Rules& rules);

  [[nodiscard]] std::unique_ptr<Game> clone() const override { return std::make_unique<Figures>(*this); }
  [[nodiscard]] Actors awaited() const override;
  [[nodiscard]] bool may_wait(Actor actor) const override { return actor.is_seat() && !choosing(); }
  [[nodiscard]] std::vector<Action> choices(Actor actor) const override;
  [[nodiscard]] Expected<void> check(const Step& step) const override;
  [[nodiscard]] std::optional<Action> automatic(Actor actor) const override;
  [[nodiscard]] bool has_clock() const override { return true; }
  [[nodiscard]] std::optional<std::int64_t> time_up() const override;
  // Nothing is hidden: all tiles lie on the table.
  [[nodiscard]] std::unique_ptr<Game> seen_by(Viewer /*viewer*/) const override { return clone(); }
  [[nodiscard]] std::optional<Result> result() const override;
  [[nodiscard]] std::vector<int> scores() const override;
  [[nodiscard]] Outcome outcome_of(int seat, const Placement& at) override;
  [[nodiscard]] std::span<const TileIndex> tiles_to_place(int seat) const override;
  [[nodiscard]] std::optional<FillTask> task_of(int seat) const override;
  [[nodiscard]] json::object describe() const override;
  [[nodiscard]] std::vector<Layout> layouts() const override;
  [[nodiscard]] std::uint64_t hash() const override;

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] TileIndex held(int seat) const { return builder(seat).held; }
  [[nodiscard]] const std::vector<Placement>& figure(int seat) const { return builder(seat).figure; }
  // What the seat may take from: the common pile, or what is left of its sheet.
  [[nodiscard]] TileBits pile(int seat) const;

 private:
  struct Builder {
    int sheet = 0;  // 0 in the puzzle, and until one is chosen
    TileIndex held = no_tile;
    std::vector<Placement> figure;
  };
  // What a step changed, for undo.
  struct Change {
    bool was_over;
    TileIndex held;
    std::size_t place;  // where in the figure a tile was taken out
    std::optional<Placement> taken;
  };

  void do_apply(const Step& step) override;
  void do_undo(const Step& step) override;

  [[nodiscard]] Builder& builder(int seat) { return builders_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const Builder& builder(int seat) const { return builders_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] bool choosing() const;  // sheets
  [[nodiscard]] int next_to_choose() const;
  [[nodiscard]] int tiles_in_all() const { return rules_.width * rules_.height / 2; }
  [[nodiscard]] bool in_own_pile(int seat, TileIndex tile) const;
  [[nodiscard]] const Placement* in_figure(int seat, TileIndex tile) const;
  [[nodiscard]] Expected<void> check_sheet(const Step& step) const;
  [[nodiscard]] Expected<void> check_take(int seat, TileIndex tile) const;
  [[nodiscard]] Expected<void> check_place(int seat, const Placement& at) const;

  Rules rules_;
  bool over_ = false;
  std::int64_t started_ = 0;  // when all sheets had been chosen
  std::vector<Builder> builders_;
  std::vector<Change> before_;
};

}  // namespace dalapapa
