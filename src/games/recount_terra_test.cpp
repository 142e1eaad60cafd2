// The book of Terra (TE1 – TE7).
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/recount.hpp"

namespace dalapapa {
namespace {

using sample::Players;

class TerraBook final : public sample::Book {
 public:
  TerraBook(const Config& config, sample::Counts& counts)
      : Book(config, counts), coins_(config.seats.size(), 2) {
    coins_[0] = coins_[1] = 1;
  }

  [[nodiscard]] std::vector<int> scores() override {
    std::vector<int> all;
    for (int seat = 0; seat < seats_; ++seat) all.push_back(product(seat) + of(coins_, seat));
    return all;
  }

  // TE6: the largest closed group of each colour, multiplied.
  void compare_parts(const Game& game, int seat) override {
    Book::compare_parts(game, seat);
    std::set<Colour> colours;
    std::ptrdiff_t pawns = 0;
    int product = 1;
    const auto parts = game.parts_of(seat);
    for (const Part& part : parts) {
      if (!part.ground) continue;
      ++pawns;
      if (!part.ground->counts) continue;
      ASSERT_TRUE(colours.insert(part.ground->group.colour).second);
      product *= part.ground->group.size;
      if (colours.size() > 1) count("product explained");
    }
    ASSERT_EQ(pawns, marks_of(seat));
    ASSERT_EQ(points_of(parts, "product"), colours.empty() ? 0 : product);
    ASSERT_EQ(points_of(parts, "coins"), of(coins_, seat));
  }

 protected:
  void act(const Step& step) override {
    if (lays_out(step)) {
      if (laid_out_) income(1);
      return;
    }
    const int seat = step.actor.seat_number();
    if (const auto* const place = std::get_if<Place>(&step.action)) {
      of(coins_, seat) -= std::max(0, 3 - lay(place->at).discs);
      count_junctions();
    } else if (const auto* const mark = std::get_if<Mark>(&step.action)) {
      marks_[sample::spot_of(mark->disc)] = seat;
      --of(coins_, seat);
    } else if (const auto* const unmark = std::get_if<Unmark>(&step.action)) {
      of(coins_, seat) -= 2;
      const auto pawn = marks_.extract(sample::spot_of(unmark->disc));  // TE3: by the disc it was put on
      if (pawn.mapped() != seat) count("pawn of another taken back");
    } else if (const auto* const keep = std::get_if<Keep>(&step.action)) {
      kept(sample::spot_of(keep->disc));
    } else if (std::holds_alternative<Done>(step.action)) {
      return end_turn(seat);
    }
    if (ender_ >= 0 && !contested()) end_turn(seat);  // a last turn is one action
  }

 private:
  [[nodiscard]] int reserve() const {
    int left = 20;
    for (const int n : coins_) left -= n;
    return left;
  }
  void income(int seat) { of(coins_, seat) += std::min(2, reserve()); }  // TE2

  // TE3: of the pawns on a joined group one is kept.
  void count_junctions() {
    for (const slow::Group& group : board_.groups()) {
      const auto pawns = marks_on(group).size();
      if (pawns > 1) count(fmt::format("junction with {} pawns", pawns));
    }
  }
  [[nodiscard]] bool contested() {
    return std::ranges::any_of(board_.groups(),
                               [&](const slow::Group& group) { return marks_on(group).size() > 1; });
  }
  void kept(const slow::Spot& kept) {
    for (const slow::Group& group : board_.groups()) {
      if (!group.discs.contains(kept)) continue;
      for (const slow::Spot& disc : marks_on(group)) {
        if (disc != kept) marks_.erase(disc);
      }
    }
    count("keep");
  }

  // TE4, TE5
  void end_turn(int seat) {
    of(coins_, seat) = std::min(of(coins_, seat), 3);
    std::set<Colour> closed;
    for (const slow::Group& group : closed_groups_of(seat)) closed.insert(group.colour);
    const bool all_pawns = marks_of(seat) == 5;
    if (ender_ < 0 && (all_pawns || closed.size() == 4)) {
      ender_ = seat;
      count(all_pawns ? "five pawns" : "four colours");
    }
    if (ender_ < 0) income((seat + 1) % seats_);
    if (reserve() == 0) count("coin reserve empty");
  }
  [[nodiscard]] int product(int seat) {
    std::map<Colour, int> largest;
    for (const slow::Group& group : closed_groups_of(seat))
      largest[group.colour] = std::max(largest[group.colour], static_cast<int>(group.discs.size()));
    int product = largest.empty() ? 0 : 1;
    for (const auto& [colour, size] : largest) product *= size;
    return product;
  }

  std::vector<int> coins_;
  int ender_ = -1;
};

TEST(Recount, of_terra_gives_its_results_and_the_rare_cases_occurred) {
  sample::Recount<TerraBook> recount("terra");
  recount.play_every_agreement();
  for (int i = 0; i < (sanitized ? 4 : 300); ++i) {
    recount.play(sample::agree(recount.game(), 4 - i % 3, sample::standard()),
                 i % 4 == 0 ? Players::plain : Players::tilted);
  }
  recount.play_until("junction with 3 pawns", Players::tilted,
                     [&](int i) { return sample::agree(recount.game(), 2 + i % 3, sample::standard()); });
  recount.expect({"junction with 2 pawns", "junction with 3 pawns", "pawn of another taken back", "keep",
                  "five pawns", "product explained"});
}

}  // namespace
}  // namespace dalapapa
