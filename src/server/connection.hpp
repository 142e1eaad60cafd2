// One client at the other end of a socket: reads its requests one after the other and answers each before it reads the next.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <optional>
#include <string>

#include "server/answer.hpp"
#include "server/page.hpp"
#include "server/paper_queue.hpp"
#include "server/patience.hpp"

namespace dalapapa {

// To wait for something in the network: what goes wrong comes as a value.
inline constexpr auto as_values = boost::asio::as_tuple(boost::asio::use_awaitable);

class Connection {
 public:
  // `timeout` is a full measure of patience: how long a client may take to send the head of a request.
  Connection(boost::asio::ip::tcp::socket socket, const ClientAddress& client, const Page& page,
             PaperQueue& paper, std::chrono::seconds timeout);

  // Ends when the client or we have closed the connection. The connection must outlast it.
  [[nodiscard]] boost::asio::awaitable<void> serve();

  [[nodiscard]] const ClientAddress& client() const { return client_; }
  [[nodiscard]] const Patience& patience() const { return patience_; }
  // Between two requests: who is sent away then simply comes again.
  [[nodiscard]] bool is_idle() const { return awaits_request_ && has_answered_ && !has_begun_; }

  // Completes the answer that is under way, and reads no further request.
  void finish();
  void close();

 private:
  // Nothing if the client has gone or took too long.
  [[nodiscard]] boost::asio::awaitable<std::optional<Answer>> next_answer();
  [[nodiscard]] boost::asio::awaitable<std::optional<Answer>> paper_answer(const Request& request);
  // Until the client has closed its side, or sends so much ahead that we would not see it; what it sends until then is kept.
  [[nodiscard]] boost::asio::awaitable<void> until_gone();
  // False if the client has gone.
  [[nodiscard]] boost::asio::awaitable<bool> read_more();
  // Whether the client has it all.
  [[nodiscard]] boost::asio::awaitable<bool> send(const Answer& answer);
  [[nodiscard]] boost::asio::awaitable<void> hang_up();

  boost::beast::tcp_stream stream_;
  ClientAddress client_;
  const Page& page_;
  PaperQueue& paper_;
  Patience patience_;
  std::string received_;  // and not yet answered
  bool awaits_request_ = false;
  bool has_begun_ = false;  // some of the request is there
  bool has_answered_ = false;
  bool finishing_ = false;
};

}  // namespace dalapapa
