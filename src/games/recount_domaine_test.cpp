// The book of Domaine and 72 (DO1 – DO8).
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/recount.hpp"

namespace dalapapa {
namespace {

using sample::Players;

class DomaineBook final : public sample::Book {
 public:
  DomaineBook(const Config& config, sample::Counts& counts)
      : Book(config, counts), is_72_(config.game->name == "seventytwo"), tokens_(config.seats.size(), 2) {
    bag_ = static_cast<int>(std::ranges::count_if(
        config.tiles->tiles(), [&](const Tile& tile) { return sample::is_played_with(*config.game, tile); }));
  }

  void compare(const Game& game) const override {
    Book::compare(game);
    ASSERT_EQ(game.result().has_value(), over_);
    ASSERT_LE(*std::ranges::max_element(tiles_), 2);  // DO3
    for (const Actor actor : game.awaited().list()) {
      ASSERT_TRUE(!laid_out_ || actor.is_chance() || actor == Actor::seat(mover_));
    }
  }

  [[nodiscard]] std::vector<int> scores() override {
    std::vector<int> all;
    for (int seat = 0; seat < seats_; ++seat)
      all.push_back(discs_marked_by(seat) + (plaque_ == seat ? 5 : 0));
    return all;
  }

  void compare_parts(const Game& game, int seat) override {
    Book::compare_parts(game, seat);
    const auto parts = game.parts_of(seat);
    ASSERT_EQ(points_of(parts, "claim"), discs_marked_by(seat));
    ASSERT_EQ(points_of(parts, "plaque"), plaque_ == seat ? 5 : 0);
  }

 protected:
  void act(const Step& step) override {
    if (lays_out(step)) return;
    const int seat = step.actor.seat_number();
    if (const auto* const place = std::get_if<Place>(&step.action)) {
      laid(seat, lay(place->at).discs);
    } else if (const auto* const mark = std::get_if<Mark>(&step.action)) {
      marks_[sample::spot_of(mark->disc)] = seat;
      if (marks_of(seat) == markers()) last_marker(seat);
    } else if (std::holds_alternative<Again>(step.action)) {
      of(tokens_, seat) -= 2;
      count("another turn paid for");
      if (plaque_ >= 0) count("another turn paid for after the last marker");
    } else if (std::holds_alternative<Pass>(step.action)) {
      passed(seat);
    } else if (std::holds_alternative<Done>(step.action)) {
      end_turn();
    }
    last_act_ = step.action;
  }

 private:
  [[nodiscard]] int reserve() const {
    int left = 24;
    for (const int n : tokens_) left -= n;
    return left;
  }
  [[nodiscard]] int markers() const {
    constexpr std::array<std::array<int, 3>, 2> by_seats{{{10, 7, 5}, {12, 8, 6}}};
    return by_seats[is_72_ ? 1 : 0][static_cast<std::size_t>(seats_ - 2)];
  }
  void laid(int seat, int discs) {
    --of(tiles_, seat);
    of(tokens_, seat) += discs == 1 ? -1 : std::min(discs - 2, reserve());
    if (reserve() == 0) count("token reserve empty");
    passes_ = 0;
  }
  void last_marker(int seat) {
    count("last marker");
    if (plaque_ < 0) plaque_ = seat;
  }
  void passed(int seat) {  // DO3: the whole turn
    count("pass");
    if (is_72_) of(tokens_, seat) += std::min(1, reserve());
    if (std::holds_alternative<Again>(last_act_)) count("pass in a turn that was paid for");
    if (plaque_ >= 0) count("pass in a last turn");
    ++passes_;
    end_turn();
  }
  void end_turn() {  // DO6
    mover_ = (mover_ + 1) % seats_;
    const bool idle = passes_ == (is_72_ ? 2 * seats_ : seats_);
    if (idle) count("nobody can place");
    over_ = idle || mover_ == plaque_ || of(tiles_, mover_) == 0;
  }

  bool is_72_;
  std::vector<int> tokens_;
  int plaque_ = -1;
  int mover_ = 0;
  int passes_ = 0;  // in a row
  bool over_ = false;
  Action last_act_ = Done{};
};

void play_domaine(sample::Recount<DomaineBook>& recount) {
  recount.play_every_agreement();
  Random random(3);
  for (int i = 0; i < (sanitized ? 3 : 60); ++i) {
    recount.play(sample::agree(recount.game(), 4 - i % 3, sample::standard()),
                 i % 4 == 0 ? Players::plain : Players::tilted);
    // Tiles that often fit nowhere, so that players pass (DO3).
    recount.play(sample::agree(recount.game(), 2 + i % 3, sample::odd_tiles(20, random)), Players::plain);
  }
}

TEST(Recount, of_domaine_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<DomaineBook> recount("domaine");
  play_domaine(recount);
  recount.expect({"token reserve empty", "last marker", "pass", "nobody can place", "another turn paid for"});
}

TEST(Recount, of_seventytwo_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<DomaineBook> recount("seventytwo");
  play_domaine(recount);
  Random random(4);
  recount.play_until("pass in a turn that was paid for", Players::plain, [&](int i) {
    return sample::agree(recount.game(), 2 + i % 3, sample::odd_tiles(20, random));
  });
  recount.play_until("another turn paid for after the last marker", Players::plain,
                     [&](int i) { return sample::agree(recount.game(), 2 + i % 3, sample::standard()); });
  recount.expect({"pass", "nobody can place", "pass in a turn that was paid for", "pass in a last turn",
                  "last marker", "another turn paid for after the last marker"});
}

}  // namespace
}  // namespace dalapapa
