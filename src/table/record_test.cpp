// Records: written, read and replayed; those of older versions too. forged_record_test.cpp and
// bad_record_test.cpp have the records that must be refused.
#include "table/record.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

#include "base/source_tree.hpp"
#include "table/sample_records.hpp"

namespace dalapapa {
namespace {

std::string file(const std::string& name) {
  std::ifstream in(source_tree() + "/src/table/testdata/" + name, std::ios::binary);
  EXPECT_TRUE(in) << name;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST(SlowSha256, gives_the_published_hashes) {
  EXPECT_EQ(sample::slow_sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sample::slow_sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sample::slow_sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Record, is_the_same_text_after_reading_and_writing_and_replays) {
  Random random(3);
  std::vector<Config> configs;
  for (int seats = 2; seats <= 4; ++seats) {
    configs.push_back(sample::classic(seats, sample::standard()));
    configs.push_back(sample::classic(seats, sample::odd_tiles(3 * seats + 4, random), {"open_hands=true"}));
  }
  configs[0].seats = {{"Zoë \"the\" 東京 \\ player", {}}, {"bot", "greedy"}};
  configs[1].aids = Aids{};
  configs[2].aids = Aids{};
  for (const Aid aid : {Aid::gaps, Aid::preview}) configs[2].aids->allow(aid);
  std::uint64_t seed = 1;
  for (const Config& config : configs) {
    const Record record = sample::finished(config, seed++);
    const std::string text = record.write();
    const auto read = Record::read(text);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->write(), text);
    EXPECT_EQ(read->steps, record.steps);
    EXPECT_EQ(read->config.seats, config.seats);
    EXPECT_EQ(read->config.aids, config.aids);
    EXPECT_EQ(sample::verdict(text), "fine");
    EXPECT_EQ(replay(*read, sample::slow_sha256).value(), record.ending->result);
  }
}

TEST(Record, has_the_lines_of_the_contract) {
  const Record record = sample::finished(sample::classic(2, sample::standard()), 5);
  const auto lines = sample::lines_of(record.write());
  const json::value first = json::parse(lines.front()).value();
  for (const char* key : {"dalapapa", "version", "game", "options", "seats", "tiles", "commitment"})
    EXPECT_TRUE(first.as_object().contains(key)) << key;
  EXPECT_EQ(first.at("options"), json::parse(R"({"target":60,"open_hands":false})").value());
  EXPECT_EQ(lines[1].find(R"({"seat":"chance","draw":)"), 0U);
  const json::value last = json::parse(lines.back()).value();
  EXPECT_EQ(last.at("opened").at("deck").as_array().size(), 120U);
  EXPECT_EQ(last.at("result").at("scores").as_array().size(), 2U);
  // The commitment is the hash of a text that anyone can put together.
  std::string text(last.at("opened").at("nonce").as_string());
  for (const json::value& id : last.at("opened").at("deck").as_array())
    text += fmt::format(" {}", id.to_number<int>());
  EXPECT_EQ(first.at("commitment").as_string(), sample::slow_sha256(text));
}

TEST(Record, an_unfinished_game_can_be_written_and_its_steps_replayed) {
  Table table = sample::table(sample::classic(3, sample::standard()), 8);
  for (int i = 0; i < 20; ++i) {
    const Record record = table.record();
    EXPECT_FALSE(record.ending);
    const auto read = Record::read(record.write());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->write(), record.write());
    EXPECT_EQ(replay_steps(*read).value().game().hash(), table.game().hash());
    const auto whole = replay(*read, sample::slow_sha256);
    ASSERT_FALSE(whole);
    EXPECT_THAT(whole.error().message, testing::HasSubstr("not over"));
    sample::let_bots_play(table, "greedy", 1, 1);
  }
}

TEST(Record, may_have_the_line_ends_of_other_systems_or_none_at_the_end) {
  const auto lines = sample::lines_of(sample::finished(sample::classic(2, sample::standard()), 9).write());
  EXPECT_EQ(sample::verdict(sample::joined(lines, "\r\n")), "fine");
  std::string text = sample::joined(lines);
  text.pop_back();
  EXPECT_EQ(sample::verdict(text), "fine");
  EXPECT_EQ(sample::verdict(sample::joined(lines, "\r\n").substr(0, text.size() + lines.size() - 1)), "fine");
}

TEST(Record, may_leave_out_options_and_the_standard_tiles_and_spell_faces_either_way) {
  auto lines = sample::lines_of(sample::finished(sample::classic(2, sample::standard(), {}), 10).write());
  json::object header = json::parse(lines[0]).value().as_object();
  header.erase("options");
  header.erase("tiles");
  lines[0] = json::serialize(header);
  for (std::string& line : lines) {
    json::value step = json::parse(line).value();
    json::value* place = step.as_object().if_contains("place");
    if (place == nullptr) continue;
    const Placement at = placement_from_json(*place).value();
    const auto turned = static_cast<std::uint8_t>((at.rot + 2) % 4);
    *place = to_json(Placement{at.face.half_turned(), at.x, at.y, turned});
    line = json::serialize(step);
  }
  EXPECT_EQ(sample::verdict(lines), "fine");
}

// The record with another version in its first line, or with none.
std::vector<std::string> of_version(std::vector<std::string> lines, std::optional<std::string> version) {
  json::object header = json::parse(lines[0]).value().as_object();
  header.erase("version");
  if (version) header["version"] = *version;
  lines[0] = json::serialize(header);
  return lines;
}

TEST(Record, names_the_program_that_wrote_it_and_keeps_that_name) {
  const auto lines = sample::lines_of(sample::finished(sample::classic(2, sample::standard()), 11).write());
  EXPECT_THAT(lines[0], testing::HasSubstr(fmt::format(R"("version":"{}")", program_version().text())));
  for (const auto& version :
       {std::optional<std::string>("0.0.1"), std::optional<std::string>("99.0.0"), {}}) {
    const std::string text = sample::joined(of_version(lines, version));
    EXPECT_EQ(sample::verdict(text), "fine");
    const std::string again = Record::read(text).value().write();
    const json::object header = json::parse(sample::lines_of(again)[0]).value().as_object();
    EXPECT_EQ(header.contains("version") ? header.at("version").as_string() : "", version.value_or(""));
  }
}

TEST(Record, that_does_not_fit_says_so_where_a_newer_version_wrote_it) {
  const auto lines = sample::lines_of(sample::finished(sample::classic(2, sample::standard()), 12).write());
  const auto newer =
      testing::HasSubstr("(version 99.0.0 wrote the record, which is newer than this program, ");
  const auto changed = [&](std::size_t line, const char* key, const char* value,
                           std::optional<std::string> version) {
    auto other = of_version(lines, std::move(version));
    json::object entry = json::parse(other[line]).value().as_object();
    entry[key] = json::parse(value).value();
    other[line] = json::serialize(entry);
    return sample::verdict(other);
  };
  EXPECT_THAT(changed(0, "dalapapa", "2", "99.0.0"), newer);
  EXPECT_THAT(changed(0, "weather", "1", "99.0.0"), newer);
  EXPECT_THAT(changed(0, "game", R"("chess")", "99.0.0"), newer);
  EXPECT_THAT(changed(3, "sing", "1", "99.0.0"), newer);
  EXPECT_THAT(changed(1, "to", "1", "99.0.0"), newer);
  EXPECT_THAT(changed(lines.size() - 1, "result", R"({"scores":[1,2],"winners":[1]})", "99.0.0"), newer);
  EXPECT_THAT(changed(1, "to", "1", program_version().text()), testing::Not(testing::HasSubstr("version")));
  EXPECT_THAT(changed(1, "to", "1", "0.0.1"), testing::Not(testing::HasSubstr("version")));
  // The first records named none, and some rules were read differently then.
  EXPECT_THAT(changed(1, "to", "1", {}), testing::HasSubstr("names no version"));
  EXPECT_THAT(changed(3, "sing", "1", {}), testing::Not(testing::HasSubstr("version")));
}

// Written with format 1. They must keep replaying, in every version to come.
TEST(Record, golden_ones_keep_replaying) {
  const auto two = Record::read(file("classic_standard.jsonl"));
  ASSERT_TRUE(two) << two.error().message;
  const auto result = replay(*two, sample::slow_sha256);
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(*result, (Result{{64, -14, -6}, {0}}));
  EXPECT_EQ(two->config.options["target"], 60);

  // Fourteen tiles of its own, open hands, passes, an empty bag, a score below zero, a shared win.
  const auto few = Record::read(file("classic_few_tiles.jsonl"));
  ASSERT_TRUE(few) << few.error().message;
  const auto shared = replay(*few, sample::slow_sha256);
  ASSERT_TRUE(shared) << shared.error().message;
  EXPECT_EQ(*shared, (Result{{3, 3, -1}, {0, 1}}));
  EXPECT_EQ(few->config.tiles->size(), 14);
  EXPECT_EQ(few->config.options["open_hands"], 1);
  const auto passes =
      std::ranges::count_if(few->steps, [](const Step& s) { return std::holds_alternative<Pass>(s.action); });
  EXPECT_GT(passes, 2);

  // Names that no game begins with any more.
  const auto unseen = Record::read(file("classic_unseen_names.jsonl"));
  ASSERT_TRUE(unseen) << unseen.error().message;
  EXPECT_EQ(replay(*unseen, sample::slow_sha256).value(), *shared);
  EXPECT_EQ(unseen->config.seats[0].name, "Ann \u202Esniw");
  EXPECT_EQ(unseen->write(), file("classic_unseen_names.jsonl"));
}

}  // namespace
}  // namespace dalapapa
