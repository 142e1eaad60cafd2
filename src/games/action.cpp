#include "games/action.hpp"

#include <algorithm>
#include <array>

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

}  // namespace

json::value to_json(Actor actor) {
  if (actor.is_seat()) return actor.seat_number();
  return actor.is_chance() ? "chance" : "referee";
}

namespace {

// How each kind of value is written, and read.
template <class V>
struct ValueForm;
template <>
struct ValueForm<Placement> {
  static constexpr std::string_view kind = "placement";
  static std::string text(const Placement& at, const TileSet&) { return to_text(at); }
  static json::value to_json(const Placement& at, const TileSet&) { return dalapapa::to_json(at); }
  static Expected<Placement> from_json(const json::value& value, std::string_view, const TileSet&) {
    return placement_from_json(value);
  }
};
template <>
struct ValueForm<EdgeAt> {
  static constexpr std::string_view kind = "disc";
  static std::string text(const EdgeAt& disc, const TileSet&) { return to_text(disc); }
  static json::value to_json(const EdgeAt& disc, const TileSet&) { return dalapapa::to_json(disc); }
  static Expected<EdgeAt> from_json(const json::value& value, std::string_view what, const TileSet&) {
    return edge_from_json(value, what);
  }
};
template <>
struct ValueForm<TileIndex> {
  static constexpr std::string_view kind = "tile";
  static std::string text(TileIndex tile, const TileSet& tiles) {
    return tile == no_tile ? "?" : std::to_string(tiles[tile].id);
  }
  static json::value to_json(TileIndex tile, const TileSet& tiles) {
    return tile == no_tile ? json::value(nullptr) : json::value(tiles[tile].id);
  }
  static Expected<TileIndex> from_json(const json::value& value, std::string_view what,
                                       const TileSet& tiles) {
    return tile_from_json(value, what, tiles);
  }
};
template <>
struct ValueForm<std::int16_t> {
  static constexpr std::string_view kind = "number";
  static std::string text(std::int16_t number, const TileSet&) { return std::to_string(number); }
  static json::value to_json(std::int16_t number, const TileSet&) { return number; }
  static Expected<std::int16_t> from_json(const json::value& value, std::string_view what, const TileSet&) {
    DALAPAPA_TRY(number, json::as_integer(value, what, 0, 9999));
    return static_cast<std::int16_t>(*number);
  }
};

template <class A>
using ValueOf = ValueForm<std::remove_cvref_t<decltype(std::declval<A>().*A::value)>>;

template <class A>
Expected<Action> read_value(const json::value& value, const TileSet& tiles) {
  const std::string what = fmt::format("\"{}\"", A::is.name);
  if constexpr (HasValue<A>) {
    DALAPAPA_TRY(read, ValueOf<A>::from_json(value, what, tiles));
    A action;
    action.*A::value = *read;
    return action;
  } else {
    if (value != true) return bad_input("{} must be true", what);
    return A{};
  }
}

// One for each action, in the order of the variant.
constexpr auto readers = []<class... A>(std::type_identity<std::variant<A...>>) {
  return std::array{&read_value<A>...};
}(std::type_identity<Action>{});

// Nothing if there is no such action.
std::optional<std::size_t> find_action(std::string_view name) {
  const auto* const found = std::ranges::find(action_names, name, &ActionName::name);
  if (found == action_names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - action_names.begin());
}

}  // namespace

json::array describe_actions() {
  json::array all;
  const auto add = [&]<class A>(std::type_identity<A>) {
    constexpr std::array<std::string_view, 4> doers{"seat", "chance", "referee", "table"};
    std::string_view kind = "none";
    if constexpr (HasValue<A>) kind = ValueOf<A>::kind;
    all.push_back(json::object{
        {"name", A::is.name}, {"by", doers[static_cast<std::size_t>(A::is.by)]}, {"value", kind}});
  };
  [&]<class... A>(std::type_identity<std::variant<A...>>) {
    (add(std::type_identity<A>{}), ...);
  }(std::type_identity<Action>{});
  return all;
}

std::string to_text(const Action& action, const TileSet& tiles) {
  std::string text(action_names[action.index()].name);
  std::visit(
      [&]<class A>(const A& a) {
        if constexpr (HasValue<A>) text.append(" ").append(ValueOf<A>::text(a.*A::value, tiles));
      },
      action);
  if (const auto* const draw = std::get_if<Draw>(&action); draw != nullptr && draw->to.is_seat())
    text += fmt::format(" to {}", draw->to.seat_number());
  return text;
}

json::object to_json(const Action& action, const TileSet& tiles) {
  json::object out;
  out[action_names[action.index()].name] = std::visit(
      [&]<class A>(const A& a) -> json::value {
        if constexpr (HasValue<A>) return ValueOf<A>::to_json(a.*A::value, tiles);
        return true;
      },
      action);
  if (const auto* const draw = std::get_if<Draw>(&action); draw != nullptr && draw->to.is_seat()) {
    out["to"] = to_json(draw->to);
  }
  return out;
}

Expected<Action> action_from_json(const json::object& in, const TileSet& tiles) {
  if (const json::value* const drawn = in.if_contains(Draw::is.name)) {
    DALAPAPA_CHECK(json::only_keys(in, {Draw::is.name, "to"}));
    DALAPAPA_TRY(action, read_value<Draw>(*drawn, tiles));
    if (const json::value* const to = in.if_contains("to")) {
      DALAPAPA_TRY(seat, json::as_integer(*to, "\"to\"", 0, 9));
      std::get<Draw>(*action).to = Actor::seat(static_cast<int>(*seat));
    }
    return *std::move(action);
  }
  for (const auto& entry : in) {
    if (!find_action(entry.key())) return bad_input("unknown key {}", json::quoted(entry.key()));
  }
  if (in.size() != 1) {
    std::string known;
    for (const ActionName& is : action_names)
      known += fmt::format("{}{}", known.empty() ? "" : ", ", is.name);
    return bad_input("an action must have one key: {}", known);
  }
  return readers[*find_action(in.begin()->key())](in.begin()->value(), tiles);
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
  if (key == Draw::is.name && words.size() == 4 && words[2] == "to") {
    out = {{key, value_of(words[1])}, {"to", value_of(words[3])}};
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
