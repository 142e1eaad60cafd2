// Options as data, and the agreement that a game starts from.
#include "games/options.hpp"

#include <gtest/gtest.h>

#include "games/catalogue.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

std::span<const OptionSpec> classic_specs() {
  return find_game("classic").value()->options;
}

Expected<Options> read(std::string_view text) {
  return Options::from_json(classic_specs(), json::parse(text).value());
}

TEST(Options, are_at_their_defaults_unless_given) {
  const Options options(classic_specs());
  EXPECT_EQ(options["target"], 60);
  EXPECT_EQ(options["open_hands"], 0);
  EXPECT_EQ(json::serialize(options.to_json()), R"({"target":60,"open_hands":false})");
  EXPECT_EQ(json::serialize(read("{}").value().to_json()), json::serialize(options.to_json()));
}

TEST(Options, are_the_same_after_a_round_trip_through_json) {
  for (const char* text : {R"({"target":60,"open_hands":true})", R"({"target":240,"open_hands":false})"}) {
    EXPECT_EQ(json::serialize(read(text).value().to_json()), text);
  }
  EXPECT_EQ(read(R"({"open_hands":true})").value()["target"], 60);
}

TEST(Options, are_set_from_the_command_line) {
  Options options(classic_specs());
  EXPECT_TRUE(options.set("target=120"));
  EXPECT_TRUE(options.set("open_hands=true"));
  EXPECT_EQ(options["target"], 120);
  EXPECT_EQ(options["open_hands"], 1);
  EXPECT_TRUE(options.set("open_hands=false"));
  EXPECT_EQ(options["open_hands"], 0);
}

TEST(Options, CL6_refuse_a_target_outside_60_to_240_and_say_what_would_be_right) {
  for (const char* value : {"59", "241", "-60", "0", "99999999999999999999", "120.0", "1e2", "\"120\"",
                            "true", "null", "[]", "{}"}) {
    const auto options = read(std::string(R"({"target":)") + value + "}");
    ASSERT_FALSE(options) << value;
    EXPECT_EQ(options.error().message, "option \"target\" must be a whole number from 60 to 240") << value;
    EXPECT_EQ(options.error().kind, Error::Kind::bad_input) << value;
  }
  EXPECT_TRUE(read(R"({"target":60})"));
  EXPECT_TRUE(read(R"({"target":240})"));
}

TEST(Options, refuse_a_flag_that_is_not_true_or_false) {
  for (const char* value : {"0", "1", "\"true\"", "null"}) {
    const auto options = read(std::string(R"({"open_hands":)") + value + "}");
    ASSERT_FALSE(options) << value;
    EXPECT_EQ(options.error().message, "option \"open_hands\" must be true or false");
  }
}

TEST(Options, refuse_names_that_the_game_does_not_have_and_list_those_it_has) {
  const auto options = read(R"({"Target":60})");
  ASSERT_FALSE(options);
  EXPECT_EQ(options.error().message, "unknown option \"Target\" (there are: target, open_hands)");
  EXPECT_EQ(Options({}).set("target=60").error().message, "unknown option \"target\" (this game has none)");
  EXPECT_FALSE(read("[]"));
  EXPECT_FALSE(read("7"));
}

TEST(Options, refuse_command_line_texts_that_are_no_assignment_and_stay_as_they_were) {
  Options options(classic_specs());
  for (const char* text : {"", "target", "=", "=90", "target=", "target=ninety", "target=90 ,", "target==90",
                           "target=0x40", "target=59", "tar\xff=90", "target=\xff\xfe", "open_hands=yes"}) {
    EXPECT_FALSE(options.set(text)) << text;
  }
  EXPECT_EQ(json::serialize(options.to_json()), R"({"target":60,"open_hands":false})");
}

TEST(Catalogue, finds_games_by_name_and_lists_those_there_are) {
  EXPECT_EQ(find_game("classic").value()->name, "classic");
  for (const char* name : {"", "Classic", "chess", "classic "}) {
    const auto game = find_game(name);
    ASSERT_FALSE(game);
    EXPECT_NE(game.error().message.find("there are: classic"), std::string::npos);
    EXPECT_EQ(game.error().kind, Error::Kind::bad_input);
  }
}

TEST(Catalogue, CL_the_classic_game_is_for_2_to_4) {
  const GameInfo& info = *find_game("classic").value();
  for (int seats = 0; seats <= 11; ++seats) {
    Config config{&info, Options(info.options), std::vector<Seat>(static_cast<std::size_t>(seats)),
                  sample::standard()};
    EXPECT_EQ(config.check().has_value(), seats >= 2 && seats <= 4) << seats;
  }
}

TEST(Catalogue, CL1_a_set_must_have_tiles_enough_to_set_the_game_up) {
  const GameInfo& info = *find_game("classic").value();
  Random random(1);
  for (int seats = 2; seats <= 4; ++seats) {
    for (const int count : {3 * seats - 1, 3 * seats}) {
      const Config config{&info, Options(info.options), std::vector<Seat>(static_cast<std::size_t>(seats)),
                          sample::odd_tiles(count, random)};
      const auto checked = config.check();
      EXPECT_EQ(checked.has_value(), count == 3 * seats);
      EXPECT_TRUE(checked || checked.error().message.find("needs at least") != std::string::npos);
    }
  }
}

Config family(const std::vector<std::optional<int>>& ages, sample::Tiles tiles) {
  const GameInfo& info = *find_game("gone").value();
  Config config{&info, Options(info.options), {}, std::move(tiles)};
  for (const auto& age : ages) config.seats.push_back({"Somebody", {}, age});
  return config;
}

TEST(Catalogue, GO1_gone_is_for_ages_from_3_to_99) {
  for (const int age : {3, 4, 8, 9, 12, 13, 40, 99}) {
    EXPECT_TRUE(family({6, age}, sample::standard()).check()) << age;
  }
  for (const std::optional<int> age : {std::optional<int>{}, {0}, {-1}, {2}, {100}}) {
    const auto checked = family({6, age}, sample::standard()).check();
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().message, "seat 1: gone needs an \"age\" from 3 to 99");
  }
}

TEST(Catalogue, GO1_a_set_must_have_tiles_enough_for_the_ages_but_not_for_more_than_12_each) {
  EXPECT_TRUE(family({99, 99, 99, 99, 99, 99}, sample::standard()).check());
  Random random(1);
  for (const int count : {22, 23}) {  // 3 to lay out, 8 and 12 to hold
    const auto checked = family({8, 40}, sample::odd_tiles(count, random)).check();
    EXPECT_EQ(checked.has_value(), count == 23);
    EXPECT_TRUE(checked ||
                checked.error().message == "gone with these ages needs at least 23 tiles, the set has 22");
  }
}

}  // namespace
}  // namespace dalapapa
