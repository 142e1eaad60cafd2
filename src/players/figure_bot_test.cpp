// The players of puzzle and Arlequin in real games, and the search that the better ones use.
#include <gtest/gtest.h>

#include "games/figures.hpp"
#include "players/figure_search.hpp"
#include "players/sample_matches.hpp"

namespace dalapapa {
namespace {

TEST(FigureBot, PU3_greedy_and_better_ones_complete_every_figure_without_a_deadline) {
  for (const std::string_view figure : Figures::figure_names) {
    for (const std::string_view level : {"greedy", "expert", "master"}) {
      const Config config = sample::seated("puzzle", {level, level}, {"figure=" + std::string(figure)});
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto game = sample::match(config, seed);
        EXPECT_EQ(game->result()->winners.size(), 1U) << level << " " << figure;
      }
    }
  }
}

TEST(FigureBot, a_master_completes_the_small_figure_within_40_seconds_and_a_casual_one_within_minutes) {
  int casual = 0;
  int novice = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto game = sample::match(sample::seated("puzzle", {"master"}), seed);
    EXPECT_GT(game->time(), 15'000);
    EXPECT_LT(game->time(), 40'000);
    const auto completed = [&](std::string_view level, const std::string& minutes) {
      const auto played = sample::match(sample::seated("puzzle", {level}, {"minutes=" + minutes}), seed);
      return played->result()->winners.empty() ? 0 : 1;
    };
    casual += completed("casual", "15");
    novice += completed("novice", "5");
  }
  EXPECT_GT(casual, 10);
  EXPECT_LT(novice, 5);
}

TEST(FigureBot, AR2_greedy_and_better_ones_come_far_with_a_sheet_and_a_master_completes_it) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    for (const std::string_view level : {"greedy", "expert"}) {
      const auto game = sample::match(sample::seated("arlequin", {level}, {"minutes=10"}), seed);
      EXPECT_GE(game->result()->scores[0], 35) << level;
    }
    const auto game = sample::match(sample::seated("arlequin", {"master"}, {"minutes=10"}), seed);
    EXPECT_EQ(game->result()->scores[0], Figures::tiles_a_sheet);
  }
}

TEST(FigureBot, PU1_ten_of_each_level_share_a_pile_that_runs_out) {
  for (const std::string_view level : levels) {
    const std::vector<std::string_view> ten(10, level);
    int least = 120;
    const Config config = sample::seated("puzzle", ten, {"figure=8x8", "minutes=3"});
    const auto game = sample::match(
        config, 5, [&](const Game& before, const Step&) { least = std::min(least, before.bag().count()); });
    EXPECT_TRUE(game->result());
    const bool quick = level != "random" && level != "novice";
    EXPECT_TRUE(!quick || least == 0) << level;
  }
}

TEST(FigureBot, PU2_those_who_try_take_tiles_out_again_and_those_who_plan_hardly_ever_need_to) {
  const auto taken_out = [](std::string_view level) {
    int count = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const Config config = sample::seated("puzzle", {level, level}, {"minutes=3"});
      sample::match(config, seed, [&](const Game& game, const Step& step) {
        const auto* const take = std::get_if<Take>(&step.action);
        count += take != nullptr && !game.bag().contains(take->tile) ? 1 : 0;
      });
    }
    return count;
  };
  EXPECT_GT(taken_out("novice"), 20);
  EXPECT_GT(taken_out("casual"), 20);
  EXPECT_LT(taken_out("master"), 5);
}

TEST(FigureBot, one_that_comes_to_the_table_at_any_moment_goes_on_with_what_is_there) {
  const GameInfo& info = *find_game("puzzle").value();
  const Config config = sample::seated("puzzle", {"master"}, {"figure=6x6"});
  const auto game = info.create(config);
  int steps = 0;
  while (!game->result() && steps < 60) {
    const auto action =
        make_bot(info, "master", static_cast<std::uint64_t>(++steps)).value()->choose(*game, 0);
    ASSERT_TRUE(action && game->play({Actor::seat(0), *action, steps}));
  }
  EXPECT_LT(steps, 45);  // 36 if no tile that one has taken is put back by another
}

TEST(FigureBot, each_level_beats_the_one_below) {
  for (std::size_t i = 1; i < levels.size(); ++i) {
    EXPECT_GT(sample::wins("puzzle", levels[i], levels[i - 1], 40, {"minutes=5"}), 0.6) << levels[i];
    EXPECT_GT(sample::wins("arlequin", levels[i], levels[i - 1], 4, {"minutes=4"}), 0.6) << levels[i];
  }
}

// The tiles of a figure, laid one by one in a game.
void expect_legal(const std::vector<Placement>& figure, const FigureTask& task) {
  Figures game(sample::standard(), 1, {task.width, task.height, none, false});
  for (const Placement& at : figure) {
    ASSERT_TRUE(game.play({Actor::seat(0), Take{*game.tiles().tile_with(at.face)}}));
    const auto played = game.play({Actor::seat(0), Place{at}});
    ASSERT_TRUE(played) << played.error().message;
  }
}

bool contains(const std::vector<Placement>& figure, const Placement& at) {
  return std::ranges::find(figure, at) != figure.end();
}

TEST(FigureSearch, fills_with_tiles_of_the_stock_and_leaves_what_can_stay) {
  Random random(3);
  for (int round = 0; round < 30; ++round) {
    FigureTask task{sample::standard().get(), 6, 8, {}, TileBits::all(120)};
    Meter first({20'000, nullptr});
    task.laid = best_figure(task, random, first);
    task.laid.resize(random.below(24));
    for (const Placement& at : task.laid) task.stock.remove(*task.tiles->tile_with(at.face));
    for (int tile = round; tile < 120; tile += 7) task.stock.remove(static_cast<TileIndex>(tile));
    Meter meter({20'000, nullptr});
    const std::vector<Placement> figure = best_figure(task, random, meter);
    expect_legal(figure, task);
    EXPECT_EQ(figure.size(), task.whole());
    for (const Placement& at : figure) {
      EXPECT_TRUE(contains(task.laid, at) || task.stock.contains(*task.tiles->tile_with(at.face)));
    }
    for (const Placement& at : task.laid) EXPECT_TRUE(contains(figure, at));
  }
}

TEST(FigureSearch, with_too_few_tiles_lays_more_than_there_were_or_leaves_all_as_it_is) {
  Random random(4);
  int more = 0;
  for (int round = 0; round < 30; ++round) {
    FigureTask task{sample::standard().get(), 4, 4, {}, {}};
    while (task.stock.count() < 8) task.stock.add(static_cast<TileIndex>(random.below(120)));
    Meter meter({300, nullptr});
    task.laid = best_figure(task, random, meter);
    for (const Placement& at : task.laid) task.stock.remove(*task.tiles->tile_with(at.face));
    Meter again({20'000, nullptr});
    const std::vector<Placement> figure = best_figure(task, random, again);
    expect_legal(figure, task);
    EXPECT_TRUE(figure == task.laid || figure.size() > task.laid.size());
    more += figure.size() > task.laid.size() ? 1 : 0;
  }
  EXPECT_GT(more, 0);
}

TEST(FigureSearch, clears_what_lies_around_a_hole_and_nothing_else) {
  Random random(5);
  FigureTask task{sample::standard().get(), 8, 8, {}, TileBits::all(120)};
  Meter meter({10'000, nullptr});
  task.laid = best_figure(task, random, meter);
  ASSERT_EQ(task.laid.size(), task.whole());
  task.laid.pop_back();
  for (int round = 0; round < 20; ++round) {
    const std::vector<Placement> kept = cleared_around_a_hole(task, 1, random);
    EXPECT_LT(kept.size(), task.laid.size());
    EXPECT_GT(kept.size(), task.laid.size() / 2);
    for (const Placement& at : kept) EXPECT_TRUE(contains(task.laid, at));
  }
}

}  // namespace
}  // namespace dalapapa
