// Steps and results in sentences.
#include "terminal/narration.hpp"

#include <gmock/gmock.h>
#include <set>

#include "games/classic.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

// Tells a scenario and plays it; what is not told is left out.
std::vector<std::string> told(const Config& config, Game& game, const std::vector<std::string>& texts) {
  std::vector<std::string> sentences;
  for (const std::string& text : texts) {
    const Step step = sample::step(game, text);
    const std::string words = narrate(config, game, step);
    if (!words.empty()) sentences.push_back(words);
    const auto played = game.play(step);
    EXPECT_TRUE(played) << text << ": " << played.error().message;
  }
  return sentences;
}

Config ann_and_bea(sample::Tiles set) {
  Config config = sample::agree(*find_game("classic").value(), 2, std::move(set));
  config.seats = {{"Ann", {}}, {"Béatrice", {}}};
  return config;
}

TEST(Narration, tells_what_each_placement_forms_closes_and_makes) {
  const Config config = ann_and_bea(sample::tiles(
      {"BRBBRBB", "BRYBRBB", "BRBYRBB", "BRGBRBB", "BRBGRBB", "BRYYRBB", "BRGGRBB", "BRYGRBB", "BRGYRBB"}));
  Classic game(config.tiles, 2, {});
  EXPECT_EQ(told(config, game,
                 {"draw 6", "draw 1", "place BRYYRBB 0 0 0", "place BRBBRBB 2 0 0", "draw 2", "draw 3",
                  "draw 8", "draw 4", "place BRYBRBB -1 1 2", "place BRBYRBB 4 0 0", "draw 9", "draw 7",
                  "place BRGBRBB 6 0 0", "done", "draw 5"}),
            (std::vector<std::string>{
                "Ann lays out tile 6 at 0 0",
                "Béatrice lays out tile 1 at 2 0",
                "Ann places tile 2 at -1 1: 1 disc: +1, total 1",
                "Ann also places tile 3 at 4 0: 1 disc, closes red 1, at a cost of 4: -2, total -1",
                "Béatrice places tile 4 at 6 0: 1 disc, closes red 1: +2, total 2",
            }));
}

TEST(Narration, tells_the_bonus_of_three_discs_and_several_groups) {
  const Config config = ann_and_bea(sample::tiles(
      {"RRRRRRR", "BRRRRRR", "GRRRRRR", "YRRRRRR", "RGRRRRR", "RRGRRRR", "BRGGRRR", "GRGGRGG"}));
  Classic game(config.tiles, 2, {});
  EXPECT_EQ(told(config, game,
                 {"draw 1", "draw 2", "place RRRRRRR 0 0 0", "place BRRRRRR 2 0 1", "draw 3", "draw 5",
                  "draw 4", "draw 6", "place GRRRRRR 0 1 0"})
                .back(),
            "Ann places tile 3 at 0 1: 3 discs score 4, closes green 1: +5, total 5");
}

// Every number that the game says of it, and how a turn goes on (GO2).
void expect_told(const json::object& outcome, const std::string& words, std::set<std::string>& seen) {
  const auto has = [&](std::string_view part) { return words.find(part) != std::string::npos; };
  for (const auto& [key, value] : outcome) {
    const std::string_view name = key;
    if (name == "draws") {
      EXPECT_EQ(has(", draws a tile"), value.as_int64() > 0) << words;
    } else if (name == "again") {
      EXPECT_EQ(has(", plays again"), value.as_bool()) << words;
    } else if (name != "discs" && name != "groups" && name != "disc_points" && name != "points" &&
               name != "price") {  // these in the sentences above
      EXPECT_EQ(has(fmt::format(", {} {:+}", name, value.as_int64())), value != 0) << name << ": " << words;
    }
    seen.emplace(name);
  }
}

TEST(Narration, tells_all_that_a_placement_brings_in_every_game) {
  std::set<std::string> seen;
  for (const GameInfo& info : catalogue()) {
    const Config config = sample::agree(info, info.min_seats, sample::standard());
    const auto game = info.create(config);
    Random random(1);
    for (int i = 0; i < 200 && !game->result(); ++i) {
      const Step step = sample::random_step(*game, random);
      const auto* const place = std::get_if<Place>(&step.action);
      if (place != nullptr && game->common_board() != nullptr) {
        const Outcome outcome = game->clone()->outcome_of(step.actor.seat_number(), place->at);
        if (!outcome.free) expect_told(to_json(outcome), narrate(config, *game, step), seen);
      }
      game->apply(step);
    }
  }
  EXPECT_THAT(seen, testing::IsSupersetOf({"tokens", "coins", "draws", "again", "points"}));
}

TEST(Narration, tells_of_a_pass_and_of_no_draw_and_no_done) {
  const Config config =
      ann_and_bea(sample::tiles({"RRRRRRR", "BRRRRRR", "BBBBBBB", "GBBBBBB", "GRRRRRR", "YRRRRRR"}));
  Classic game(config.tiles, 2, {});
  EXPECT_EQ(told(config, game,
                 {"draw 1", "draw 2", "place RRRRRRR 0 0 0", "place BRRRRRR 2 0 0", "draw 3", "draw 4",
                  "draw 5", "draw 6", "pass"})
                .back(),
            "Ann passes, showing tile 3 and 4");
}

TEST(Narration, SO2_tells_which_tile_a_pass_loses) {
  int lost = 0;
  for (const GameInfo& game : catalogue()) {
    if (!game.pass_loses) continue;
    const Config config = sample::agree(game, game.min_seats, sample::standard());
    const auto played = game.create(config);
    Random random(1);
    while (played->awaited().contains(Actor::chance())) played->apply(sample::random_step(*played, random));
    const int tile = sample::hands(*played)[0][0];
    EXPECT_EQ(narrate(config, *played, {Actor::seat(0), Pass{}}),
              fmt::format("Seat A passes and loses tile {}", tile));
    ++lost;
  }
  EXPECT_GT(lost, 0);
}

TEST(Narration, EN4_tells_who_still_has_a_turn_in_the_last_round) {
  const Config config = sample::agree(*find_game("auction").value(), 3, sample::standard(), {"target=60"});
  const auto game = config.game->create(config);
  Random random(1);
  const auto act = [&](int seat, const Action& action) {
    ASSERT_TRUE(game->play({Actor::seat(seat), action}));
  };
  while (game->awaited().list().size() < 3) game->apply(sample::random_step(*game, random));
  EXPECT_EQ(narrate_standing(config, *game), "Seat A: 0, Seat B: 0, Seat C: 0; 111 tiles in the bag");
  act(1, Bid{60});
  act(2, Pass{});
  act(0, Pass{});
  while (game->awaited().list().size() < 3) game->apply(sample::random_step(*game, random));
  EXPECT_TRUE(narrate_standing(config, *game).ends_with("in the bag; last round: one more turn for Seat C"))
      << narrate_standing(config, *game);
}

TEST(Narration, SO5_tells_whoever_plays_alone_how_far_from_the_target_they_are) {
  int alone = 0;
  for (const GameInfo& game : catalogue()) {
    const Config config = sample::agree(game, game.min_seats, sample::standard());
    const auto target = target_alone(config);
    if (!target) continue;
    ++alone;
    EXPECT_EQ(narrate(config, Result{{*target - 11}, {}}),
              fmt::format("Seat A  {:>4}  misses the target of {} by 11\n", *target - 11, *target));
    EXPECT_EQ(narrate(config, Result{{*target}, {0}}),
              fmt::format("Seat A  {:>4}  wins: the target was {}\n", *target, *target));
  }
  EXPECT_GT(alone, 0);
}

TEST(Narration, tells_the_result_with_the_winner_or_the_winners) {
  const Config config = ann_and_bea(sample::standard());
  EXPECT_EQ(narrate(config, Result{{123, 67}, {0}}),
            "Ann         123  wins\n"
            "Béatrice     67\n");
  EXPECT_EQ(narrate(config, Result{{-12, -12}, {0, 1}}),
            "Ann         -12  shares the win\n"
            "Béatrice    -12  shares the win\n");
}

TEST(Narration, writes_out_what_would_not_be_seen_in_names) {
  Config config =
      ann_and_bea(sample::tiles({"BRBBRBB", "BRYBRBB", "BRBYRBB", "BRGBRBB", "BRBGRBB", "BRYYRBB"}));
  config.seats[0].name = "Ann \u202Esniw";
  EXPECT_EQ(shown_name(config, 0), "Ann \\u202esniw");
  const Classic game(config.tiles, 2, {});
  EXPECT_EQ(narrate_standing(config, game), "Ann \\u202esniw: 0, Béatrice: 0; 6 tiles in the bag");
  EXPECT_EQ(narrate(config, Result{{3, 4}, {1}}), "Ann \\u202esniw     3\nBéatrice           4  wins\n");
}

}  // namespace
}  // namespace dalapapa
