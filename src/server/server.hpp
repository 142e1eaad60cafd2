// The server: listens on one address, keeps the connections and their number, and stops on SIGINT or SIGTERM. One thread, and another
// for paper, which takes longer than reading memory. Whoever makes least progress makes room when there are too many.
//
//   auto server = Server::listen(page, {.port = 8080});
//   if (server) server->run();
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "base/error.hpp"
#include "server/page.hpp"

namespace dalapapa {

struct ServerOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  // 0 for any that is free
  std::chrono::seconds timeout{30};
  std::size_t connections = 256;
  std::size_t of_one_client = 64;  // connections
};

class Server {
 public:
  // From here on clients and signals wait until run() looks at them. Refuses where hardly a file may be opened.
  [[nodiscard]] static Expected<Server> listen(const Page& page, const ServerOptions& options);

  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  // For a browser, with the port that it has: "http://127.0.0.1:8080/".
  [[nodiscard]] std::string address() const;

  // How many connections there may be: as many as wanted, or as many as this process may have.
  [[nodiscard]] std::size_t connections() const;

  // Until the first signal; then completes the answers that are under way, for a few seconds at most. A second signal has its
  // usual effect.
  void run();

 private:
  struct Works;
  explicit Server(std::unique_ptr<Works> works);

  std::unique_ptr<Works> works_;
};

}  // namespace dalapapa
