#include <algorithm>

#include "cli/colour.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "terminal/drawing.hpp"
#include "terminal/narration.hpp"

namespace dalapapa {
namespace {

struct ShowOptions {
  std::string path;
  int tiles = -1;
  bool moves = false;
  ColourOption colour;
};

Expected<int> run_show(const ShowOptions& options) {
  DALAPAPA_TRY(record, read_record(options.path));
  // An unfinished game can be shown; an illegal one cannot.
  if (const auto legal = replay_steps(*record); !legal)
    return std::unexpected(legal.error().within(named_file(options.path)));

  Course course(record->config);
  const auto tiles_laid = [&] {
    int count = 0;
    for (const Layout& layout : course.game().layouts()) count += static_cast<int>(layout.tiles.size());
    return count;
  };
  for (const Step& step : record->steps) {
    if (options.tiles >= 0 && tiles_laid() >= options.tiles) break;
    if (const std::string words = narrate(record->config, course.game(), step);
        options.moves && !words.empty()) {
      fmt::print("{}\n", words);
    }
    course.apply(step);
  }
  for (const Layout& layout : course.game().layouts()) {
    if (layout.seat >= 0) fmt::print("{}\n", shown_name(record->config, layout.seat));
    fmt::print("{}", draw(layout, {.colour = options.colour.wanted(), .highlighted = 1}));
  }
  if (tiles_laid() == 0) fmt::print("The table is empty.\n");
  if (const auto result = course.result()) fmt::print("\n{}", narrate(record->config, *result));
  return 0;
}

}  // namespace

void add_show(CLI::App& app, Chosen& chosen) {
  auto options = std::make_shared<ShowOptions>();
  CLI::App* command = add_command(
      app, "show", "Draw the board of a record in the terminal",
      "In letters, capitals are discs and small letters half-discs; '#' marks the tile placed last.");
  command->add_option("RECORD", options->path, "The record, - for standard input")->required();
  command->add_option("--tiles", options->tiles, "Stop when this many tiles lie on the table")
      ->check(CLI::Range(0, 255))
      ->type_name("N");
  command->add_flag("--moves", options->moves, "Tell the moves in words first");
  options->colour.add_to(*command);
  command->callback([options, &chosen] { chosen.command = [options] { return run_show(*options); }; });
}

}  // namespace dalapapa
