// Streams of steps as a viewer sees them. The bytes play a course, with whatever happens at a table besides, and now and then put a lie
// in the place of what happened: it is refused and changes nothing, or could have been so. As long as only the truth is told the viewer
// knows what seen_by() gives; once a lie was believed, any step may come, and none is fatal.
#include <algorithm>
#include <tuple>
#include <vector>

#include "fuzz/game_from_bytes.hpp"
#include "fuzz/require.hpp"

namespace dalapapa::fuzz {
namespace {

// Everything that a course says.
struct Said {
  std::uint64_t hash = 0;
  json::object described;
  TileBits bag;
  std::vector<SeenStep> steps;
  std::int64_t time = 0;
  std::optional<Clocks> clocks;
  std::optional<Step> due;
  std::optional<Result> result;
  Actors out;
  Actors left;

  friend bool operator==(const Said&, const Said&) = default;
};

Said said(const Course& course, const Game& game, Viewer viewer) {
  Said all{game.hash(),     game.describe(),         game.bag(),      {}, course.time(),
           course.clocks(), course.referee_is_due(), course.result(), {}, {}};
  for (std::size_t i = 0; i < course.steps().size(); ++i) all.steps.push_back(course.seen_step(i, viewer));
  for (int seat = 0; seat < game.seats(); ++seat) {
    if (course.is_out(seat)) all.out.add(Actor::seat(seat));
    if (course.has_left(seat)) all.left.add(Actor::seat(seat));
  }
  return all;
}

// Somebody who is told steps in their JSON form, as they would come over the wire.
class Follower {
 public:
  Follower(const Config& config, Viewer viewer) : viewer_(viewer), course_(config, viewer) {}

  [[nodiscard]] const Course& course() const { return course_; }
  [[nodiscard]] Said knows() const { return said(course_, course_.game(), viewer_); }
  [[nodiscard]] bool follow(const SeenStep& step) {
    const TileSet& tiles = course_.game().tiles();
    const auto read = seen_step_from_json(to_json(step, tiles), tiles);
    return read && course_.follow(*read);
  }
  void undo() { course_.undo(); }

  // Whether it is believed, and not taken back.
  [[nodiscard]] bool hear_lie(const SeenStep& told, bool and_takes_it_back) {
    const Said before = knows();
    if (!follow(told)) {
      require(knows() == before, "what is refused changes nothing");
      return false;
    }
    const Said after = knows();
    undo();
    require(knows() == before, "what was followed can be taken back");
    if (and_takes_it_back) return false;
    require(follow(told) && knows() == after, "and followed again");
    return true;
  }

 private:
  Viewer viewer_;
  Course course_;
};

std::optional<ClockRules> clock_from(Bytes& bytes) {
  switch (bytes.ConsumeIntegralInRange(0, 3)) {
    case 0:
      return ClockRules{.turn = bytes.ConsumeIntegralInRange(ClockRules::shortest_turn, 20)};
    case 1:
      return ClockRules{.bank = bytes.ConsumeIntegralInRange(1, 120),
                        .increment = bytes.ConsumeIntegralInRange(0, 5)};
    default:
      return std::nullopt;
  }
}

SeenStep lie(const SeenStep& truth, const Course& followed, Bytes& bytes) {
  SeenStep told = truth;
  const TileSet& tiles = followed.game().tiles();
  const auto tile = [&] { return static_cast<TileIndex>(bytes.ConsumeIntegralInRange(0, tiles.size() - 1)); };
  switch (bytes.ConsumeIntegralInRange(0, 5)) {
    case 0:
      told.step.actor = Actor::from_number(bytes.ConsumeIntegralInRange<std::int8_t>(-2, 9));
      break;
    case 1:
      if (auto* const draw = std::get_if<Draw>(&told.step.action))
        draw->tile = bytes.ConsumeBool() ? tile() : no_tile;
      break;
    case 2:
      told.shown.push_back(tile());
      break;
    case 3:
      if (!told.shown.empty()) told.shown[bytes.ConsumeIntegral<std::uint8_t>() % told.shown.size()] = tile();
      break;
    case 4:
      told.step.milliseconds = bytes.ConsumeIntegralInRange<std::int64_t>(0, 1'000'000);
      break;
    default:
      told.step = timed(followed, Actor::from_number(bytes.ConsumeIntegralInRange<std::int8_t>(-2, 9)),
                        any_action(bytes, tiles), bytes);
  }
  return told;
}

// What happens next: seldom at the table, mostly in the game.
Step next_step(const Course& course, Bytes& bytes) {
  const auto actors = course.awaited().list();
  if (bytes.ConsumeIntegralInRange(0, 15) == 0) {
    const Actor seat = Actor::seat(bytes.ConsumeIntegralInRange(0, course.game().seats() - 1));
    const auto action = bytes.PickValueInArray<Action>({Resign{}, Leave{}, Leave{}, Return{}, Return{}});
    const Step step = timed(course, seat, action, bytes);
    if (course.check(step)) return step;
  }
  const Actor actor = actors[bytes.ConsumeIntegral<std::uint8_t>() % actors.size()];
  const auto choices = course.game().choices(actor);
  return timed(course, actor, choices[bytes.ConsumeIntegral<std::uint16_t>() % choices.size()], bytes);
}

void play(Bytes bytes) {
  Config config = config_from(bytes);
  config.clock = clock_from(bytes);
  for (Seat& seat : config.seats) seat.bot = bytes.ConsumeIntegralInRange(0, 7) == 0 ? "casual" : "";
  const auto seat = bytes.ConsumeIntegralInRange(-1, static_cast<int>(config.seats.size()) - 1);
  const Viewer viewer = seat < 0 ? spectator : Viewer(seat);
  Course course(config);
  Follower follower(config, viewer);
  const Said at_first = follower.knows();
  bool truly = true;
  const auto is_what_is_seen = [&] {
    return follower.knows() == said(course, *course.game().seen_by(viewer), viewer);
  };
  require(is_what_is_seen(), "nothing has happened yet");
  while (bytes.remaining_bytes() > 4 && !course.over()) {
    const Step step = next_step(course, bytes);
    require(course.play(step).has_value(), "what is listed or due can be done");
    const SeenStep seen = course.seen_step(course.steps().size() - 1, viewer);
    if (bytes.ConsumeIntegralInRange(0, 3) == 0) {
      const SeenStep told = lie(seen, follower.course(), bytes);
      truly = !follower.hear_lie(told, bytes.ConsumeBool()) && truly;
    }
    require(follower.follow(seen) || !truly, "what happened is believed");
    const auto there = [](const Course& one) {
      return std::tuple(one.result(), one.referee_is_due(), one.time());
    };
    require(!truly || (follower.course().game().hash() == course.game().seen_by(viewer)->hash() &&
                       there(follower.course()) == there(course)),
            "what is followed is what is seen");
  }
  require(!truly || is_what_is_seen(), "what is followed is what is seen in the end");
  while (!follower.course().steps().empty()) follower.undo();
  require(follower.knows() == at_first, "everything can be taken back");
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  dalapapa::fuzz::play(dalapapa::fuzz::Bytes(data, size));
  return 0;
}
