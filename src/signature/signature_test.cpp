// One number pins the behaviour of the engine. When rules or players are changed on purpose it changes: check that the
// change is the one intended, then write the new numbers here.
#include "signature/signature.hpp"

#include <gtest/gtest.h>

#include "base/sanitized.hpp"

namespace dalapapa {
namespace {

TEST(Signature, is_the_one_of_these_rules_and_players) {
  EXPECT_EQ(signature(2), 0x30299727d7e5d87dU);
  if (sanitized) return;  // the rest would take half a minute there
  EXPECT_EQ(signature(signature_games), 0xc32310bb2585a7e0U);
}

TEST(Signature, is_the_same_each_time_and_tells_games_apart) {
  EXPECT_EQ(signature(1), signature(1));
  EXPECT_NE(signature(1), signature(2));
}

}  // namespace
}  // namespace dalapapa
