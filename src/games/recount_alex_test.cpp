// The book of Alex (AL1 – AL5).
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/recount.hpp"

namespace dalapapa {
namespace {

class AlexBook final : public sample::Book {
 public:
  AlexBook(const Config& config, sample::Counts& counts)
      : Book(config, counts), scores_(config.seats.size()) {}

  [[nodiscard]] std::vector<int> scores() override { return scores_; }

  void compare_parts(const Game& game, int seat) override {
    Book::compare_parts(game, seat);
    ASSERT_EQ(points_of(game.parts_of(seat), "penalties"), -lost_[seat]);
  }

 protected:
  void act(const Step& step) override {
    if (std::holds_alternative<TimeUp>(step.action)) return time_is_up();
    if (lays_out(step)) return;
    const int seat = step.actor.seat_number();
    if (const auto* const announce = std::get_if<Announce>(&step.action)) {
      announced(seat, announce->points);
    } else if (const auto* const place = std::get_if<Place>(&step.action)) {
      shown_.push_back(lay(place->at).points());
      if (shown_.size() == 2) judge(seat);  // a whole turn
    } else if (std::holds_alternative<Done>(step.action)) {
      judge(seat);
    } else if (std::holds_alternative<Pass>(step.action)) {
      passed(seat);
    }
  }

 private:
  // ---- Looking for turns (AL2)
  void announced(int seat, int points) {
    // Higher than any other, and not after the own highest.
    for (const auto& [who, others] : announced_) EXPECT_GT(points, others);
    EXPECT_NE(highest_announcer(), seat);
    if (announced_.contains(seat)) count("outdone and announced again");
    announced_[seat] = points;
    if (silent_all_but(seat)) start_showing();
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
  void passed(int seat) {
    if (!showing_.empty()) return penalise(seat);
    silent_.insert(seat);
    if (silent_all_but(highest_announcer())) start_showing();
  }
  void time_is_up() {
    count(showing_.empty() ? "sand-glass" : "too slow to show");
    if (showing_.empty()) return start_showing();
    if (shown_.empty()) {
      penalise(showing_.back().second);
    } else {
      judge(showing_.back().second);
    }
  }

  // ---- Showing them (AL3, AL4)
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
    count("right announcement");
    end_round();
  }
  void penalise(int seat) {
    ++penalties_[seat];
    count(fmt::format("penalty {}", penalties_[seat]));
    if (penalties_[seat] == 1) sit_out_next_.insert(seat);
    if (penalties_[seat] == 2) {
      lost_[seat] = announced_[seat];
      of(scores_, seat) -= lost_[seat];
    }
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
    for (std::size_t i = placements_.size() - count; i < placements_.size(); ++i)
      open_.insert(config_.tiles->tile_with(placements_[i].face).value());
    placements_.resize(placements_.size() - count);
    for (const Placement& at : placements_) board_.place(at);
  }

  std::vector<int> scores_;
  std::map<int, int> announced_;
  std::map<int, int> penalties_;
  std::map<int, int> lost_;  // points
  std::set<int> silent_;
  std::set<int> sits_out_;
  std::set<int> sit_out_next_;
  std::vector<std::pair<int, int>> showing_;  // lowest first
  std::vector<int> shown_;
};

TEST(Recount, of_alex_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<AlexBook> recount("alex");
  recount.play_every_agreement();
  recount.expect({"outdone and announced again", "sand-glass", "right announcement", "penalty 1", "penalty 2",
                  "penalty 3"});
}

}  // namespace
}  // namespace dalapapa
