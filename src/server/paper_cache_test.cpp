#include "server/paper_cache.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace dalapapa {
namespace {

std::shared_ptr<const Printed> sample_paper(std::size_t size) {
  return std::make_shared<const Printed>(Status::ok, std::string(size, 'x'), "\"tag\"");
}

TEST(PaperCache, keeps_what_was_made) {
  PaperCache cache(10'000);
  EXPECT_EQ(cache.find("a"), nullptr);
  const auto paper = sample_paper(100);
  cache.keep("a", paper);
  EXPECT_EQ(cache.find("a"), paper);
  EXPECT_EQ(cache.find("b"), nullptr);
}

TEST(PaperCache, forgets_what_nobody_has_asked_for_in_the_longest_time) {
  PaperCache cache(10'000);
  cache.keep("a", sample_paper(3000));
  cache.keep("b", sample_paper(3000));
  cache.keep("c", sample_paper(3000));
  EXPECT_NE(cache.find("a"), nullptr);
  cache.keep("d", sample_paper(3000));
  EXPECT_EQ(cache.find("b"), nullptr);
  for (const char* const kept : {"a", "c", "d"}) EXPECT_NE(cache.find(kept), nullptr) << kept;
}

TEST(PaperCache, does_not_empty_itself_for_what_would_not_fit_anyhow) {
  PaperCache cache(10'000);
  cache.keep("a", sample_paper(3000));
  cache.keep("b", sample_paper(20'000));
  EXPECT_NE(cache.find("a"), nullptr);
  EXPECT_EQ(cache.find("b"), nullptr);
}

TEST(PaperCache, has_room_again_for_as_much_as_was_forgotten) {
  PaperCache cache(10'000);
  for (int i = 0; i < 1000; ++i) {
    cache.keep(fmt::format("{}", i), sample_paper(3000));
    cache.keep(fmt::format("{}", i), sample_paper(3000));  // a second time changes nothing
  }
  for (const char* const kept : {"997", "998", "999"}) EXPECT_NE(cache.find(kept), nullptr) << kept;
}

TEST(PaperCache, keeps_a_limited_number_however_small_they_are) {
  PaperCache cache(std::size_t{1} << 30U);
  for (int i = 0; i < 300; ++i) cache.keep(fmt::format("{}", i), sample_paper(1));
  EXPECT_EQ(cache.find("0"), nullptr);
  EXPECT_NE(cache.find("299"), nullptr);
}

}  // namespace
}  // namespace dalapapa
