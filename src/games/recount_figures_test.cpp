// The book of puzzle (PU1 – PU3) and Arlequin (AR1, AR2): how many tiles lie in each figure.
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/recount.hpp"

namespace dalapapa {
namespace {

class FiguresBook final : public sample::Book {
 public:
  using Book::Book;

  [[nodiscard]] std::vector<int> scores() override {
    std::vector<int> all;
    for (int seat = 0; seat < seats_; ++seat) all.push_back(static_cast<int>(figures_[seat].size()));
    return all;
  }

  void compare_parts(const Game& game, int seat) override {
    ASSERT_TRUE(game.parts_of(seat).empty());  // it can be seen
  }

 protected:
  void act(const Step& step) override {
    const int seat = step.actor.is_seat() ? step.actor.seat_number() : -1;
    if (std::holds_alternative<Place>(step.action)) figures_[seat].insert(held_[seat]);
    const auto* const take = std::get_if<Take>(&step.action);
    if (take == nullptr) return;
    if (figures_[seat].erase(take->tile) > 0) count("tile taken out of a figure");
    held_[seat] = take->tile;
  }

 private:
  std::map<int, std::set<TileIndex>> figures_;
  std::map<int, TileIndex> held_;
};

TEST(Recount, of_puzzle_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<FiguresBook> recount("puzzle");
  recount.play_every_agreement();
  recount.expect({"tile taken out of a figure"});
}

TEST(Recount, of_arlequin_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<FiguresBook> recount("arlequin");
  recount.play_every_agreement();
  recount.expect({"tile taken out of a figure"});
}

}  // namespace
}  // namespace dalapapa
