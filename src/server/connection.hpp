// One client at the other end of a socket: reads its requests one after the other and answers each before it reads the next.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>
#include <optional>
#include <string>

#include "server/answer.hpp"
#include "server/page.hpp"

namespace dalapapa {

// To wait for something in the network: what goes wrong comes as a value.
inline constexpr auto as_values = boost::asio::as_tuple(boost::asio::use_awaitable);

class Connection {
 public:
  using Clock = std::chrono::steady_clock;

  // `thread_pool` is where paper is made. `timeout` is how long a client may take to send the head of a request, and to take in a block
  // of an answer.
  Connection(boost::asio::ip::tcp::socket socket, const Page& page, boost::asio::thread_pool& thread_pool,
             std::chrono::seconds timeout);

  // Ends when the client or we have closed the connection. The connection must outlast it.
  [[nodiscard]] boost::asio::awaitable<void> serve();

  // Since when it has waited for a request; nothing while it answers one.
  [[nodiscard]] std::optional<Clock::time_point> waiting_since() const { return waiting_since_; }

  // Completes the answer that is under way, and reads no further request.
  void finish();
  void close();

 private:
  // Nothing if the client has gone or took too long.
  [[nodiscard]] boost::asio::awaitable<std::optional<Answer>> next_answer();
  // Whether the client has it all.
  [[nodiscard]] boost::asio::awaitable<bool> send(const Answer& answer);
  [[nodiscard]] boost::asio::awaitable<void> hang_up();

  boost::beast::tcp_stream stream_;
  const Page& page_;
  boost::asio::thread_pool& thread_pool_;
  std::chrono::seconds timeout_;
  std::string received_;  // and not yet answered
  std::optional<Clock::time_point> waiting_since_;
  bool finishing_ = false;
};

}  // namespace dalapapa
