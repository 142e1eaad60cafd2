#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "server/sha256.hpp"
#include "terminal/narration.hpp"

namespace dalapapa {
namespace {

Expected<int> run_replay(const std::string& path) {
  DALAPAPA_TRY(record, read_record(path));
  const auto result = replay(*record, sha256);
  if (!result) return std::unexpected(result.error().within(named_file(path)));
  fmt::print("{}: {} steps, all legal; the draw is as committed\n{}", record->config.game->title,
             record->steps.size(), narrate(record->config, *result));
  return 0;
}

}  // namespace

void add_replay(CLI::App& app, Chosen& chosen) {
  auto path = std::make_shared<std::string>();
  CLI::App* command = add_command(
      app, "replay", "Check the record of a finished game from its first line to its last",
      "Every step must be legal, the result right, and the draw as committed to in the first line.\n"
      "Exit status: 0 if all is well, 1 if the game did not go as the record says, 2 if it cannot be "
      "read.");
  command->add_option("FILE", *path, "The record, - for standard input")->required();
  command->callback([path, &chosen] { chosen.command = [path] { return run_replay(*path); }; });
}

}  // namespace dalapapa
