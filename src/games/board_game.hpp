// What gone, Alex, Domaine, 72 and Terra have in common: one board that starts from a few tiles which a dealer lays out,
// tiles that chance owes to seats or to the table, a copy of the small state for each step so that it can be undone.
//
// A game of this kind says what happens once the layout is there (begin), and then who may do what (see the last group
// of virtual functions). Whenever it owes draws, chance acts before anybody else.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "board/board.hpp"
#include "games/catalogue.hpp"
#include "games/game.hpp"
#include "games/hand.hpp"
#include "games/hasher.hpp"

namespace dalapapa {

class BoardGame : public Game {
 public:
  [[nodiscard]] Actors awaited() const final;
  [[nodiscard]] std::vector<Action> choices(Actor actor) const final;
  [[nodiscard]] Expected<void> check(const Step& step) const final;
  [[nodiscard]] std::optional<Action> automatic(Actor actor) const final;
  [[nodiscard]] std::unique_ptr<Game> seen_by(Viewer viewer) const override;
  void determinize(Random& random) final;
  [[nodiscard]] std::span<const TileIndex> shown_by(const Step& step) const override;
  [[nodiscard]] Outcome outcome_of(int seat, const Placement& at) final;
  [[nodiscard]] json::object describe() const final;
  [[nodiscard]] std::vector<Layout> layouts() const final;
  [[nodiscard]] Board* common_board() final { return &board_; }
  [[nodiscard]] std::span<const TileIndex> tiles_to_place(int seat) const override {
    return common_.laying_out ? open_tiles() : hand(seat);
  }
  [[nodiscard]] std::uint64_t hash() const final;
  [[nodiscard]] Draw next_draw() const final { return {no_tile, common_.owed.front()}; }

  [[nodiscard]] const Board& board() const { return board_; }
  // For searches, which try placements on it and take them back.
  [[nodiscard]] Board& trial_board() { return board_; }
  // How many tiles are in the bag, which all may know.
  [[nodiscard]] int in_bag() const { return common_.in_bag; }
  // Whose turn it is.
  [[nodiscard]] int seat() const { return common_.seat; }
  // Whether the dealer has laid out the first tiles.
  [[nodiscard]] bool laid_out() const { return !common_.laying_out; }
  // Those that lie on the table for all to see: to be laid out, or in Alex those of the round.
  [[nodiscard]] std::span<const TileIndex> open_tiles() const { return common_.open.tiles(); }
  // Nothing for a seat that never holds any.
  [[nodiscard]] std::span<const TileIndex> hand(int seat) const {
    if (static_cast<std::size_t>(seat) >= most_hands) return {};
    return common_.hands[static_cast<std::size_t>(seat)].tiles();
  }

 protected:
  using FullHand = Hand<255>;
  static constexpr std::size_t most_hands = 6;
  static constexpr std::size_t most_owed = 72;  // GO1: twelve tiles for each of six players

  // The draws that chance owes, in order.
  class Owed {
   public:
    [[nodiscard]] bool empty() const { return count_ == 0; }
    [[nodiscard]] Actor front() const { return Actor::from_number(to_[0]); }
    void add(Actor to) { to_[count_++] = to.number(); }
    void pop() { std::copy(to_.begin() + 1, to_.begin() + count_--, to_.begin()); }
    void clear() { count_ = 0; }

   private:
    std::array<std::int8_t, most_owed> to_{};
    std::uint8_t count_ = 0;
  };
  struct Common {
    std::uint8_t seat = 0;
    std::uint8_t dealer = 0;
    bool laying_out = true;
    std::uint8_t in_bag =
        0;  // how many tiles, which all may know; in a seen game bag() holds hidden hands too
    Owed owed;
    Hand<8> open;  // on the table, for all to see
    std::array<FullHand, most_hands> hands{};
  };

  // `dealer` lays out this many tiles.
  BoardGame(std::shared_ptr<const TileSet> tiles, int seats, int dealer, int layout);

  // Draws that the bag cannot supply are dropped.
  void owe(Actor to);
  // Lays a tile, taken out of a hand.
  template <std::size_t Most>
  Formed lay(const Placement& at, Hand<Most>& from) {
    from.remove(*tiles().tile_with(at.face));
    return board_.place(at.canonical());
  }
  // Takes the latest tile off the board; undo will lay it again.
  void take_back();
  // Tiles that lie open go back into the bag.
  void put_open_tiles_back();
  [[nodiscard]] bool bag_empty() const { return common_.in_bag == 0; }
  [[nodiscard]] FullHand& own_hand() { return common_.hands[common_.seat]; }
  [[nodiscard]] const FullHand& own_hand() const { return common_.hands[common_.seat]; }
  [[nodiscard]] int next_seat() const { return (common_.seat + 1) % seats(); }

  // Whether a tile of these can be laid there (G7), or why not.
  [[nodiscard]] Expected<void> check_place(std::span<const TileIndex> from, const Placement& at) const;
  // Every placement of every one of these tiles. Nothing if one is hidden: whoever may not see it cannot know.
  [[nodiscard]] std::vector<Placement> placements(std::span<const TileIndex> from) const;

  // What the game does after the layout: deals, and sets its first phase.
  virtual void begin(std::int64_t time) = 0;
  // Who may act when no draw is owed; nobody when it is over.
  [[nodiscard]] virtual Actors players() const = 0;
  // For an actor among them.
  [[nodiscard]] virtual std::vector<Action> actions(Actor actor) const = 0;
  [[nodiscard]] virtual Expected<void> check_action(const Step& step) const = 0;
  virtual void act(const Step& step) = 0;
  // Fills in what the discs and groups of a placement bring: nothing (`free`) while the table is laid out.
  virtual void settle(Outcome& outcome, int seat) const = 0;
  // The state of the game itself, for undo: see BoardGameOf, which does all that is done with it alike.
  [[nodiscard]] virtual std::shared_ptr<const void> save() const = 0;
  virtual void restore(const void* own) = 0;
  [[nodiscard]] virtual std::string_view phase_name() const = 0;
  virtual void describe_own(json::object& out) const = 0;
  virtual void hash_own(Hasher& hasher) const = 0;
  // The pieces on the board: marks, markers, pawns.
  [[nodiscard]] virtual std::vector<Layout::Claim> claims() const { return {}; }

  Common common_;

 private:
  struct Before {
    Common common;
    TileBits bag;
    int laid;
    std::shared_ptr<const void> own;
    std::vector<Placement> taken_back{};
  };

  void do_apply(const Step& step) final;
  void do_undo(const Step& step) final;
  [[nodiscard]] std::span<TileIndex> hand_to_reveal(int seat) final;
  [[nodiscard]] bool laying_out() const { return common_.laying_out && common_.owed.empty(); }
  [[nodiscard]] Expected<void> check_draw(const Step& step) const;
  [[nodiscard]] Expected<void> check_layout(const Step& step) const;
  void draw(const Draw& draw);
  void lay_out(const Step& step);

  Board board_;
  std::vector<std::shared_ptr<Before>> before_;  // shared among clones: only the latest is ever written to
};

// A game of this kind with a state of its own, which is copied for undo and hashed. An Own has
//   Phase phase;                                  // an enum whose last value is "over"
//   static constexpr std::array phase_names{…};   // as describe() tells them
//   void hash(Hasher& hasher, int seats) const;
template <class Own>
class BoardGameOf : public BoardGame {
 public:
  using Phase = typename Own::Phase;

  [[nodiscard]] Phase phase() const { return own_.phase; }
  [[nodiscard]] std::optional<Result> result() const override {
    if (!over()) return std::nullopt;
    return verdict();
  }

 protected:
  using BoardGame::BoardGame;

  [[nodiscard]] bool over() const { return own_.phase == Phase::over; }
  // One after the other, unless the game says otherwise.
  [[nodiscard]] Actors players() const override { return over() ? Actors{} : Actors(Actor::seat(seat())); }

  Own own_;

 private:
  [[nodiscard]] std::shared_ptr<const void> save() const final { return std::make_shared<const Own>(own_); }
  void restore(const void* own) final { own_ = *static_cast<const Own*>(own); }
  void hash_own(Hasher& hasher) const final { own_.hash(hasher, seats()); }
  [[nodiscard]] std::string_view phase_name() const final {
    static_assert(Own::phase_names.size() == static_cast<std::size_t>(Phase::over) + 1);
    return Own::phase_names[static_cast<std::size_t>(own_.phase)];
  }
};

}  // namespace dalapapa
