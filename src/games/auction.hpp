// Dalapapa aux enchères (EN1 – EN4): the classic game, in which the right to play may be bid for.
#pragma once

#include "games/classic.hpp"

namespace dalapapa {

class Auction final : public Classic {
 public:
  static constexpr int highest_bid = 60;  // EN4

  [[nodiscard]] static constexpr GameInfo info() {
    GameInfo info = Classic::info();
    info.name = "auction";
    info.title = "Dalapapa Auction";
    info.create = &Auction::create;
    return info;
  }
  [[nodiscard]] static std::unique_ptr<Game> create(const Config& config);

  using Classic::Classic;

  [[nodiscard]] std::unique_ptr<Game> clone() const override { return std::make_unique<Auction>(*this); }
  [[nodiscard]] Actors awaited() const override;
  [[nodiscard]] bool may_wait(Actor actor) const override;
  [[nodiscard]] std::vector<Action> choices(Actor actor) const override;
  [[nodiscard]] Expected<void> check(const Step& step) const override;
  // And "auctions": what was taken for turns, less what was paid (EN3).
  [[nodiscard]] std::vector<Part> parts_of(int seat) const override;
  [[nodiscard]] json::object describe() const override;
  [[nodiscard]] json::object aftermath() const override;
  [[nodiscard]] std::uint64_t hash() const override;

  // Of an auction that is going on: the bid, whose turn is for sale, and who would have it now.
  [[nodiscard]] int bid() const { return sale_.bid; }
  [[nodiscard]] int turn_of() const { return sale_.turn_of; }
  [[nodiscard]] int holder() const { return sale_.holder; }

 protected:
  void do_apply(const Step& step) override;
  void do_undo(const Step& step) override;
  void pass() override;
  // EN4: a turn sold counts as had.
  [[nodiscard]] unsigned turn_had_by() const override { return 1U << now_.seat | 1U << sale_.turn_of; }

 private:
  struct Sale {
    std::uint8_t turn_of = 0;
    bool called = false;       // EN1: once in a turn
    std::int16_t bid = 0;      // the current one
    std::uint8_t holder = 0;   // who holds it
    std::uint8_t speaker = 0;  // who is to overbid, follow or pass
    std::uint8_t in = 0;       // bit s: seat s has not passed
  };

  [[nodiscard]] bool may_call() const { return phase() == Phase::first_tile && !sale_.called; }
  [[nodiscard]] Expected<void> check_bid(int seat, int amount) const;
  void bid(int seat, int amount);
  void next_speaker();
  void settle();

  Sale sale_;
  std::vector<Sale> before_;
};

}  // namespace dalapapa
