// Streams of steps as a viewer sees them. The bytes play a game, and now and then put a lie in the place of what happened: it is
// refused and changes nothing, or could have been so. As long as only the truth is told the game is what seen_by() gives; once a lie
// was believed, any step may come, and none is fatal.
#include <algorithm>
#include <vector>

#include "fuzz/game_from_bytes.hpp"
#include "fuzz/require.hpp"

namespace dalapapa::fuzz {
namespace {

bool same(const Game& one, const Game& other) {
  return one.hash() == other.hash() && one.describe() == other.describe() && one.bag() == other.bag() &&
         std::ranges::equal(one.steps(), other.steps());
}

// Through its JSON form, as it would come over the wire.
bool follow(Game& game, const SeenStep& step) {
  const auto read = seen_step_from_json(to_json(step, game.tiles()), game.tiles());
  return read && game.follow(*read);
}

SeenStep lie(const SeenStep& truth, const Game& game, Bytes& bytes) {
  SeenStep told = truth;
  const auto tile = [&] {
    return static_cast<TileIndex>(bytes.ConsumeIntegralInRange(0, game.tiles().size() - 1));
  };
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
      told.step = timed(game, Actor::seat(bytes.ConsumeIntegralInRange(0, 9)),
                        any_action(bytes, game.tiles()), bytes);
  }
  return told;
}

// Whether it was believed.
bool tell_lie(Game& followed, const SeenStep& told) {
  const std::unique_ptr<Game> before = followed.clone();
  if (follow(followed, told)) {
    followed.undo();
    require(same(followed, *before), "what was followed can be taken back");
    require(follow(followed, told), "and followed again");
    return true;
  }
  require(same(followed, *before), "what is refused changes nothing");
  return false;
}

void play(Bytes bytes) {
  const Config config = config_from(bytes);
  const auto seat = bytes.ConsumeIntegralInRange(-1, static_cast<int>(config.seats.size()) - 1);
  const Viewer viewer = seat < 0 ? spectator : Viewer(seat);
  const std::unique_ptr<Game> game = config.game->create(config);
  std::unique_ptr<Game> followed = game->seen_by(viewer);
  bool truly = true;
  while (bytes.remaining_bytes() > 4 && !game->result()) {
    const auto actors = game->awaited().list();
    const Actor actor = actors[bytes.ConsumeIntegral<std::uint8_t>() % actors.size()];
    const auto choices = game->choices(actor);
    const Step step =
        timed(*game, actor, choices[bytes.ConsumeIntegral<std::uint16_t>() % choices.size()], bytes);
    const SeenStep seen = game->as_seen(step, viewer);
    if (bytes.ConsumeIntegralInRange(0, 3) == 0)
      truly = !tell_lie(*followed, lie(seen, *followed, bytes)) && truly;
    const bool believed = follow(*followed, seen);
    require(believed || !truly, "what happened is believed");
    game->apply(step);
    require(!truly || followed->hash() == game->seen_by(viewer)->hash(), "what is followed is what is seen");
  }
  require(!truly || same(*followed, *game->seen_by(viewer)), "what is followed is what is seen in the end");
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  dalapapa::fuzz::play(dalapapa::fuzz::Bytes(data, std::min<std::size_t>(size, 1000)));
  return 0;
}
