// For the tests of games, players and tables: small tile sets, agreements, steps from text, games that differ
// in what is hidden.
#pragma once

#include <gtest/gtest.h>
#include <initializer_list>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "base/sanitized.hpp"
#include "board/placement_json.hpp"
#include "board/sample_tiles.hpp"
#include "games/catalogue.hpp"
#include "games/deck.hpp"
#include "games/game.hpp"
#include "games/result_json.hpp"

namespace dalapapa {

// For readable failures.
inline void PrintTo(const Result& result, std::ostream* out) {
  *out << json::serialize(to_json(result));
}

namespace sample {

using Tiles = std::shared_ptr<const TileSet>;

inline Tiles standard() {
  static const Tiles set = std::make_shared<const TileSet>(TileSet::standard());
  return set;
}

// "RRRRRRR/BRRRRRR" is a tile with two faces, "RRRRRRR" one with the same on both sides; ids count from 1.
inline Tiles tiles(const std::vector<std::string>& spelt) {
  std::vector<Tile> made;
  for (const std::string& both : spelt) {
    const std::size_t slash = both.find('/');
    const Face a = Face::parse(both.substr(0, slash)).value().canonical();
    const Face b = slash == std::string::npos ? a : Face::parse(both.substr(slash + 1)).value().canonical();
    made.push_back({static_cast<int>(made.size()) + 1, {}, {}, a, b});
  }
  return std::make_shared<const TileSet>(TileSet::of("few", std::move(made)).value());
}

// A tile that fits only beside its own colour.
inline Tile one_colour_around(Random& random) {
  const Colour rim = all_colours[random.below(4)];
  const auto face = [&] { return Face({all_colours[random.below(4)], rim, rim, rim, rim, rim, rim}); };
  return {0, {}, {}, face(), face()};
}

// Tiles of few colours and no pattern: they often fit nowhere, and the bag is soon empty.
inline Tiles odd_tiles(int count, Random& random) {
  std::vector<Tile> made;
  while (static_cast<int>(made.size()) < count) {
    Tile tile = random.below(3) != 0 ? one_colour_around(random)
                                     : odd_tile(static_cast<Odd>(random.below(odd_kinds)), random);
    tile.id = static_cast<int>(made.size()) + 1;
    made.push_back(tile);
    if (!TileSet::of("odd", made)) made.pop_back();
  }
  return std::make_shared<const TileSet>(TileSet::of("odd", std::move(made)).value());
}

// Seats with names and ages; the check is left to the caller.
inline Config agreement(const GameInfo& game, int seats, Tiles set, const std::vector<std::string>& options) {
  Config config{&game, Options(game.options), {}, std::move(set)};
  for (const std::string& option : options) EXPECT_TRUE(config.options.set(option)) << option;
  for (int seat = 0; seat < seats; ++seat) {
    config.seats.push_back({std::string("Seat ") + char('A' + seat), {}, 4 + seat % 5});
  }
  return config;
}

inline Config agree(const GameInfo& game, int seats, Tiles set,
                    const std::vector<std::string>& options = {}) {
  Config config = agreement(game, seats, std::move(set), options);
  EXPECT_TRUE(config.check());
  return config;
}

// As many seats as wanted, or as near to that as the game allows.
inline int seats_for(const GameInfo& game, int wanted) {
  return std::clamp(wanted, game.min_seats, game.max_seats);
}

// Whether each player has a figure of their own, and nothing lies between them.
inline bool builds_figures(const Game& game) {
  return game.layouts().front().seat >= 0;
}

// Domaine and 72 are played with the hooks alone (DO1), every other game with all tiles.
inline bool is_played_with(const GameInfo& game, const Tile& tile) {
  const bool hooks_alone = game.name == "domaine" || game.name == "seventytwo";
  return !hooks_alone || tile.shape.value_or(Shape::hook) == Shape::hook;
}

// The defaults, and each option at either end of its range. Where nobody needs to finish there is a deadline.
inline std::vector<std::vector<std::string>> option_sets(const GameInfo& game) {
  std::vector<std::vector<std::string>> sets{{}};
  for (const OptionSpec& spec : game.options) {
    std::vector<int> values{spec.min, spec.max};
    if (spec.kind == OptionSpec::Kind::number_or_none) values.push_back(none);
    if (spec.kind == OptionSpec::Kind::number && spec.fallback == spec.min)
      values.push_back((spec.min + spec.max) / 2);
    for (const int value : values) {
      if (value == spec.fallback) continue;
      const json::value written = spec.written(value);
      const std::string text =
          written.is_string() ? std::string(written.get_string()) : json::serialize(written);
      sets.push_back({std::string(spec.name) + "=" + text});
    }
  }
  const bool timed = std::ranges::find(game.options, "minutes", &OptionSpec::name) != game.options.end();
  for (auto& set : sets) {
    if (timed && (set.empty() || !set.front().starts_with("minutes"))) set.emplace_back("minutes=1");
  }
  std::erase_if(sets,
                [](const auto& set) { return !set.empty() && set.front() == "minutes=600"; });  // too long
  return sets;
}

// Every game with every number of seats and every set of options, with the 120 tiles and with `few` sets of
// odd ones, as far as the game takes them. With sanitizers a few of them will do: how often something happened is counted in
// the other build.
inline std::vector<Config> every_agreement(int few, std::string_view only = "") {
  std::vector<Config> all;
  Random random(17);
  for (const GameInfo& game : catalogue()) {
    if (!only.empty() && game.name != only) continue;
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
      for (const auto& options : option_sets(game)) {
        const Config standard_set = agreement(game, seats, standard(), options);
        if (!standard_set.check()) continue;  // an option that needs another
        all.push_back(standard_set);
        // In Terra nobody passes: tiles that fit nowhere would make it endless. Of the classic game, which others are
        // made of, there are more.
        const int odd_sets = game.name == "classic" ? few : (game.name == "terra" ? 0 : std::min(few, 1));
        for (int i = 0; i < odd_sets; ++i) {
          const int least =
              game.ages ? 3 + 8 * seats : std::max(7, seats * std::max(4, game.min_tiles_a_seat));
          const Config odd =
              agreement(game, seats, odd_tiles(least + static_cast<int>(random.below(8)), random), options);
          if (odd.check()) all.push_back(odd);
        }
      }
    }
  }
  if (!sanitized) return all;
  std::vector<Config> some;
  for (std::size_t i = 0; i < all.size(); i += 19) some.push_back(all[i]);
  return some;
}

// What the awaited actor does: "draw 3", "place RRRRRRR 0 0 0", "pass", "done". A draw goes to whoever it is due to.
inline Step step(const Game& game, const std::string& text) {
  const Actor actor = game.awaited().empty() ? Actor::seat(0) : game.awaited().list().front();
  if (text == "pass") return {actor, Pass{}};
  if (text == "done") return {actor, Done{}};
  if (text.starts_with("draw ")) {
    return {Actor::chance(),
            Draw{game.tiles().tile_with_id(std::stoi(text.substr(5))).value(), game.next_draw().to}};
  }
  EXPECT_TRUE(text.starts_with("place ")) << text;
  return {actor, Place{placement(text.substr(6))}};
}

// Plays a scenario through the checked door.
inline void play(Game& game, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    const auto played = game.play(step(game, text));
    ASSERT_TRUE(played) << text << ": " << played.error().message;
  }
}

// A refusal names the reason and leaves everything as it was.
inline void expect_refused(Game& game, const Step& refused, std::string_view reason) {
  const std::uint64_t hash = game.hash();
  const std::string before = json::serialize(game.describe());
  const std::vector<Step> steps(game.steps().begin(), game.steps().end());
  const TileBits bag = game.bag();
  const auto played = game.play(refused);
  const std::string what = to_text(refused.action, game.tiles());
  ASSERT_FALSE(played) << what;
  EXPECT_NE(played.error().message.find(reason), std::string::npos) << what << ": " << played.error().message;
  EXPECT_EQ(played.error().kind, Error::Kind::refused) << what;
  EXPECT_EQ(game.hash(), hash) << what;
  EXPECT_EQ(json::serialize(game.describe()), before) << what;
  EXPECT_EQ(game.bag(), bag) << what;
  EXPECT_TRUE(std::equal(steps.begin(), steps.end(), game.steps().begin(), game.steps().end())) << what;
}
inline void expect_refused(Game& game, const std::string& text, std::string_view reason) {
  expect_refused(game, step(game, text), reason);
}

// One of the choices of one of those who are awaited. Chance and placements are uniform; a turn that can end does
// so half the time, since otherwise a second tile would be nearly certain. Time passes.
inline Step random_step(const Game& game, Random& random) {
  std::vector<Actor> actors = game.awaited().list();
  std::erase(actors, Actor::referee());
  std::int64_t time = game.time();
  if (game.has_clock() && !game.awaited().contains(Actor::chance())) {
    time += random.below(3000);
    const auto due = game.time_up();
    if (due && (actors.empty() || time >= *due))
      return {Actor::referee(), TimeUp{}, std::max(*due, game.time())};
  } else {
    time = 0;
  }
  // Whoever must act does so more often than those who only may.
  Actor actor = actors[random.below(static_cast<std::uint32_t>(actors.size()))];
  if (!game.has_clock() && game.may_wait(actor) && random.below(4) != 0) {
    actor = *std::ranges::find_if(actors, [&](Actor a) { return !game.may_wait(a); });
  }
  const auto choices = game.choices(actor);
  EXPECT_FALSE(choices.empty());
  const bool can_end = std::holds_alternative<Done>(choices.back());
  if (can_end && random.below(2) == 0) return {actor, choices.back(), time};
  return {actor, choices[random.below(static_cast<std::uint32_t>(choices.size()))], time};
}

// Everything that an object of a game gives away.
inline std::string told(const Game& game) {
  json::object out = game.describe();
  json::array steps;
  for (const Step& s : game.steps()) steps.push_back(to_json(s, game.tiles()));
  json::array bag;
  for (int i = 0; i < game.tiles().size(); ++i) {
    if (game.bag().contains(static_cast<TileIndex>(i))) bag.push_back(i);
  }
  json::array choices;
  for (const Actor actor : game.awaited().list()) {
    for (const Action& action : game.choices(actor)) choices.push_back(to_json(action, game.tiles()));
  }
  out["steps"] = std::move(steps);
  out["in bag"] = std::move(bag);
  out["choices"] = std::move(choices);
  out["hash"] = game.hash();
  return json::serialize(out);
}

// The ids in the hands that describe() tells, by seat; 0 where they are hidden.
inline std::vector<std::vector<int>> hands(const Game& game) {
  std::vector<std::vector<int>> all;
  const json::object described = game.describe();
  if (!described.contains("hands")) return all;
  for (const json::value& hand : described.at("hands").as_array()) {
    all.emplace_back();
    for (const json::value& id : hand.as_array())
      all.back().push_back(id.is_null() ? 0 : static_cast<int>(id.as_int64()));
  }
  return all;
}

// The ids of the tiles that lie open on the table.
inline std::vector<int> open_tiles(const Game& game) {
  std::vector<int> ids;
  const json::object described = game.describe();
  if (const json::value* open = described.if_contains("open")) {
    for (const json::value& id : open->as_array()) ids.push_back(static_cast<int>(id.as_int64()));
  }
  if (const json::value* builders = described.if_contains("builders")) {
    for (const json::value& builder : builders->as_array()) {
      if (const json::value& held = builder.at("held"); !held.is_null())
        ids.push_back(static_cast<int>(held.as_int64()));
    }
  }
  return ids;
}

inline std::vector<Placement> laid(const Game& game) {
  std::vector<Placement> all;
  for (const Layout& layout : game.layouts()) all.insert(all.end(), layout.tiles.begin(), layout.tiles.end());
  return all;
}

// The same game in which chance dealt one tile in place of another and the other way round. Nothing if a step
// is not legal then, because the tile was used.
inline std::unique_ptr<Game> exchanged(const Config& config, const Game& game, TileIndex one, TileIndex two) {
  // Only the draws by which they came to where they are: a tile may have been drawn before, and gone back.
  const auto last_draw = [&](TileIndex tile) {
    std::size_t last = game.steps().size();
    for (std::size_t i = 0; i < game.steps().size() && !game.bag().contains(tile); ++i) {
      const auto* const draw = std::get_if<Draw>(&game.steps()[i].action);
      if (draw != nullptr && draw->tile == tile) last = i;
    }
    return last;
  };
  const std::size_t draw_of_one = last_draw(one);
  const std::size_t draw_of_two = last_draw(two);
  std::unique_ptr<Game> other = config.game->create(config);
  for (std::size_t i = 0; i < game.steps().size(); ++i) {
    Step s = game.steps()[i];
    if (i == draw_of_one) std::get<Draw>(s.action).tile = two;
    if (i == draw_of_two) std::get<Draw>(s.action).tile = one;
    if (!other->play(s)) return nullptr;
  }
  return other;
}

// Games that this viewer must not be able to tell from the real one: a hidden tile of another hand exchanged
// with one of the bag, and with one of a third hand.
inline std::vector<std::unique_ptr<Game>> lookalikes(const Config& config, const Game& game, Viewer viewer) {
  std::vector<std::unique_ptr<Game>> found;
  const auto real = hands(game);
  const auto seen = hands(*game.seen_by(viewer));
  std::set<TileIndex> hidden;
  for (std::size_t seat = 0; seat < real.size(); ++seat) {
    for (std::size_t i = 0; i < real[seat].size(); ++i) {
      if (seen[seat][i] == 0) hidden.insert(game.tiles().tile_with_id(real[seat][i]).value());
    }
  }
  for (const TileIndex tile : hidden) {
    TileIndex in_bag = 0;
    while (in_bag < game.tiles().size() && !game.bag().contains(in_bag)) ++in_bag;
    if (in_bag < game.tiles().size()) found.push_back(exchanged(config, game, tile, in_bag));
    if (tile != *hidden.begin()) found.push_back(exchanged(config, game, tile, *hidden.begin()));
  }
  return found;
}

}  // namespace sample
}  // namespace dalapapa
