// Dalapapa conquête (CO1 – CO4): the classic game, in which players also claim groups with marks.
//
// Where the rules are silent: "at once" (CO4) is read as in CL6, at the end of the turn in which the target was reached,
// so that its player may still mark. Nobody is asked for a mark without having one, and a group to put it on.
#pragma once

#include "games/claims.hpp"
#include "games/classic.hpp"

namespace dalapapa {

class Conquest final : public Classic {
 public:
  static constexpr int marks_a_seat = 3;  // CO1

  static constexpr std::array option_specs{
      Classic::option_specs[0], Classic::option_specs[1],
      OptionSpec{
          "finish_round", OptionSpec::Kind::flag, 0, 0, 1, "the round is played out after the target", {}}};
  [[nodiscard]] static constexpr GameInfo info() {
    GameInfo info = Classic::info();
    info.name = "conquest";
    info.title = "Dalapapa Conquest";
    info.options = option_specs;
    info.create = &Conquest::create;
    return info;
  }
  [[nodiscard]] static std::unique_ptr<Game> create(const Config& config);

  Conquest(std::shared_ptr<const TileSet> tiles, int seats, Rules rules, bool finish_round)
      : Classic(std::move(tiles), seats, rules), finish_round_(finish_round) {
    marks_.left.fill(marks_a_seat);
  }

  [[nodiscard]] std::unique_ptr<Game> clone() const override { return std::make_unique<Conquest>(*this); }
  [[nodiscard]] std::vector<Action> choices(Actor actor) const override;
  [[nodiscard]] Expected<void> check(const Step& step) const override;
  [[nodiscard]] std::vector<int> scores() const override;
  // And a "claim" for each mark (CO4).
  [[nodiscard]] std::vector<Part> parts_of(int seat) const override;
  [[nodiscard]] json::object describe() const override;
  [[nodiscard]] std::uint64_t hash() const override;
  [[nodiscard]] std::vector<Layout> layouts() const override;

  [[nodiscard]] const std::vector<Claims::Claim>& marks() const { return marks_.claims.all(); }
  [[nodiscard]] int marks_left(int seat) const { return marks_.left[static_cast<std::size_t>(seat)]; }

 protected:
  void do_apply(const Step& step) override;
  void do_undo(const Step& step) override;
  void placing_done() override { now_.phase = Phase::mark; }
  [[nodiscard]] bool plays_out_round() const override { return finish_round_; }  // CO4

 private:
  struct Marks {
    Claims claims;
    std::array<std::uint8_t, max_seats> left{};  // not yet put on a group; those removed are gone for good
  };

  [[nodiscard]] Expected<void> check_mark(const EdgeAt& disc) const;
  [[nodiscard]] std::vector<EdgeAt> markable() const;

  bool finish_round_;
  Marks marks_;
  std::vector<Marks> before_;
};

}  // namespace dalapapa
