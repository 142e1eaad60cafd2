#include "games/action.hpp"

#include "board/placement_json.hpp"

namespace dalapapa {
namespace {

template <class... Ts>
struct Overloaded : Ts... {
  using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

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
  DALAPAPA_TRY(id, json::as_integer(in.at("draw"), "\"draw\"", 1, 9999));
  const auto tile = tiles.tile_with_id(static_cast<int>(*id));
  if (!tile) return bad_input("there is no tile {} in the set", *id);
  const json::value* to = in.if_contains("to");
  if (to == nullptr) return Draw{*tile};
  DALAPAPA_TRY(seat, json::as_integer(*to, "\"to\"", 0, 9));
  return Draw{*tile, Actor::seat(static_cast<int>(*seat))};
}

constexpr std::int64_t longest_game = std::int64_t{1000} * 60 * 60 * 24 * 365;

}  // namespace

json::value to_json(Actor actor) {
  if (actor.is_seat()) return actor.seat_number();
  return actor.is_chance() ? "chance" : "referee";
}

std::string to_text(const Action& action, const TileSet& tiles) {
  return std::visit(Overloaded{
                        [](const Place& a) { return "place " + to_text(a.at); },
                        [](const Pass&) { return std::string("pass"); },
                        [](const Done&) { return std::string("done"); },
                        [&](const Draw& a) {
                          const std::string tile = a.tile == no_tile ? "?" : std::to_string(tiles[a.tile].id);
                          return a.to.is_seat() ? fmt::format("draw {} to {}", tile, a.to.seat_number())
                                                : "draw " + tile;
                        },
                    },
                    action);
}

json::object to_json(const Action& action, const TileSet& tiles) {
  return std::visit(Overloaded{
                        [](const Place& a) {
                          return json::object{{"place", to_json(a.at)}};
                        },
                        [](const Pass&) {
                          return json::object{{"pass", true}};
                        },
                        [](const Done&) {
                          return json::object{{"done", true}};
                        },
                        [&](const Draw& a) {
                          const json::value tile =
                              a.tile == no_tile ? json::value(nullptr) : json::value(tiles[a.tile].id);
                          return a.to.is_seat() ? json::object{{"draw", tile}, {"to", to_json(a.to)}}
                                                : json::object{{"draw", tile}};
                        },
                    },
                    action);
}

Expected<Action> action_from_json(const json::object& in, const TileSet& tiles) {
  if (in.contains("draw")) return draw_from_json(in, tiles);
  for (const auto& entry : in) {
    const std::string_view key = entry.key();
    if (key != "place" && key != "pass" && key != "done")
      return bad_input("unknown key {}", json::quoted(key));
  }
  if (in.size() != 1)
    return bad_input("an action must have one key: \"place\", \"pass\", \"done\" or \"draw\"");
  const std::string_view key = in.begin()->key();
  const json::value& value = in.begin()->value();
  if (key == "place") {
    DALAPAPA_TRY(at, placement_from_json(value));
    return Place{*at};
  }
  if (value != true) return bad_input("\"{}\" must be true", key);
  return key == "pass" ? Action{Pass{}} : Action{Done{}};
}

json::object to_json(const Step& step, const TileSet& tiles) {
  json::object out{{"seat", to_json(step.actor)}};
  for (auto& entry : to_json(step.action, tiles)) out.emplace(entry.key(), entry.value());
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
