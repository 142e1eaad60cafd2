#include "arena/tally.hpp"

#include <cmath>
#include <gtest/gtest.h>

#include "base/random.hpp"

namespace dalapapa {
namespace {

TEST(Tally, counts_games_and_takes_its_intervals_over_pairs) {
  Tally tally;
  tally.add_pair({1, 10}, {0, -4});
  tally.add_pair({1, 6}, {0.5, 0});
  tally.add_pair({0, -2}, {0, -8});
  EXPECT_EQ(tally.pairs(), 3);
  EXPECT_EQ(tally.won(), 2);
  EXPECT_EQ(tally.drawn(), 1);
  EXPECT_EQ(tally.lost(), 3);
  EXPECT_DOUBLE_EQ(tally.share().mean, (0.5 + 0.75 + 0) / 3);
  // Pairs of 3, 3 and -5 points: mean 1/3, variance 64/3.
  EXPECT_NEAR(tally.margin().mean, 1.0 / 3, 1e-12);
  // The approximation of Student's quantile is at its worst here: 3.85 for 4.30.
  EXPECT_NEAR(tally.margin().high - tally.margin().mean, 3.85 * 8 / 3, 0.01);
  EXPECT_NEAR(tally.margin().mean - tally.margin().low, 3.85 * 8 / 3, 0.01);
}

TEST(Tally, knows_nothing_of_the_spread_of_one_pair) {
  Tally tally;
  EXPECT_EQ(tally.share().mean, 0);
  tally.add_pair({1, 5}, {1, 7});
  EXPECT_EQ(tally.margin().mean, 6);
  EXPECT_FALSE(std::isfinite(tally.margin().low));
  EXPECT_FALSE(std::isfinite(tally.margin().high));
}

TEST(Tally, is_never_surer_of_a_share_than_it_can_be) {
  Tally all_won;
  for (int i = 0; i < 10; ++i) all_won.add_pair({1, 5}, {1, 7});
  EXPECT_EQ(all_won.share().mean, 1);
  EXPECT_NEAR(all_won.share().low, 0.7225, 1e-4);  // Wilson's, for 10 of 10
  EXPECT_NEAR(all_won.share().high, 1, 1e-12);

  Tally tossed;
  for (int i = 0; i < 50; ++i) tossed.add_pair({1, 1}, {i % 2 == 0 ? 1.0 : 0.0, 0});
  // A mean of 0.75 and a variance of 0.0638 as of 147 games, not of 50.
  EXPECT_NEAR(tossed.share().low, 0.6741, 1e-3);
  EXPECT_NEAR(tossed.share().high, 0.8132, 1e-3);
}

SideResult toss(Random& random, double chance) {
  const bool won = random.below(1000) < 1000 * chance;
  return {won ? 1.0 : 0.0, won ? 1.0 : -1.0};
}

struct Verdicts {
  int a = 0;
  int b = 0;
  int neither = 0;
  int pairs = 0;
};

Verdicts matches(double chance, int count) {
  Verdicts verdicts;
  Random random(5);
  for (int match = 0; match < count; ++match) {
    Tally tally;
    while (!tally.verdict()) tally.add_pair(toss(random, chance), toss(random, chance));
    verdicts.a += tally.verdict() == Tally::Verdict::a_is_stronger ? 1 : 0;
    verdicts.b += tally.verdict() == Tally::Verdict::b_is_stronger ? 1 : 0;
    verdicts.neither += tally.verdict() == Tally::Verdict::no_difference ? 1 : 0;
    verdicts.pairs += tally.pairs();
  }
  return verdicts;
}

TEST(Tally, stops_early_and_is_rarely_wrong) {
  const Verdicts even = matches(0.5, 400);
  EXPECT_GT(even.neither, 340);  // two errors of 5 % each
  const Verdicts small = matches(0.55, 400);
  EXPECT_GT(small.a, 360);
  EXPECT_EQ(small.b, 0);
  const Verdicts large = matches(0.3, 400);
  EXPECT_EQ(large.b, 400);
  EXPECT_LT(large.pairs, small.pairs / 3);  // a large difference is seen soon
}

}  // namespace
}  // namespace dalapapa
