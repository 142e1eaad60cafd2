// Scenes of a followed game are those of the real one.
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "games/sample_games.hpp"
#include "table/scene.hpp"

namespace dalapapa {
namespace {

std::string scene_of(const Course& course, Viewer viewer, std::size_t since) {
  return json::serialize(scene(course, viewer, {}, since, Outcomes::told).value());
}

TEST(FollowedScene, is_that_of_the_real_game) {
  int compared = 0;
  std::uint64_t seed = 70;
  int number = 0;
  for (const Config& config : sample::every_agreement(1)) {
    if (number++ % (sanitized ? 2 : 3) != 0) continue;
    Random random(++seed);
    Course course(config);
    std::vector<Viewer> viewers{spectator};
    for (int seat = 0; seat < course.game().seats(); ++seat) viewers.emplace_back(seat);
    std::vector<Course> followed;
    for (const Viewer viewer : viewers) followed.emplace_back(config, viewer);
    const std::uint32_t seldom = sanitized ? 120 : 50;
    while (!course.over()) {
      Step step = sample::random_step(course.game(), random);
      if (random.below(60) == 0 && step.actor.is_seat())
        step = {Actor::seat(0), course.has_left(0) ? Action{Return{}} : Action{Leave{}}, step.milliseconds};
      if (course.has_time() && !step.actor.is_chance()) {
        step.milliseconds = std::max(step.milliseconds, course.time());
        const auto due = course.referee_is_due();
        if (due && step.milliseconds >= due->milliseconds) step = *due;
      }
      ASSERT_TRUE(course.play(step));
      const std::size_t now = course.steps().size();
      for (std::size_t i = 0; i < viewers.size(); ++i) {
        ASSERT_TRUE(followed[i].follow(course.seen_step(now - 1, viewers[i])));
        if (random.below(seldom) != 0 && !course.over()) continue;
        const std::size_t since = course.over() || now < 12 ? 0 : now - 12;
        ASSERT_EQ(scene_of(followed[i], viewers[i], since), scene_of(course, viewers[i], since))
            << config.game->name << ", seed " << seed;
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, sanitized ? 60 : 1000);
}

}  // namespace
}  // namespace dalapapa
