#include "server/connection.hpp"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/write.hpp>

#include "server/printing.hpp"

namespace dalapapa {
namespace {

namespace asio = boost::asio;

// A slow client has timeout_ for each block, not for a whole file.
constexpr std::size_t block_size = std::size_t{64} << 10U;

asio::awaitable<Answer> print(Request request) {
  co_return printed_answer(request);
}

}  // namespace

Connection::Connection(asio::ip::tcp::socket socket, const Page& page, asio::thread_pool& thread_pool,
                       std::chrono::seconds timeout)
    : stream_(std::move(socket)), page_(page), thread_pool_(thread_pool), timeout_(timeout) {
  boost::system::error_code unimportant;
  stream_.socket().set_option(asio::ip::tcp::no_delay(true), unimportant);
}

asio::awaitable<void> Connection::serve() {
  for (bool goes_on = true; goes_on;) {
    auto answer = co_await next_answer();
    if (!answer) break;
    answer->keeps_alive = answer->keeps_alive && !finishing_;
    const bool sent = co_await send(*answer);
    goes_on = sent && answer->keeps_alive && !finishing_;
    if (sent && !goes_on) co_await hang_up();
  }
  close();
}

void Connection::finish() {
  finishing_ = true;
  if (waiting_since_) close();
}

void Connection::close() {
  waiting_since_.reset();
  stream_.close();
}

asio::awaitable<std::optional<Answer>> Connection::next_answer() {
  stream_.expires_after(timeout_);
  waiting_since_ = Clock::now();
  auto size = head_size(received_);
  while (size == 0) {
    const std::size_t before = received_.size();
    received_.resize(max_head);
    const auto free = asio::buffer(received_) + before;
    const auto [error, count] = co_await stream_.async_read_some(free, as_values);
    received_.resize(before + count);
    if (error) co_return std::nullopt;
    size = head_size(received_);
  }
  waiting_since_.reset();
  if (!size) co_return refusal(size.error());
  const auto request = parse_request(std::string_view(received_).substr(0, *size));
  received_.erase(0, *size);
  if (!request) co_return refusal(request.error());
  if (asks_for_paper(*request))
    co_return co_await asio::co_spawn(thread_pool_, print(*request), asio::use_awaitable);
  co_return answer_to(*request, page_);
}

asio::awaitable<bool> Connection::send(const Answer& answer) {
  const std::string head = answer.head(std::time(nullptr));
  std::string_view rest = answer.sends_body ? answer.body : std::string_view();
  std::array<asio::const_buffer, 2> parts{asio::buffer(head), asio::buffer(rest.substr(0, block_size))};
  for (;;) {
    stream_.expires_after(timeout_);
    const auto [error, count] = co_await asio::async_write(stream_, parts, as_values);
    if (error) co_return false;
    rest.remove_prefix(parts[1].size());
    if (rest.empty()) co_return true;
    parts = {asio::const_buffer(), asio::buffer(rest.substr(0, block_size))};
  }
}

// Closing while something unread lies in the socket would reset the connection, and the client might lose the answer; so
// it is given a moment to read and to close from its side.
asio::awaitable<void> Connection::hang_up() {
  constexpr auto moment = std::chrono::seconds(1);
  constexpr std::size_t most = std::size_t{1} << 20U;
  boost::system::error_code failed;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, failed);
  stream_.expires_after(moment);
  received_.resize(max_head);
  for (std::size_t read = 0; !failed && read < most;) {
    const auto into = asio::buffer(received_);
    const auto [error, count] = co_await stream_.async_read_some(into, as_values);
    failed = error;
    read += count;
  }
}

}  // namespace dalapapa
