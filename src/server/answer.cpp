#include "server/answer.hpp"

#include <array>
#include <fmt/format.h>
#include <iterator>

#include "server/media_type.hpp"
#include "server/negotiation.hpp"
#include "server/target.hpp"

namespace dalapapa {
namespace {

// The page runs its own scripts and talks to its own server, nothing else, and nobody may frame it or look into it.
// wasm-unsafe-eval is what browsers call the permission to compile WebAssembly.
constexpr std::string_view guards =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "X-Frame-Options: DENY\r\n"
    "X-Permitted-Cross-Domain-Policies: none\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Embedder-Policy: require-corp\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), "
    "usb=()\r\n";

std::string date(std::time_t now) {
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return {text.data(), size};
}

std::string_view in_words(Status status) {
  switch (status) {
    case Status::not_found:
      return "There is nothing at this address.\n";
    case Status::method_not_allowed:
      return "Only GET and HEAD are understood here.\n";
    case Status::content_too_large:
      return "A request must have no body here.\n";
    case Status::target_too_long:
      return "The address is too long.\n";
    case Status::head_too_large:
      return "The head of the request is too long.\n";
    case Status::unavailable:
      return "Too many connections from your address.\n";
    default:
      return "This is no request of HTTP/1.1.\n";
  }
}

Answer plain(Status status) {
  return {.status = status,
          .fields = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-cache"}},
          .body = in_words(status)};
}

// A file below assets/ has a hash of its content in its name; under that name it never changes.
std::string_view keeping_of(const PageFile& file) {
  return file.path.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

Answer file_answer(const PageFile& file, const Request& request) {
  const Encoding encoding = choose_encoding(file, request.accept_encoding);
  const Variant& variant = file.in(encoding);
  Answer answer;
  answer.fields = {{"ETag", variant.tag}, {"Cache-Control", keeping_of(file)}, {"Vary", "Accept-Encoding"}};
  if (names_tag(request.if_none_match, variant.tag)) {
    answer.status = Status::not_modified;
    answer.tells_length = false;  // it would be that of the file, which nobody asked for
    return answer;
  }
  answer.fields.emplace_back("Content-Type", media_type(file.path));
  if (encoding != Encoding::identity)
    answer.fields.emplace_back("Content-Encoding", encoding == Encoding::br ? "br" : "gzip");
  answer.body = variant.bytes;
  return answer;
}

Answer content_of(const Request& request, const Page& page) {
  if (request.method != "GET" && request.method != "HEAD") {
    Answer answer = plain(Status::method_not_allowed);
    answer.fields.emplace_back("Allow", "GET, HEAD");
    return answer;
  }
  if (request.has_body) return plain(Status::content_too_large);
  const auto path = path_of(request.target);
  if (!path) return plain(Status::bad_request);
  const PageFile* const file = page.find(path->empty() ? "index.html" : *path);
  return file != nullptr ? file_answer(*file, request) : plain(Status::not_found);
}

}  // namespace

Answer said(Status status, std::string_view text) {
  const auto line = std::make_shared<const std::string>(fmt::format("{}\n", text));
  Answer answer = plain(status);
  answer.body = *line;
  answer.owner = line;
  return answer;
}

std::string Answer::head(std::time_t now) const {
  std::string text;
  const auto out = std::back_inserter(text);
  fmt::format_to(out, "HTTP/1.1 {} {}\r\n", static_cast<int>(status), reason(status));
  fmt::format_to(out, "Date: {}\r\n", date(now));
  for (const auto& [name, value] : fields) fmt::format_to(out, "{}: {}\r\n", name, value);
  if (retry_after) fmt::format_to(out, "Retry-After: {}\r\n", *retry_after);
  if (tells_length) fmt::format_to(out, "Content-Length: {}\r\n", body.size());
  fmt::format_to(out, "Connection: {}\r\n{}\r\n", keeps_alive ? "keep-alive" : "close", guards);
  return text;
}

Answer answer_to(const Request& request, const Page& page) {
  Answer answer = content_of(request, page);
  answer.sends_body = request.method != "HEAD";
  answer.keeps_alive = request.keep_alive && !request.has_body;  // nobody has looked where a body ends
  return answer;
}

Answer refusal(Status status) {
  Answer answer = plain(status);
  answer.keeps_alive = false;
  return answer;
}

}  // namespace dalapapa
