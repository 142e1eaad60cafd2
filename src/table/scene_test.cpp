// Scenes: what they tell about a game, what can be tried, and what they must not give away.
#include "table/scene.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "board/placement_json.hpp"
#include "games/alex.hpp"
#include "games/classic.hpp"
#include "games/deck.hpp"
#include "games/game_as.hpp"
#include "table/fit.hpp"
#include "table/gaps.hpp"
#include "table/sample_records.hpp"

namespace dalapapa {
namespace {

using testing::StartsWith;

json::object scene_of(const Game& game, Viewer viewer, const json::array& tried = {}, std::size_t since = 0,
                      Outcomes outcomes = Outcomes::told) {
  const auto found = scene(Course(game.clone()), viewer, tried, since, outcomes);
  EXPECT_TRUE(found) << found.error().message;
  return *found;
}

std::string error_of(const Game& game, Viewer viewer, const std::string& tried) {
  const auto found =
      scene(Course(game.clone()), viewer, json::parse(tried).value().as_array(), 0, Outcomes::told);
  return found ? "no error" : found.error().message;
}

std::vector<Viewer> viewers(const Game& game) {
  std::vector<Viewer> all{spectator};
  for (int seat = 0; seat < std::min(game.seats(), 3); ++seat) all.emplace_back(seat);
  return all;
}

// Calls f(config, game) on some positions of a random game of each kind.
template <class F>
void in_every_game(int every, F&& f) {
  for (const GameInfo& info : catalogue()) {
    const Config config = sample::agree(info, sample::seats_for(info, 3), sample::standard(),
                                        sample::option_sets(info).front());
    Random random(7);
    const auto game = config.game->create(config);
    for (int i = 0; i < 300 && !game->result(); ++i) {
      if (i % every == 0) f(config, *game);
      if (testing::Test::HasFatalFailure()) return;
      game->apply(sample::random_step(*game, random));
    }
    f(config, *game);
  }
}

TEST(Scene, is_the_same_in_games_that_differ_only_in_what_is_hidden) {
  int compared = 0;
  in_every_game(sanitized ? 150 : 61, [&](const Config& config, const Game& game) {
    for (const Viewer viewer : viewers(game)) {
      const json::object real = scene_of(game, viewer);
      const auto squares = gaps(*game.seen_by(viewer));
      for (const auto& other : sample::lookalikes(config, game, viewer)) {
        ASSERT_TRUE(other);
        ASSERT_EQ(scene_of(*other, viewer), real) << config.game->name;
        ASSERT_EQ(gaps(*other->seen_by(viewer)).value_or(std::vector<Square>{}),
                  squares.value_or(std::vector<Square>{}));
        ++compared;
      }
    }
  });
  RecordProperty("compared", compared);
  EXPECT_GT(compared, sanitized ? 10 : 100);
}

TEST(Scene, has_every_choice_once_and_says_of_each_placement_what_trying_it_says) {
  Random random(3);
  int tried = 0;
  in_every_game(sanitized ? 23 : 11, [&](const Config& config, const Game& game) {
    for (const Viewer viewer : viewers(game)) {
      const json::object all = scene_of(game, viewer, {}, game.steps().size());
      json::array actions = all.at("choices").as_array();
      for (const json::value& place : all.at("places").as_array())
        actions.push_back(json::object{{"place", place.at("at")}});
      const auto choices =
          viewer ? game.seen_by(viewer)->choices(Actor::seat(*viewer)) : std::vector<Action>{};
      ASSERT_EQ(actions.size(), choices.size()) << config.game->name;
      for (const Action& action : choices)
        ASSERT_NE(std::ranges::find(actions, json::value(to_json(action, game.tiles()))), actions.end());

      const json::array& places = all.at("places").as_array();
      if (places.empty()) continue;
      const json::object& one = places[random.below(static_cast<std::uint32_t>(places.size()))].as_object();
      const json::object after =
          scene_of(game, viewer, {json::object{{"place", one.at("at")}}}, game.steps().size());
      json::object told = after.at("tried").at(0).at("outcome").as_object();
      for (const auto& [key, value] : told) EXPECT_EQ(one.at(key), value) << key;
      EXPECT_EQ(one.size(), told.size() + 2);  // and "tile" and "at"
      ++tried;
    }
  });
  RecordProperty("tried", tried);
  EXPECT_GT(tried, sanitized ? 15 : 50);
}

TEST(Scene, a_tried_turn_reads_as_it_does_once_it_is_played) {
  const Config config = sample::classic(2, sample::standard());
  Table table = sample::table(config, 5);
  const auto& game = game_as<Classic>(table.game());
  for (int turns = 0; turns < 4; turns += game.phase() == Classic::Phase::first_tile ? 1 : 0)
    sample::let_bots_play(table, "greedy", 1, 1);
  const int seat = mover(table.game()).value();
  const std::size_t before = table.game().steps().size();
  const std::string record = table.record().write();
  json::array tried;
  for (int i = 0; i < 2; ++i) {  // both tiles
    const json::object now = scene_of(table.game(), seat, tried, before);
    ASSERT_FALSE(now.at("places").as_array().empty());
    EXPECT_EQ(now.at("chance"), false);
    tried.push_back(json::object{{"place", now.at("places").at(0).at("at")}});
  }
  const json::object after = scene_of(table.game(), seat, tried, before);
  EXPECT_EQ(after.at("chance"), true);
  EXPECT_EQ(after.at("choices"), json::array());
  EXPECT_EQ(after.at("places"), json::array());
  EXPECT_EQ(table.record().write(), record);
  tried.push_back(json::object{{"done", true}});
  EXPECT_EQ(error_of(table.game(), seat, json::serialize(tried)), "tried[2]: a tile is to be drawn first");

  for (std::size_t i = 0; i < 2; ++i) {
    json::object step = tried[i].as_object();
    step["seat"] = seat;
    ASSERT_TRUE(table.act(step));
  }
  const json::object played = scene_of(table.game(), spectator, {}, before);
  EXPECT_EQ(played.at("story").at(0), after.at("tried").at(0));
  EXPECT_EQ(played.at("story").at(1), after.at("tried").at(1));
  EXPECT_EQ(played.at("layouts"), after.at("layouts"));
  // The tiles drawn for another seat are not told, and the story is that of all steps.
  EXPECT_EQ(played.at("story").at(2).at("draw"), nullptr);
  EXPECT_EQ(played.at("story").as_array().size(), table.game().steps().size() - before);
  EXPECT_EQ(scene_of(table.game(), spectator).at("story").as_array().size(), table.game().steps().size());
}

TEST(Scene, says_what_cannot_be_tried) {
  const Table table = sample::table(sample::classic(2, sample::standard()), 5);
  EXPECT_EQ(error_of(table.game(), 0, R"([{"pass":true}])"),
            "tried[0]: passing is not allowed while a tile can be placed");
  EXPECT_EQ(error_of(table.game(), 1, R"([{"pass":true}])"), "tried[0]: it is the turn of seat 0");
  EXPECT_EQ(error_of(table.game(), spectator, R"([{"pass":true}])"),
            "tried[0]: a spectator can only look on");
  EXPECT_EQ(error_of(table.game(), 0, "[3]"), "tried[0]: an action must be an object");
  EXPECT_EQ(error_of(table.game(), 0, R"([{"pass":true,"seat":0}])"), "tried[0]: unknown key \"seat\"");
  const json::object now = scene_of(table.game(), 0);
  const json::array once{json::object{{"place", now.at("places").at(0).at("at")}}};
  json::array twice = once;
  twice.push_back(once[0]);
  EXPECT_EQ(error_of(table.game(), 0, json::serialize(once)), "no error");
  EXPECT_EQ(error_of(table.game(), 0, json::serialize(twice)), "tried[1]: it is the turn of seat 1");
}

TEST(Scene, tells_the_tiles_that_a_pass_shows) {
  const Config config =
      sample::classic(2, sample::tiles({"RRRRRRR", "BRRRRRR", "BBBBBBB", "GBBBBBB", "GRRRRRR", "YRRRRRR"}));
  const auto game = config.game->create(config);
  sample::play(*game, {"draw 1", "draw 2", "place RRRRRRR 0 0 0", "place BRRRRRR 2 0 0", "draw 3", "draw 4",
                       "draw 5", "draw 6"});
  const json::object before = scene_of(*game, 0, {json::object{{"pass", true}}});
  EXPECT_EQ(before.at("tried").at(0).at("shown"), (json::array{3, 4}));
  sample::play(*game, {"pass"});
  const json::object told = scene_of(*game, 1).at("story").as_array().back().as_object();
  EXPECT_EQ(told.at("shown"), (json::array{3, 4}));
  EXPECT_EQ(told.at("scores"), (json::array{0, 0}));
  EXPECT_FALSE(told.contains("outcome"));
}

TEST(Scene, EN3_tells_to_whom_a_turn_was_sold_and_for_how_much) {
  const GameInfo& info = *find_game("auction").value();
  const auto last_told = [&](const std::vector<std::pair<int, std::string>>& bidding) {
    const Config config = sample::agree(info, 3, sample::standard(), {});
    const auto game = config.game->create(config);
    Random random(4);
    while (!game->awaited().contains(Actor::seat(1)) || game->awaited().list().size() < 3)
      game->apply(sample::random_step(*game, random));
    for (const auto& [seat, text] : bidding)
      EXPECT_TRUE(game->play({Actor::seat(seat), action_from_text(text, game->tiles()).value()})) << text;
    return scene_of(*game, spectator).at("story").as_array().back().as_object();
  };
  EXPECT_FALSE(last_told({{1, "bid 6"}, {2, "pass"}}).contains("sold"));
  EXPECT_EQ(last_told({{1, "bid 6"}, {2, "pass"}, {0, "pass"}}).at("sold"),
            (json::object{{"to", 1}, {"of", 0}, {"pays", 6}}));
  EXPECT_EQ(last_told({{1, "bid 6"}, {2, "pass"}, {0, "follow"}, {1, "pass"}}).at("sold"),
            (json::object{{"to", 0}, {"of", 0}, {"pays", 3}}));
}

TEST(Scene, tells_of_a_claim_the_group_as_it_was_then) {
  int told_groups = 0;
  for (const GameInfo& info : catalogue()) {
    const Config config = sample::agree(info, sample::seats_for(info, 3), sample::standard());
    const auto game = config.game->create(config);
    Random random(5);
    for (int i = 0; i < 200 && !game->result(); ++i) {
      const Step step = sample::random_step(*game, random);
      const std::size_t steps = game->steps().size();
      const json::object before = scene_of(*game, spectator, {}, steps);
      game->apply(step);
      const json::object told =
          scene_of(*game, spectator, {}, steps).at("story").as_array().back().as_object();
      const json::value* disc = told.if_contains("mark");
      if (disc == nullptr) disc = told.if_contains("keep");
      if (disc == nullptr) disc = told.if_contains("unmark");
      ASSERT_EQ(disc != nullptr, told.contains("group"));
      if (disc == nullptr) continue;
      const json::object& group = told.at("group").as_object();
      for (const json::value& each : before.at("layouts").at(0).at("groups").as_array()) {
        const json::array& discs = each.at("discs").as_array();
        if (std::ranges::find(discs, *disc) == discs.end()) continue;
        EXPECT_EQ(group.at("colour"), each.at("colour"));
        EXPECT_EQ(group.at("size").to_number<std::size_t>(), discs.size());
        EXPECT_EQ(group.at("open"), each.at("open"));
        ++told_groups;
      }
      EXPECT_EQ(group.contains("of"), !told.contains("mark"));
    }
  }
  EXPECT_GT(told_groups, 20);
}

TEST(Scene, names_groups_by_the_disc_by_which_choices_name_them) {
  int marks = 0;
  in_every_game(sanitized ? 31 : 9, [&](const Config&, const Game& game) {
    for (const Viewer viewer : viewers(game)) {
      const json::object now = scene_of(game, viewer, {}, game.steps().size());
      json::array firsts;
      for (const json::value& layout : now.at("layouts").as_array()) {
        for (const json::value& group : layout.at("groups").as_array())
          firsts.push_back(group.at("discs").at(0));
      }
      for (const json::value& choice : now.at("choices").as_array()) {
        const json::value* const mark = choice.as_object().if_contains("mark");
        if (mark == nullptr) continue;
        EXPECT_NE(std::ranges::find(firsts, *mark), firsts.end());
        ++marks;
      }
    }
  });
  RecordProperty("marks", marks);
  EXPECT_GT(marks, sanitized ? 6 : 20);
}

// Without the outcomes, and without what everybody has.
json::object without_worth(json::object scene) {
  for (json::value& place : scene.at("places").as_array()) {
    const json::object all = place.as_object();
    place = json::object{{"tile", all.at("tile")}, {"at", all.at("at")}};
  }
  for (const auto key : {"tried", "state"}) scene.erase(key);
  return scene;
}

TEST(Scene, without_preview_tells_no_points_of_what_could_be_placed_and_all_of_what_was) {
  int tried_ones = 0;
  in_every_game(sanitized ? 83 : 17, [&](const Config& config, const Game& game) {
    Config without = config;
    without.aids.emplace();
    const bool scores = config.game->aids.allows(Aid::preview);
    EXPECT_EQ(outcomes_by(without), scores ? Outcomes::hidden : Outcomes::told);
    if (!scores) return;
    for (const Viewer viewer : viewers(game)) {
      const json::object before = scene_of(game, viewer, {}, 0, Outcomes::hidden);
      EXPECT_EQ(before.at("state"), scene_of(game, viewer).at("state"));
      EXPECT_EQ(without_worth(before), without_worth(scene_of(game, viewer)));
      for (const json::value& place : before.at("places").as_array()) ASSERT_EQ(place.as_object().size(), 2U);
      if (before.at("places").as_array().empty()) continue;
      const json::value at = before.at("places").as_array().front().at("at");
      const json::array tried{json::object{{"place", at}}};
      const json::object after = scene_of(game, viewer, tried, 0, Outcomes::hidden);
      const json::object& told = after.at("tried").at(0).as_object();
      for (const auto key : {"outcome", "scores", "tokens", "coins"}) EXPECT_FALSE(told.contains(key)) << key;
      for (const auto key : {"scores", "tokens", "coins", "reserve"}) {
        const json::value* const had = before.at("state").as_object().if_contains(key);
        const json::value* const has = after.at("state").as_object().if_contains(key);
        ASSERT_EQ(had == nullptr, has == nullptr);
        if (had != nullptr) {
          EXPECT_EQ(*had, *has) << config.game->name;
        }
      }
      const auto* const alex = dynamic_cast<const Alex*>(&game);
      if (alex == nullptr || alex->phase() != Alex::Phase::second_tile) {  // see the next test
        EXPECT_EQ(without_worth(after), without_worth(scene_of(game, viewer, tried)));
      }
      const auto now = consider(game, viewer, {}, Outcomes::hidden);
      EXPECT_EQ(fit(*now, placement_from_json(at).value()), (json::object{{"fits", true}}));
      ++tried_ones;
    }
  });
  RecordProperty("tried", tried_ones);
  EXPECT_GT(tried_ones, sanitized ? 2 : 20);
}

// Alex, where seat 0 is to show a turn for the one point it has announced.
std::unique_ptr<Game> alex_to_be_shown() {
  const Config config = sample::agree(*find_game("alex").value(), 2, sample::standard());
  std::unique_ptr<Game> game = config.game->create(config);
  Deck deck = Deck::made_for(*config.game, *config.tiles, 3);
  const auto deal = [&] {
    while (game->awaited().contains(Actor::chance())) game->apply({Actor::chance(), deck.deal(*game), 0});
  };
  for (deal(); const auto laid_out = game->automatic(Actor::seat(1)); deal()) {
    game->apply({Actor::seat(1), *laid_out, 0});
  }
  game->apply({Actor::seat(0), Announce{1}, 0});
  game->apply({Actor::seat(1), Pass{}, 0});
  return game;
}

// AL3: the turn that is shown is judged with its second tile, and what happens then tells whether it is worth enough.
TEST(Scene, without_preview_does_not_tell_whether_a_turn_shown_in_alex_would_do) {
  const auto game = alex_to_be_shown();
  int enough = 0;
  int too_little = 0;
  for (const Action& one : game->choices(Actor::seat(0))) {
    if (!std::holds_alternative<Place>(one)) continue;
    game->apply({Actor::seat(0), one, 0});
    std::optional<json::object> first;
    for (const Action& two : game->choices(Actor::seat(0))) {
      const auto* const place = std::get_if<Place>(&two);
      if (place == nullptr) continue;
      const auto after = game->clone();
      after->apply({Actor::seat(0), two, 0});
      const bool penalised = after->describe().at("penalties") != game->describe().at("penalties");
      ++(penalised ? too_little : enough);
      const json::array tried{json::object{{"place", to_json(place->at)}}};
      json::object seen = scene_of(*game, 0, tried, 0, Outcomes::hidden);
      json::array& laid = seen.at("layouts").at(0).at("tiles").as_array();
      ASSERT_EQ(laid.back(), to_json(place->at));
      laid.pop_back();
      seen.erase("tried");
      if (!first) first = seen;
      ASSERT_EQ(seen, *first);
    }
    game->undo();
  }
  EXPECT_GT(enough, 0);
  EXPECT_GT(too_little, 0);
}

TEST(Scene, of_a_record_is_that_of_the_table_after_as_many_steps) {
  Config config = sample::agree(*find_game("domaine").value(), 2, sample::standard());
  config.aids = Aids{};
  config.aids->allow(Aid::hints);
  Table table = sample::table(config, 5);
  std::vector<json::object> scenes;
  std::vector<std::size_t> steps;
  while (!table.game().result()) {
    scenes.push_back(table.scene(1, {}, 0).value());
    steps.push_back(table.game().steps().size());
    sample::let_bots_play(table, "casual", steps.size(), 1);
  }
  const Record record = table.record();
  ASSERT_TRUE(record.ending);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    auto found = record_scene(record, steps[i], 1);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->at("total"), record.steps.size());
    EXPECT_EQ(found->at("game"), "domaine");
    EXPECT_EQ(found->at("aids"), json::array{"hints"});
    EXPECT_EQ(found->at("result"), table.game().describe().at("result"));
    for (const auto& [key, value] : scenes[i]) EXPECT_EQ(found->at(key), value) << key;
  }
  EXPECT_EQ(record_scene(record, 1, 0)->at("chance"), true);

  Record forged = record;
  forged.ending.reset();
  forged.steps.erase(forged.steps.begin() + 9, forged.steps.end());
  EXPECT_FALSE(record_scene(forged, 9, 0)->contains("result"));
  forged.steps.erase(forged.steps.begin() + 5);
  EXPECT_THAT(record_scene(forged, 2, 0).error().message, StartsWith("line 7: "));
}

}  // namespace
}  // namespace dalapapa
