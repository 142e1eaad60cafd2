// Files that are not records, or records with something in them that nobody can read: each is refused as bad
// input (exit status 2) with its line, and nothing crashes or takes long.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/sample_records.hpp"

namespace dalapapa {
namespace {

using sample::verdict;
using testing::HasSubstr;
using testing::StartsWith;
using Lines = std::vector<std::string>;

const Lines& genuine() {
  static const Lines lines =
      sample::lines_of(sample::finished(sample::classic(2, sample::standard()), 32, "greedy").write());
  return lines;
}

std::string with_line(std::size_t line, const std::string& text) {
  Lines lines = genuine();
  lines[line] = text;
  return verdict(lines);
}

// The line with its JSON changed: the value at a path of keys replaced, or a key added.
std::string with(std::size_t line, const std::vector<std::string>& path, const std::string& value) {
  json::value changed = json::parse(genuine()[line]).value();
  json::value* at = &changed;
  for (const std::string& key : path)
    at = at->is_array() ? &at->as_array()[std::stoul(key)] : &at->as_object()[key];
  *at = json::parse(value).value();
  return with_line(line, json::serialize(changed));
}

std::string without(std::size_t line, const std::vector<std::string>& path) {
  json::value changed = json::parse(genuine()[line]).value();
  json::object* in = &changed.as_object();
  for (std::size_t i = 0; i + 1 < path.size(); ++i) in = &in->at(path[i]).as_object();
  EXPECT_EQ(in->erase(path.back()), 1U);
  return with_line(line, json::serialize(changed));
}

std::size_t last() {
  return genuine().size() - 1;
}

TEST(BadRecord, an_empty_file) {
  EXPECT_EQ(verdict(std::string()), "bad: the record is empty");
  EXPECT_THAT(verdict(std::string("\n")), StartsWith("bad: line 1: "));
  EXPECT_THAT(verdict(std::string("\r\n\r\n")), StartsWith("bad: line 1: "));
}

TEST(BadRecord, cut_off_within_a_line) {
  const std::string text = sample::joined(genuine());
  int cut = 0;
  for (std::size_t kept = 1; kept + 1 < text.size(); kept += 37) {
    if (text[kept - 1] == '\n' || text[kept] == '\n') continue;
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(kept), '\n');
    EXPECT_THAT(verdict(text.substr(0, kept)), StartsWith(fmt::format("bad: line {}: not valid JSON", line)));
    ++cut;
  }
  EXPECT_GT(cut, 50);
}

TEST(BadRecord, anything_after_the_line_with_the_result) {
  for (const std::string& more : {genuine()[1], genuine()[last()], genuine()[0], std::string("{}")}) {
    Lines lines = genuine();
    lines.push_back(more);
    EXPECT_EQ(verdict(lines),
              fmt::format("bad: line {}: nothing may follow the line with the result", lines.size()));
  }
  Lines lines = genuine();
  lines.emplace_back();
  EXPECT_THAT(verdict(lines), StartsWith(fmt::format("bad: line {}: ", lines.size())));
}

TEST(BadRecord, an_empty_line_in_the_middle) {
  Lines lines = genuine();
  lines.insert(lines.begin() + 5, "");
  EXPECT_THAT(verdict(lines), StartsWith("bad: line 6: empty"));
}

TEST(BadRecord, a_key_that_stands_twice) {
  std::string header = genuine()[0];
  EXPECT_EQ(with_line(0, header.insert(1, "\"game\":\"classic\",")),
            "bad: line 1: the key \"game\" stands twice");
  std::string step = genuine()[3];
  EXPECT_EQ(with_line(3, step.insert(1, "\"seat\":0,\"seat\":1,")),
            "bad: line 4: the key \"seat\" stands twice");
}

TEST(BadRecord, binary_garbage) {
  Random random(6);
  for (int round = 0; round < 200; ++round) {
    std::string garbage;
    for (std::uint32_t i = 1 + random.below(2000); i > 0; --i)
      garbage += static_cast<char>(random.below(256));
    EXPECT_THAT(verdict(garbage), StartsWith("bad: line 1: "));
  }
  EXPECT_THAT(verdict(std::string(1000, '\0')), StartsWith("bad: line 1: "));
}

TEST(BadRecord, single_bytes_changed_never_pass_unnoticed) {
  const std::string text = sample::joined(genuine());
  const std::size_t names = text.find("\"seats\"");
  const std::size_t names_end = text.find("\"tiles\"");
  const std::size_t version = text.find("\"version\"");
  const std::size_t version_end = text.find("\"game\"");
  Random random(7);
  for (int round = 0; round < 400; ++round) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    if (at >= names && at < names_end) continue;      // a name is nobody's proof
    if (at >= version && at < version_end) continue;  // nor is a version
    std::string changed = text;
    changed[at] = static_cast<char>(random.below(256));
    if (changed == text) continue;
    // White space may come and go, and a face may be spelt in two ways; the record is then the same.
    const auto read = Record::read(changed);
    if (read && read->write() == text) continue;
    EXPECT_NE(verdict(changed), "fine") << at << " " << text.substr(at > 20 ? at - 20 : 0, 40);
  }
}

TEST(BadRecord, a_line_of_ten_megabytes) {
  const std::string longest(10'000'000, 'x');
  for (const std::size_t line : {std::size_t{0}, std::size_t{3}, last()}) {
    EXPECT_THAT(with_line(line, longest), StartsWith(fmt::format("bad: line {}: longer than", line + 1)));
    EXPECT_THAT(with_line(line, fmt::format("\"{}\"", longest)), HasSubstr("longer than"));
  }
}

TEST(BadRecord, a_hundred_thousand_brackets) {
  for (const std::size_t line : {std::size_t{0}, std::size_t{3}, last()}) {
    EXPECT_THAT(with_line(line, std::string(100'000, '[')),
                StartsWith(fmt::format("bad: line {}: ", line + 1)));
    std::string objects;
    for (int i = 0; i < 50'000; ++i) objects += R"({"a":)";
    EXPECT_THAT(with_line(line, objects), StartsWith(fmt::format("bad: line {}: ", line + 1)));
  }
}

TEST(BadRecord, text_that_is_not_utf_8) {
  for (const char* bad : {"\xff", "\xc3", "\xed\xa0\x80", "\xc0\xaf"}) {
    EXPECT_THAT(with_line(0, std::string(R"({"dalapapa":1,"game":")") + bad + "\"}"),
                StartsWith("bad: line 1: not valid JSON"));
    EXPECT_THAT(with_line(3, std::string(R"({"seat":")") + bad + "\"}"), StartsWith("bad: line 4: "));
  }
}

TEST(BadRecord, values_that_are_no_json_value_of_the_right_kind) {
  for (const char* value : {"null", "[]", "3", "\"text\"", "true"}) {
    EXPECT_THAT(with_line(0, value), StartsWith("bad: line 1: "));
    EXPECT_THAT(with_line(3, value), StartsWith("bad: line 4: "));
    EXPECT_THAT(with_line(last(), value), StartsWith(fmt::format("bad: line {}: ", last() + 1)));
  }
}

TEST(BadRecord, a_first_line_with_something_wrong_in_it) {
  EXPECT_EQ(with(0, {"dalapapa"}, "2"),
            "bad: line 1: the record has format 2; this program knows no format above 1");
  for (const char* version : {"0", "-1", "\"1\"", "1.0", "null", "99999999999999999999"})
    EXPECT_THAT(with(0, {"dalapapa"}, version), StartsWith("bad: line 1: \"dalapapa\""));
  for (const char* key : {"dalapapa", "game", "seats", "commitment"})
    EXPECT_THAT(without(0, {key}), HasSubstr(fmt::format("\"{}\" is missing", key)));
  EXPECT_EQ(with(0, {"colour"}, "1"), "bad: line 1: unknown key \"colour\"");
  EXPECT_EQ(with(0, {"game"}, "\"chess\""), "bad: line 1: " + find_game("chess").error().message);
  EXPECT_THAT(with(0, {"game"}, "7"), StartsWith("bad: line 1: "));
  for (const char* target : {"59", "241", "1e99", "-1", "true"})
    EXPECT_THAT(with(0, {"options", "target"}, target), HasSubstr("must be a whole number from 60 to 240"));
  EXPECT_THAT(with(0, {"options", "speed"}, "1"), StartsWith("bad: line 1: unknown option \"speed\""));
  EXPECT_EQ(with(0, {"aids"}, R"(["hints","luck"])"),
            "bad: line 1: unknown aid \"luck\" (there are: preview, hints, gaps)");
  EXPECT_EQ(with(0, {"aids"}, R"(["hints","gaps","hints"])"), "bad: line 1: \"aids\": hints is listed twice");
  for (const char* aids : {"true", "null", "{}", "[7]", "\"hints\""})
    EXPECT_THAT(with(0, {"aids"}, aids), StartsWith("bad: line 1: ")) << aids;
  for (const char* seats :
       {"[]", "{}", "7", R"([{"name":"A"}])", R"([{"name":"A"},7])", R"([{"name":"A"},{}])"})
    EXPECT_THAT(with(0, {"seats"}, seats), StartsWith("bad: line 1: ")) << seats;
  EXPECT_EQ(with(0, {"seats", "1", "height"}, "7"), "bad: line 1: seat 1: unknown key \"height\"");
  for (const char* name :
       {"\"\"", "7", "null", "\"a\\nb\"", "\"\\u001b[2J\"", "\"\\u009b2J\"", "\"\\u007f\""})
    EXPECT_THAT(with(0, {"seats", "0", "name"}, name), StartsWith("bad: line 1: seat 0: \"name\"")) << name;
  EXPECT_THAT(with(0, {"seats", "0", "name"}, fmt::format("\"{:n>65}\"", "")), HasSubstr("1 to 64 bytes"));
  for (const std::string key : {"name", "bot"})
    EXPECT_THAT(with(0, {"seats", "0", key}, "\"\\u202eAnn\\u009b\""),
                HasSubstr(fmt::format("seat 0: \"{}\" may not have control characters", key)));
  for (const std::string& hash :
       Lines{"", "abc", std::string(64, 'A'), std::string(63, 'a'), std::string(65, 'a')})
    EXPECT_EQ(with(0, {"commitment"}, fmt::format("\"{}\"", hash)),
              "bad: line 1: \"commitment\" must be 64 hexadecimal digits");
  EXPECT_EQ(with(0, {"tiles"}, "\"other\""), "bad: line 1: unknown tile set \"other\"");
  for (const char* tiles : {"[]", "{}", "3", R"([{"id":1,"a":"BBBBBBB","b":"RRRRRRR"}])", "null"})
    EXPECT_THAT(with(0, {"tiles"}, tiles), StartsWith("bad: line 1: ")) << tiles;
}

TEST(BadRecord, a_version_that_is_none) {
  for (const char* version : {"1", "null", "\"\"", "\"1.2\"", "\"1.2.3-beta\"", "[0,1,0]"})
    EXPECT_THAT(with(0, {"version"}, version), StartsWith("bad: line 1: ")) << version;
}

TEST(BadRecord, an_action_with_something_wrong_in_it) {
  EXPECT_THAT(with(1, {"note"}, "1"), StartsWith("bad: line 2: "));
  EXPECT_THAT(with(1, {"draw"}, "121"), StartsWith("bad: line 2: there is no tile 121"));
  for (const char* id : {"0", "-1", "10000", "1.5", "99999999999999999999", "null", "\"1\""})
    EXPECT_THAT(with(1, {"draw"}, id), StartsWith("bad: line 2: ")) << id;
  EXPECT_THAT(with(1, {"to"}, "12"), StartsWith("bad: line 2: "));
  EXPECT_THAT(with(1, {"seat"}, "10"), StartsWith("bad: line 2: "));
  EXPECT_THAT(with(1, {"ms"}, "-5"), StartsWith("bad: line 2: "));
  ASSERT_THAT(genuine()[3], HasSubstr("place"));
  for (const char* x : {"99999", "-99999", "2147483648", "0.5", "1e5", "\"0\""})
    EXPECT_THAT(with(3, {"place", "1"}, x), StartsWith("bad: line 4: ")) << x;
  EXPECT_THAT(with(3, {"place", "0"}, "\"XXXXXXX\""), StartsWith("bad: line 4: "));
  EXPECT_THAT(with(3, {"place", "3"}, "4"), StartsWith("bad: line 4: "));
}

TEST(BadRecord, a_last_line_with_something_wrong_in_it) {
  const std::string bad = fmt::format("bad: line {}: ", last() + 1);
  EXPECT_EQ(without(last(), {"opened"}), bad + "\"opened\" is missing");
  EXPECT_THAT(without(last(), {"result"}), StartsWith(bad));
  EXPECT_EQ(without(last(), {"opened", "nonce"}), bad + "\"nonce\" is missing");
  EXPECT_EQ(without(last(), {"opened", "deck"}), bad + "\"deck\" is missing");
  EXPECT_EQ(without(last(), {"result", "scores"}), bad + "\"scores\" is missing");
  EXPECT_EQ(without(last(), {"result", "winners"}), bad + "\"winners\" is missing");
  EXPECT_EQ(with(last(), {"note"}, "1"), bad + "unknown key \"note\"");
  EXPECT_EQ(with(last(), {"opened", "note"}, "1"), bad + "unknown key \"note\"");
  EXPECT_EQ(with(last(), {"result", "note"}, "1"), bad + "unknown key \"note\"");
  EXPECT_THAT(with(last(), {"result", "scores", "0"}, "1e99"), StartsWith(bad));
  EXPECT_THAT(with(last(), {"result", "scores", "0"}, "99999999999"), StartsWith(bad));
  EXPECT_THAT(with(last(), {"result", "winners", "0"}, "-1"), StartsWith(bad));
  EXPECT_THAT(with(last(), {"opened", "nonce"}, "\"short\""), StartsWith(bad));
  const std::string first =
      json::serialize(json::parse(genuine()[last()]).value().at("opened").at("deck").at(0));
  EXPECT_EQ(with(last(), {"opened", "deck", "7"}, first), bad + "\"deck\": tile " + first + " appears twice");
  EXPECT_EQ(with(last(), {"opened", "deck", "7"}, "121"), bad + "\"deck\": there is no tile 121 in the set");
  EXPECT_EQ(with(last(), {"opened", "deck"}, "[]"), bad + "\"deck\" has 0 tiles, the set has 120");
  EXPECT_THAT(with(last(), {"opened", "deck"}, "7"), StartsWith(bad));
}

}  // namespace
}  // namespace dalapapa
