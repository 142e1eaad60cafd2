#include "server/connection.hpp"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>

namespace dalapapa {
namespace {

namespace asio = boost::asio;
using Clock = Patience::Clock;

// What the system takes from us ahead of the client. More would be held for who never reads, and would look like progress.
constexpr int send_buffer = 128 << 10;

}  // namespace

Connection::Connection(asio::ip::tcp::socket socket, const ClientAddress& client, const Page& page,
                       PaperQueue& paper, std::chrono::seconds timeout)
    : stream_(std::move(socket)), client_(client), page_(page), paper_(paper), patience_(timeout) {
  boost::system::error_code unimportant;
  stream_.socket().set_option(asio::ip::tcp::no_delay(true), unimportant);
  stream_.socket().set_option(asio::socket_base::send_buffer_size(send_buffer), unimportant);
}

asio::awaitable<void> Connection::serve() {
  for (bool goes_on = true; goes_on;) {
    auto answer = co_await next_answer();
    if (!answer) break;
    answer->keeps_alive = answer->keeps_alive && !finishing_;
    const bool sent = co_await send(*answer);
    has_answered_ = true;
    goes_on = sent && answer->keeps_alive && !finishing_;
    if (sent && !goes_on) co_await hang_up();
  }
  close();
}

void Connection::finish() {
  finishing_ = true;
  if (awaits_request_) close();
}

void Connection::close() {
  awaits_request_ = false;
  stream_.close();
}

asio::awaitable<std::optional<Answer>> Connection::next_answer() {
  patience_.begin(Clock::now());
  stream_.expires_at(patience_.ends());
  awaits_request_ = true;
  auto size = head_size(received_);
  while (size == 0) {
    if (!co_await read_more()) co_return std::nullopt;
    size = head_size(received_);
  }
  awaits_request_ = false;
  patience_.rest();
  stream_.expires_never();
  if (!size) co_return refusal(size.error());
  const auto request = parse_request(std::string_view(received_).substr(0, *size));
  received_.erase(0, *size);
  if (!request) co_return refusal(request.error());
  if (asks_for_paper(*request)) co_return co_await paper_answer(*request);
  co_return answer_to(*request, page_);
}

asio::awaitable<std::optional<Answer>> Connection::paper_answer(const Request& request) {
  using namespace asio::experimental::awaitable_operators;
  auto order = read_order(request);
  Answer answer;
  if (!order) {
    answer = std::move(order).error();
  } else if (request.method == "HEAD") {
    answer = paper_.known(*order);
  } else {
    auto first = co_await (paper_.answer(*std::move(order), client_) || until_gone());
    if (first.index() != 0) co_return std::nullopt;
    answer = std::get<0>(std::move(first));
  }
  answer.sends_body = request.method != "HEAD";
  answer.keeps_alive = request.keep_alive;
  co_return answer;
}

asio::awaitable<void> Connection::until_gone() {
  bool there = true;
  while (there && received_.size() < max_head) there = co_await read_more();
}

asio::awaitable<bool> Connection::read_more() {
  const std::size_t before = received_.size();
  has_begun_ = before > 0;
  received_.resize(max_head);
  const auto free = asio::buffer(received_) + before;
  const auto [error, count] = co_await stream_.async_read_some(free, as_values);
  received_.resize(before + count);
  co_return !error;
}

asio::awaitable<bool> Connection::send(const Answer& answer) {
  const std::string head = answer.head(std::time(nullptr));
  std::string_view first = head;
  std::string_view rest = answer.sends_body ? answer.body : std::string_view();
  patience_.begin(Clock::now());
  while (!first.empty() || !rest.empty()) {
    stream_.expires_at(patience_.ends());
    const std::array<asio::const_buffer, 2> parts{asio::buffer(first), asio::buffer(rest)};
    const auto [error, count] = co_await stream_.async_write_some(parts, as_values);
    if (error) co_return false;
    patience_.took(count, Clock::now());
    const std::size_t of_head = std::min(count, first.size());
    first.remove_prefix(of_head);
    rest.remove_prefix(count - of_head);
  }
  co_return true;
}

// Closing while something unread lies in the socket would reset the connection, and the client might lose the answer; so
// it is given a moment to read and to close from its side.
asio::awaitable<void> Connection::hang_up() {
  constexpr auto moment = std::chrono::seconds(1);
  constexpr std::size_t most = std::size_t{1} << 20U;
  boost::system::error_code failed;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, failed);
  stream_.expires_after(moment);
  for (std::size_t read = 0; !failed && read < most; read += received_.size()) {
    received_.clear();
    if (!co_await read_more()) break;
  }
}

}  // namespace dalapapa
