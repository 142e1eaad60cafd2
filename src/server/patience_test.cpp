#include "server/patience.hpp"

#include <gtest/gtest.h>

namespace dalapapa {
namespace {

using std::chrono::seconds;

constexpr Patience::Clock::time_point start{seconds(1000)};

TEST(Patience, is_full_at_the_beginning_and_used_up_by_time) {
  Patience patience(seconds(30));
  patience.begin(start);
  EXPECT_EQ(patience.ends(), start + seconds(30));
  EXPECT_EQ(patience.used(start), seconds(0));
  EXPECT_EQ(patience.used(start + seconds(12)), seconds(12));
}

TEST(Patience, is_not_used_up_while_the_client_waits_for_us) {
  Patience patience(seconds(30));
  patience.begin(start);
  patience.rest();
  EXPECT_EQ(patience.used(start + seconds(500)), seconds(0));
  EXPECT_GT(patience.ends(), start + seconds(500));
}

TEST(Patience, comes_back_with_the_bytes_that_are_taken_and_is_never_more_than_full) {
  Patience patience(seconds(30));
  patience.begin(start);
  patience.took(10 * Patience::bytes_a_second, start + seconds(20));
  EXPECT_EQ(patience.used(start + seconds(20)), seconds(10));
  patience.took(1000 * Patience::bytes_a_second, start + seconds(21));
  EXPECT_EQ(patience.used(start + seconds(21)), seconds(0));
}

TEST(Patience, ends_for_whoever_takes_less_than_the_minimum_rate_in_the_long_run) {
  Patience slow(seconds(30));
  Patience enough(seconds(30));
  slow.begin(start);
  enough.begin(start);
  auto now = start;
  for (int i = 0; i < 120; ++i) {
    now += seconds(1);
    if (now < slow.ends()) slow.took(Patience::bytes_a_second / 2, now);
    enough.took(Patience::bytes_a_second, now);
  }
  EXPECT_LT(slow.ends(), start + seconds(61));
  EXPECT_GT(slow.ends(), start + seconds(58));
  EXPECT_EQ(enough.used(now), seconds(0));
}

}  // namespace
}  // namespace dalapapa
