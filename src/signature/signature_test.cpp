// One number pins the behaviour of the engine. When rules or players are changed on purpose it changes: check that the
// change is the one intended, then write the new number here.
#include "signature/signature.hpp"

#include <gtest/gtest.h>

namespace dalapapa {
namespace {

TEST(Signature, is_the_one_of_these_rules_and_players) {
  EXPECT_EQ(signature(signature_games), 0xc32310bb2585a7e0U);
}

TEST(Signature, is_the_same_each_time_and_tells_games_apart) {
  EXPECT_EQ(signature(2), signature(2));
  EXPECT_NE(signature(2), signature(3));
}

}  // namespace
}  // namespace dalapapa
