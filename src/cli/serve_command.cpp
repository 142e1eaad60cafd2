#include "cli/commands.hpp"
#include "cli/tell.hpp"
#include "server/page.hpp"
#include "server/server.hpp"

namespace dalapapa {
namespace {

Expected<int> run_serve(const ServerOptions& options) {
  const Page page = embedded_page();
  if (page.empty())
    return refused("this program was built without the page; ./run builds the page and then the program");
  DALAPAPA_TRY(server, Server::listen(page, options));
  if (server->connections() < options.connections) {
    tell(fmt::format(
        "dalapapa: only {} connections instead of {}: no more files may be open at a time here (ulimit -n)",
        server->connections(), options.connections));
  }
  fmt::print("Dalapapa is at {}\n", server->address());
  DALAPAPA_CHECK(flush_output());
  server->run();
  return 0;
}

}  // namespace

void add_serve(CLI::App& app, Chosen& chosen) {
  auto options = std::make_shared<ServerOptions>();
  auto seconds = std::make_shared<int>(static_cast<int>(options->timeout.count()));
  CLI::App* command =
      add_command(app, "serve", "Serve the page to browsers",
                  "Only this machine can reach it unless --host says otherwise: 0.0.0.0 lets in everyone "
                  "who can reach this machine.\n"
                  "It runs until Ctrl-C or SIGTERM, and then completes the answers under way.");
  command->add_option("--port", options->port, "Port to listen on (default: 8080); 0 for any free port")
      ->check(CLI::Range(0, 65535))
      ->type_name("P");
  command->add_option("--host", options->host, "Address to listen on (default: 127.0.0.1)")->type_name("H");
  command->add_option("--timeout", *seconds, "How long to wait for a silent client (default: 30)")
      ->check(CLI::Range(1, 3600))
      ->type_name("SECONDS");
  command->add_option("--connections", options->connections, "How many at a time (default: 256)")
      ->check(CLI::Range(1, 10000))
      ->type_name("N");
  command
      ->add_option("--per-client", options->of_one_client,
                   "How many of them for one address (default: 64); behind a proxy all come from one")
      ->check(CLI::Range(1, 10000))
      ->type_name("N");
  command->callback([options, seconds, &chosen] {
    options->timeout = std::chrono::seconds(*seconds);
    chosen.command = [options] { return run_serve(*options); };
  });
}

}  // namespace dalapapa
