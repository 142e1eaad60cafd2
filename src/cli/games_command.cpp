#include "cli/agreement.hpp"
#include "cli/commands.hpp"
#include "players/style.hpp"
#include "table/catalogue_json.hpp"

namespace dalapapa {
namespace {

int run_games(bool as_json) {
  if (!as_json) {
    fmt::print("{}", list_games());
    return 0;
  }
  json::array games;
  for (const GameInfo& game : catalogue()) {
    json::object told = to_json(game);
    told["in_turns"] = style_of(game) != nullptr;
    games.push_back(std::move(told));
  }
  fmt::print("{}\n", json::serialize(games));
  return 0;
}

}  // namespace

void add_games(CLI::App& app, Chosen& chosen) {
  auto as_json = std::make_shared<bool>(false);
  CLI::App* command = add_command(app, "games", "List the games and their options",
                                  "What can be played, by how many, and what can be agreed on before.");
  command->add_flag("--json", *as_json, "Print a JSON array, one object a game");
  command->callback([as_json, &chosen] { chosen.command = [as_json] { return run_games(*as_json); }; });
}

}  // namespace dalapapa
