// The book of gone (GO1 – GO3).
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/recount.hpp"

namespace dalapapa {
namespace {

using sample::Players;

class GoneBook final : public sample::Book {
 public:
  using Book::Book;

  [[nodiscard]] std::vector<int> scores() override { return tiles_; }

  void compare_parts(const Game& game, int seat) override {
    Book::compare_parts(game, seat);
    ASSERT_EQ(points_of(game.parts_of(seat), "laid"), -laid_[seat]);
  }

 protected:
  void act(const Step& step) override {
    if (lays_out(step)) return;
    look_at_hands();
    if (std::holds_alternative<Pass>(step.action)) count("pass");
    const auto* const place = std::get_if<Place>(&step.action);
    if (place == nullptr) return;
    --of(tiles_, step.actor.seat_number());
    ++laid_[step.actor.seat_number()];
    if (lay(place->at).discs >= 3) count("plays again");
  }

 private:
  // GO1: what was dealt is looked at before the first turn.
  void look_at_hands() {
    if (std::exchange(hands_looked_at_, true)) return;
    for (int seat = 0; seat < seats_; ++seat) {
      const int age = config_.seats[static_cast<std::size_t>(seat)].age.value();
      EXPECT_EQ(of(tiles_, seat), std::min(age, 12));
      if (age > 12) count("grown-up with 12 tiles");
    }
  }

  bool hands_looked_at_ = false;
  std::map<int, int> laid_;
};

Config with_ages(const GameInfo& game, const sample::Tiles& tiles, const std::vector<int>& ages) {
  Config config = sample::agreement(game, static_cast<int>(ages.size()), tiles, {});
  for (std::size_t seat = 0; seat < ages.size(); ++seat) config.seats[seat].age = ages[seat];
  EXPECT_TRUE(config.check());
  return config;
}

TEST(Recount, of_gone_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<GoneBook> recount("gone");
  recount.play_every_agreement();
  // Children with few tiles that fit badly.
  Random random(3);
  for (int i = 0; i < (sanitized ? 2 : 40); ++i)
    recount.play(with_ages(recount.game(), sample::odd_tiles(14, random), {4, 4}), Players::plain);
  // Sisters, brothers and parents.
  for (int i = 0; i < (sanitized ? 1 : 6); ++i) {
    recount.play(with_ages(recount.game(), sample::standard(), {3, 12, 13, 40, 99, 8}),
                 i % 2 == 0 ? Players::tilted : Players::plain);
  }
  recount.expect({"plays again", "grown-up with 12 tiles", "pass", "bag empty"});
}

}  // namespace
}  // namespace dalapapa
