// Following: a game that goes on by the steps as a viewer sees them stays, at every step, what seen_by() returns.
#include <gtest/gtest.h>
#include <map>

#include "base/sanitized.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

struct FollowCounts {
  std::map<std::string_view, int> games;  // by their name
  std::map<int, int> by_viewer;           // -1 for a spectator
  int compared = 0;
  int hidden_draws = 0;
  int shown = 0;         // passes by which a viewer saw tiles for the first time
  int shown_partly = 0;  // of a hand of which some were known
  int from_hidden = 0;   // tiles placed out of a hidden hand
  int joined = 0;        // in the middle
  int lies = 0;          // refused
  int believed = 0;      // lies that could have been true
  std::int64_t bytes = 0;
  std::int64_t steps = 0;
};

std::vector<Viewer> all_viewers(const Game& game) {
  std::vector<Viewer> all{spectator};
  for (int seat = 0; seat < game.seats(); ++seat) all.emplace_back(seat);
  return all;
}

// Somebody who is told the steps of a game as they may see them, in their JSON form.
class Companion {
 public:
  Companion(const Config& config, Viewer viewer)
      : viewer_(viewer), game_(config.game->create(config)->seen_by(viewer)) {}
  Companion(std::unique_ptr<Game> game, Viewer viewer) : viewer_(viewer), game_(std::move(game)) {}

  [[nodiscard]] Viewer viewer() const { return viewer_; }
  [[nodiscard]] Game& game() { return *game_; }
  [[nodiscard]] const std::vector<SeenStep>& stream() const { return stream_; }

  // Needs: `before` is the real game, which has not taken the step yet.
  void hear(const Game& before, const Step& step, FollowCounts& counts) {
    count(before, step, counts);
    const std::string line = json::serialize(to_json(before.as_seen(step, viewer_), before.tiles()));
    counts.bytes += static_cast<std::int64_t>(line.size());
    ++counts.steps;
    const auto read = seen_step_from_json(json::parse(line).value(), before.tiles());
    ASSERT_TRUE(read) << line << ": " << read.error().message;
    ASSERT_EQ(*read, before.as_seen(step, viewer_)) << line;
    const auto followed = game_->follow(*read);
    ASSERT_TRUE(followed) << line << ": " << followed.error().message << sample::told(*game_);
    stream_.push_back(*read);
  }

 private:
  void count(const Game& before, const Step& step, FollowCounts& counts) const {
    const auto hands = sample::hands(*game_);
    const bool seated =
        step.actor.is_seat() && static_cast<std::size_t>(step.actor.seat_number()) < hands.size();
    const auto hidden =
        seated ? std::ranges::count(hands[static_cast<std::size_t>(step.actor.seat_number())], 0) : 0;
    const SeenStep seen = before.as_seen(step, viewer_);
    if (const auto* const draw = std::get_if<Draw>(&seen.step.action);
        draw != nullptr && draw->tile == no_tile)
      ++counts.hidden_draws;
    if (hidden > 0 && std::holds_alternative<Place>(step.action)) ++counts.from_hidden;
    if (hidden > 0 && !seen.shown.empty()) ++counts.shown;
    if (hidden > 0 && hidden < static_cast<std::ptrdiff_t>(seen.shown.size())) ++counts.shown_partly;
  }

  Viewer viewer_;
  std::unique_ptr<Game> game_;
  std::vector<SeenStep> stream_;
};

void expect_the_same(Companion& companion, const Game& real, FollowCounts& counts) {
  const auto seen = real.seen_by(companion.viewer());
  ASSERT_EQ(sample::told(companion.game()), sample::told(*seen));
  ASSERT_EQ(sample::told(*companion.game().seen_by(companion.viewer())), sample::told(*seen));
  ++counts.compared;
}

// A viewer who comes now and is told everything from the beginning, and one who is given the game as it is seen now.
void join(const Config& config, const Game& real, Companion& there, std::vector<Companion>& late,
          FollowCounts& counts) {
  Companion newcomer(config, there.viewer());
  for (const SeenStep& step : there.stream()) ASSERT_TRUE(newcomer.game().follow(step));
  expect_the_same(newcomer, real, counts);
  late.emplace_back(real.seen_by(there.viewer()), there.viewer());
  ++counts.joined;
}

// Back to where it began, and there again; what was told on the way is told again.
void go_back_and_forth(Companion& companion, const std::map<std::size_t, std::string>& told) {
  Game& game = companion.game();
  const auto expect_told = [&] {
    const auto then = told.find(game.steps().size());
    if (then != told.end()) {
      ASSERT_EQ(sample::told(game), then->second);
    }
  };
  while (!game.steps().empty()) {
    game.undo();
    expect_told();
    if (testing::Test::HasFatalFailure()) return;
  }
  for (const SeenStep& step : companion.stream()) {
    ASSERT_TRUE(game.follow(step));
    expect_told();
  }
}

void follow_a_game(const Config& config, std::uint64_t seed, FollowCounts& counts) {
  Random random(seed);
  const std::unique_ptr<Game> game = config.game->create(config);
  std::vector<Companion> companions;
  std::vector<Companion> late;
  for (const Viewer viewer : all_viewers(*game)) companions.emplace_back(config, viewer);
  std::map<std::size_t, std::string> told;  // to the first of them, at some moments
  const std::uint32_t seldom = config.tiles->size() > 40 ? 40 : 5;
  const std::size_t joins_at = 1 + random.below(config.tiles->size() > 40 ? 100 : 20);
  while (!game->result() && !testing::Test::HasFatalFailure()) {
    const Step step = sample::random_step(*game, random);
    for (Companion& one : companions) one.hear(*game, step, counts);
    for (Companion& one : late) one.hear(*game, step, counts);
    game->apply(step);
    for (Companion& one : companions) {
      if (one.game().hash() != game->seen_by(one.viewer())->hash() || random.below(seldom) == 0)
        expect_the_same(one, *game, counts);
    }
    if (random.below(seldom) == 0) told[game->steps().size()] = sample::told(companions.front().game());
    if (game->steps().size() == joins_at) {
      for (Companion& one : companions) join(config, *game, one, late, counts);
    }
  }
  for (Companion& one : companions) expect_the_same(one, *game, counts);
  for (Companion& one : late) expect_the_same(one, *game, counts);
  go_back_and_forth(companions.front(), told);
  ++counts.games[config.game->name];
  for (const Companion& one : companions) ++counts.by_viewer[one.viewer().value_or(-1)];
}

TEST(Following, is_what_seen_by_gives_at_every_step_of_every_game) {
  FollowCounts counts;
  // Other games with --gtest_random_seed.
  auto seed = static_cast<std::uint64_t>(GTEST_FLAG_GET(random_seed)) * 100'000 + 2000;
  for (const Config& config : sample::every_agreement(3)) {
    const bool hides = config.game->create(config)->describe().contains("hands");
    if (++seed % 5 != 0 && !hides) continue;  // a few will do
    if (seed % 2 != 0 && config.tiles->size() > 40) continue;
    follow_a_game(config, seed, counts);
    ASSERT_FALSE(HasFatalFailure()) << config.game->name << ", seed " << seed;
  }
  int games = 0;
  for (const auto& [name, count] : counts.games) {
    games += count;
    RecordProperty(std::string(name), count);
  }
  for (const auto& [viewer, count] : counts.by_viewer)
    RecordProperty("viewer" + std::to_string(viewer), count);
  RecordProperty("compared", counts.compared);
  RecordProperty("hidden_draws", counts.hidden_draws);
  RecordProperty("shown", counts.shown);
  RecordProperty("shown_partly", counts.shown_partly);
  RecordProperty("from_hidden", counts.from_hidden);
  RecordProperty("joined", counts.joined);
  EXPECT_GT(games, sanitized ? 4 : 100);
  if (!sanitized) {
    for (const GameInfo& game : catalogue()) EXPECT_GT(counts.games[game.name], 0) << game.name;
    EXPECT_GT(counts.shown, 100);
    EXPECT_GT(counts.shown_partly, 2);
    EXPECT_GT(counts.joined, 300);
  }
  EXPECT_GT(counts.from_hidden, 100);
  EXPECT_LT(counts.bytes, 42 * counts.steps);
}

// A step with something in it changed: another tile, actor, place, time, hand.
SeenStep lie(const SeenStep& true_step, const Game& real, Random& random) {
  SeenStep told = true_step;
  const auto any_tile = [&] {
    return static_cast<TileIndex>(random.below(static_cast<std::uint32_t>(real.tiles().size())));
  };
  switch (random.below(7)) {
    case 0:
      told.step.actor = Actor::from_number(static_cast<std::int8_t>(static_cast<int>(random.below(12)) - 2));
      break;
    case 1:
      if (auto* const draw = std::get_if<Draw>(&told.step.action)) {
        draw->tile = random.below(2) == 0 ? no_tile : any_tile();
      } else if (auto* const place = std::get_if<Place>(&told.step.action)) {
        place->at.x = static_cast<std::int16_t>(place->at.x + static_cast<int>(random.below(5)) - 2);
        place->at.rot = static_cast<std::uint8_t>(random.below(4));
      } else {
        told.step.action = Draw{any_tile(), Actor::seat(static_cast<int>(random.below(10)))};
      }
      break;
    case 2:
      told.shown.push_back(any_tile());
      break;
    case 3:
      if (told.shown.empty()) {
        told.step.action = Pass{};
      } else {
        told.shown.pop_back();
      }
      break;
    case 4:
      told.step.action =
          Place{{real.tiles()[any_tile()].a, static_cast<std::int16_t>(random.below(7)),
                 static_cast<std::int16_t>(random.below(7)), static_cast<std::uint8_t>(random.below(4))}};
      break;
    case 5:
      told.step.milliseconds += static_cast<std::int64_t>(random.below(400'000)) - 200'000;
      break;
    default:
      std::ranges::reverse(told.shown);
      if (auto* const draw = std::get_if<Draw>(&told.step.action)) {
        draw->to = Actor::from_number(static_cast<std::int8_t>(static_cast<int>(random.below(6)) - 1));
      } else {
        told.step.action = Done{};
      }
  }
  return told;
}

// Refused, then nothing has changed; or it could have been so, and then it can be taken back.
void tell_lies(const Config& config, std::uint64_t seed, FollowCounts& counts) {
  Random random(seed);
  const std::unique_ptr<Game> game = config.game->create(config);
  std::vector<Companion> companions;
  for (const Viewer viewer : {spectator, Viewer(0)}) companions.emplace_back(config, viewer);
  while (!game->result() && !testing::Test::HasFatalFailure()) {
    const Step step = sample::random_step(*game, random);
    for (Companion& one : companions) {
      if (random.below(sanitized ? 12 : 2) != 0) {
        one.hear(*game, step, counts);
        continue;
      }
      const SeenStep told = lie(game->as_seen(step, one.viewer()), *game, random);
      const std::string before = sample::told(one.game());
      if (one.game().follow(told)) {
        ++counts.believed;
        one.game().undo();
      } else {
        ++counts.lies;
      }
      ASSERT_EQ(sample::told(one.game()), before) << json::serialize(to_json(told.step, game->tiles()));
      one.hear(*game, step, counts);
    }
    game->apply(step);
  }
}

TEST(Following, refuses_what_cannot_have_happened_and_stays_as_it_was) {
  FollowCounts counts;
  std::uint64_t seed = 4000;
  int i = 0;
  for (const Config& config : sample::every_agreement(1)) {
    ++seed;
    if (!sanitized && config.tiles->size() > 40 && i++ % 6 != 0)
      continue;  // they take longest, and say no more
    tell_lies(config, seed, counts);
    ASSERT_FALSE(HasFatalFailure()) << config.game->name << ", seed " << seed;
  }
  EXPECT_GT(counts.lies, sanitized ? 100 : 3000);
  EXPECT_GT(counts.believed, sanitized ? 5 : 100);
}

TEST(Following, tells_nobody_a_tile_that_is_not_for_them) {
  const Config config = sample::agree(*find_game("classic").value(), 2, sample::standard());
  const std::unique_ptr<Game> game = config.game->create(config);
  const Step first{Actor::chance(), Draw{7, Actor::seat(0)}};
  EXPECT_EQ(std::get<Draw>(game->as_seen(first, 0).step.action).tile, 7);
  EXPECT_EQ(std::get<Draw>(game->as_seen(first, 1).step.action).tile, no_tile);
  EXPECT_EQ(std::get<Draw>(game->as_seen(first, spectator).step.action).tile, no_tile);
  const auto followed = game->seen_by(1);
  const auto wrong = followed->follow({first});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().message, "the tile drawn for seat 0 is told to the wrong player");
  EXPECT_TRUE(followed->follow(game->as_seen(first, 1)));
}

TEST(Following, a_real_game_takes_no_hidden_tile) {
  const Config config = sample::agree(*find_game("terra").value(), 2, sample::standard());
  const std::unique_ptr<Game> game = config.game->create(config);
  sample::expect_refused(*game, {Actor::chance(), Draw{no_tile, Actor::chance()}}, "not in the bag");
}

}  // namespace
}  // namespace dalapapa
