#include "table/config_json.hpp"

#include <algorithm>
#include <array>

#include "base/visible.hpp"
#include "tiles/tile_set_json.hpp"

namespace dalapapa {
namespace {

constexpr std::size_t longest_name = 64;
constexpr int oldest = 150;

// No version has taken any of these: U+0000 to U+001F, U+007F to U+009F.
bool has_control_characters(std::string_view text) {
  constexpr int after_controls = 0xA0;
  auto unseen = first_unseen(text);
  while (unseen && unseen->code >= after_controls) unseen = first_unseen(text, unseen->at + unseen->size);
  return unseen.has_value();
}

Expected<void> check_read_name(std::string_view name, const std::string& what) {
  if (name.size() > longest_name) return bad_input("{} must have 1 to {} bytes", what, longest_name);
  if (has_control_characters(name)) return bad_input("{} may not have control characters", what);
  return {};
}

Expected<void> check_seen(std::string_view name, const std::string& what) {
  if (const auto unseen = first_unseen(name))
    return bad_input("{} may not have characters that are unseen or change what is seen ({})", what,
                     unseen->text());
  return {};
}

Expected<Seat> seat_from_json(const json::value& value, std::size_t number) {
  const std::string what = fmt::format("seat {}", number);
  DALAPAPA_TRY(in, json::as_object(value, what));
  if (auto known = json::only_keys(**in, {"name", "bot", "age"}); !known)
    return std::unexpected(known.error().within(what));
  DALAPAPA_TRY(name_value, json::member(**in, "name"));
  DALAPAPA_TRY(name, json::as_string(**name_value, what + ": \"name\""));
  if (name->empty()) return bad_input("{}: \"name\" must have 1 to {} bytes", what, longest_name);
  DALAPAPA_CHECK(check_read_name(*name, what + ": \"name\""));
  Seat seat{std::string(*name), {}, {}};
  if (const json::value* bot = (*in)->if_contains("bot")) {
    DALAPAPA_TRY(level, json::as_string(*bot, what + ": \"bot\""));
    DALAPAPA_CHECK(check_read_name(*level, what + ": \"bot\""));
    seat.bot = *level;
  }
  if (const json::value* age = (*in)->if_contains("age")) {
    DALAPAPA_TRY(years, json::as_integer(*age, what + ": \"age\"", 0, oldest));
    seat.age = static_cast<int>(*years);
  }
  return seat;
}

Expected<Aids> aids_from_json(const json::value& value) {
  DALAPAPA_TRY(in, json::as_array(value, "\"aids\""));
  Aids aids;
  for (const json::value& entry : **in) {
    DALAPAPA_TRY(name, json::as_string(entry, "each of \"aids\""));
    const auto* const found = std::ranges::find(aid_names, *name);
    if (found == aid_names.end())
      return bad_input("unknown aid {} (there are: {})", json::quoted(*name), fmt::join(aid_names, ", "));
    const auto aid = static_cast<Aid>(found - aid_names.begin());
    if (aids.allows(aid)) return bad_input("\"aids\": {} is listed twice", *name);
    aids.allow(aid);
  }
  return aids;
}

// {"bank": seconds, "increment": seconds} or {"turn": seconds}
Expected<ClockRules> clock_from_json(const json::value& value) {
  DALAPAPA_TRY(in, json::as_object(value, "\"clock\""));
  const auto seconds = [&](std::string_view key, int min, int max) -> Expected<int> {
    DALAPAPA_TRY(given, json::member(**in, key));
    DALAPAPA_TRY(number, json::as_integer(**given, fmt::format("\"clock\": \"{}\"", key), min, max));
    return static_cast<int>(*number);
  };
  if ((*in)->contains("turn")) {
    DALAPAPA_CHECK(json::only_keys(**in, {"turn"}));
    DALAPAPA_TRY(turn, seconds("turn", ClockRules::shortest_turn, ClockRules::longest_turn));
    return ClockRules{.turn = *turn};
  }
  DALAPAPA_CHECK(json::only_keys(**in, {"bank", "increment"}));
  DALAPAPA_TRY(bank, seconds("bank", ClockRules::shortest_turn, ClockRules::longest_bank));
  DALAPAPA_TRY(increment, seconds("increment", 0, ClockRules::longest_increment));
  return ClockRules{.bank = *bank, .increment = *increment};
}

json::object to_json(const ClockRules& clock) {
  if (clock.turn > 0) return {{"turn", clock.turn}};
  return {{"bank", clock.bank}, {"increment", clock.increment}};
}

json::array to_json(const Aids& aids) {
  json::array out;
  for (std::size_t i = 0; i < aid_names.size(); ++i) {
    if (aids.allows(static_cast<Aid>(i))) out.push_back(json::string(aid_names[i]));
  }
  return out;
}

}  // namespace

Expected<std::shared_ptr<const TileSet>> tiles_from_json(const json::value& value) {
  if (value.is_string()) {
    if (value.get_string() == standard_name) return std::make_shared<const TileSet>(TileSet::standard());
    return bad_input("unknown tile set {}", json::quoted(value.get_string()));
  }
  DALAPAPA_TRY(set, tile_set_from_json("custom", value));
  return std::make_shared<const TileSet>(*std::move(set));
}

json::object to_json(const Config& config) {
  json::array seats;
  for (const Seat& seat : config.seats) {
    json::object entry{{"name", seat.name}};
    if (!seat.bot.empty()) entry["bot"] = seat.bot;
    if (seat.age) entry["age"] = *seat.age;
    seats.push_back(std::move(entry));
  }
  const bool standard = config.tiles->name() == standard_name;
  json::object out{
      {"game", config.game->name}, {"options", config.options.to_json()}, {"seats", std::move(seats)}};
  if (config.aids) out["aids"] = to_json(*config.aids);
  if (config.clock) out["clock"] = to_json(*config.clock);
  out["tiles"] = standard ? json::value(standard_name) : json::value(to_json(*config.tiles));
  return out;
}

Expected<Config> config_from_json(const json::object& in, std::initializer_list<std::string_view> also) {
  for (const auto& entry : in) {
    const std::string_view key = entry.key();
    constexpr std::array<std::string_view, 6> own{"game", "options", "seats", "aids", "clock", "tiles"};
    if (std::ranges::find(own, key) == own.end() && std::ranges::find(also, key) == also.end())
      return bad_input("unknown key {}", json::quoted(key));
  }
  Config config;
  DALAPAPA_TRY(game_value, json::member(in, "game"));
  DALAPAPA_TRY(game_name, json::as_string(**game_value, "\"game\""));
  DALAPAPA_TRY(game, find_game(*game_name));
  config.game = *game;
  config.options = Options(config.game->options);
  if (const json::value* given = in.if_contains("options")) {
    DALAPAPA_TRY(options, Options::from_json(config.game->options, *given));
    config.options = *std::move(options);
  }
  DALAPAPA_TRY(seats_value, json::member(in, "seats"));
  DALAPAPA_TRY(seats, json::as_array(**seats_value, "\"seats\""));
  for (const json::value& value : **seats) {
    DALAPAPA_TRY(seat, seat_from_json(value, config.seats.size()));
    config.seats.push_back(*std::move(seat));
  }
  if (const json::value* given = in.if_contains("aids")) {
    DALAPAPA_TRY(aids, aids_from_json(*given));
    config.aids = *aids;
  }
  if (const json::value* given = in.if_contains("clock")) {
    DALAPAPA_TRY(clock, clock_from_json(*given));
    config.clock = *clock;
  }
  const json::value* tiles_value = in.if_contains("tiles");
  DALAPAPA_TRY(tiles, tiles_from_json(tiles_value != nullptr ? *tiles_value : json::value(standard_name)));
  config.tiles = *std::move(tiles);
  DALAPAPA_CHECK(config.check());
  return config;
}

Expected<void> check_new_names(const Config& config) {
  for (std::size_t i = 0; i < config.seats.size(); ++i) {
    const Seat& seat = config.seats[i];
    if (is_blank(seat.name)) return bad_input("seat {}: \"name\" is blank", i);
    DALAPAPA_CHECK(check_seen(seat.name, fmt::format("seat {}: \"name\"", i)));
    DALAPAPA_CHECK(check_seen(seat.bot, fmt::format("seat {}: \"bot\"", i)));
  }
  return {};
}

}  // namespace dalapapa
