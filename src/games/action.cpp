#include "games/action.hpp"

#include <algorithm>
#include <array>

#include "base/overloaded.hpp"
#include "board/placement_json.hpp"

namespace dalapapa {

Expected<TileIndex> tile_from_json(const json::value& value, std::string_view what, const TileSet& tiles) {
  DALAPAPA_TRY(id, json::as_integer(value, what, 1, 9999));
  const auto tile = tiles.tile_with_id(static_cast<int>(*id));
  if (!tile) return bad_input("there is no tile {} in the set", *id);
  return *tile;
}

namespace {

Expected<Actor> actor_from_json(const json::value& value) {
  if (value.is_string()) {
    if (value.get_string() == "chance") return Actor::chance();
    if (value.get_string() == "referee") return Actor::referee();
  }
  const auto number = json::as_integer(value, "\"seat\"", 0, 9);
  if (!number) return bad_input("\"seat\" must be a number from 0 to 9, \"chance\" or \"referee\"");
  return Actor::seat(static_cast<int>(*number));
}

Expected<Action> draw_from_json(const json::object& in, const TileSet& tiles) {
  DALAPAPA_CHECK(json::only_keys(in, {"draw", "to"}));
  DALAPAPA_TRY(tile, tile_from_json(in.at("draw"), "\"draw\"", tiles));
  const json::value* to = in.if_contains("to");
  if (to == nullptr) return Draw{*tile};
  DALAPAPA_TRY(seat, json::as_integer(*to, "\"to\"", 0, 9));
  return Draw{*tile, Actor::seat(static_cast<int>(*seat))};
}

}  // namespace

json::value to_json(Actor actor) {
  if (actor.is_seat()) return actor.seat_number();
  return actor.is_chance() ? "chance" : "referee";
}

namespace {

std::string tile_text(TileIndex tile, const TileSet& tiles) {
  return tile == no_tile ? "?" : std::to_string(tiles[tile].id);
}

json::value tile_json(TileIndex tile, const TileSet& tiles) {
  return tile == no_tile ? json::value(nullptr) : json::value(tiles[tile].id);
}

// The key of each action, in the order of the variant. An action without a value of its own has the value "true".
constexpr std::array<std::string_view, std::variant_size_v<Action>> keys{
    "place", "pass", "done",  "draw",     "mark", "unmark", "keep",  "bid",    "follow",     "again",
    "take",  "back", "sheet", "announce", "time", "resign", "leave", "return", "out_of_time"};

}  // namespace

std::string to_text(const Action& action, const TileSet& tiles) {
  const std::string_view key = keys[action.index()];
  return std::visit(Overloaded{
                        [&](const Place& a) { return fmt::format("{} {}", key, to_text(a.at)); },
                        [&](const Draw& a) {
                          const std::string to =
                              a.to.is_seat() ? fmt::format(" to {}", a.to.seat_number()) : "";
                          return fmt::format("{} {}{}", key, tile_text(a.tile, tiles), to);
                        },
                        [&](const Mark& a) { return fmt::format("{} {}", key, to_text(a.disc)); },
                        [&](const Unmark& a) { return fmt::format("{} {}", key, to_text(a.disc)); },
                        [&](const Keep& a) { return fmt::format("{} {}", key, to_text(a.disc)); },
                        [&](const Bid& a) { return fmt::format("{} {}", key, a.amount); },
                        [&](const Take& a) { return fmt::format("{} {}", key, tile_text(a.tile, tiles)); },
                        [&](const TakeSheet& a) { return fmt::format("{} {}", key, a.sheet); },
                        [&](const Announce& a) { return fmt::format("{} {}", key, a.points); },
                        [&](const OutOfTime& a) { return fmt::format("{} {}", key, a.seat); },
                        [&](const auto&) { return std::string(key); },
                    },
                    action);
}

json::object to_json(const Action& action, const TileSet& tiles) {
  json::object out;
  out[keys[action.index()]] = std::visit(Overloaded{
                                             [](const Place& a) { return json::value(to_json(a.at)); },
                                             [&](const Draw& a) { return tile_json(a.tile, tiles); },
                                             [](const Mark& a) { return to_json(a.disc); },
                                             [](const Unmark& a) { return to_json(a.disc); },
                                             [](const Keep& a) { return to_json(a.disc); },
                                             [](const Bid& a) { return json::value(a.amount); },
                                             [&](const Take& a) { return tile_json(a.tile, tiles); },
                                             [](const TakeSheet& a) { return json::value(a.sheet); },
                                             [](const Announce& a) { return json::value(a.points); },
                                             [](const OutOfTime& a) { return json::value(a.seat); },
                                             [](const auto&) { return json::value(true); },
                                         },
                                         action);
  if (const auto* const draw = std::get_if<Draw>(&action); draw != nullptr && draw->to.is_seat()) {
    out["to"] = to_json(draw->to);
  }
  return out;
}

Expected<Action> action_from_json(const json::object& in, const TileSet& tiles) {
  if (in.contains("draw")) return draw_from_json(in, tiles);
  for (const auto& entry : in) {
    if (std::ranges::find(keys, std::string_view(entry.key())) == keys.end())
      return bad_input("unknown key {}", json::quoted(entry.key()));
  }
  if (in.size() != 1) return bad_input("an action must have one key: {}", fmt::join(keys, ", "));
  const std::string_view key = in.begin()->key();
  const std::string what = fmt::format("\"{}\"", key);
  const json::value& value = in.begin()->value();
  if (key == "place") {
    DALAPAPA_TRY(at, placement_from_json(value));
    return Place{*at};
  }
  if (key == "mark" || key == "unmark" || key == "keep") {
    DALAPAPA_TRY(disc, edge_from_json(value, what));
    if (key == "mark") return Mark{*disc};
    return key == "unmark" ? Action{Unmark{*disc}} : Action{Keep{*disc}};
  }
  if (key == "take") {
    DALAPAPA_TRY(tile, tile_from_json(value, what, tiles));
    return Take{*tile};
  }
  if (key == "bid" || key == "sheet" || key == "announce" || key == "out_of_time") {
    DALAPAPA_TRY(number, json::as_integer(value, what, 0, 9999));
    const auto small = static_cast<std::int16_t>(*number);
    if (key == "bid") return Bid{small};
    if (key == "out_of_time") return OutOfTime{small};
    return key == "sheet" ? Action{TakeSheet{small}} : Action{Announce{small}};
  }
  if (value != true) return bad_input("{} must be true", what);
  if (key == "pass") return Pass{};
  if (key == "done") return Done{};
  if (key == "follow") return Follow{};
  if (key == "again") return Again{};
  if (key == "resign") return Resign{};
  if (key == "leave") return Leave{};
  if (key == "return") return Return{};
  return key == "back" ? Action{PutBack{}} : Action{TimeUp{}};
}

// The words after the key are the values of the JSON form, a draw's seat after "to".
Expected<Action> action_from_text(std::string_view text, const TileSet& tiles) {
  std::vector<std::string_view> words;
  for (std::size_t start = text.find_first_not_of(' '); start != std::string_view::npos;
       start = text.find_first_not_of(' ', start)) {
    const std::size_t end = std::min(text.find(' ', start), text.size());
    words.push_back(text.substr(start, end - start));
    start = end;
  }
  if (words.empty()) return bad_input("an action has at least one word");
  const auto value_of = [](std::string_view word) {
    const auto number = json::parse(word);
    return number && number->is_int64() ? *number : json::value(json::string(word));
  };
  json::object out;
  const std::string_view key = words[0];
  if (key == "draw" && words.size() == 4 && words[2] == "to") {
    out = {{"draw", value_of(words[1])}, {"to", value_of(words[3])}};
  } else if (words.size() == 1) {
    out[key] = true;
  } else if (words.size() == 2) {
    out[key] = value_of(words[1]);
  } else {
    json::array values;
    for (std::size_t i = 1; i < words.size(); ++i) values.push_back(value_of(words[i]));
    out[key] = std::move(values);
  }
  return action_from_json(out, tiles);
}

json::object to_json(const Step& step, const TileSet& tiles) {
  json::object out{{"seat", to_json(step.actor)}};
  json::add(out, to_json(step.action, tiles));
  if (step.milliseconds != 0) out["ms"] = step.milliseconds;
  return out;
}

Expected<Step> step_from_json(const json::value& value, const TileSet& tiles) {
  DALAPAPA_TRY(in, json::as_object(value, "an action"));
  json::object rest = **in;
  DALAPAPA_TRY(seat, json::member(rest, "seat"));
  DALAPAPA_TRY(actor, actor_from_json(**seat));
  std::int64_t milliseconds = 0;
  if (const json::value* time = rest.if_contains("ms")) {
    DALAPAPA_TRY(number, json::as_integer(*time, "\"ms\"", 0, longest_game));
    milliseconds = *number;
  }
  rest.erase("seat");
  rest.erase("ms");
  DALAPAPA_TRY(action, action_from_json(rest, tiles));
  return Step{*actor, *action, milliseconds};
}

}  // namespace dalapapa
