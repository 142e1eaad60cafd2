// dalapapa: the program's front door.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fmt/format.h>
#include <sodium.h>
#include <unistd.h>

#include "base/json.hpp"
#include "base/version.hpp"
#include "cli/commands.hpp"

namespace dalapapa {
namespace {

constexpr int bad_input_status = 2;

// One line, whatever the message holds.
int fail(std::string message, int status) {
  for (char& c : message) {
    if (c == '\n' || c == '\r') c = ' ';
  }
  fmt::print(stderr, "dalapapa: {}\n", message);
  return status;
}

int run(int argc, char** argv) {
  CLI::App app(
      "Dalapapa: ten games by François Haffner with one set of two-sided dominoes.\n\n"
      "  dalapapa serve                                       the page, for a browser on this machine\n"
      "  dalapapa play classic --bots greedy,random --watch   watch two bots play\n"
      "  dalapapa play classic --seed 7 --record game.jsonl   play a game into a file\n"
      "  dalapapa replay game.jsonl                           check it from first line to last\n"
      "  dalapapa show game.jsonl                             draw the board in the terminal\n"
      "  dalapapa analyze game.jsonl                          what each turn gave away\n"
      "  dalapapa arena classic --a expert --b casual         two levels of bots in a match\n"
      "  dalapapa puzzle new --day today                      the puzzle of the day\n"
      "  dalapapa solve arlequin --sheet 2                    fill a rectangle with a sheet of tiles\n"
      "  dalapapa games                                       the games and their options\n"
      "  dalapapa tiles                                       see the 120 tiles\n"
      "  dalapapa print --out paper                           a set to cut out, as PDF files\n\n"
      "dalapapa COMMAND --help says more about each command.",
      "dalapapa");
  app.require_subcommand(1);
  app.set_help_flag("-h,--help", "Show this help");
  app.set_version_flag("--version", "dalapapa " + program_version().text(), "Show the version");
  app.get_formatter()->column_width(30);
  Chosen chosen;
  add_play(app, chosen);
  add_show(app, chosen);
  add_replay(app, chosen);
  add_games(app, chosen);
  add_tiles(app, chosen);
  add_board(app, chosen);
  add_bench(app, chosen);
  add_signature(app, chosen);
  add_arena(app, chosen);
  add_analyze(app, chosen);
  add_solve(app, chosen);
  add_puzzle(app, chosen);
  add_print(app, chosen);
  add_serve(app, chosen);
  // Of a command it does not know CLI11 would only say that one is required.
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  if (argc > 1 && argv[1][0] != '-' &&
      std::ranges::find(commands, argv[1], &CLI::App::get_name) == commands.end()) {
    return fail(fmt::format("unknown command {} (try: dalapapa --help)", json::quoted(argv[1])),
                bad_input_status);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& answered) {  // help, or the version
    return app.exit(answered);
  } catch (const CLI::ParseError& error) {
    return fail(fmt::format("{} (try: dalapapa --help)", error.what()), bad_input_status);
  }
  const auto status = chosen.command();
  if (!status)
    return fail(status.error().message, status.error().kind == Error::Kind::bad_input ? bad_input_status : 1);
  if (std::fflush(stdout) != 0) return fail("cannot write to standard output", bad_input_status);
  return *status;
}

}  // namespace

CLI::App* add_command(CLI::App& app, const std::string& name, const std::string& summary,
                      const std::string& lesson) {
  CLI::App* command = app.add_subcommand(name, summary);
  command->footer("\n" + lesson);
  return command;
}

bool wants_colour(const std::string& when) {
  if (when != "auto") return when == "always";
  return isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
}

void add_colour_option(CLI::App& command, std::string& when) {
  command.add_option("--colour,--color", when, "Draw in colour: auto, always or never (letters)")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("WHEN");
}

}  // namespace dalapapa

int main(int argc, char** argv) {
  if (sodium_init() < 0) return dalapapa::fail("libsodium cannot start", 2);
  try {
    return dalapapa::run(argc, argv);
  } catch (const std::exception& error) {  // memory that ran out, and whatever nobody thought of
    return dalapapa::fail(error.what(), 2);
  }
}
