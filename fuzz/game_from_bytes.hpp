// Games out of bytes: the bytes choose tiles, seats and actions, so that inputs reach deep into games, which
// no mutation of a text does.
#pragma once

#include <fuzzer/FuzzedDataProvider.h>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "games/catalogue.hpp"
#include "games/deck.hpp"
#include "table/commitment.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa::fuzz {

using Bytes = FuzzedDataProvider;

inline Face face_from(Bytes& bytes) {
  Face::Colours colours{};
  // Few colours make symmetrical faces and large groups, which the standard set does not have.
  const auto kinds = bytes.ConsumeIntegralInRange<std::size_t>(1, all_colours.size());
  for (Colour& colour : colours) colour = all_colours[bytes.ConsumeIntegral<std::uint8_t>() % kinds];
  return Face(colours).canonical();
}

// The standard set, or one of few tiles with any faces; at least `fewest` tiles, and never none.
inline std::shared_ptr<const TileSet> tiles_from(Bytes& bytes, std::size_t fewest) {
  std::vector<Tile> tiles;
  std::set<Face> faces;
  const auto wanted = bytes.ConsumeIntegralInRange<std::size_t>(0, 30);
  for (std::size_t i = 0; i < wanted; ++i) {
    Tile tile;
    tile.id = static_cast<int>(i) + 1;
    tile.a = face_from(bytes);
    tile.b = bytes.ConsumeBool() ? tile.a : face_from(bytes);
    if (shape_of(tile.a) == shape_of(tile.b)) tile.shape = shape_of(tile.a);
    if (faces.contains(tile.a) || faces.contains(tile.b)) continue;
    faces.insert({tile.a, tile.b});
    tiles.push_back(tile);
  }
  if (tiles.empty() || tiles.size() < fewest) return std::make_shared<const TileSet>(TileSet::standard());
  return std::make_shared<const TileSet>(TileSet::of("custom", tiles).value());
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
  if (!config.check()) config.tiles = std::make_shared<const TileSet>(TileSet::standard());
  return config;
}

inline Opening opening_from(Bytes& bytes, const Config& config) {
  return {std::string(64, 'f'),
          Deck::made_for(*config.game, *config.tiles, bytes.ConsumeIntegral<std::uint8_t>()).order()};
}

}  // namespace dalapapa::fuzz
