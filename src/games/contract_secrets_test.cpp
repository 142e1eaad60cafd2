// What a viewer may know about a game, for every game of the catalogue: two games that differ only in what is
// hidden from the viewer must look the same, and no hidden tile may show anywhere.
#include <gtest/gtest.h>
#include <map>

#include "base/sanitized.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

struct SecretCounts {
  int lookalikes = 0;
  int shown = 0;  // tiles of others that a viewer knows, because they were shown
};

// A spectator and the players; of many players a few.
std::vector<Viewer> viewers(const Game& game) {
  std::vector<Viewer> all{spectator};
  const int step = game.seats() > 4 ? game.seats() - 1 : 1;
  for (int seat = 0; seat < game.seats(); seat += step) all.emplace_back(seat);
  return all;
}

bool hands_are_open(const Config& config) {
  return config.game->create(config)->hands_are_open();
}

// Calls f(game) on every `every`-th position of a random game.
template <class F>
void walk(const Config& config, std::uint64_t seed, int every, F&& f) {
  Random random(seed);
  const std::unique_ptr<Game> game = config.game->create(config);
  for (int i = 0;; ++i) {
    if (i % every == 0 || game->result()) f(*game);
    if (game->result() || testing::Test::HasFatalFailure()) return;
    game->apply(sample::random_step(*game, random));
  }
}

void compare_lookalikes(const Config& config, const Game& game, SecretCounts& counts) {
  for (const Viewer viewer : viewers(game)) {
    const std::string real = sample::told(*game.seen_by(viewer));
    for (const auto& other : sample::lookalikes(config, game, viewer)) {
      ASSERT_TRUE(other) << "a tile counts as hidden that was used: " << config.game->name << " "
                         << config.tiles->size() << sample::told(game);
      ASSERT_EQ(sample::told(*other->seen_by(viewer)), real);
      ++counts.lookalikes;
    }
  }
}

TEST(Secrets, games_that_differ_only_in_what_is_hidden_look_the_same) {
  SecretCounts counts;
  std::uint64_t seed = 300;
  for (const Config& config : sample::every_agreement(3)) {
    const int every = (config.tiles->size() > 40 ? 89 : 5) * (sanitized ? 3 : 1);
    walk(config, seed++, every, [&](const Game& game) { compare_lookalikes(config, game, counts); });
    if (HasFatalFailure()) return;
  }
  RecordProperty("lookalikes", counts.lookalikes);
  EXPECT_GT(counts.lookalikes, sanitized ? 100 : 10000);
}

// The bag as a viewer knows it holds every tile that the viewer has not seen, and draws and hands name no such tile.
void check_nothing_hidden_is_told(const Game& game, Viewer viewer, SecretCounts& counts) {
  const auto seen = game.seen_by(viewer);
  TileBits known;
  for (const Step& step : game.steps()) {
    const auto* draw = std::get_if<Draw>(&step.action);
    if (draw != nullptr && (!draw->to.is_seat() || draw->to.seat_number() == viewer)) known.add(draw->tile);
    if (const auto* place = std::get_if<Place>(&step.action))
      known.add(game.tiles().tile_with(place->at.face).value());
  }
  const auto real = sample::hands(game);
  const auto hands = sample::hands(*seen);
  ASSERT_EQ(hands.size(), real.size());
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    ASSERT_EQ(hands[seat].size(), real[seat].size());  // how many a seat holds is open to all
    for (std::size_t i = 0; i < hands[seat].size(); ++i) {
      if (hands[seat][i] == 0) continue;
      ASSERT_EQ(hands[seat][i], real[seat][i]);
      const TileIndex tile = game.tiles().tile_with_id(hands[seat][i]).value();
      if (known.contains(tile)) continue;
      // Shown by its owner, who must have passed (CL7).
      const bool passed = std::ranges::any_of(game.steps(), [&](const Step& s) {
        return s.actor == Actor::seat(static_cast<int>(seat)) && std::holds_alternative<Pass>(s.action);
      });
      ASSERT_TRUE(passed);
      known.add(tile);
      ++counts.shown;
    }
  }
  // What is not known is what may be in the bag. Tiles that came back into the bag have been seen, and are there.
  TileBits in_bag = game.bag();
  for (const auto& hand : real) {
    for (const int id : hand) in_bag.add(game.tiles().tile_with_id(id).value());
  }
  for (const auto& hand : hands) {
    for (const int id : hand) {
      if (id != 0) in_bag.remove(game.tiles().tile_with_id(id).value());
    }
  }
  ASSERT_EQ(seen->bag(), in_bag);
  for (std::size_t i = 0; i < seen->steps().size(); ++i) {
    Step expected = game.steps()[i];
    auto* draw = std::get_if<Draw>(&expected.action);
    if (draw != nullptr && draw->to.is_seat() && draw->to.seat_number() != viewer) draw->tile = no_tile;
    ASSERT_EQ(seen->steps()[i], expected);
  }
}

TEST(Secrets, a_viewer_knows_their_own_draws_what_was_placed_and_what_was_shown_and_nothing_else) {
  SecretCounts counts;
  std::uint64_t seed = 500;
  for (const Config& config : sample::every_agreement(6)) {
    if (hands_are_open(config)) continue;
    walk(config, seed++, config.tiles->size() > 40 ? 37 : 7, [&](const Game& game) {
      for (const Viewer viewer : viewers(game)) check_nothing_hidden_is_told(game, viewer, counts);
    });
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(counts.shown, sanitized ? 0 : 100);
}

TEST(Secrets, whoever_is_to_act_sees_his_own_choices_in_full) {
  std::uint64_t seed = 700;
  for (const Config& config : sample::every_agreement(2)) {
    walk(config, seed++, 19, [&](const Game& game) {
      for (const Actor actor : game.awaited().list()) {
        if (!actor.is_seat()) continue;
        const auto seen = game.seen_by(actor.seat_number());
        ASSERT_EQ(seen->choices(actor), game.choices(actor));
        ASSERT_EQ(seen->awaited().list(), game.awaited().list());
        for (const Action& choice : game.choices(actor))
          ASSERT_TRUE(seen->check({actor, choice, game.time()}));
      }
    });
    if (HasFatalFailure()) return;
  }
}

TEST(Secrets, nobody_else_is_told_the_choices_of_a_hidden_hand) {
  for (const Config& config : sample::every_agreement(1)) {
    if (hands_are_open(config)) continue;
    walk(config, 900, 3, [&](const Game& game) {
      for (const Actor actor : game.awaited().list()) {
        if (!actor.is_seat()) continue;
        const auto seat = static_cast<std::size_t>(actor.seat_number());
        for (const Viewer viewer : viewers(game)) {
          const auto seen = game.seen_by(viewer);
          const auto hands = sample::hands(*seen);
          const bool hidden = seat < hands.size() && std::ranges::find(hands[seat], 0) != hands[seat].end();
          const auto choices = seen->choices(actor);
          const bool places =
              std::ranges::any_of(choices, [](const Action& a) { return std::holds_alternative<Place>(a); });
          ASSERT_TRUE(viewer == static_cast<int>(seat) || !hidden || !places ||
                      sample::open_tiles(game).size() > 0);
        }
      }
    });
    if (HasFatalFailure()) return;
  }
}

// What a viewer sees does not change when the hidden tiles are drawn anew, and the game can be played on from there.
TEST(Secrets, a_determinized_game_looks_the_same_and_can_be_played_to_its_end) {
  Random random(31);
  int played = 0;
  for (const Config& config : sample::every_agreement(1)) {
    walk(config, 1100, sanitized ? 83 : 107, [&](const Game& game) {
      for (const Viewer viewer : viewers(game)) {
        const auto seen = game.seen_by(viewer);
        const auto determinized = seen->clone();
        determinized->determinize(random);
        ASSERT_EQ(sample::told(*determinized->seen_by(viewer)), sample::told(*seen));
        for (const auto& hand : sample::hands(*determinized)) ASSERT_EQ(std::ranges::count(hand, 0), 0);
        ASSERT_EQ(determinized->bag().count(), game.bag().count());
        for (int i = 0; i < 3000 && !determinized->result(); ++i) {
          const auto checked = determinized->play(sample::random_step(*determinized, random));
          ASSERT_TRUE(checked) << checked.error().message;
        }
        ASSERT_TRUE(determinized->result()) << config.game->name << json::serialize(config.options.to_json())
                                            << json::serialize(determinized->describe());
        ++played;
      }
    });
    if (HasFatalFailure()) return;
  }
  RecordProperty("played", played);
  EXPECT_GT(played, sanitized ? 50 : 600);
}

// Each of the unseen tiles is as likely in a hidden hand as any other.
TEST(Secrets, determinized_hands_are_uniform_over_the_unseen_tiles) {
  const Config config = sample::agree(*find_game("classic").value(), 2, sample::standard());
  const std::unique_ptr<Game> game = config.game->create(config);
  Random random(5);
  while (game->describe().at("phase") != "first_tile") game->apply(sample::random_step(*game, random));
  const auto seen = game->seen_by(0);
  std::map<int, int> held;
  const int times = 11600;
  for (int i = 0; i < times; ++i) {
    const auto determinized = seen->clone();
    determinized->determinize(random);
    const auto hands = sample::hands(*determinized);
    for (const int id : hands[1]) ++held[id];
  }
  ASSERT_EQ(held.size(),
            static_cast<std::size_t>(seen->bag().count()));  // 116: neither laid nor in the viewer's own hand
  double chi = 0;
  const double expected = 2.0 * times / static_cast<double>(held.size());
  for (const auto& [id, count] : held) chi += (count - expected) * (count - expected) / expected;
  EXPECT_LT(chi, 190);  // 115 degrees of freedom: one in 100,000 would be above it
  EXPECT_GT(chi, 60);
}

TEST(Secrets, with_the_game_over_the_result_is_seen_by_all) {
  for (const Config& config : sample::every_agreement(2)) {
    walk(config, 1000, 31, [&](const Game& game) {
      for (const Viewer viewer : viewers(game)) ASSERT_EQ(game.seen_by(viewer)->result(), game.result());
    });
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace dalapapa
