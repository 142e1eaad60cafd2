// The book of Dalapapa (CL1 – CL7), of auctions (EN1 – EN4) and of conquest (CO1 – CO4).
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/recount.hpp"

namespace dalapapa {
namespace {

using sample::Players;

class RaceBook : public sample::Book {
 public:
  RaceBook(const Config& config, sample::Counts& counts)
      : Book(config, counts), scores_(config.seats.size()), to_lay_out_(seats_) {}

  // CL6, CL7, EN4
  [[nodiscard]] std::optional<bool> over() const override {
    const bool race = last_round_ && still_to_play_.empty();
    const bool nobody_can = static_cast<int>(passed_.size()) == seats_;
    const bool no_tiles = bag_ == 0 && std::ranges::all_of(tiles_, [](int n) { return n == 0; });
    return race || nobody_can || (laid_out_ && no_tiles);
  }

  [[nodiscard]] std::vector<int> scores() override { return scores_; }

  void compare_parts(const Game& game, int seat) override {
    Book::compare_parts(game, seat);
    const auto parts = game.parts_of(seat);
    ASSERT_EQ(points_of(parts, "groups"), groups_[seat]);
    ASSERT_EQ(points_of(parts, "second_tiles"), -4 * second_tiles_[seat]);
    ASSERT_EQ(points_of(parts, "auctions"), auctions_[seat]);
    ASSERT_EQ(points_of(parts, "claim"), discs_marked_by(seat));
  }

 protected:
  void act(const Step& step) override {
    const int seat = step.actor.seat_number();
    if (const auto* const place = std::get_if<Place>(&step.action)) {
      laid(seat, lay(place->at));
    } else if (const auto* const bid = std::get_if<Bid>(&step.action)) {
      start_auction();
      holder_ = seat;
      bid_ = bid->amount;
    } else if (std::holds_alternative<Follow>(step.action)) {
      holder_ = seat;
    } else if (std::holds_alternative<Pass>(step.action)) {
      passed(seat);
    } else if (std::holds_alternative<Done>(step.action)) {
      second_possible_ = false;
      turn_ended(seat);
    }
    previous_ = step;
  }

  // CL6, EN4
  virtual void turn_ended(int seat) {
    const int seller = std::exchange(seller_, -1);
    if (last_round_) {
      if (!still_to_play_.contains(seat)) count("played beyond the last turn");
      still_to_play_.erase(seat);
      if (still_to_play_.erase(seller) > 0) count("last turn sold");
      return;
    }
    last_round_ = std::ranges::any_of(scores_, [&](int score) { return score >= config_.options["target"]; });
    if (!last_round_) return;
    if (of(scores_, seat) < config_.options["target"]) count("target reached by being paid");
    for (int left = seat + 1; left < seats_; ++left) still_to_play_.insert(left);
  }

 private:
  void laid(int seat, const slow::Outcome& outcome) {
    --of(tiles_, seat);
    if (!laid_out_) {  // each seat lays out one tile
      laid_out_ = --to_lay_out_ == 0;
      return;
    }
    passed_.clear();
    const bool second = second_possible_ && previous_.actor == Actor::seat(seat) &&
                        std::holds_alternative<Place>(previous_.action);
    second_possible_ = true;
    of(scores_, seat) += outcome.points() - (second ? 4 : 0);
    groups_[seat] += outcome.group_points();
    if (second) count("second tile"), ++second_tiles_[seat];
    last_player_ = seat;
    if (!second && of(tiles_, seat) > 0) return;
    second_possible_ = false;
    turn_ended(seat);
  }

  void passed(int seat) {
    if (!in_.empty()) return leaves_auction(seat);
    if (!laid_out_) {
      laid_out_ = --to_lay_out_ == 0;
      return;
    }
    last_player_ = seat;
    passed_.insert(seat);
    count("pass");
    turn_ended(seat);
  }

  // ---- Auctions (EN2, EN3)
  void start_auction() {
    if (!in_.empty()) return;
    for (int seat = 0; seat < seats_; ++seat) in_.insert(seat);
    active_ = last_player_ < 0 ? 0 : (last_player_ + 1) % seats_;
  }
  void leaves_auction(int seat) {
    in_.erase(seat);
    if (in_.size() > 1) return;
    in_.clear();
    count(holder_ == active_ ? "auction won by the active player" : "auction won by another");
    if (holder_ == active_) {
      of(scores_, active_) -= bid_ / 2;
      auctions_[active_] -= bid_ / 2;
      return;
    }
    of(scores_, holder_) -= bid_;
    of(scores_, active_) += bid_;
    auctions_[holder_] -= bid_;
    auctions_[active_] += bid_;
    seller_ = active_;
  }

  std::vector<int> scores_;
  std::map<int, int> groups_;  // points for them, by seat
  std::map<int, int> second_tiles_;
  std::map<int, int> auctions_;  // points taken, less those paid
  int to_lay_out_;
  Step previous_{Actor::chance(), Done{}};
  bool second_possible_ = false;
  int last_player_ = -1;
  std::set<int> in_;  // the auction
  int active_ = 0;
  int holder_ = 0;
  int bid_ = 0;
  int seller_ = -1;              // of the turn that is being played
  std::set<int> passed_;         // since the latest placement
  bool last_round_ = false;      // the target has been reached
  std::set<int> still_to_play_;  // in it
};

class ConquestBook final : public RaceBook {
 public:
  using RaceBook::RaceBook;

  // A turn does not end with its tiles, and nothing is said of it.
  [[nodiscard]] std::optional<bool> over() const override { return std::nullopt; }

  [[nodiscard]] std::vector<int> scores() override {
    std::vector<int> all = RaceBook::scores();
    for (int seat = 0; seat < seats_; ++seat) of(all, seat) += discs_marked_by(seat);
    return all;
  }

 protected:
  void act(const Step& step) override {
    RaceBook::act(step);
    if (const auto* const mark = std::get_if<Mark>(&step.action))
      marks_[sample::spot_of(mark->disc)] = step.actor.seat_number();
    if (std::holds_alternative<Place>(step.action)) joined();
  }
  void turn_ended(int /*seat*/) override {}

 private:
  // CO3: all marks of a joined group go.
  void joined() {
    for (const slow::Group& group : board_.groups()) {
      const auto marks = marks_on(group);
      if (marks.size() < 2) continue;
      count(fmt::format("junction with {} marks", marks.size()));
      for (const slow::Spot& disc : marks) marks_.erase(disc);
    }
  }
};

TEST(Recount, of_classic_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<RaceBook> recount("classic");
  recount.play_every_agreement();
  recount.expect({"second tile", "bag empty", "pass", "shared win"});
}

TEST(Recount, of_auction_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<RaceBook> recount("auction");
  recount.play_every_agreement();
  recount.expect({"auction won by the active player", "auction won by another",
                  "target reached by being paid", "last turn sold", "played beyond the last turn"});
}

TEST(Recount, of_conquest_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<ConquestBook> recount("conquest");
  recount.play_every_agreement();
  Random random(3);
  for (int i = 0; i < (sanitized ? 2 : 60); ++i) {
    recount.play(sample::agree(recount.game(), 4 - i % 3, sample::standard()),
                 i % 4 == 0 ? Players::plain : Players::tilted);
    // Tiles of few colours, on which groups join.
    recount.play(sample::agree(recount.game(), 4, sample::odd_tiles(60, random), {"target=240"}),
                 Players::tilted);
  }
  recount.expect({"second tile", "junction with 2 marks"});
}

}  // namespace
}  // namespace dalapapa
