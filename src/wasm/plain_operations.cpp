#include "wasm/plain_operations.hpp"

#include <array>

#include "base/player_name.hpp"
#include "board/placement_json.hpp"
#include "games/figures.hpp"
#include "games/result_json.hpp"
#include "players/bot.hpp"
#include "puzzles/sheets.hpp"
#include "signature/signature.hpp"
#include "table/analysis.hpp"
#include "table/catalogue_json.hpp"
#include "table/config_json.hpp"
#include "table/scene.hpp"
#include "tiles/tile_set_json.hpp"
#include "wasm/members.hpp"

namespace dalapapa {
namespace {

using Answer = Expected<json::object>;

constexpr int max_signature_games = 10'000;

Answer list_catalogue(const json::object& in) {
  DALAPAPA_CHECK(json::only_keys(in, {"op"}));
  json::array games;
  for (const GameInfo& game : catalogue()) games.push_back(to_json(game));
  return json::object{{"games", std::move(games)},
                      {"levels", json::array(levels.begin(), levels.end())},
                      {"actions", describe_actions()},
                      {"tiles", to_json(TileSet::standard())}};
}

Answer tidy_names(const json::object& in) {
  DALAPAPA_CHECK(json::only_keys(in, {"op", "names"}));
  DALAPAPA_TRY(names_value, json::member(in, "names"));
  DALAPAPA_TRY(names, json::as_array(**names_value, "\"names\""));
  json::array out;
  for (const json::value& value : **names) {
    DALAPAPA_TRY(name, json::as_string(value, "each of \"names\""));
    out.push_back(json::string(tidy_name(*name)));
  }
  return json::object{{"names", std::move(out)}};
}

Answer committed_text(const json::object& in) {
  DALAPAPA_CHECK(json::only_keys(in, {"op", "game", "tiles", "opened"}));
  DALAPAPA_TRY(name, text_in(in, "game"));
  DALAPAPA_TRY(game, find_game(*name));
  DALAPAPA_TRY(tiles_value, json::member(in, "tiles"));
  DALAPAPA_TRY(tiles, tiles_from_json(**tiles_value));
  DALAPAPA_TRY(opened, json::member(in, "opened"));
  DALAPAPA_TRY(opening, Opening::from_json(**opened, **game, **tiles));
  return json::object{{"text", opening->committed_text(**tiles)}};
}

Answer replay_record(const json::object& in) {
  DALAPAPA_CHECK(json::only_keys(in, {"op", "record", "sha256"}));
  DALAPAPA_TRY(text, text_in(in, "record"));
  DALAPAPA_TRY(hash, text_in(in, "sha256"));
  DALAPAPA_TRY(record, Record::read(*text));
  DALAPAPA_TRY(result, replay(*record, [&](std::string_view) { return std::string(*hash); }));
  return json::object{{"result", to_json(*result)}};
}

Answer scene_of_record(const json::object& in) {
  DALAPAPA_CHECK(json::only_keys(in, {"op", "record", "steps", "viewer"}));
  DALAPAPA_TRY(text, text_in(in, "record"));
  DALAPAPA_TRY(record, Record::read(*text));
  DALAPAPA_TRY(steps, integer_in(in, "steps", 0, static_cast<std::int64_t>(record->steps.size())));
  DALAPAPA_TRY(viewer, viewer_in(in, static_cast<int>(record->config.seats.size())));
  return record_scene(*record, static_cast<std::size_t>(*steps), *viewer);
}

Answer analyse_turn(const json::object& in) {
  DALAPAPA_CHECK(json::only_keys(in, {"op", "record", "from", "nodes", "seed"}));
  DALAPAPA_TRY(text, text_in(in, "record"));
  DALAPAPA_TRY(record, Record::read(*text));
  DALAPAPA_TRY(from, integer_in(in, "from", 0, static_cast<std::int64_t>(record->steps.size())));
  DALAPAPA_TRY(nodes, integer_in(in, "nodes", 1, max_nodes));
  DALAPAPA_TRY(seed, integer_in(in, "seed", 0, max_exact));
  const AnalysisSettings settings{.nodes = *nodes, .seed = static_cast<std::uint64_t>(*seed)};
  DALAPAPA_TRY(found, analyse_next(*record, static_cast<std::size_t>(*from), settings));
  return json::object{{"turn", found->turn ? json::value(to_json(*found->turn, *record->config.tiles))
                                           : json::value(nullptr)},
                      {"next", found->next}};
}

Answer print_sheet(const json::object& in) {
  DALAPAPA_CHECK(json::only_keys(in, {"op", "sheet", "back"}));
  DALAPAPA_TRY(number, integer_in(in, "sheet", 1, Figures::sheets));
  DALAPAPA_TRY(back_value, json::member(in, "back"));
  DALAPAPA_TRY(back, json::as_bool(**back_value, "\"back\""));
  const int sheet = static_cast<int>(*number);
  return json::object{{"width", Figures::arlequin_width},
                      {"height", Figures::arlequin_height},
                      {"tiles", to_json(*back ? back_of_sheet(sheet) : front_of_sheet(sheet))}};
}

Answer sign(const json::object& in) {
  DALAPAPA_CHECK(json::only_keys(in, {"op", "games", "game"}));
  std::string_view only;  // all of them
  if (in.contains("game")) {
    DALAPAPA_TRY(name, text_in(in, "game"));
    DALAPAPA_TRY(game, find_game(*name));
    only = (*game)->name;
  }
  DALAPAPA_TRY(games, integer_in(in, "games", 1, max_signature_games));
  return json::object{{"signature", fmt::format("{:016x}", signature(static_cast<int>(*games), only))}};
}

struct Named {
  std::string_view name;
  Answer (*run)(const json::object& in);
};
constexpr std::array<Named, 8> operations{{{"catalogue", list_catalogue},
                                           {"tidy_names", tidy_names},
                                           {"committed_text", committed_text},
                                           {"replay", replay_record},
                                           {"record_scene", scene_of_record},
                                           {"analyse", analyse_turn},
                                           {"sheet", print_sheet},
                                           {"signature", sign}}};

}  // namespace

std::optional<Expected<json::object>> answer_plainly(std::string_view op, const json::object& in) {
  for (const auto& [name, run] : operations) {
    if (name == op) return run(in);
  }
  return std::nullopt;
}

}  // namespace dalapapa
