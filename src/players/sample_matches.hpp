// For the tests of players: matches between levels, to their end.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "games/sample_games.hpp"
#include "players/party.hpp"
#include "players/style.hpp"

namespace dalapapa::sample {

// One seat for each level.
inline Config seated(std::string_view game, const std::vector<std::string_view>& bots,
                     const std::vector<std::string>& options = {}) {
  Config config = agree(*find_game(game).value(), static_cast<int>(bots.size()), standard(), options);
  for (std::size_t i = 0; i < bots.size(); ++i) config.seats[i].bot = bots[i];
  return config;
}

// Calls f(game, step) before each step that is not chance's. What is refused is a failure, and ends the match.
template <class F>
std::unique_ptr<Game> match(const Config& config, std::uint64_t seed, F&& f, const Effort& effort = {}) {
  Party party = Party::of(config, mix(seed), effort).value();
  Host host(config, Deck::made_for(*config.game, *config.tiles, seed));
  const auto look = [&](const Game& game, const Step& step) {
    f(game, step);
    return !testing::Test::HasFailure();
  };
  const auto played = play_on(host, party, {.before = look});
  EXPECT_TRUE(played) << played.error().message;
  return host.game().clone();
}
inline std::unique_ptr<Game> match(const Config& config, std::uint64_t seed, const Effort& effort = {}) {
  return match(
      config, seed, [](const Game&, const Step&) {}, effort);
}

// Calls f(game, seat) wherever a seat must act after the layout, in games of random players.
template <class F>
void in_random_positions(const GameInfo& info, int seats, int games, F&& f) {
  const Config config = agree(info, seats, standard());
  for (int i = 0; i < games; ++i) {
    Random random(static_cast<std::uint64_t>(100 * seats + i));
    const auto game = info.create(config);
    for (int step = 0; step < 250 && !game->result() && !testing::Test::HasFatalFailure(); ++step) {
      for (const Actor actor : game->awaited().list()) {
        if (actor.is_seat() && !game->may_wait(actor) && !game->automatic(actor))
          f(*game, actor.seat_number());
      }
      game->apply(random_step(*game, random));
    }
  }
}

// The part of the matches that the first of two levels wins, seats exchanged after each; a shared win is half a win.
inline double wins(std::string_view game, std::string_view better, std::string_view worse, int matches,
                   const std::vector<std::string>& options = {}) {
  double won = 0;
  for (int i = 0; i < matches && !testing::Test::HasFailure(); ++i) {
    const int seat = i % 2;
    const Config config =
        seated(game, seat == 0 ? std::vector{better, worse} : std::vector{worse, better}, options);
    const auto played = match(config, static_cast<std::uint64_t>(i) + 1);
    const std::vector<int> winners = played->result().value().winners;
    const bool is_among = std::ranges::find(winners, seat) != winners.end();
    won += is_among ? 1.0 / static_cast<double>(winners.size()) : 0;
  }
  return won / matches;
}

// The games that are played in turns.
inline std::vector<const GameInfo*> games_with_style() {
  std::vector<const GameInfo*> all;
  for (const GameInfo& game : catalogue()) {
    if (style_of(game) != nullptr) all.push_back(&game);
  }
  return all;
}

}  // namespace dalapapa::sample
