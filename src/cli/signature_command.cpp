#include "cli/commands.hpp"
#include "games/catalogue.hpp"
#include "signature/signature.hpp"

namespace dalapapa {
namespace {

Expected<int> run_signature(const std::string& game) {
  if (!game.empty()) DALAPAPA_CHECK(find_game(game));
  fmt::print("{:016x}\n", signature(signature_games, game));
  return 0;
}

}  // namespace

void add_signature(CLI::App& app, Chosen& chosen) {
  auto game = std::make_shared<std::string>();
  CLI::App* command = add_command(
      app, "signature", "Print a hash over many seeded games",
      "Every build on every machine prints the same; it changes only when rules or players change.");
  command->add_option("GAME", *game, "Of this game alone")->check(not_empty());
  command->callback([game, &chosen] { chosen.command = [game] { return run_signature(*game); }; });
}

}  // namespace dalapapa
