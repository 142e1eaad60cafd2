// Every level of bots in every game: only legal actions, nothing from what is hidden, the same for the same
// seed.
#include <cstdlib>
#include <gtest/gtest.h>
#include <limits>
#include <map>
#include <set>

#include "base/sanitized.hpp"
#include "games/sample_games.hpp"
#include "players/party.hpp"
#include "players/random.hpp"

namespace dalapapa {
namespace {

constexpr Effort few_thoughts{.nodes = 40};  // of masters

// A game of bots; levels[seat] is the level of each.
struct Match {
  const Config& config;
  std::vector<std::string_view> seat_levels;
  std::uint64_t seed;
  std::size_t most_steps = std::numeric_limits<std::size_t>::max();

  // Everybody of one level.
  Match(const Config& agreed, std::string_view level, std::uint64_t seed_of_all)
      : config(agreed), seat_levels(agreed.seats.size(), level), seed(seed_of_all) {}
  Match(const Config& agreed, std::vector<std::string_view> of_seats, std::uint64_t seed_of_all)
      : config(agreed), seat_levels(std::move(of_seats)), seed(seed_of_all) {}

  // Calls f(game, actor) before each choice of a bot.
  template <class F>
  std::unique_ptr<Game> play(F&& f) const {
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t i = 0; i < config.seats.size(); ++i)
      bots.push_back(make_bot(*config.game, seat_levels[i], seed + i, few_thoughts).value());
    Party party(std::move(bots));
    std::unique_ptr<Game> game = config.game->create(config);
    Deck deck = Deck::made_for(*config.game, *config.tiles, seed);
    while (!game->result() && game->steps().size() < most_steps && !testing::Test::HasFatalFailure()) {
      if (game->awaited().contains(Actor::chance())) {
        game->apply({Actor::chance(), deck.deal(*game)});
        continue;
      }
      for (const Actor actor : game->awaited().list()) {
        if (actor.is_seat()) f(*game, actor.seat_number());
      }
      const Step step = party.next(*game);
      const auto played = game->play(step);
      EXPECT_TRUE(played) << config.game->name << ", seed " << seed << ": "
                          << to_text(step.action, *config.tiles) << ": " << played.error().message;
      if (!played) break;
    }
    return game;
  }
  [[nodiscard]] std::unique_ptr<Game> play() const {
    return play([](const Game&, int) {});
  }
};

std::vector<Step> steps_of(const Game& game) {
  return {game.steps().begin(), game.steps().end()};
}

// Every agreement in turn, with random levels. DALAPAPA_BOT_GAMES asks for more games than a test has time for.
TEST(Bots, never_do_what_is_refused_and_bring_every_game_to_its_end) {
  const char* const asked = std::getenv("DALAPAPA_BOT_GAMES");
  const int games = asked != nullptr ? std::stoi(asked) : 0;
  const std::vector<Config> agreements = sample::every_agreement(1);
  const auto count = std::max(static_cast<std::size_t>(games), agreements.size());
  Random random(7);
  int passes = 0;
  std::set<std::string_view> games_played;
  for (std::size_t i = 0; i < count; i += sanitized ? 2 : 1) {
    const Config& config = agreements[i % agreements.size()];
    // With all the tiles they take longest.
    if (asked == nullptr && config.tiles->size() > 40 && random.below(2) == 0) continue;
    std::vector<std::string_view> of_seats;
    for (std::size_t seat = 0; seat < config.seats.size(); ++seat)
      of_seats.push_back(levels[random.below(6)]);
    const auto game = Match(config, of_seats, i).play();
    ASSERT_TRUE(game->result());
    games_played.insert(config.game->name);
    for (const Step& step : game->steps()) passes += std::holds_alternative<Pass>(step.action) ? 1 : 0;
  }
  RecordProperty("passes", passes);
  for (const GameInfo& game : catalogue())
    EXPECT_TRUE(sanitized || games_played.contains(game.name)) << game.name;
  EXPECT_GT(passes, sanitized ? 0 : 100);  // with small odd sets many a hand fits nowhere
}

TEST(Bots, do_the_same_with_the_same_seed) {
  for (const GameInfo& game : catalogue()) {
    for (const std::string_view level : levels) {
      if (sanitized && (level == "expert" || level == "master")) continue;
      const Config config =
          sample::agreement(game, game.min_seats, sample::standard(), sample::option_sets(game).front());
      Match match(config, level, 77);
      match.most_steps = 80;  // who differs does so soon
      ASSERT_EQ(steps_of(*match.play()), steps_of(*match.play())) << game.name << ", " << level;
    }
  }
}

TEST(Bots, random_ones_differ_with_the_seed) {
  const GameInfo& info = *find_game("classic").value();
  const Config config = sample::agree(info, 2, sample::standard());
  EXPECT_NE(steps_of(*Match(config, "random", 1).play()), steps_of(*Match(config, "random", 2).play()));
}

// Random players make the positions; every level is asked in turn.
TEST(Bots, choose_the_same_whatever_is_hidden_from_them) {
  std::map<std::string_view, int> compared;
  std::uint64_t seed = 40;
  std::size_t asked = 0;
  for (const Config& config : sample::every_agreement(1)) {
    const int every = config.tiles->size() > 40 ? 47 : 7;
    int i = 0;
    Match(config, "random", seed++).play([&](const Game& game, int seat) {
      if (i++ % every != 0) return;
      const std::string_view level = levels[asked++ % levels.size()];
      const auto chosen = [&](const Game& among) {
        return make_bot(*config.game, level, 5, few_thoughts).value()->choose(*among.seen_by(seat), seat);
      };
      const auto real = chosen(game);
      for (const auto& other : sample::lookalikes(config, game, seat)) {
        ASSERT_EQ(chosen(*other), real) << config.game->name << ", " << level;
        ++compared[level];
      }
    });
    if (HasFatalFailure()) return;
  }
  for (const std::string_view level : levels) {
    RecordProperty(std::string(level), compared[level]);
    EXPECT_GT(compared[level], sanitized ? 0 : 30) << level;
  }
}

TEST(Bots, levels_are_known_by_name) {
  for (const GameInfo& game : catalogue()) {
    for (const std::string_view level : levels) EXPECT_TRUE(make_bot(game, level, 1));
    for (const char* level : {"", "clever", "Greedy", "greedy "}) {
      const auto bot = make_bot(game, level, 1);
      ASSERT_FALSE(bot) << level;
      EXPECT_EQ(bot.error().kind, Error::Kind::bad_input);
      for (const std::string_view known : levels)
        EXPECT_NE(bot.error().message.find(known), std::string::npos);
    }
  }
}

TEST(RandomBot, comes_upon_every_choice) {
  const GameInfo& info = *find_game("classic").value();
  const auto game = info.create(sample::agree(info, 2, sample::standard()));
  sample::play(*game, {"draw 1", "draw 2"});
  const std::size_t choices = game->choices(Actor::seat(0)).size();
  RandomBot bot(3);
  std::map<std::string, int> chosen;
  constexpr int times = 4000;
  for (int i = 0; i < times; ++i) ++chosen[to_text(*bot.choose(*game->seen_by(0), 0), game->tiles())];
  EXPECT_EQ(chosen.size(), choices);
  for (const auto& [text, count] : chosen) {
    EXPECT_GT(count, times / static_cast<int>(choices) * 3 / 4) << text;
    EXPECT_LT(count, times / static_cast<int>(choices) * 5 / 4) << text;
  }
}

// The quick random play makes whole games of legal turns with one tile each.
TEST(RandomTurn, is_always_legal_and_never_buys_a_second_tile) {
  const GameInfo& info = *find_game("classic").value();
  Random random(9);
  for (int round = 0; round < 60; ++round) {
    const int seats = 2 + round % 3;
    const auto set = round % 4 == 0 ? sample::standard() : sample::odd_tiles(3 * seats + round % 7, random);
    const auto made = info.create(sample::agree(info, seats, set, {"target=60"}));
    auto& game = dynamic_cast<Classic&>(*made);
    Deck deck = Deck::shuffled(*set, random.next());
    while (!game.result()) {
      const Actor actor = game.awaited().list().front();
      const Action action = actor.is_chance() ? Action{deck.deal(game)} : random_turn(game, random);
      ASSERT_TRUE(game.phase() != Classic::Phase::second_tile || action == Action{Done{}});
      const auto played = game.play({actor, action});
      ASSERT_TRUE(played) << to_text(action, *set) << ": " << played.error().message;
    }
  }
}

TEST(RandomTurn, comes_upon_every_placement_of_either_tile_equally_often) {
  Classic game(sample::standard(), 2, {});
  Random random(4);
  Deck deck = Deck::shuffled(*sample::standard(), 4);
  while (game.phase() != Classic::Phase::first_tile) {
    const Actor actor = game.awaited().list().front();
    game.apply({actor, actor.is_chance() ? Action{deck.deal(game)} : random_turn(game, random)});
  }
  const auto choices = game.choices(Actor::seat(0));
  std::map<std::string, int> chosen;
  const int times = 200 * static_cast<int>(choices.size());
  for (int i = 0; i < times; ++i) {
    const Action action = random_turn(game, random);
    ASSERT_TRUE(std::ranges::find(choices, action) != choices.end()) << to_text(action, game.tiles());
    ++chosen[to_text(action, game.tiles())];
  }
  EXPECT_EQ(chosen.size(), choices.size());
  for (const auto& [text, count] : chosen) {
    EXPECT_GT(count, 140) << text;
    EXPECT_LT(count, 260) << text;
  }
}

}  // namespace
}  // namespace dalapapa
