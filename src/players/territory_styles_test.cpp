// The styles of Domaine, 72, Terra and gone: legal plans, games that end, and moves that nobody would miss.
#include <algorithm>
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/domaine.hpp"
#include "games/gone.hpp"
#include "games/sample_games.hpp"
#include "games/terra.hpp"
#include "players/bot.hpp"
#include "players/grounds.hpp"
#include "players/style.hpp"

namespace dalapapa {
namespace {

constexpr std::array<std::string_view, 4> territory_games{"domaine", "seventytwo", "terra", "gone"};

Config agreed(std::string_view name, int seats) {
  return sample::agree(*find_game(name).value(), seats, sample::standard());
}

// Calls f(game, seat) wherever a seat is to act after the layout, in games that chance alone decides.
template <class F>
void in_random_positions(std::string_view name, int seats, int games, F&& f) {
  const Config config = agreed(name, seats);
  for (int i = 0; i < games; ++i) {
    Random random(static_cast<std::uint64_t>(100 * seats + i));
    const auto game = config.game->create(config);
    for (int step = 0; step < 250 && !game->result() && !testing::Test::HasFatalFailure(); ++step) {
      const Actor actor = game->awaited().list().front();
      if (actor.is_seat() && !game->automatic(actor)) f(*game, actor.seat_number());
      game->apply(sample::random_step(*game, random));
    }
  }
}

template <class F>
void in_every_game(int games, F&& f) {
  for (const std::string_view name : territory_games) {
    const GameInfo& info = *find_game(name).value();
    for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
      in_random_positions(name, seats, games, [&](Game& game, int seat) { f(*style_of(info), game, seat); });
    }
  }
}

// The plan through the checked door, in a copy; chance does nothing in the middle of a plan.
void expect_playable(const Game& game, int seat, const Plan& plan) {
  ASSERT_FALSE(plan.actions.empty());
  const auto copy = game.clone();
  for (const Action& action : plan.actions) {
    const auto choices = copy->choices(Actor::seat(seat));
    ASSERT_NE(std::ranges::find(choices, action), choices.end()) << to_text(action, game.tiles());
    copy->apply({Actor::seat(seat), action});
  }
}

TEST(TerritoryStyles, plan_what_is_legal_and_leave_the_game_as_it_was) {
  int i = 0;
  in_every_game(2, [&](const Style& style, Game& game, int seat) {
    if (i++ % (sanitized ? 36 : 9) != 0) return;
    const auto seen = game.seen_by(seat);
    const std::string before = sample::told(*seen);
    const auto plans = style.plans(*seen, seat);
    ASSERT_FALSE(plans.empty());
    EXPECT_TRUE(std::ranges::is_sorted(plans, std::ranges::greater{}, &Plan::value));
    for (const Plan& plan : plans) expect_playable(*seen, seat, plan);
    expect_playable(*seen, seat, style.quick(*seen, seat));
    ASSERT_EQ(sample::told(*seen), before);
  });
  EXPECT_GT(i, 1000);
}

std::vector<int> scores_of_match(const Config& config, std::span<const std::string_view> levels_by_seat,
                                 std::uint64_t seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string_view level : levels_by_seat) {
    bots.push_back(make_bot(*config.game, level, seed + bots.size(), {.nodes = 40}).value());
  }
  const auto game = config.game->create(config);
  Deck deck = Deck::made_for(*config.game, *config.tiles, seed);
  while (!game->result() && game->steps().size() < 2000) {
    const Actor actor = game->awaited().list().front();
    if (actor.is_chance()) {
      game->apply({actor, deck.deal(*game)});
      continue;
    }
    const int seat = actor.seat_number();
    const auto action = bots[static_cast<std::size_t>(seat)]->choose(*game->seen_by(seat), seat);
    const auto played = game->play({actor, *action});
    EXPECT_TRUE(played) << to_text(*action, *config.tiles) << ": " << played.error().message;
    if (!played) break;
  }
  EXPECT_TRUE(game->result());
  return game->result() ? game->result()->scores : std::vector<int>();
}

TEST(TerritoryStyles, bring_games_to_their_end_with_any_number_of_players_at_any_level) {
  for (const std::string_view name : territory_games) {
    const GameInfo& info = *find_game(name).value();
    for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
      for (std::size_t first = 0; first < levels.size(); first += sanitized ? 6 : 2) {
        std::vector<std::string_view> around;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
          around.push_back(levels[(first + seat) % levels.size()]);
        }
        scores_of_match(agreed(name, seats), around, static_cast<std::uint64_t>(seats));
      }
    }
  }
}

TEST(TerritoryStyles, greedy_is_far_better_than_random) {
  for (const std::string_view name : territory_games) {
    constexpr int pairs = 10;
    int won = 0;
    for (std::uint64_t seed = 1; seed <= pairs; ++seed) {
      for (const std::size_t seat : {0U, 1U}) {
        std::array<std::string_view, 2> around{"random", "random"};
        around[seat] = "greedy";
        const auto scores = scores_of_match(agreed(name, 2), around, seed);
        const int ahead = scores[seat] - scores[1 - seat];
        won += (name == "gone" ? -ahead : ahead) > 0 ? 1 : 0;
      }
    }
    EXPECT_GE(won, 2 * pairs - 2) << name;
  }
}

TEST(Grounds, are_the_groups_of_the_board) {
  in_random_positions("domaine", 2, 2, [&](const Game& any, int /*seat*/) {
    const Board& board = dynamic_cast<const Domaine&>(any).board();
    const auto groups = board.groups();
    auto found = grounds(board);
    std::ranges::sort(found, {}, [](const Ground& ground) { return std::pair(ground.colour, ground.first); });
    ASSERT_EQ(found.size(), groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
      EXPECT_EQ(found[i].first, groups[i].discs.front());
      EXPECT_EQ(found[i].colour, groups[i].colour);
      EXPECT_EQ(found[i].size, static_cast<int>(groups[i].discs.size()));
      EXPECT_EQ(found[i].closed(), groups[i].closed);
    }
  });
}

TEST(DomaineStyle, DO4_marks_the_large_territory_and_not_the_small_one) {
  const auto style = style_of(Domaine::domaine());
  int found = 0;
  in_random_positions("domaine", 2, 60, [&](Game& any, int seat) {
    auto& game = dynamic_cast<Domaine&>(any);
    if (game.phase() != Domaine::Phase::mark || game.markers(seat) == 0) return;
    int largest = 0;
    for (const EdgeAt& disc : unclaimed(game.board(), game.marked(), true)) {
      largest = std::max(largest, game.board().group_at(disc)->size);
    }
    if (largest < 7) return;
    ++found;
    for (const Plan& plan : {style->quick(any, seat), style->plans(any, seat).front()}) {
      const auto* const mark = std::get_if<Mark>(&plan.actions.front());
      ASSERT_NE(mark, nullptr);
      EXPECT_EQ(game.board().group_at(mark->disc)->size, largest);
    }
  });
  EXPECT_GT(found, 5);
}

// What is left to the next player is judged by the tiles they hold, where these are open.
TEST(DomaineStyle, DO6_with_open_hands_looks_at_the_tiles_of_the_next_player) {
  const GameInfo& info = *find_game("domaine").value();
  const auto style = style_of(info);
  const auto value_with = [&](const std::string& option, const std::string& held) {
    const auto set = sample::tiles({"RBGGBGG", "BBGGBGG", "YBGGBGG", "GBGGBGG", "RRRRRRR", held, "YYYYYYY",
                                    "RGGGGGG", "YGGGGGG", "YBGGBGY", "RBGGBGY"});
    const auto game = info.create(sample::agree(info, 2, set, {option}));
    sample::play(*game, {"draw 1", "draw 2", "draw 3", "place RBGGBGG 0 0 0", "place BBGGBGG 2 0 0",
                         "place YBGGBGG 4 0 0", "draw 4", "draw 6", "draw 5", "draw 7"});
    return style->plans(*game->seen_by(0), 0).front().value;
  };
  const std::string fits = "BGGGGGG";
  const std::string fits_nowhere = "BRRRRRR";
  EXPECT_LT(value_with("open_hands=true", fits), value_with("open_hands=true", fits_nowhere));
  EXPECT_NE(value_with("open_hands=false", fits), value_with("open_hands=true", fits));
}

TEST(GoneStyle, GO2_places_with_three_discs_where_that_is_possible_and_plays_again) {
  const auto style = style_of(Gone::info());
  int found = 0;
  int planned = 0;
  in_random_positions("gone", 2, 10, [&](Game& any, int seat) {
    const Board& board = dynamic_cast<Gone&>(any).board();
    const auto discs = [&](const Action& action) {
      const auto* const place = std::get_if<Place>(&action);
      return place == nullptr ? 0 : board.discs_formed_by(place->at);
    };
    if (std::ranges::none_of(any.choices(Actor::seat(seat)), [&](const Action& a) { return discs(a) >= 3; }))
      return;
    ++found;
    EXPECT_GE(discs(style->quick(any, seat).actions.front()), 3);
    planned += discs(style->plans(any, seat).front().actions.front()) >= 3 ? 1 : 0;
  });
  EXPECT_GT(planned * 20, found * 19);  // rarely it is better kept, where the turn would end with a draw
  EXPECT_GT(found, 100);
}

TEST(TerraStyle, TE3_keeps_the_own_pawn_where_groups_are_joined) {
  const auto set = sample::tiles({"RBGGBRR", "RBYYBRR", "RBRRBBB", "YYYYYYY", "GGGGGGG", "BYYYYYY"});
  Terra game(set, 2, false);
  sample::play(game, {"draw 1", "draw 2", "place RBGGBRR 0 0 0", "place RBYYBRR 2 0 0", "draw 3", "draw 4"});
  const auto play = [&](int seat, const Action& action) {
    ASSERT_TRUE(game.play({Actor::seat(seat), action})) << to_text(action, *set);
  };
  const EdgeAt of_seat_1{1, 0, EdgeAt::Side::left};
  const EdgeAt of_seat_0{3, 0, EdgeAt::Side::left};
  play(1, Mark{of_seat_1});
  play(1, Done{});
  play(0, Mark{of_seat_0});
  play(0, sample::step(game, "place RBRRBBB 1 1 0").action);
  ASSERT_EQ(game.phase(), Terra::Phase::keep);
  const auto style = style_of(Terra::info());
  EXPECT_EQ(style->quick(game, 0).actions, std::vector<Action>{Keep{of_seat_0}});
  EXPECT_EQ(style->plans(game, 0).front().actions, std::vector<Action>{Keep{of_seat_0}});
}

}  // namespace
}  // namespace dalapapa
