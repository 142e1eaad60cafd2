#include "base/put_in_order.hpp"

#include <algorithm>
#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "base/random.hpp"

namespace dalapapa {
namespace {

using testing::ElementsAre;
using testing::Pointee;

TEST(PutInOrder, NothingAndOneElementAreInOrder) {
  std::vector<int> none;
  put_in_order(none);
  EXPECT_TRUE(none.empty());
  std::vector one{7};
  put_in_order(one);
  EXPECT_THAT(one, ElementsAre(7));
}

TEST(PutInOrder, TakesWhatComesBeforeAndWhatOfAnElementCounts) {
  std::vector<std::string> words{"of", "a", "set", "in", "b"};
  put_in_order(words, std::ranges::greater{}, &std::string::size);
  EXPECT_THAT(words, ElementsAre("set", "of", "in", "a", "b"));
  std::array numbers{3, 1, 2};
  put_in_order(numbers);
  EXPECT_THAT(numbers, ElementsAre(1, 2, 3));
}

TEST(PutInOrder, APartCanBePutInOrder) {
  std::vector numbers{5, 4, 3, 2, 1};
  put_in_order(std::span(numbers).first(3));
  EXPECT_THAT(numbers, ElementsAre(3, 4, 5, 2, 1));
}

TEST(PutInOrder, WhatCannotBeCopiedIsMoved) {
  std::vector<std::unique_ptr<int>> owned;
  for (int i = 20; i > 0; --i) owned.push_back(std::make_unique<int>(i));
  put_in_order(owned, {}, [](const std::unique_ptr<int>& one) { return *one; });
  for (int i = 0; i < 20; ++i) EXPECT_THAT(owned[static_cast<std::size_t>(i)], Pointee(i + 1));
}

TEST(PutInOrder, DoesWhatAStableSortOfTheLibraryDoes) {
  Random random(1);
  for (std::size_t length = 0; length < 300; ++length) {
    std::vector<std::pair<int, std::size_t>> mine;
    const auto kinds = 1 + random.below(static_cast<std::uint32_t>(length) + 1);  // few kinds: many are equal
    for (std::size_t i = 0; i < length; ++i) mine.emplace_back(static_cast<int>(random.below(kinds)), i);
    auto expected = mine;
    std::ranges::stable_sort(expected, std::ranges::greater{}, &std::pair<int, std::size_t>::first);
    put_in_order(mine, std::ranges::greater{}, &std::pair<int, std::size_t>::first);
    ASSERT_EQ(mine, expected) << length;
  }
}

}  // namespace
}  // namespace dalapapa
