// The commands of the program. Each adds itself to the command line; when it is chosen it runs and returns
// its exit status, or the error that main() prints.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "base/error.hpp"

namespace dalapapa {

using Command = std::function<Expected<int>()>;  // see Interruption for a status above 128

// What to run once the command line has been read.
struct Chosen {
  Command command;
};

void add_games(CLI::App& app, Chosen& chosen);
void add_tiles(CLI::App& app, Chosen& chosen);
void add_board(CLI::App& app, Chosen& chosen);
void add_play(CLI::App& app, Chosen& chosen);
void add_replay(CLI::App& app, Chosen& chosen);
void add_show(CLI::App& app, Chosen& chosen);
void add_bench(CLI::App& app, Chosen& chosen);
void add_signature(CLI::App& app, Chosen& chosen);
void add_arena(CLI::App& app, Chosen& chosen);
void add_analyze(CLI::App& app, Chosen& chosen);
void add_solve(CLI::App& app, Chosen& chosen);
void add_puzzle(CLI::App& app, Chosen& chosen);
void add_print(CLI::App& app, Chosen& chosen);
void add_serve(CLI::App& app, Chosen& chosen);

// A subcommand with a line that says what it does, and a lesson that only its own help shows.
CLI::App* add_command(CLI::App& app, const std::string& name, const std::string& summary,
                      const std::string& lesson);

// For names whose absence means something else: one that a script has left empty must not pass for it.
[[nodiscard]] CLI::Validator not_empty();

// Whether all that was printed has got where it should.
[[nodiscard]] Expected<void> flush_output();

}  // namespace dalapapa
