// For recount_test: a second bookkeeping of all ten games, from the steps alone and on the slow board. It shares nothing
// with the games but the actions, and counts the rare cases.
#pragma once

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "board/slow_board.hpp"
#include "games/sample_games.hpp"

namespace dalapapa::sample {

using Counts = std::map<std::string, int>;

inline slow::Spot spot_of(const EdgeAt& at) {
  return {{at.x, at.y}, at.side == EdgeAt::Side::top ? slow::top : slow::left};
}

class Book {
 public:
  Book(const Config& config, Counts& counts)
      : game_(config.game->name),
        seats_(static_cast<int>(config.seats.size())),
        config_(config),
        counts_(counts),
        scores_(config.seats.size()),
        purse_(config.seats.size()),
        tiles_(config.seats.size()) {
    for (int seat = 0; seat < seats_; ++seat) {
      if (is_domaine()) of(purse_, seat) = 2;
      if (game_ == "terra") of(purse_, seat) = seat < 2 ? 1 : 2;
    }
    bag_ = config.tiles->size();
    if (is_domaine()) {
      bag_ = static_cast<int>(std::ranges::count_if(config.tiles->tiles(), [](const Tile& tile) {
        return tile.shape.value_or(Shape::hook) == Shape::hook;
      }));
    }
    layout_ = seats_;
  }

  void enter(const Step& step) {
    if (game_ == "gone" && laid_out_ && !std::holds_alternative<Draw>(step.action)) look_at_hands();
    std::visit([&](const auto& action) { on(step, action); }, step.action);
    if (game_ == "alex" && shown_.size() == 2) judge(step.actor.seat_number());  // a whole turn
    previous_ = step;
    if (step.actor.is_seat()) last_act_ = step.action;
  }

  // What the game tells of claims and turns, with what is written here.
  void compare(const Game& game) const {
    std::map<slow::Spot, int> claims;
    const Layout layout = game.layouts().front();
    for (const Layout::Claim& claim : layout.claims) claims[spot_of(claim.disc)] = claim.seat;
    ASSERT_EQ(claims, marks_);
    if (!is_domaine()) return;
    ASSERT_EQ(game.result().has_value(), over_);
    ASSERT_LE(*std::ranges::max_element(tiles_), 2);  // DO3
    for (const Actor actor : game.awaited().list()) {
      ASSERT_TRUE(!laid_out_ || actor.is_chance() || actor == Actor::seat(mover_));
    }
  }

  // Whether the game is over, with all draws made that were due. Needs: the classic game or auctions.
  [[nodiscard]] bool over() const {
    const bool race = last_round_ && still_to_play_.empty();
    const bool nobody_can = static_cast<int>(passed_.size()) == seats_;
    const bool no_tiles = bag_ == 0 && std::ranges::all_of(tiles_, [](int count) { return count == 0; });
    return race || nobody_can || (laid_out_ && no_tiles);
  }

  [[nodiscard]] std::vector<int> scores() {
    std::vector<int> result = scores_;
    for (int seat = 0; seat < seats_; ++seat) {
      if (game_ == "conquest" || is_domaine()) of(result, seat) += marked(seat);
      if (is_domaine() && plaque_ == seat) of(result, seat) += 5;
      if (game_ == "terra") of(result, seat) = product(seat) + of(purse_, seat);
      if (game_ == "gone" || game_ == "puzzle" || game_ == "arlequin") of(result, seat) = of(tiles_, seat);
    }
    return result;
  }

 private:
  [[nodiscard]] bool is_classic() const {
    return game_ == "classic" || game_ == "auction" || game_ == "conquest";
  }
  [[nodiscard]] bool is_domaine() const { return game_ == "domaine" || game_ == "seventytwo"; }
  [[nodiscard]] bool is_figures() const { return game_ == "puzzle" || game_ == "arlequin"; }
  static int& of(std::vector<int>& values, int seat) { return values[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] int reserve(int all) const {
    for (const int n : purse_) all -= n;
    return all;
  }

  void on(const Step&, const Draw& draw) {
    if (--bag_ == 0) ++counts_["bag empty"];
    if (draw.to.is_seat()) ++of(tiles_, draw.to.seat_number());
    if (!draw.to.is_seat()) open_.insert(draw.tile);
  }

  void put_open_tiles_back() {
    bag_ += static_cast<int>(open_.size());
    open_.clear();
  }

  void on(const Step& step, const Place& place) {
    const int seat = step.actor.seat_number();
    if (is_figures()) {
      ++of(tiles_, seat);
      figures_[seat].insert(held_[seat]);
      return;
    }
    placements_.push_back(place.at);
    EXPECT_EQ(board_.verdict(place.at), slow::Verdict::legal);
    const slow::Outcome outcome = board_.place(place.at);
    open_.erase(config_.tiles->tile_with(place.at.face).value());
    if (!laid_out_) {
      // In the classic game each seat lays out one tile; otherwise the dealer lays out all that lie open.
      if (is_classic()) --of(tiles_, seat);
      laid_out_ = is_classic() ? --layout_ == 0 : open_.empty();
      if (laid_out_) begin();
      return;
    }
    --of(tiles_, seat);
    passed_.clear();
    if (is_classic()) {
      const bool second = previous_.actor == step.actor && std::holds_alternative<Place>(previous_.action) &&
                          turn_places_ == 1;
      turn_places_ = second ? 2 : 1;
      of(scores_, seat) += outcome.points() - (second ? 4 : 0);
      if (second) ++counts_["second tile"];
      last_player_ = seat;
      if (second || of(tiles_, seat) == 0) turn_ended(seat);
    }
    if (is_domaine()) {
      of(purse_, seat) += outcome.discs == 1 ? -1 : std::min(outcome.discs - 2, reserve(24));
      if (reserve(24) == 0) ++counts_["token reserve empty"];
      passes_ = 0;
    }
    if (game_ == "terra") {
      of(purse_, seat) -= std::max(0, 3 - outcome.discs);
      acted(step);
    }
    if (game_ == "gone" && outcome.discs >= 3) ++counts_["gone plays again"];
    if (game_ == "alex") {
      shown_.push_back(outcome.points());
    }
    joined();
  }

  // CO3: all marks of a joined group go; TE3: one is kept, see Keep.
  void joined() {
    for (const slow::Group& group : board_.groups()) {
      std::vector<slow::Spot> on_it;
      for (const auto& [disc, seat] : marks_) {
        if (group.discs.contains(disc)) on_it.push_back(disc);
      }
      if (on_it.size() < 2) continue;
      ++counts_[fmt::format("{} junction with {} marks", game_, on_it.size())];
      if (game_ == "conquest") {
        for (const slow::Spot& disc : on_it) marks_.erase(disc);
      }
    }
  }

  void on(const Step& step, const Mark& mark) {
    const int seat = step.actor.seat_number();
    marks_[spot_of(mark.disc)] = seat;
    if (game_ == "terra") {
      --of(purse_, seat);
      acted(step);
    }
    const auto own = std::ranges::count(marks_, seat, [](const auto& m) { return m.second; });
    constexpr std::array<std::array<int, 3>, 2> markers{{{10, 7, 5}, {12, 8, 6}}};
    if (is_domaine() && own == markers[game_ == "domaine" ? 0 : 1][static_cast<std::size_t>(seats_ - 2)]) {
      ++counts_["last marker"];
      if (plaque_ < 0) plaque_ = seat;
    }
  }
  void on(const Step& step, const Unmark& unmark) {
    of(purse_, step.actor.seat_number()) -= 2;
    const auto pawn = marks_.extract(spot_of(unmark.disc));  // TE3: by the disc it was put on
    if (pawn.mapped() != step.actor.seat_number()) ++counts_["pawn of another taken back"];
    acted(step);
  }
  void on(const Step& step, const Keep& keep) {
    const slow::Spot kept = spot_of(keep.disc);
    for (const slow::Group& group : board_.groups()) {
      if (!group.discs.contains(kept)) continue;
      std::erase_if(marks_, [&](const auto& m) { return group.discs.contains(m.first) && m.first != kept; });
    }
    ++counts_["keep"];
    settle_last_turn(step);
  }

  // ---- Auctions (EN2, EN3)
  void on(const Step& step, const Bid& bid) {
    if (in_.empty()) {
      for (int seat = 0; seat < seats_; ++seat) in_.insert(seat);
      active_ = last_player_ < 0 ? 0 : (last_player_ + 1) % seats_;
    }
    holder_ = step.actor.seat_number();
    bid_ = bid.amount;
  }
  void on(const Step& step, const Follow&) { holder_ = step.actor.seat_number(); }
  void on(const Step& step, const Pass&) {
    const int seat = step.actor.seat_number();
    if (!in_.empty()) {
      in_.erase(seat);
      if (in_.size() > 1) return;
      in_.clear();
      ++counts_[holder_ == active_ ? "auction won by the active player" : "auction won by another"];
      if (holder_ == active_) {
        of(scores_, active_) -= bid_ / 2;
      } else {
        of(scores_, holder_) -= bid_;
        of(scores_, active_) += bid_;
        seller_ = active_;
      }
      return;
    }
    if (!laid_out_ && is_classic()) {
      laid_out_ = --layout_ == 0;
      return;
    }
    if (!laid_out_) {
      put_open_tiles_back();  // what fits nowhere
      laid_out_ = true;
      return begin();
    }
    last_player_ = seat;
    passed_.insert(seat);
    ++counts_[game_ + " pass"];
    if (is_classic()) turn_ended(seat);
    if (game_ == "seventytwo") of(purse_, seat) += std::min(1, reserve(24));
    if (is_domaine()) {  // DO3: the whole turn
      if (std::holds_alternative<Again>(last_act_)) ++counts_["pass in a turn that was paid for"];
      if (plaque_ >= 0) ++counts_["pass in a last turn"];
      ++passes_;
      end_of_turn_in_domaine();
    }
    if (game_ == "alex") pass_in_alex(step);
  }

  void on(const Step& step, const Done&) {
    turn_places_ = 0;
    if (is_classic()) turn_ended(step.actor.seat_number());
    if (game_ == "terra") end_turn(step.actor.seat_number());
    if (is_domaine()) end_of_turn_in_domaine();
    if (game_ == "alex") judge(step.actor.seat_number());
  }
  void on(const Step& step, const Again&) {
    of(purse_, step.actor.seat_number()) -= 2;
    ++counts_["another turn paid for"];
    if (plaque_ >= 0) ++counts_["another turn paid for after the last marker"];
  }

  // ---- Domaine and 72 (DO6)
  void end_of_turn_in_domaine() {
    mover_ = (mover_ + 1) % seats_;
    const bool idle = passes_ == (game_ == "domaine" ? seats_ : 2 * seats_);
    if (idle) ++counts_["nobody can place in " + game_];
    over_ = idle || mover_ == plaque_ || of(tiles_, mover_) == 0;
  }

  void on(const Step&, const PutBack&) {}
  void on(const Step&, const TakeSheet&) {}
  // What happens at a table is no part of the game.
  void on(const Step&, const Resign&) {}
  void on(const Step&, const Leave&) {}
  void on(const Step&, const Return&) {}
  void on(const Step&, const OutOfTime&) {}
  void on(const Step& step, const Take& take) {
    const int seat = step.actor.seat_number();
    auto& figure = figures_[seat];
    if (figure.contains(take.tile)) {
      figure.erase(take.tile);
      --of(tiles_, seat);
      ++counts_["tile taken out of a figure"];
    }
    held_[seat] = take.tile;
  }
  void on(const Step&, const TimeUp&) {
    if (game_ != "alex") return;
    ++counts_[showing_.empty() ? "sand-glass" : "too slow to show"];
    if (showing_.empty()) return start_showing();
    if (shown_.empty()) {
      penalise(showing_.back().second);
    } else {
      judge(showing_.back().second);
    }
  }

  // ---- The end of the race (CL6, EN4); in conquest a turn does not end with its tiles, and nothing is said of it.
  void turn_ended(int seat) {
    if (game_ == "conquest") return;
    const int seller = std::exchange(seller_, -1);
    if (last_round_) {
      if (!still_to_play_.contains(seat)) ++counts_["played beyond the last turn"];
      still_to_play_.erase(seat);
      if (still_to_play_.erase(seller) > 0) ++counts_["last turn sold"];
      return;
    }
    last_round_ = std::ranges::any_of(scores_, [&](int score) { return score >= config_.options["target"]; });
    if (!last_round_) return;
    if (of(scores_, seat) < config_.options["target"]) ++counts_["target reached by being paid"];
    for (int left = seat + 1; left < seats_; ++left) still_to_play_.insert(left);
  }

  // ---- Gone (GO1): what was dealt is looked at before the first turn.
  void look_at_hands() {
    if (std::exchange(hands_looked_at_, true)) return;
    for (int seat = 0; seat < seats_; ++seat) {
      const int age = config_.seats[static_cast<std::size_t>(seat)].age.value();
      EXPECT_EQ(of(tiles_, seat), std::min(age, 12));
      if (age > 12) ++counts_["grown-up with 12 tiles"];
    }
  }

  // ---- Terra (TE2, TE4, TE5)
  void begin() {
    if (game_ == "terra") income(1);
  }
  void income(int seat) { of(purse_, seat) += std::min(2, reserve(20)); }
  void acted(const Step& step) { settle_last_turn(step); }
  [[nodiscard]] bool contested() {
    return std::ranges::any_of(board_.groups(), [&](const slow::Group& group) {
      return std::ranges::count_if(marks_, [&](const auto& m) { return group.discs.contains(m.first); }) > 1;
    });
  }
  void settle_last_turn(const Step& step) {
    if (ender_ >= 0 && !contested()) end_turn(step.actor.seat_number());
  }
  void end_turn(int seat) {
    of(purse_, seat) = std::min(of(purse_, seat), 3);
    std::set<Colour> closed;
    for (const slow::Group& group : board_.groups()) {
      for (const auto& [disc, owner] : marks_) {
        if (owner == seat && group.closed && group.discs.contains(disc)) closed.insert(group.colour);
      }
    }
    const auto own = std::ranges::count(marks_, seat, [](const auto& m) { return m.second; });
    if (ender_ < 0 && (own == 5 || closed.size() == 4)) {
      ender_ = seat;
      ++counts_[own == 5 ? "five pawns" : "four colours"];
    }
    if (ender_ < 0) income((seat + 1) % seats_);
    if (reserve(20) == 0) ++counts_["coin reserve empty"];
  }
  [[nodiscard]] int product(int seat) {
    std::map<Colour, int> largest;
    for (const slow::Group& group : board_.groups()) {
      for (const auto& [disc, owner] : marks_) {
        if (owner != seat || !group.closed || !group.discs.contains(disc)) continue;
        largest[group.colour] = std::max(largest[group.colour], static_cast<int>(group.discs.size()));
      }
    }
    int product = largest.empty() ? 0 : 1;
    for (const auto& [colour, size] : largest) product *= size;
    return product;
  }
  [[nodiscard]] int marked(int seat) {
    int sum = 0;
    for (const slow::Group& group : board_.groups()) {
      for (const auto& [disc, owner] : marks_) {
        if (owner == seat && group.closed && group.discs.contains(disc))
          sum += static_cast<int>(group.discs.size());
      }
    }
    return sum;
  }

  // ---- Alex (AL2 – AL4)
  void on(const Step& step, const Announce& announce) {
    // Higher than any other, and not after the own highest.
    for (const auto& [who, points] : announced_) EXPECT_GT(announce.points, points);
    EXPECT_NE(highest_announcer(), step.actor.seat_number());
    if (announced_.contains(step.actor.seat_number())) ++counts_["outdone and announced again"];
    announced_[step.actor.seat_number()] = announce.points;
    if (silent_all_but(step.actor.seat_number())) start_showing();
  }
  [[nodiscard]] int highest_announcer() {
    int highest = -1;
    for (const auto& [who, points] : announced_) {
      if (highest < 0 || points > announced_[highest]) highest = who;
    }
    return highest;
  }
  [[nodiscard]] bool plays(int seat) { return penalties_[seat] < 3 && !sits_out_.contains(seat); }
  [[nodiscard]] bool silent_all_but(int highest) {
    for (int seat = 0; seat < seats_; ++seat) {
      if (plays(seat) && !silent_.contains(seat) && seat != highest) return false;
    }
    return true;
  }
  void pass_in_alex(const Step& step) {
    const int seat = step.actor.seat_number();
    if (!showing_.empty()) return penalise(seat);
    silent_.insert(seat);
    if (silent_all_but(highest_announcer())) start_showing();
  }
  void start_showing() {
    for (const auto& [seat, points] : announced_) showing_.emplace_back(points, seat);
    std::ranges::sort(showing_);
    if (showing_.empty()) end_round();
  }
  void judge(int seat) {
    int points = shown_.size() > 1 ? -4 : 0;
    for (const int p : shown_) points += p;
    if (points < announced_[seat]) return penalise(seat);
    of(scores_, seat) += announced_[seat];
    ++counts_["right announcement"];
    end_round();
  }
  void penalise(int seat) {
    ++penalties_[seat];
    ++counts_[fmt::format("penalty {} in Alex", penalties_[seat])];
    if (penalties_[seat] == 1) sit_out_next_.insert(seat);
    if (penalties_[seat] == 2) of(scores_, seat) -= announced_[seat];
    take_back(shown_.size());
    shown_.clear();
    showing_.pop_back();
    if (showing_.empty()) end_round();
  }
  void end_round() {
    put_open_tiles_back();
    showing_.clear();
    shown_.clear();
    announced_.clear();
    silent_.clear();
    bool anyone = false;
    for (int tries = 0; tries < 2 && !anyone; ++tries) {  // all may sit out one round, never two
      sits_out_ = std::move(sit_out_next_);
      sit_out_next_.clear();
      for (int seat = 0; seat < seats_; ++seat) anyone = anyone || plays(seat);
    }
  }
  // The slow board cannot undo: it is laid again.
  void take_back(std::size_t count) {
    board_ = {};
    for (std::size_t i = placements_.size() - count; i < placements_.size(); ++i) {
      open_.insert(config_.tiles->tile_with(placements_[i].face).value());
    }
    placements_.resize(placements_.size() - count);
    for (const Placement& at : placements_) board_.place(at);
  }

  std::string game_;
  int seats_;
  const Config& config_;
  Counts& counts_;
  slow::Board board_;
  std::vector<Placement> placements_;
  std::vector<int> scores_;
  std::vector<int> purse_;
  std::vector<int> tiles_;  // in hand, or in the figure
  std::set<TileIndex> open_;
  std::map<slow::Spot, int> marks_;
  std::map<int, std::set<TileIndex>> figures_;
  std::map<int, TileIndex> held_;
  Step previous_{Actor::chance(), Done{}};
  int bag_ = 0;
  int layout_ = 0;  // tiles that are still to be laid out in the classic game
  bool laid_out_ = false;
  int turn_places_ = 0;
  int last_player_ = -1;
  std::set<int> in_;
  int active_ = 0;
  int holder_ = 0;
  int bid_ = 0;
  int seller_ = -1;              // of the turn that is being played
  std::set<int> passed_;         // since the latest placement
  bool last_round_ = false;      // the target has been reached
  std::set<int> still_to_play_;  // in it
  bool hands_looked_at_ = false;
  int plaque_ = -1;
  int mover_ = 0;   // in Domaine
  int passes_ = 0;  // there, in a row
  bool over_ = false;
  Action last_act_ = Done{};  // of a seat
  int ender_ = -1;
  std::map<int, int> announced_;
  std::map<int, int> penalties_;
  std::set<int> silent_;
  std::set<int> sits_out_;
  std::set<int> sit_out_next_;
  std::vector<std::pair<int, int>> showing_;  // lowest first
  std::vector<int> shown_;
};

}  // namespace dalapapa::sample
