#include "base/json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace dalapapa {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::SizeIs;

std::string trouble(std::string_view text) {
  const auto parsed = json::parse(text);
  return parsed ? "" : parsed.error().message;
}

TEST(Json, ReadsWhatBoostWrites) {
  for (const std::string_view text :
       {R"({"a":1,"b":[true,false,null,-2,1.5E0,18446744073709551615],"c":{"a":{"a":"x"}},"d":{}})", R"([])",
        R"("é\n\"")", R"([{"a":1},{"a":1}])"})
    EXPECT_EQ(json::serialize(json::parse(text).value()), text);
  EXPECT_EQ(json::parse(" [\"\\u00e9\\ud83d\\ude00\"] \n").value().at(0).as_string(), "é😀");
}

TEST(Json, RefusesAKeyThatStandsTwice) {
  EXPECT_EQ(trouble(R"({"a": 1, "a": 1})"), R"(the key "a" stands twice)");
  EXPECT_EQ(trouble(R"({"a": {"b": [{"x": 1, "c": 2, "x": 3}]}})"), R"(the key "x" stands twice)");
  EXPECT_EQ(trouble(R"({"seat": 0, "s\u0065at": 1})"), R"(the key "seat" stands twice)");
  EXPECT_EQ(trouble(R"({"": 0, "": 1})"), R"(the key "" stands twice)");
  EXPECT_EQ(trouble(R"({"a": {"b": 1}, "b": {"a": 1}, "c": {"b": 1, "a": 2}})"), "");
  EXPECT_EQ(trouble(R"({"a": {"a": {"a": 1}}, "aa": 1, "aaa": 2})"), "");
  EXPECT_EQ(trouble(R"({"a": {"b": 1}, "a": 2})"), R"(the key "a" stands twice)");
}

TEST(Json, RefusesAKeyThatStandsTwiceAmongMany) {
  for (const int count : {15, 16, 17, 5000}) {
    std::string text = "{";
    for (int i = 0; i < count; ++i) text += fmt::format("\"k{}\": {}, ", i, i);
    EXPECT_THAT(json::parse(text + "\"z\": 0}").value().as_object(), SizeIs(count + 1));
    EXPECT_EQ(trouble(text + "\"k7\": 0}"), R"(the key "k7" stands twice)");
  }
}

TEST(Json, CutsTheKeyThatItNames) {
  const std::string key(5000, 'k');
  EXPECT_THAT(trouble(fmt::format(R"({{"{0}": 1, "{0}": 1}})", key)), SizeIs(testing::Lt(100U)));
}

TEST(Json, RefusesWhatIsNoJson) {
  for (const std::string_view text :
       {"{", "[1,]", "{\"a\" 1}", "[1] x", "nul", "\"\xFF\"", "\"\\ud800\"", "{\"a\":1,\"a\"", "{a:1}"})
    EXPECT_THAT(trouble(text), HasSubstr("not valid JSON (")) << text;
  EXPECT_THAT(trouble(" \n"), HasSubstr("empty"));
  EXPECT_THAT(trouble(std::string(33, '[') + std::string(33, ']')), HasSubstr("not valid JSON (too deep"));
  EXPECT_EQ(trouble(std::string(32, '[') + std::string(32, ']')), "");
}

TEST(Json, NamesAByteOrderMark) {
  EXPECT_EQ(trouble("\uFEFF{}"), "begins with a byte order mark (U+FEFF)");
  EXPECT_EQ(trouble("\"\uFEFF\""), "");
}

TEST(Json, QuotesForPeople) {
  EXPECT_EQ(json::quoted("a\"b\\c\n"), R"("a\"b\\c\n")");
  EXPECT_EQ(json::quoted("\x1B[2J\u009B\u202E\xFF"), R"("\u001b[2J\u009b\u202e\xff")");
  EXPECT_THAT(json::quoted(std::string(41, 'x')), EndsWith("x\"…"));
  EXPECT_THAT(json::quoted(std::string(40, 'x')), EndsWith("x\""));
}

}  // namespace
}  // namespace dalapapa
