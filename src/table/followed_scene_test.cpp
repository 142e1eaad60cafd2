// Scenes of a followed game are those of the real one.
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/sample_games.hpp"
#include "table/scene.hpp"

namespace dalapapa {
namespace {

std::string scene_of(const Game& game, Viewer viewer, std::size_t since) {
  return json::serialize(scene(game, viewer, {}, since, Outcomes::told).value());
}

TEST(FollowedScene, is_that_of_the_real_game) {
  int compared = 0;
  std::uint64_t seed = 70;
  int number = 0;
  for (const Config& config : sample::every_agreement(1)) {
    if (number++ % (sanitized ? 2 : 3) != 0) continue;
    Random random(++seed);
    const std::unique_ptr<Game> game = config.game->create(config);
    std::vector<Viewer> viewers{spectator};
    for (int seat = 0; seat < game->seats(); ++seat) viewers.emplace_back(seat);
    std::vector<std::unique_ptr<Game>> followed;
    for (const Viewer viewer : viewers) followed.push_back(game->seen_by(viewer));
    const std::uint32_t seldom = sanitized ? 120 : 50;
    while (!game->result()) {
      const Step step = sample::random_step(*game, random);
      for (std::size_t i = 0; i < viewers.size(); ++i)
        ASSERT_TRUE(followed[i]->follow(game->as_seen(step, viewers[i])));
      game->apply(step);
      for (std::size_t i = 0; i < viewers.size(); ++i) {
        if (random.below(seldom) != 0 && !game->result()) continue;
        const std::size_t now = game->steps().size();
        const std::size_t since = game->result() || now < 12 ? 0 : now - 12;
        ASSERT_EQ(scene_of(*followed[i], viewers[i], since), scene_of(*game, viewers[i], since))
            << config.game->name << ", seed " << seed;
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, sanitized ? 60 : 1000);
}

}  // namespace
}  // namespace dalapapa
