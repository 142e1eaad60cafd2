// One placement, its several spellings, its texts.
#include "board/placement.hpp"

#include <gtest/gtest.h>

#include "board/placement_json.hpp"
#include "board/sample_tiles.hpp"
#include "board/slow_board.hpp"

namespace dalapapa {
namespace {

std::set<slow::HalfDisc> on_the_table(const Placement& p) {
  const auto laid = slow::half_discs(p);
  return {laid.begin(), laid.end()};
}

TEST(Placement, its_one_spelling_has_the_canonical_face_and_shows_the_same_half_discs) {
  Random random(31);
  for (int i = 0; i < 2000; ++i) {
    const Face spelt = sample::odd_face(static_cast<sample::Odd>(i % sample::odd_kinds), random);
    const Face face = random.below(2) == 0 ? spelt : spelt.half_turned();
    for (std::uint8_t rot = 0; rot < 4; ++rot) {
      const Placement p{face, 3, -2, rot};
      EXPECT_EQ(p.canonical().face, face.canonical()) << to_text(p);
      EXPECT_EQ(p.canonical().canonical(), p.canonical()) << to_text(p);
      EXPECT_EQ(on_the_table(p.canonical()), on_the_table(p)) << to_text(p);
    }
  }
}

TEST(Placement, two_spellings_are_one_placement_when_and_only_when_they_look_the_same) {
  Random random(32);
  for (int i = 0; i < 500; ++i) {
    const Face a = sample::odd_face(static_cast<sample::Odd>(i % sample::odd_kinds), random);
    for (const Face b : {a, a.half_turned(), a.mirrored()}) {
      for (std::uint8_t rot = 0; rot < 16; ++rot) {
        const Placement p{a, 0, 0, static_cast<std::uint8_t>(rot % 4)};
        const Placement q{b, 0, 0, static_cast<std::uint8_t>(rot / 4)};
        EXPECT_EQ(p.canonical() == q.canonical(), on_the_table(p) == on_the_table(q))
            << to_text(p) << " and " << to_text(q);
      }
    }
  }
}

TEST(Placement, a_face_that_half_a_turn_does_not_change_has_rot_0_or_1) {
  EXPECT_EQ(to_text(sample::placement("RBYGBYG 4 5 2").canonical()), "RBYGBYG 4 5 0");
  EXPECT_EQ(to_text(sample::placement("RBYGBYG 4 5 3").canonical()), "RBYGBYG 4 5 1");
}

TEST(Placement, is_written_and_read_as_the_contract_says) {
  const Placement p = sample::placement("BBBYYRR 3 -2 1");
  EXPECT_EQ(to_text(p), "BBBYYRR 3 -2 1");
  const std::string written = json::serialize(to_json(p));
  EXPECT_EQ(written, R"(["BBBYYRR",3,-2,1])");
  EXPECT_EQ(placement_from_json(json::parse(written).value()).value(), p);
}

TEST(Placement, refuses_json_that_is_none) {
  for (const char* text :
       {R"({})", R"([])", R"(["BBBYYRR",3,-2])", R"(["BBBYYRR",3,-2,1,0])", R"([7,3,-2,1])",
        R"(["BBBYYR",3,-2,1])", R"(["BBBYYRR",3.5,-2,1])", R"(["BBBYYRR","3",-2,1])",
        R"(["BBBYYRR",20001,0,1])", R"(["BBBYYRR",0,-20001,1])", R"(["BBBYYRR",0,0,4])",
        R"(["BBBYYRR",0,0,-1])", R"(["BBBYYRR",99999999999999999999,0,0])"}) {
    const auto value = json::parse(text);
    ASSERT_TRUE(value) << text;
    EXPECT_FALSE(placement_from_json(*value)) << text;
  }
}

}  // namespace
}  // namespace dalapapa
