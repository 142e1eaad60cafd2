#include "server/server.hpp"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <exception>
#include <list>
#include <map>
#include <new>
#include <sys/resource.h>
#include <utility>

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

// No other failure is expected here: what can go wrong in the network comes as values.
void rethrow(const std::exception_ptr& unexpected) {
  if (unexpected) std::rethrow_exception(unexpected);
}

// What else is open: standard streams, the listener, what Asio waits with, and while paper is made its fonts.
constexpr std::size_t other_descriptors = 32;
constexpr std::size_t fewest_connections = 8;

// How many connections this process can have of those that are wanted; its limit is raised as far as that is allowed.
Expected<std::size_t> possible_connections(std::size_t wanted) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;  // never on Linux
  const rlim_t needed = wanted + other_descriptors;
  if (limit.rlim_cur < needed) {
    const rlim_t before = std::exchange(limit.rlim_cur, std::min(needed, limit.rlim_max));
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0) limit.rlim_cur = before;
  }
  if (limit.rlim_cur >= needed) return wanted;
  if (limit.rlim_cur < other_descriptors + std::min(wanted, fewest_connections)) {
    return bad_input(
        "only {} files may be open at a time here, too few to serve: at least {} are needed (ulimit -n)",
        limit.rlim_cur, other_descriptors + std::min(wanted, fewest_connections));
  }
  return limit.rlim_cur - other_descriptors;
}

}  // namespace

struct Server::Works {
  Works(const Page& served, const ServerOptions& wanted) : page(served), options(wanted) {}

  [[nodiscard]] error_code open(const tcp::endpoint& endpoint);
  void start_accepting();
  void go_on_without_memory();
  [[nodiscard]] asio::awaitable<void> accept();
  [[nodiscard]] asio::awaitable<void> accept_next();
  [[nodiscard]] asio::awaitable<void> make_room();
  [[nodiscard]] asio::awaitable<void> stop_on_signal();
  // Sends away whoever makes least progress, of one client or of all. False if all make some.
  bool send_one_away(const ClientAddress* client = nullptr);
  void add(tcp::socket socket);
  void add(tcp::socket socket, const ClientAddress& client);

  Page page;
  ServerOptions options;
  asio::io_context context{1};
  tcp::acceptor acceptor{context};
  asio::signal_set signals{context};
  asio::steady_timer room{context};  // cut short when a connection ends
  asio::steady_timer end{context};   // cut short when the last one ends
  PaperQueue paper{context, {}};
  bool accepting = false;
  std::list<Connection> connections;
  std::map<ClientAddress, std::size_t> of_client;  // connections
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
  error_code gone;
  const tcp::endpoint endpoint = socket.remote_endpoint(gone);
  if (gone) return;
  const ClientAddress client = client_at(endpoint.address());
  const auto had = of_client.find(client);
  if (had != of_client.end() && had->second >= options.of_one_client && !send_one_away(&client)) {
    // Hardly more than a courtesy: it may have gone before it reads this.
    socket.non_blocking(true, gone);
    const Answer answer = refusal(Status::unavailable);
    const std::string sent = answer.head(std::time(nullptr)) + std::string(answer.body);
    socket.send(asio::buffer(sent), 0, gone);
    return;
  }
  add(std::move(socket), client);
}

void Server::Works::add(tcp::socket socket, const ClientAddress& client) {
  const auto count = of_client.try_emplace(client, 0).first;
  const auto forget = [this, count] {
    if (count->second == 0) of_client.erase(count);
  };
  std::list<Connection>::iterator place;
  try {
    place = connections.emplace(connections.end(), std::move(socket), client, page, paper, options.timeout);
  } catch (...) {
    forget();
    throw;
  }
  ++count->second;
  const auto ended = [this, place, count, forget] {
    connections.erase(place);
    --count->second;
    forget();
    room.cancel();
    if (connections.empty()) end.cancel();
  };
  try {
    // Memory that runs out in one connection ends that one alone.
    asio::co_spawn(context, place->serve(), [ended](const std::exception_ptr& /*unexpected*/) { ended(); });
  } catch (...) {
    ended();
    throw;
  }
}

bool Server::Works::send_one_away(const ClientAddress* client) {
  const auto now = Patience::Clock::now();
  Connection* slowest = nullptr;
  for (Connection& each : connections) {
    if (client != nullptr && each.client() != *client) continue;
    if (slowest == nullptr || each.patience().ends() < slowest->patience().ends()) slowest = &each;
  }
  if (slowest == nullptr || slowest->patience().used(now) < welcome) return false;
  slowest->close();
  return true;
}

// While all make progress, a new client waits.
asio::awaitable<void> Server::Works::make_room() {
  while (connections.size() >= options.connections) {
    send_one_away();
    room.expires_after(breath);
    co_await room.async_wait(as_values);
  }
}

asio::awaitable<void> Server::Works::accept_next() {
  co_await acceptor.async_wait(tcp::acceptor::wait_read, as_values);
  co_await make_room();
  auto [error, socket] = co_await acceptor.async_accept(as_values);
  if (!acceptor.is_open()) co_return;
  if (!error) {
    add(std::move(socket));
    co_return;
  }
  // The client has already gone; or too many files are open, here or in the whole machine.
  if (error != asio::error::connection_aborted) send_one_away();
  room.expires_after(breath);
  co_await room.async_wait(as_values);
}

asio::awaitable<void> Server::Works::accept() {
  while (acceptor.is_open()) co_await accept_next();
}

void Server::Works::start_accepting() {
  if (accepting || !acceptor.is_open()) return;
  asio::co_spawn(context, accept(), [this](const std::exception_ptr& unexpected) {
    accepting = false;
    rethrow(unexpected);
  });
  accepting = true;
}

// What was being done is not done, and everything else goes on: which may leave some memory.
void Server::Works::go_on_without_memory() {
  try {
    send_one_away();
    context.run_for(breath);
  } catch (const std::bad_alloc&) {
    return;  // to try again
  }
}

asio::awaitable<void> Server::Works::stop_on_signal() {
  co_await signals.async_wait(as_values);
  error_code unimportant;
  signals.clear(unimportant);
  acceptor.close(unimportant);
  room.cancel();
  paper.stop();
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
  DALAPAPA_TRY(connections, possible_connections(options.connections));
  auto works = std::make_unique<Works>(page, options);
  works->options.connections = *connections;
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

std::size_t Server::connections() const {
  return works_->options.connections;
}

void Server::run() {
  asio::co_spawn(works_->context, works_->stop_on_signal(), rethrow);
  for (bool over = false; !over;) {
    try {
      works_->start_accepting();
      works_->context.run();
      over = true;
    } catch (const std::bad_alloc&) {
      works_->go_on_without_memory();
    }
  }
}

}  // namespace dalapapa
