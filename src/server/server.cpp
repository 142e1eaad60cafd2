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
// A client has this long without progress before it may have to make room for another.
constexpr std::chrono::seconds welcome{1};
// How often to look again while there is no room.
constexpr std::chrono::milliseconds breath{50};

// No other failure is expected here: what can go wrong in the network comes as values.
void rethrow(const std::exception_ptr& unexpected) {
  if (unexpected) std::rethrow_exception(unexpected);
}

// Between two requests, or without progress for a while.
bool is_spare(const Connection& connection, Patience::Clock::time_point now) {
  return connection.is_idle() || connection.patience().used(now) >= welcome;
}

// Whoever waits for paper is never sent away, so they must be few among all.
PaperLimits limits_of_paper(const ServerOptions& options) {
  return {.waiting = std::max<std::size_t>(1, options.connections / 4),
          .waiting_of_one = std::max<std::size_t>(4, options.of_one_client / 16)};
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
  Works(const Page& served, const ServerOptions& wanted)
      : page(served), options(wanted), paper(context, limits_of_paper(wanted)) {}

  [[nodiscard]] error_code open(const tcp::endpoint& endpoint);
  void start_accepting();
  void go_on_without_memory();
  // Held by the coroutine that accepts: where memory runs out it may be gone without another word.
  struct Accepting {};
  [[nodiscard]] asio::awaitable<void> accept(std::shared_ptr<const Accepting> as_long_as_this_lives);
  [[nodiscard]] asio::awaitable<void> accept_next();
  [[nodiscard]] asio::awaitable<void> welcome_client(tcp::socket socket);
  [[nodiscard]] asio::awaitable<void> make_room_for(const ClientAddress& client);
  [[nodiscard]] asio::awaitable<void> stop_on_signal();
  [[nodiscard]] std::size_t count_of(const ClientAddress& client) const;
  [[nodiscard]] bool has_place_for(const ClientAddress& client);
  // Of those that may go, whoever makes least progress is sent away. False if none may.
  template <class Predicate>
  bool send_away(Predicate&& may_go);
  bool send_away_idle();
  void add(tcp::socket socket, const ClientAddress& client);

  Page page;
  ServerOptions options;
  asio::io_context context{1};
  tcp::acceptor acceptor{context};
  asio::signal_set signals{context};
  asio::steady_timer room{context};  // cut short when a connection ends
  asio::steady_timer end{context};   // cut short when the last one ends
  PaperQueue paper;
  std::weak_ptr<const Accepting> accepting;
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

std::size_t Server::Works::count_of(const ClientAddress& client) const {
  const auto found = of_client.find(client);
  return found == of_client.end() ? 0 : found->second;
}

template <class Predicate>
bool Server::Works::send_away(Predicate&& may_go) {
  Connection* slowest = nullptr;
  for (Connection& each : connections) {
    if (may_go(each) && (slowest == nullptr || each.patience().ends() < slowest->patience().ends()))
      slowest = &each;
  }
  if (slowest != nullptr) slowest->close();
  return slowest != nullptr;
}

bool Server::Works::send_away_idle() {
  return send_away([now = Patience::Clock::now()](const Connection& each) { return is_spare(each, now); });
}

// Whoever has most connections has one fewer if the new client would still have fewer than they; otherwise it is one that makes
// no progress. While all make some, the new client waits.
asio::awaitable<void> Server::Works::make_room_for(const ClientAddress& client) {
  while (acceptor.is_open() && connections.size() >= options.connections) {
    const auto most = std::ranges::max_element(of_client, {}, [](const auto& each) { return each.second; });
    if (most->second > count_of(client) + 1) {
      send_away([&](const Connection& each) { return each.client() == most->first; });
    } else {
      send_away_idle();
    }
    room.expires_after(breath);
    co_await room.async_wait(as_values);
  }
}

// What one client may have; false if there is no place for another connection.
bool Server::Works::has_place_for(const ClientAddress& client) {
  if (count_of(client) < options.of_one_client) return true;
  return send_away([&, now = Patience::Clock::now()](const Connection& each) {
    return each.client() == client && is_spare(each, now);
  });
}

asio::awaitable<void> Server::Works::welcome_client(tcp::socket socket) {
  error_code gone;
  const tcp::endpoint endpoint = socket.remote_endpoint(gone);
  if (gone) co_return;
  const ClientAddress client = client_at(endpoint.address());
  if (has_place_for(client)) {
    co_await make_room_for(client);
    if (acceptor.is_open()) add(std::move(socket), client);
    co_return;
  }
  // Hardly more than a courtesy: it may have gone before it reads this.
  Answer answer = refusal(Status::unavailable);
  answer.retry_after = 1;
  const std::string sent = answer.head(std::time(nullptr)) + std::string(answer.body);
  socket.non_blocking(true, gone);
  socket.send(asio::buffer(sent), 0, gone);
}

asio::awaitable<void> Server::Works::accept_next() {
  auto [error, socket] = co_await acceptor.async_accept(as_values);
  if (!acceptor.is_open()) co_return;
  if (!error) {
    co_await welcome_client(std::move(socket));
    co_return;
  }
  // The client has already gone; or too many files are open, here or in the whole machine.
  if (error != asio::error::connection_aborted) send_away_idle();
  room.expires_after(breath);
  co_await room.async_wait(as_values);
}

asio::awaitable<void> Server::Works::accept(std::shared_ptr<const Accepting> /*as_long_as_this_lives*/) {
  while (acceptor.is_open()) co_await accept_next();
}

void Server::Works::start_accepting() {
  if (!accepting.expired() || !acceptor.is_open()) return;
  const auto token = std::make_shared<const Accepting>();
  accepting = token;
  asio::co_spawn(context, accept(token), rethrow);
}

// What was being done is not done, and everything else goes on: which may leave some memory.
void Server::Works::go_on_without_memory() {
  try {
    send_away_idle();
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
  ServerOptions possible = options;
  possible.connections = *connections;
  auto works = std::make_unique<Works>(page, possible);
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
