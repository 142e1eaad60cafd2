// What happens at a table besides the game: in records, in scenes, and to whoever asks a table.
#include <gtest/gtest.h>

#include "table/sample_records.hpp"
#include "table/scene.hpp"

namespace dalapapa {
namespace {

Table begun(std::string_view game, int seats, std::optional<ClockRules> clock = {}) {
  Config config = sample::agree(*find_game(game).value(), seats, sample::standard());
  config.clock = clock;
  return sample::table(config, 4);
}

// Whoever must act does the first thing they can.
void act(Table& table, std::int64_t now = 0) {
  const int seat = mover(table.game()).value();
  ASSERT_TRUE(table.act(Step{Actor::seat(seat), table.game().choices(Actor::seat(seat)).front(), now}));
}

std::string text_with(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(TableSteps, of_every_kind_are_written_read_and_replayed) {
  Table table = begun("terra", 2, ClockRules{.bank = 30, .increment = 2});
  act(table, 1'000);
  ASSERT_TRUE(table.act(Step{Actor::seat(0), Leave{}, 2'000}));
  act(table, 3'000);
  ASSERT_TRUE(table.act(Step{Actor::seat(0), Return{}, 4'000}));
  table.host().wake(500'000);  // nobody acts any more
  ASSERT_TRUE(table.host().over());
  const Record record = table.record();
  const std::string text = record.write();
  for (const std::string_view line :
       {R"("clock":{"bank":30,"increment":2})", R"({"seat":0,"leave":true,"ms":2000})",
        R"({"seat":0,"return":true,"ms":4000})", R"({"seat":"referee","out_of_time":)"})
    EXPECT_NE(text.find(line), std::string::npos) << line << text;
  EXPECT_EQ(sample::verdict(text), "fine");
  EXPECT_EQ(Record::read(text)->write(), text);
  EXPECT_EQ(record.ending->result.winners.size(), 1);
}

TEST(TableSteps, that_are_not_true_are_refused_with_their_line) {
  Table table = begun("classic", 2, ClockRules{.turn = 10});
  act(table, 5'000);
  table.host().wake(20'000);
  const std::string text = table.record().write();
  EXPECT_EQ(sample::verdict(text), "fine");
  const auto says = [&](std::string_view from, std::string_view to) {
    return sample::verdict(text_with(text, from, to));
  };
  EXPECT_NE(says(R"("out_of_time":1,"ms":15000)", R"("out_of_time":1,"ms":14999)")
                .find("is not up before 15000 ms"),
            std::string::npos);
  EXPECT_NE(says(R"("out_of_time":1)", R"("out_of_time":0)").find("the time of seat 1 was up at 15000 ms"),
            std::string::npos);
  EXPECT_NE(says(R"("winners":[0])", R"("winners":[1])").find("the result is not what was played"),
            std::string::npos);
  EXPECT_NE(says(R"("turn":10)", R"("turn":4)").find("\"turn\""), std::string::npos);
  EXPECT_NE(says(R"({"turn":10})", R"({"turn":10,"bank":5})").find("unknown key \"bank\""),
            std::string::npos);
  EXPECT_NE(says(R"({"turn":10})", R"({"bank":60})").find("\"increment\" is missing"), std::string::npos);
}

TEST(TableSteps, a_game_that_was_resigned_offers_nothing_more) {
  Table table = begun("conquest", 2);
  act(table);
  ASSERT_TRUE(table.act(json::parse(R"({"seat": 1, "resign": true})").value()));
  EXPECT_EQ(table.view(0).at("state").at("awaited"), json::array());
  EXPECT_EQ(table.view(0).at("state").at("result").at("winners"), json::array{json::value(0)});
  EXPECT_TRUE(table.view(0).contains("opened"));
  for (const int seat : {0, 1}) {
    EXPECT_EQ(table.choices(seat), json::array());
    EXPECT_FALSE(table.suggest(seat, "greedy", 1));
    EXPECT_FALSE(table.hints(seat, 100, 1));
    const json::object scene = table.scene(seat, {}, 0).value();
    EXPECT_EQ(scene.at("places"), json::array());
    EXPECT_EQ(scene.at("choices"), json::array());
    EXPECT_EQ(json::serialize(scene.at("table")), R"({"out":[1]})");
  }
}

TEST(TableSteps, are_told_and_counted_like_all_others) {
  Table table = begun("gone", 3);
  act(table);
  ASSERT_TRUE(table.act(Step{Actor::seat(0), Leave{}}));
  act(table);
  const json::object scene = table.scene(spectator, {}, 0).value();
  const std::size_t steps = table.course().steps().size();
  EXPECT_EQ(scene.at("steps"), steps);
  ASSERT_EQ(scene.at("story").as_array().size(), steps);
  const auto told = std::ranges::count_if(scene.at("story").as_array(), [](const json::value& step) {
    return step.as_object().contains("leave");
  });
  EXPECT_EQ(told, 1);
  EXPECT_EQ(json::serialize(scene.at("table")), R"({"left":[0]})");
  const json::object middle = record_scene(table.record(), steps - 1, spectator).value();
  EXPECT_EQ(middle.at("steps"), steps - 1);
  EXPECT_EQ(middle.at("total"), steps);
}

}  // namespace
}  // namespace dalapapa
