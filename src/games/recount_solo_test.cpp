// The book of solo (SO1 – SO5).
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/recount.hpp"

namespace dalapapa {
namespace {

class SoloBook final : public sample::Book {
 public:
  SoloBook(const Config& config, sample::Counts& counts) : Book(config, counts) { bag_ = std::min(bag_, 40); }

  // SO3: counted anew from all that lies there.
  [[nodiscard]] std::vector<int> scores() override {
    int sum = 0;
    for (const slow::Group& group : board_.groups())
      sum += group.closed ? static_cast<int>(group.discs.size()) : 0;
    return {sum};
  }

  [[nodiscard]] std::optional<bool> over() const override { return places() == 0; }  // SO4

  void compare(const Game& game) const override {
    const json::object told = game.describe();
    ASSERT_EQ(told.at("bag").to_number<int>(), bag_);
    ASSERT_EQ(static_cast<int>(told.at("lost").as_array().size()), lost_);
    ASSERT_EQ(told.at("places").to_number<int>(), places());
    const auto result = game.result();
    if (!result) return;
    const bool won = result->scores[0] >= config_.options["target"];
    ASSERT_EQ(result->winners, won ? std::vector{0} : std::vector<int>{});  // SO5
    ++counts_[won ? "won" : "missed"];
    ++counts_[laid_ == 30 ? "room is filled" : "room is left"];
  }

 protected:
  void act(const Step& step) override {
    --tiles_[0];
    if (const auto* const place = std::get_if<Place>(&step.action)) {
      ++laid_;
      if (!lay(place->at).closed.empty()) count("closed");
    } else {
      ++lost_;
      count("lost");
    }
  }

 private:
  [[nodiscard]] int places() const { return std::min(30 - laid_, bag_ + tiles_[0]); }

  int laid_ = 0;
  int lost_ = 0;
};

TEST(Recount, of_solo_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<SoloBook> recount("solo");
  recount.play_every_agreement();
  // Where every tile closes something, random players win too.
  const auto easy = [&](int i) {
    Random random(static_cast<std::uint64_t>(i));
    return sample::agree(recount.game(), 1, sample::odd_tiles(40, random), {"target=20"});
  };
  recount.play_until("won", sample::Players::tilted, easy);
  recount.expect({"won", "missed", "lost", "closed", "bag empty", "room is filled", "room is left"});
}

}  // namespace
}  // namespace dalapapa
