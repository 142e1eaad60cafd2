// Games out of bytes: the bytes choose tiles, seats and actions, so that inputs reach deep into games, which
// no mutation of a text does.
#pragma once

#include <algorithm>
#include <fuzzer/FuzzedDataProvider.h>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "fuzz/require.hpp"
#include "games/catalogue.hpp"
#include "games/deck.hpp"
#include "host/course.hpp"
#include "table/commitment.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa::fuzz {

using Bytes = FuzzedDataProvider;

inline Face random_face(Random& random) {
  Face::Colours colours{};
  // Few colours make symmetrical faces and large groups, which the standard set does not have.
  const std::uint32_t kinds = 1 + random.below(static_cast<std::uint32_t>(all_colours.size()));
  for (Colour& colour : colours) colour = all_colours[random.below(kinds)];
  return Face(colours).canonical();
}

inline TileSet random_tiles(std::uint64_t seed) {
  constexpr std::uint32_t most = 30;
  Random random(seed);
  std::vector<Tile> tiles;
  std::set<Face> faces;
  for (auto wanted = 1 + random.below(most); wanted > 0; --wanted) {
    Tile tile;
    tile.id = static_cast<int>(tiles.size()) + 1;
    tile.a = random_face(random);
    tile.b = random.below(2) == 0 ? tile.a : random_face(random);
    if (shape_of(tile.a) == shape_of(tile.b)) tile.shape = shape_of(tile.a);
    if (faces.contains(tile.a) || faces.contains(tile.b)) continue;
    faces.insert({tile.a, tile.b});
    tiles.push_back(tile);
  }
  return TileSet::of("custom", tiles).value();
}

inline std::shared_ptr<const TileSet> standard_tiles() {
  static const auto tiles = std::make_shared<const TileSet>(TileSet::standard());
  return tiles;
}

// The standard set, or one of few tiles with any faces; at least `fewest` tiles. Sets are made once, which is what takes longest.
inline std::shared_ptr<const TileSet> tiles_from(Bytes& bytes, std::size_t fewest) {
  constexpr int sets = 64;
  static const auto made = [] {
    std::vector<std::shared_ptr<const TileSet>> all;
    for (std::uint64_t seed = 0; seed < sets; ++seed)
      all.push_back(std::make_shared<const TileSet>(random_tiles(seed)));
    return all;
  }();
  const auto number = bytes.ConsumeIntegral<std::uint8_t>();
  if (number >= sets || static_cast<std::size_t>(made[number]->size()) < fewest) return standard_tiles();
  return made[number];
}

inline Config config_from(Bytes& bytes) {
  const auto games = catalogue();
  const GameInfo& game = games[bytes.ConsumeIntegralInRange<std::size_t>(0, games.size() - 1)];
  Config config{&game, Options(game.options), {}, {}};
  const int seats = bytes.ConsumeIntegralInRange(game.min_seats, game.max_seats);
  for (int seat = 0; seat < seats; ++seat) config.seats.push_back({std::to_string(seat), {}, 4 + seat % 5});
  for (const OptionSpec& option : game.options) {
    const json::value value = option.written(bytes.ConsumeIntegralInRange(option.min, option.max));
    const std::string text = value.is_string() ? std::string(value.get_string()) : json::serialize(value);
    (void)config.options.set(fmt::format("{}={}", option.name, text));
  }
  config.tiles = tiles_from(bytes, static_cast<std::size_t>(seats * game.min_tiles_a_seat));
  if (!config.check()) config.tiles = standard_tiles();
  return config;
}

inline Opening opening_from(Bytes& bytes, const Config& config) {
  return {std::string(64, 'f'),
          Deck::made_for(*config.game, *config.tiles, bytes.ConsumeIntegral<std::uint8_t>()).order()};
}

// Any action, seldom a legal one.
inline Action any_action(Bytes& bytes, const TileSet& tiles) {
  const auto coordinate = [&] { return bytes.ConsumeIntegralInRange<std::int16_t>(-9, 9); };
  const auto tile = [&] { return static_cast<TileIndex>(bytes.ConsumeIntegralInRange(0, tiles.size() - 1)); };
  const auto edge = [&] {
    return EdgeAt{coordinate(), coordinate(), bytes.ConsumeBool() ? EdgeAt::Side::top : EdgeAt::Side::left};
  };
  switch (bytes.ConsumeIntegralInRange(0, 21)) {
    case 0:
      return Pass{};
    case 1:
      return Done{};
    case 2:
      return Draw{tile(), Actor::seat(bytes.ConsumeIntegralInRange(0, 9))};
    case 3:
      return Mark{edge()};
    case 4:
      return Unmark{edge()};
    case 5:
      return Keep{edge()};
    case 6:
      return Bid{bytes.ConsumeIntegralInRange<std::int16_t>(-2, 70)};
    case 7:
      return Follow{};
    case 8:
      return Again{};
    case 9:
      return Take{tile()};
    case 10:
      return PutBack{};
    case 11:
      return TakeSheet{bytes.ConsumeIntegralInRange<std::int16_t>(-1, 5)};
    case 12:
      return Announce{bytes.ConsumeIntegralInRange<std::int16_t>(-1, 120)};
    case 13:
      return TimeUp{};
    case 14:
      return Resign{};
    case 15:
      return Leave{};
    case 16:
      return Return{};
    case 17:
      return OutOfTime{bytes.ConsumeIntegralInRange<std::int16_t>(-1, 10)};
    default:
      break;
  }
  const Tile& placed = tiles[tile()];
  const Face face = bytes.ConsumeBool() ? placed.a : placed.b;
  return Place{Placement{bytes.ConsumeBool() ? face : face.half_turned(), coordinate(), coordinate(),
                         bytes.ConsumeIntegralInRange<std::uint8_t>(0, 3)}};
}

// Time passes; when it is up it is the referee's turn.
inline Step timed(const Course& course, Actor actor, const Action& action, Bytes& bytes) {
  if (!course.has_time() || actor.is_chance()) return {actor, action};
  const std::int64_t now = course.time() + bytes.ConsumeIntegralInRange(0, 5000);
  const auto due = course.referee_is_due();
  if (due && (actor.is_referee() || now >= due->milliseconds)) return *due;
  return {actor, action, now};
}

}  // namespace dalapapa::fuzz
