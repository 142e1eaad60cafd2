// dalapapa: the program's front door.
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <fcntl.h>
#include <fmt/format.h>
#include <sodium.h>
#include <unistd.h>

#include "base/json.hpp"
#include "base/version.hpp"
#include "base/visible.hpp"
#include "cli/commands.hpp"
#include "cli/interruption.hpp"
#include "cli/tell.hpp"

namespace dalapapa {
namespace {

constexpr int bad_input_status = 2;

int fail(std::string_view message, int status) {
  tell(fmt::format("dalapapa: {}", message));
  return status;
}

// A standard stream that is closed would be the first file to be opened, and what is printed would get into it. These fail as closed ones
// do; but for standard error, where nobody can be told.
bool hold_standard_streams() {
  constexpr std::array<std::pair<int, int>, 3> streams{
      {{STDIN_FILENO, O_WRONLY}, {STDOUT_FILENO, O_RDONLY}, {STDERR_FILENO, O_WRONLY}}};
  return std::ranges::all_of(streams, [](const auto& stream) {
    const auto [descriptor, access] = stream;
    return fcntl(descriptor, F_GETFD) != -1 || open("/dev/null", access) == descriptor;
  });
}

// As if the signal had done it at once: a shell stops its loop then, and calls it 130 or 143.
int end_by_signal(int status) {
  const int signal = status - Interruption::status_without_signal;
  std::signal(signal, SIG_DFL);
  std::raise(signal);
  return status;
}

// CLI11 refuses what has a value and stands twice, unless it may be given several times. A flag that does changes nothing.
void tell_repeated(const CLI::App& app) {
  for (const CLI::App* const command : app.get_subcommands()) {
    for (const CLI::Option* const option : command->get_options()) {
      if (option->get_items_expected_max() == 0 && option->count() > 1)
        tell(fmt::format("dalapapa: {} stands twice", option->get_name()));
    }
    tell_repeated(*command);
  }
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
    constexpr std::size_t longest = 400;
    return fail(fmt::format("{} (try: dalapapa --help)", cut(error.what(), longest)), bad_input_status);
  }
  tell_repeated(app);
  const auto status = chosen.command();
  if (!status)
    return fail(status.error().message, status.error().kind == Error::Kind::bad_input ? bad_input_status : 1);
  if (const auto flushed = flush_output(); !flushed) return fail(flushed.error().message, bad_input_status);
  return *status > Interruption::status_without_signal ? end_by_signal(*status) : *status;
}

}  // namespace

CLI::App* add_command(CLI::App& app, const std::string& name, const std::string& summary,
                      const std::string& lesson) {
  CLI::App* command = app.add_subcommand(name, summary);
  command->footer("\n" + lesson);
  return command;
}

CLI::Validator not_empty() {
  return {[](const std::string& text) { return text.empty() ? std::string("is empty") : std::string(); }, ""};
}

Expected<void> flush_output() {
  if (std::fflush(stdout) != 0) return bad_input("cannot write to standard output");
  return {};
}

}  // namespace dalapapa

int main(int argc, char** argv) {
  if (!dalapapa::hold_standard_streams()) return 2;
  std::signal(SIGXFSZ, SIG_IGN);  // a file that would grow too large is an error like any other
  if (sodium_init() < 0) return dalapapa::fail("libsodium cannot start", 2);
  try {
    return dalapapa::run(argc, argv);
  } catch (const std::exception& error) {  // memory that ran out, and whatever nobody thought of
    return dalapapa::fail(error.what(), 2);
  }
}
