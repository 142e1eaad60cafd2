// What clients send: the head of a request is found within its limit wherever the bytes are cut, parsed or refused, and whatever was asked
// for, its answer is one whole answer. What is asked for below /print/ is for read_paper.
#include <algorithm>
#include <array>

#include "fuzz/reading.hpp"
#include "server/answer.hpp"
#include "server/negotiation.hpp"
#include "server/target.hpp"

namespace dalapapa::fuzz {
namespace {

bool same(const Request& a, const Request& b) {
  return a.method == b.method && a.target == b.target && a.accept_encoding == b.accept_encoding &&
         a.if_none_match == b.if_none_match && a.has_body == b.has_body && a.keep_alive == b.keep_alive;
}

// Bytes come in pieces: no piece of a good head is refused, and what was refused stays so.
void check_pieces(std::string_view received, const std::expected<std::size_t, Status>& whole) {
  for (const std::size_t cut : {received.size() / 2, received.size() - 1}) {
    const auto piece = head_size(received.substr(0, cut));
    if (!piece) {
      require(!whole, "what is hopeless stays so");
    } else if (whole && *whole > 0) {
      require(*piece == (cut >= *whole ? *whole : 0), "a head is found as soon as it is whole");
    }
  }
}

// The same head, filled up: it is taken up to the limit, and not beyond.
void check_limit(std::string_view head, const Request& request) {
  constexpr std::string_view field = "X: ";
  constexpr std::string_view end = "\r\n\r\n";
  const std::string_view without_end = head.substr(0, head.size() - 2);
  if (without_end.size() + field.size() + end.size() > max_head) return;
  const auto filled = [&](std::size_t to) {
    std::string text(without_end);
    text += field;
    text.append(to - text.size() - end.size(), 'a');
    return text.append(end);
  };
  const std::string largest = filled(max_head);
  require(head_size(largest) == max_head, "the largest head is found");
  const auto parsed = parse_request(largest);
  require(parsed.has_value() && same(*parsed, request), "and parsed as a small one is");
  const std::string larger = filled(max_head + 1);
  require(head_size(larger) == std::unexpected(Status::head_too_large), "a larger one is refused");
  require(head_size(std::string_view(larger).substr(0, max_head)) == std::unexpected(Status::head_too_large),
          "and as soon as it is clear that it will be one");
}

void check_answer(const Answer& answer, const Request& request) {
  const std::string head = answer.head(0);
  require(head.starts_with("HTTP/1.1 "), "an answer begins with its status");
  require(head.find("\r\n\r\n") == head.size() - 4, "and has one empty line, at its end");
  const auto all_lines = static_cast<std::size_t>(std::ranges::count(head, '\n'));
  const auto last = head.rfind('\r');
  for (std::size_t at = head.find('\n'); at != std::string::npos; at = head.find('\n', at + 1))
    require(head[at - 1] == '\r', "each of its lines ends as HTTP wants it");
  require(all_lines > answer.fields.size() + 2 && last == head.size() - 2, "each field is a line");
  const bool unchanged = answer.status == Status::not_modified;
  require(head.contains(fmt::format("Content-Length: {}\r\n", answer.body.size())) != unchanged,
          "it says how long its body is");
  require(!unchanged || answer.body.empty(), "what the client has is not sent");
  require(answer.sends_body == (request.method != "HEAD"), "HEAD wants no body");
  require(!answer.keeps_alive || (request.keep_alive && !request.has_body),
          "where a body would end nobody knows");
}

void read_target(std::string_view target) {
  const auto path = path_of(target);
  require(!path || path->size() <= target.size(), "decoding makes nothing longer");
  const auto query = query_of(target);
  if (!query) return;
  std::size_t length = 0;
  for (const QueryField& field : *query) length += field.name.size() + field.value.size();
  require(length <= target.size() && (query->empty() || target.contains('?')), "nor has a query more in it");
}

void check_choice(const Request& request) {
  for (const PageFile& file : embedded_page().files()) {
    const Encoding encoding = choose_encoding(file, request.accept_encoding);
    require(file.in(encoding).exists(), "what is chosen is there");
    require(names_tag(fmt::format("{}, {}", request.if_none_match.empty() ? "x" : request.if_none_match,
                                  file.in(encoding).tag),
                      file.in(encoding).tag),
            "a tag is found behind any others");
  }
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  using fuzz::require;
  const std::string_view received = fuzz::text_of(data, size);
  if (received.empty()) return 0;
  const auto length = head_size(received);
  fuzz::check_pieces(received, length);
  if (!length) return fuzz::check_answer(refusal(length.error()), {.method = "GET"}), 0;
  require(*length <= std::min(received.size(), max_head), "a head lies within what came");
  if (*length == 0) return 0;
  const std::string_view head = received.substr(0, *length);
  const auto request = parse_request(head);
  if (!request) return fuzz::check_answer(refusal(request.error()), {.method = "GET"}), 0;
  fuzz::read_target(request->target);
  fuzz::check_answer(answer_to(*request, embedded_page()), *request);
  fuzz::check_choice(*request);
  if (size % 8 == 0) fuzz::check_limit(head, *request);
  return 0;
}
