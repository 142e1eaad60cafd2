#include "server/negotiation.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>

namespace dalapapa {
namespace {

constexpr Variant some{"bytes", "\"tag\""};
constexpr PageFile in_all_ways{"a.js", {some, some, some}};
constexpr PageFile without_br{"a.css", {some, some, Variant{}}};
constexpr PageFile plain{"a.png", {some, Variant{}, Variant{}}};

Encoding chosen(std::string_view accept_encoding) {
  return choose_encoding(in_all_ways, accept_encoding);
}

TEST(Encodings, BrBeforeGzipBeforeNoneWhereTheClientLikesThemAlike) {
  EXPECT_EQ(chosen("gzip, deflate, br, zstd"), Encoding::br);
  EXPECT_EQ(chosen("gzip"), Encoding::gzip);
  EXPECT_EQ(chosen("x-gzip"), Encoding::gzip);
  EXPECT_EQ(chosen("br"), Encoding::br);
  EXPECT_EQ(chosen("identity, gzip"), Encoding::gzip);
  EXPECT_EQ(chosen("*"), Encoding::br);
  EXPECT_EQ(chosen("GZIP , BR"), Encoding::br);
  EXPECT_EQ(chosen(""), Encoding::identity);
  EXPECT_EQ(chosen("deflate, zstd"), Encoding::identity);
}

TEST(Encodings, WeightsGoBeforeOurLiking) {
  EXPECT_EQ(chosen("br;q=0.5, gzip"), Encoding::gzip);
  EXPECT_EQ(chosen("br;q=0.001, gzip;q=0.002"), Encoding::gzip);
  EXPECT_EQ(chosen("br;q=0, gzip;q=0"), Encoding::identity);
  EXPECT_EQ(chosen("br ; q=0.2 , gzip\t;\tQ=0.10"), Encoding::br);
  EXPECT_EQ(chosen("identity, gzip;q=0.9, br;q=0.9"), Encoding::identity);
  EXPECT_EQ(chosen("gzip;q=0.1"), Encoding::gzip);  // identity is not named
  EXPECT_EQ(chosen("*;q=0.5, gzip"), Encoding::gzip);
  EXPECT_EQ(chosen("*;q=0, gzip;q=0.1"), Encoding::gzip);
  EXPECT_EQ(chosen("br;q=0, *"), Encoding::gzip);
  EXPECT_EQ(chosen("*;q=0"), Encoding::identity);
  EXPECT_EQ(chosen("identity;q=0"), Encoding::identity);
}

TEST(Encodings, WhatIsMalformedIsNotAPreference) {
  for (const auto* weight : {"2", "1.5", "1.001", "-1", "0.1234", ".5", "", "x", "0,5", "1.", "00", "0.5x"}) {
    const auto expected = std::string_view(weight) == "1." ? Encoding::br : Encoding::identity;
    EXPECT_EQ(chosen(std::string("br;q=") + weight), expected) << weight;
  }
  for (const auto* field :
       {",", ";", ";q=1", "br;level=3", "br;q=1;q=1", "br gzip", "brr", "b", "\"br\"", ",,;;,="})
    EXPECT_EQ(chosen(field), Encoding::identity) << field;
  EXPECT_EQ(chosen(",, br ,"), Encoding::br);
}

TEST(Encodings, OnlyThoseThatThereAre) {
  EXPECT_EQ(choose_encoding(without_br, "br, gzip;q=0.5"), Encoding::gzip);
  EXPECT_EQ(choose_encoding(without_br, "br"), Encoding::identity);
  EXPECT_EQ(choose_encoding(plain, "br, gzip, *"), Encoding::identity);
}

TEST(Tags, AreFoundInAList) {
  constexpr std::string_view tag = "\"0123abcd\"";
  for (const auto* field : {"\"0123abcd\"", "W/\"0123abcd\"", "*", " * ", "\"x\", \"0123abcd\"",
                            "\"x\",W/\"0123abcd\" ,\"y\"", "\"a,b\", \"0123abcd\""}) {
    EXPECT_TRUE(names_tag(field, tag)) << field;
  }
  for (const auto* field : {"", "\"\"", "0123abcd", "\"0123abcd", "\"0123abcde\"", "\"0123ABCD\"",
                            "w/\"0123abcd\"", "\"*\"", ",,,", "W/", "\"x\", *"}) {
    EXPECT_FALSE(names_tag(field, tag)) << field;
  }
}

TEST(Negotiation, SurvivesAnyBytes) {
  std::mt19937 random(7);
  constexpr std::string_view letters = "brgzip*;q=01.,\"W/ \t\0x\xff";
  int encoded = 0;
  int named = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string field;
    for (auto size = random() % 12; size > 0; --size) field += letters[random() % letters.size()];
    encoded += chosen(field) != Encoding::identity ? 1 : 0;
    named += names_tag(field, "\"\"") ? 1 : 0;
  }
  EXPECT_GT(encoded, 0);
  EXPECT_GT(named, 0);
}

}  // namespace
}  // namespace dalapapa
