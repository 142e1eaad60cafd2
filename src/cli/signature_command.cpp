#include "cli/commands.hpp"
#include "players/signature.hpp"

namespace dalapapa {

void add_signature(CLI::App& app, Chosen& chosen) {
  CLI::App* command =
      add_command(app, "signature", "Print a hash over many seeded games",
                  "Every build on every machine prints the same; it changes when rules or players change.");
  command->callback([&chosen] {
    chosen.command = []() -> Expected<int> {
      fmt::print("{:016x}\n", signature(signature_games));
      return 0;
    };
  });
}

}  // namespace dalapapa
