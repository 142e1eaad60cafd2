#include "wasm/engine.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "board/placement_json.hpp"
#include "table/fit.hpp"
#include "table/scene.hpp"
#include "wasm/members.hpp"
#include "wasm/plain_operations.hpp"

namespace dalapapa {
namespace {

using Answer = Expected<json::object>;

constexpr std::int64_t most_steps_told = 1'000'000;  // more than any game has
constexpr std::int64_t max_pace = 60 * 1000;         // milliseconds: nobody wants to wait longer for a bot

Expected<int> seat_in(const json::object& in, std::string_view key, const ShownTable& table) {
  DALAPAPA_TRY(seat, integer_in(in, key, 0, table.game().seats() - 1));
  return static_cast<int>(*seat);
}

Expected<Viewer> viewer_at(const json::object& in, const ShownTable& table) {
  DALAPAPA_TRY(viewer, viewer_in(in, table.game().seats()));
  DALAPAPA_CHECK(table.check_viewer(*viewer));
  return *viewer;
}

// A seat whose eyes are looked through.
Expected<int> seat_at(const json::object& in, std::string_view key, const ShownTable& table) {
  DALAPAPA_TRY(seat, seat_in(in, key, table));
  DALAPAPA_CHECK(table.check_viewer(*seat));
  return *seat;
}

// Optional: trying nothing is fine.
Expected<json::array> tried_in(const json::object& in) {
  const json::value* const tried = in.if_contains("tried");
  if (tried == nullptr) return json::array();
  DALAPAPA_TRY(actions, json::as_array(*tried, "\"tried\""));
  return **actions;
}

std::int64_t steps_of(const ShownTable& table) {
  return static_cast<std::int64_t>(table.course().steps().size());
}

// Optional: from the beginning.
Expected<std::size_t> since_in(const json::object& in, const ShownTable& table) {
  if (!in.contains("since")) return 0;
  DALAPAPA_TRY(number, integer_in(in, "since", 0, steps_of(table)));
  return static_cast<std::size_t>(*number);
}

// For whom news are wanted, and when they are asked for.
struct Wanted {
  Moment moment;
  Viewer viewer;
  std::size_t since;
};

// All that can be wrong with it is said before anything is done.
Expected<Wanted> wanted_in(const json::object& in, Table& table) {
  DALAPAPA_TRY(now, integer_in(in, "now", 0, longest_game));
  DALAPAPA_TRY(pace, integer_in(in, "pace", 0, max_pace));
  DALAPAPA_TRY(viewer, viewer_at(in, table));
  DALAPAPA_TRY(since, since_in(in, table));
  const Moment moment{*now, *pace};
  DALAPAPA_CHECK(table.let_bots_look(moment));
  return Wanted{moment, *viewer, *since};
}

// What has happened at a table, for whoever runs it and one who looks on.
Answer news(Table& table, const Wanted& wanted) {
  DALAPAPA_CHECK(table.let_bots_look(wanted.moment));
  const auto wakes_at = table.wakes_at();
  DALAPAPA_TRY(scene, table.scene(wanted.viewer, {}, wanted.since));
  return json::object{{"added", table.take_added()},
                      {"asked", json::numbers(table.people_asked())},
                      {"wakes_at", wakes_at ? json::value(*wakes_at) : json::value(nullptr)},
                      {"scene", *std::move(scene)}};
}

// A part of a request, as an object of its own.
json::object only(const json::object& in, std::initializer_list<std::string_view> keys) {
  json::object out;
  for (const std::string_view key : keys) {
    if (const json::value* const value = in.if_contains(key)) out[key] = *value;
  }
  return out;
}

}  // namespace

struct Engine::Operations {
  static Expected<AnyTable*> any_table_in(Engine& engine, const json::object& in) {
    DALAPAPA_TRY(handle, integer_in(in, "table", 1, max_exact));
    const auto found = engine.tables_.find(*handle);
    if (found == engine.tables_.end()) return bad_input("there is no table {}", *handle);
    return &found->second;
  }
  static Expected<const ShownTable*> shown_table_in(Engine& engine, const json::object& in) {
    DALAPAPA_TRY(table, any_table_in(engine, in));
    return std::visit([](const ShownTable& shown) { return &shown; }, **table);
  }
  static Expected<Table*> table_in(Engine& engine, const json::object& in) {
    DALAPAPA_TRY(table, any_table_in(engine, in));
    if (auto* const hosted = std::get_if<Table>(*table)) return hosted;
    return refused("this table is hosted elsewhere");
  }
  static Expected<FollowedTable*> followed_table_in(Engine& engine, const json::object& in) {
    DALAPAPA_TRY(table, any_table_in(engine, in));
    if (auto* const followed = std::get_if<FollowedTable>(*table)) return followed;
    return refused("this table is hosted here");
  }

  static Expected<std::int64_t> keep(Engine& engine, Expected<AnyTable> table) {
    if (!table) return std::unexpected(std::move(table).error());
    const std::int64_t handle = engine.next_handle_++;
    engine.tables_.emplace(handle, *std::move(table));
    return handle;
  }
  static Expected<void> check_room(const Engine& engine) {
    if (engine.tables_.size() == max_tables)
      return refused("{} tables are open: close one first", max_tables);
    return {};
  }

  static Answer create(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table"}));
    DALAPAPA_CHECK(check_room(engine));
    DALAPAPA_TRY(request, json::member(in, "table"));
    DALAPAPA_TRY(table, Table::create(**request));
    json::string added(table->take_added());
    DALAPAPA_TRY(handle, keep(engine, *std::move(table)));
    return json::object{{"table", *handle}, {"added", std::move(added)}};
  }

  static Answer open(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "record", "opened"}));
    DALAPAPA_CHECK(check_room(engine));
    DALAPAPA_TRY(record, text_in(in, "record"));
    DALAPAPA_TRY(opened, json::member(in, "opened"));
    DALAPAPA_TRY(table, Table::open(*record, **opened));
    DALAPAPA_TRY(handle, keep(engine, *std::move(table)));
    return json::object{{"table", *handle}};
  }

  static Answer follow(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "viewer"}));
    DALAPAPA_CHECK(check_room(engine));
    DALAPAPA_TRY(request, json::member(in, "table"));
    DALAPAPA_TRY(viewer, json::member(in, "viewer"));
    DALAPAPA_TRY(table, FollowedTable::create(**request, **viewer));
    DALAPAPA_TRY(handle, keep(engine, *std::move(table)));
    return json::object{{"table", *handle}};
  }

  static Answer hear(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "since", "report"}));
    DALAPAPA_TRY(table, followed_table_in(engine, in));
    DALAPAPA_TRY(since, integer_in(in, "since", 0, most_steps_told));
    DALAPAPA_TRY(value, json::member(in, "report"));
    DALAPAPA_TRY(report, json::as_object(**value, "\"report\""));
    DALAPAPA_CHECK((*table)->hear(static_cast<std::size_t>(*since), **report));
    return json::object{{"steps", steps_of(**table)}};
  }

  static Answer report(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "viewer", "since"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(viewer, viewer_at(in, **table));
    DALAPAPA_TRY(since, since_in(in, **table));
    return (*table)->report(*viewer, *since);
  }

  static Answer submit(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(
        json::only_keys(in, {"op", "table", "seat", "actions", "seen", "now", "pace", "viewer", "since"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(wanted, wanted_in(in, **table));
    DALAPAPA_CHECK((*table)->submit(only(in, {"seat", "actions", "seen"}), wanted->moment));
    return news(**table, *wanted);
  }

  static Answer wake(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "now", "pace", "viewer", "since"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(wanted, wanted_in(in, **table));
    DALAPAPA_CHECK((*table)->wake(wanted->moment));
    return news(**table, *wanted);
  }

  static Answer go_on(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "seats", "seen", "now", "pace", "viewer", "since"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(wanted, wanted_in(in, **table));
    DALAPAPA_TRY(value, json::member(in, "seats"));
    DALAPAPA_TRY(given, json::as_array(**value, "\"seats\""));
    DALAPAPA_TRY(seen, integer_in(in, "seen", 0, most_steps_told));
    std::vector<int> seats;
    for (const json::value& entry : **given) {
      DALAPAPA_TRY(seat, json::as_integer(entry, "each of \"seats\"", 0, (*table)->game().seats() - 1));
      seats.push_back(static_cast<int>(*seat));
    }
    for (const int seat : seats) DALAPAPA_CHECK((*table)->go_on(seat, static_cast<std::size_t>(*seen)));
    return news(**table, *wanted);
  }

  static Answer act(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "step"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(step, json::member(in, "step"));
    DALAPAPA_CHECK((*table)->act(**step));
    return json::object{{"steps", steps_of(**table)}};
  }

  static Answer view(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "viewer"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(viewer, viewer_at(in, **table));
    return json::object{{"view", (*table)->view(*viewer)}};
  }

  static Answer choices(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "seat"}));
    DALAPAPA_TRY(table, shown_table_in(engine, in));
    DALAPAPA_TRY(seat, seat_at(in, "seat", **table));
    return json::object{{"choices", (*table)->choices(*seat)}};
  }

  static Answer suggest(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "seat", "level", "seed"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(seat, seat_in(in, "seat", **table));
    DALAPAPA_TRY(level, text_in(in, "level"));
    DALAPAPA_TRY(seed, integer_in(in, "seed", 0, max_exact));
    DALAPAPA_TRY(action, (*table)->suggest(*seat, *level, static_cast<std::uint64_t>(*seed)));
    if (!*action) return json::object{{"action", nullptr}};  // it would wait
    return json::object{{"action", to_json(**action, (*table)->game().tiles())}};
  }

  static Answer hints(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "seat", "tried", "nodes", "seed"}));
    DALAPAPA_TRY(table, shown_table_in(engine, in));
    DALAPAPA_TRY(seat, seat_at(in, "seat", **table));
    DALAPAPA_TRY(nodes, integer_in(in, "nodes", 1, max_nodes));
    DALAPAPA_TRY(seed, integer_in(in, "seed", 0, max_exact));
    DALAPAPA_TRY(tried, tried_in(in));
    return (*table)->hints(*seat, *nodes, static_cast<std::uint64_t>(*seed), *tried);
  }

  static Answer record(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "sha256"}));
    DALAPAPA_TRY(table, any_table_in(engine, in));
    if (const auto* const hosted = std::get_if<Table>(*table))
      return json::object{{"record", hosted->record().write()}};
    DALAPAPA_TRY(hash, text_in(in, "sha256"));
    DALAPAPA_TRY(record, std::get<FollowedTable>(**table).record(
                             [&](std::string_view) { return std::string(*hash); }));
    return json::object{{"record", record->write()}};
  }

  static Answer close(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table"}));
    DALAPAPA_CHECK(any_table_in(engine, in));
    const std::int64_t handle = in.at("table").get_int64();
    engine.tables_.erase(handle);
    return json::object{{"closed", handle}};
  }

  static Answer board(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "line"}));
    DALAPAPA_TRY(line, text_in(in, "line"));
    return engine.board_questions_.answer(*line);
  }

  static Answer scene(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "viewer", "tried", "since"}));
    DALAPAPA_TRY(table, shown_table_in(engine, in));
    DALAPAPA_TRY(viewer, viewer_at(in, **table));
    DALAPAPA_TRY(tried, tried_in(in));
    DALAPAPA_TRY(since, since_in(in, **table));
    return (*table)->scene(*viewer, *tried, *since);
  }

  static Answer fit(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "viewer", "tried", "place"}));
    DALAPAPA_TRY(table, shown_table_in(engine, in));
    DALAPAPA_TRY(seat, seat_at(in, "viewer", **table));
    DALAPAPA_TRY(tried, tried_in(in));
    DALAPAPA_TRY(place, json::member(in, "place"));
    DALAPAPA_TRY(at, placement_from_json(**place));
    return (*table)->fit(*seat, *tried, *at);
  }

  static Answer gaps(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "viewer", "tried"}));
    DALAPAPA_TRY(table, shown_table_in(engine, in));
    DALAPAPA_TRY(viewer, viewer_at(in, **table));
    DALAPAPA_TRY(tried, tried_in(in));
    DALAPAPA_TRY(squares, (*table)->gaps(*viewer, *tried));
    return json::object{{"squares", *std::move(squares)}};
  }

  struct Named {
    std::string_view name;
    Answer (*run)(Engine& engine, const json::object& in);
  };
  static constexpr auto all() {
    return std::to_array<Named>({{"create", create},
                                 {"open", open},
                                 {"submit", submit},
                                 {"wake", wake},
                                 {"go_on", go_on},
                                 {"act", act},
                                 {"view", view},
                                 {"scene", scene},
                                 {"fit", fit},
                                 {"choices", choices},
                                 {"suggest", suggest},
                                 {"hints", hints},
                                 {"gaps", gaps},
                                 {"record", record},
                                 {"report", report},
                                 {"follow", follow},
                                 {"hear", hear},
                                 {"close", close},
                                 {"board", board}});
  }
};

Engine::Engine() : board_questions_(std::make_shared<const TileSet>(TileSet::standard())) {}

Expected<json::object> Engine::answer(std::string_view request) {
  DALAPAPA_TRY(value, json::parse(request, max_request));
  DALAPAPA_TRY(in, json::as_object(*value, "a request"));
  DALAPAPA_TRY(op, text_in(**in, "op"));
  for (const auto& [name, run] : Operations::all()) {
    if (name == *op) return run(*this, **in);
  }
  if (auto answered = answer_plainly(*op, **in)) return *std::move(answered);
  if (auto answered = puzzles_.answer(*op, **in)) return *std::move(answered);
  return bad_input("unknown op {}", json::quoted(*op));
}

std::string Engine::call(std::string_view request) {
  const auto answered = answer(request);
  if (answered) return json::serialize(*answered);
  json::object refusal{{"error", answered.error().message}};
  if (answered.error().kind == Error::Kind::late) refusal["late"] = true;
  return json::serialize(refusal);
}

}  // namespace dalapapa
