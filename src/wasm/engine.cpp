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

Expected<int> seat_in(const json::object& in, std::string_view key, const Table& table) {
  DALAPAPA_TRY(seat, integer_in(in, key, 0, table.game().seats() - 1));
  return static_cast<int>(*seat);
}

Expected<Viewer> viewer_at(const json::object& in, const Table& table) {
  return viewer_in(in, table.game().seats());
}

// Optional: trying nothing is fine.
Expected<json::array> tried_in(const json::object& in) {
  const json::value* const tried = in.if_contains("tried");
  if (tried == nullptr) return json::array();
  DALAPAPA_TRY(actions, json::as_array(*tried, "\"tried\""));
  return **actions;
}

std::int64_t steps_of(const Table& table) {
  return static_cast<std::int64_t>(table.course().steps().size());
}

}  // namespace

struct Engine::Operations {
  static Expected<Table*> table_in(Engine& engine, const json::object& in) {
    DALAPAPA_TRY(handle, integer_in(in, "table", 1, max_exact));
    const auto found = engine.tables_.find(*handle);
    if (found == engine.tables_.end()) return bad_input("there is no table {}", *handle);
    return &found->second;
  }

  static Answer create(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table"}));
    if (engine.tables_.size() == max_tables)
      return refused("{} tables are open: close one first", max_tables);
    DALAPAPA_TRY(request, json::member(in, "table"));
    DALAPAPA_TRY(table, Table::create(**request));
    const std::int64_t handle = engine.next_handle_++;
    const std::int64_t steps = steps_of(*table);
    engine.tables_.emplace(handle, *std::move(table));
    return json::object{{"table", handle}, {"steps", steps}};
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
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(seat, seat_in(in, "seat", **table));
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
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "seat", "nodes", "seed"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(seat, seat_in(in, "seat", **table));
    DALAPAPA_TRY(nodes, integer_in(in, "nodes", 1, max_nodes));
    DALAPAPA_TRY(seed, integer_in(in, "seed", 0, max_exact));
    return (*table)->hints(*seat, *nodes, static_cast<std::uint64_t>(*seed));
  }

  static Answer record(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    return json::object{{"record", (*table)->record().write()}};
  }

  static Answer close(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table"}));
    DALAPAPA_CHECK(table_in(engine, in));
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
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(viewer, viewer_at(in, **table));
    DALAPAPA_TRY(tried, tried_in(in));
    std::int64_t since = 0;
    if (in.contains("since")) {
      DALAPAPA_TRY(number, integer_in(in, "since", 0, steps_of(**table)));
      since = *number;
    }
    return (*table)->scene(*viewer, *tried, static_cast<std::size_t>(since));
  }

  static Answer fit(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "viewer", "tried", "place"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(seat, seat_in(in, "viewer", **table));
    DALAPAPA_TRY(tried, tried_in(in));
    DALAPAPA_TRY(place, json::member(in, "place"));
    DALAPAPA_TRY(at, placement_from_json(**place));
    return (*table)->fit(*seat, *tried, *at);
  }

  static Answer gaps(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "viewer", "tried"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(viewer, viewer_at(in, **table));
    DALAPAPA_TRY(tried, tried_in(in));
    DALAPAPA_TRY(squares, (*table)->gaps(*viewer, *tried));
    return json::object{{"squares", *std::move(squares)}};
  }

  static Answer pause(Engine& engine, const json::object& in) {
    DALAPAPA_CHECK(json::only_keys(in, {"op", "table", "seat", "level", "seed"}));
    DALAPAPA_TRY(table, table_in(engine, in));
    DALAPAPA_TRY(seat, seat_in(in, "seat", **table));
    DALAPAPA_TRY(level, text_in(in, "level"));
    DALAPAPA_TRY(seed, integer_in(in, "seed", 0, max_exact));
    DALAPAPA_TRY(ms, (*table)->pause(*seat, *level, static_cast<std::uint64_t>(*seed)));
    return json::object{{"ms", *ms}};
  }

  struct Named {
    std::string_view name;
    Answer (*run)(Engine& engine, const json::object& in);
  };
  static constexpr std::array<Named, 13> all() {
    return {{{"create", create},
             {"act", act},
             {"view", view},
             {"scene", scene},
             {"fit", fit},
             {"choices", choices},
             {"suggest", suggest},
             {"pause", pause},
             {"hints", hints},
             {"gaps", gaps},
             {"record", record},
             {"close", close},
             {"board", board}}};
  }
};

Engine::Engine() : board_questions_(std::make_shared<const TileSet>(TileSet::standard())) {}

Expected<json::object> Engine::answer(std::string_view request) {
  DALAPAPA_TRY(value, json::parse(request));
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
  return json::serialize(answered ? *answered : json::object{{"error", answered.error().message}});
}

}  // namespace dalapapa
