#include "server/request.hpp"

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>

namespace dalapapa {
namespace {

namespace http = boost::beast::http;

// A client that speaks TLS to us, or ends its lines in another way, would wait for an answer although an empty line as we
// know it never comes.
bool is_hopeless(std::string_view received) {
  const bool begins_with_letter =
      (received[0] >= 'A' && received[0] <= 'Z') || (received[0] >= 'a' && received[0] <= 'z');
  const std::size_t end_of_line = received.find('\n');
  return !begins_with_letter || (end_of_line != std::string_view::npos && received[end_of_line - 1] != '\r');
}

std::string all_of(const http::fields& fields, http::field name) {
  std::string joined;
  for (auto [field, end] = fields.equal_range(name); field != end; ++field) {
    if (!joined.empty()) joined += ", ";
    joined += std::string_view(field->value());
  }
  return joined;
}

}  // namespace

std::expected<std::size_t, Status> head_size(std::string_view received) {
  constexpr std::string_view end_of_head = "\r\n\r\n";
  if (received.empty()) return 0;
  if (is_hopeless(received)) return std::unexpected(Status::bad_request);
  const std::string_view within = received.substr(0, max_head);
  if (const std::size_t end = within.find(end_of_head); end != std::string_view::npos)
    return end + end_of_head.size();
  if (received.size() < max_head) return 0;
  const bool in_first_line = within.find('\n') == std::string_view::npos;
  return std::unexpected(in_first_line ? Status::target_too_long : Status::head_too_large);
}

std::expected<Request, Status> parse_request(std::string_view head) {
  http::request_parser<http::empty_body> parser;
  parser.header_limit(max_head);
  parser.body_limit(boost::none);  // refusing a body is up to the answer, which looks at the method first
  boost::system::error_code error;
  parser.put(boost::asio::buffer(head), error);
  if (error || !parser.is_header_done()) return std::unexpected(Status::bad_request);
  const auto& message = parser.get();
  const auto hosts = message.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && message.version() >= 11)) return std::unexpected(Status::bad_request);
  return Request{
      .method = std::string(message.method_string()),
      .target = std::string(message.target()),
      .accept_encoding = all_of(message, http::field::accept_encoding),
      .if_none_match = all_of(message, http::field::if_none_match),
      .has_body =
          parser.content_length().value_or(0) > 0 || message.count(http::field::transfer_encoding) > 0,
      .keep_alive = parser.keep_alive(),
  };
}

}  // namespace dalapapa
