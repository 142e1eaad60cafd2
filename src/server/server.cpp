#include "server/server.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <csignal>
#include <exception>
#include <list>

#include "base/json.hpp"
#include "server/connection.hpp"

namespace dalapapa {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

// How long answers may still take after a signal.
constexpr std::chrono::seconds grace{3};
// A client that has connected has this long before it may have to make room for another.
constexpr std::chrono::seconds welcome{1};
// How often to look again while there is no room.
constexpr std::chrono::milliseconds breath{50};

// No failure is expected here: what can go wrong in the network comes as values.
void rethrow(const std::exception_ptr& unexpected) {
  if (unexpected) std::rethrow_exception(unexpected);
}

}  // namespace

struct Server::Works {
  Works(const Page& served, const ServerOptions& wanted) : page(served), options(wanted) {}

  [[nodiscard]] error_code open(const tcp::endpoint& endpoint);
  [[nodiscard]] asio::awaitable<void> accept();
  [[nodiscard]] asio::awaitable<void> make_room();
  [[nodiscard]] asio::awaitable<void> stop_on_signal();
  void add(tcp::socket socket);

  Page page;
  ServerOptions options;
  asio::io_context context{1};
  tcp::acceptor acceptor{context};
  asio::signal_set signals{context};
  asio::steady_timer room{context};  // cut short when a connection ends
  asio::steady_timer end{context};   // cut short when the last one ends
  std::list<Connection> connections;
  asio::thread_pool thread_pool{1};  // one set at a time; ended before the connections that wait for it
};

error_code Server::Works::open(const tcp::endpoint& endpoint) {
  error_code error;
  const auto step = [&error](auto&& doing) {
    if (!error) doing();
  };
  step([&] { acceptor.open(endpoint.protocol(), error); });
  // Otherwise the port would stay blocked for a minute after the server has stopped.
  step([&] { acceptor.set_option(tcp::acceptor::reuse_address(true), error); });
  step([&] { acceptor.bind(endpoint, error); });
  step([&] { acceptor.listen(tcp::acceptor::max_listen_connections, error); });
  step([&] { signals.add(SIGINT, error); });
  step([&] { signals.add(SIGTERM, error); });
  return error;
}

void Server::Works::add(tcp::socket socket) {
  const auto place =
      connections.emplace(connections.end(), std::move(socket), page, thread_pool, options.timeout);
  // Memory that runs out in one connection ends that one alone.
  asio::co_spawn(context, place->serve(), [this, place](const std::exception_ptr& /*unexpected*/) {
    connections.erase(place);
    room.cancel();
    if (connections.empty()) end.cancel();
  });
}

// The client silent for longest makes room for a new one. While all are being answered, the new one waits.
asio::awaitable<void> Server::Works::make_room() {
  while (connections.size() >= options.connections) {
    const auto now = Connection::Clock::now();
    const auto longest = std::ranges::min_element(
        connections, {}, [now](const Connection& c) { return c.waiting_since().value_or(now); });
    if (now - longest->waiting_since().value_or(now) >= welcome) longest->close();
    room.expires_after(breath);
    co_await room.async_wait(as_values);
  }
}

asio::awaitable<void> Server::Works::accept() {
  while (acceptor.is_open()) {
    co_await acceptor.async_wait(tcp::acceptor::wait_read, as_values);
    co_await make_room();
    auto [error, socket] = co_await acceptor.async_accept(as_values);
    if (!acceptor.is_open()) break;
    if (!error) {
      add(std::move(socket));
    } else {  // the client has already gone, or we have no file descriptor left
      room.expires_after(breath);
      co_await room.async_wait(as_values);
    }
  }
}

asio::awaitable<void> Server::Works::stop_on_signal() {
  co_await signals.async_wait(as_values);
  error_code unimportant;
  signals.clear(unimportant);
  acceptor.close(unimportant);
  room.cancel();
  for (Connection& connection : connections) connection.finish();
  if (connections.empty()) co_return;
  end.expires_after(std::min(grace, options.timeout));
  co_await end.async_wait(as_values);
  for (Connection& connection : connections) connection.close();
}

Server::Server(std::unique_ptr<Works> works) : works_(std::move(works)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

Expected<Server> Server::listen(const Page& page, const ServerOptions& options) {
  error_code error;
  const auto host = asio::ip::make_address(options.host == "localhost" ? "127.0.0.1" : options.host, error);
  if (error) {
    return bad_input("the host must be an address of this machine, such as 127.0.0.1 or ::1, not {}",
                     json::quoted(options.host));
  }
  auto works = std::make_unique<Works>(page, options);
  if (const error_code failed = works->open({host, options.port})) {
    return bad_input("cannot listen on port {} of {}: {}", options.port, host.to_string(), failed.message());
  }
  return Server(std::move(works));
}

std::string Server::address() const {
  error_code unimportant;
  const tcp::endpoint endpoint = works_->acceptor.local_endpoint(unimportant);
  const std::string host = endpoint.address().to_string();
  return fmt::format("http://{}:{}/", endpoint.address().is_v6() ? fmt::format("[{}]", host) : host,
                     endpoint.port());
}

void Server::run() {
  asio::co_spawn(works_->context, works_->accept(), rethrow);
  asio::co_spawn(works_->context, works_->stop_on_signal(), rethrow);
  works_->context.run();
}

}  // namespace dalapapa
