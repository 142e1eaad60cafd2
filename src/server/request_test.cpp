#include "server/request.hpp"

#include <gtest/gtest.h>
#include <random>

namespace dalapapa {
namespace {

using Size = std::expected<std::size_t, Status>;

TEST(Head, EndsWithAnEmptyLine) {
  const std::string head = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
  for (std::size_t size = 0; size < head.size(); ++size)
    EXPECT_EQ(head_size(head.substr(0, size)), 0U) << size;
  EXPECT_EQ(head_size(head), head.size());
  EXPECT_EQ(head_size(head + head), head.size());
  EXPECT_EQ(head_size(head + "body"), head.size());
}

TEST(Head, HasALimit) {
  const std::string line = "GET / HTTP/1.1\r\n";
  const std::string end = "\r\n\r\n";
  const std::string fits = line + std::string(max_head - line.size() - end.size(), 'a') + end;
  EXPECT_EQ(head_size(fits), max_head);
  EXPECT_EQ(head_size(fits.substr(0, max_head - 1)), 0U);
  EXPECT_EQ(head_size(line + "a" + fits.substr(line.size())), Size(std::unexpected(Status::head_too_large)));
  EXPECT_EQ(head_size("GET /" + std::string(max_head, 'a')), Size(std::unexpected(Status::target_too_long)));
}

TEST(Head, IsGivenUpWhenItCannotBecomeOne) {
  for (const std::string_view bytes :
       {"\x16\x03\x01", "\r\n", "\n", " GET", "{", "GET / HTTP/1.1\n", "GET / HTTP/1.1\nHost"})
    EXPECT_EQ(head_size(bytes), Size(std::unexpected(Status::bad_request))) << bytes;
  EXPECT_EQ(head_size(std::string_view("\0", 1)), Size(std::unexpected(Status::bad_request)));
}

TEST(Request, IsReadFromItsHead) {
  const auto request = parse_request(
      "HEAD /a?b HTTP/1.1\r\nHost: here\r\naccept-ENCODING: gzip\r\nAccept-Encoding: "
      "br\r\nIf-None-Match:\t\"x\" \r\n\r\n");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->method, "HEAD");
  EXPECT_EQ(request->target, "/a?b");
  EXPECT_EQ(request->accept_encoding, "gzip, br");
  EXPECT_EQ(request->if_none_match, "\"x\"");
  EXPECT_FALSE(request->has_body);
  EXPECT_TRUE(request->keep_alive);
}

TEST(Request, SaysWhetherTheConnectionStaysAndWhetherABodyFollows) {
  const auto parsed = [](std::string_view version, std::string_view fields) {
    return parse_request("GET / HTTP/" + std::string(version) + "\r\nHost: a\r\n" + std::string(fields) +
                         "\r\n")
        .value();
  };
  EXPECT_TRUE(parsed("1.1", "").keep_alive);
  EXPECT_FALSE(parsed("1.1", "Connection: close\r\n").keep_alive);
  EXPECT_FALSE(parsed("1.1", "Connection: foo, CLOSE\r\n").keep_alive);
  EXPECT_FALSE(parsed("1.0", "").keep_alive);
  EXPECT_TRUE(parsed("1.0", "Connection: keep-alive\r\n").keep_alive);
  EXPECT_FALSE(parsed("1.1", "Content-Length: 0\r\n").has_body);
  EXPECT_TRUE(parsed("1.1", "Content-Length: 1\r\n").has_body);
  EXPECT_TRUE(parsed("1.1", "Content-Length: 18446744073709551615\r\n").has_body);
  EXPECT_TRUE(parsed("1.1", "Transfer-Encoding: chunked\r\n").has_body);
  EXPECT_TRUE(parsed("1.1", "Transfer-Encoding: gzip\r\n").has_body);
}

TEST(Request, IsRefusedWhenMalformed) {
  for (const std::string head :
       {"GET / HTTP/1.1", "GET / HTTP/2.0\r\nHost: a", "GET / HTTP/1.2\r\nHost: a",
        "GET / http/1.1\r\nHost: a", "GET /\r\nHost: a", "GET  / HTTP/1.1\r\nHost: a",
        "GET / HTTP/1.1 \r\nHost: a", "GET / HTTP/1.1\r\nHost: a\r\nHost: b",
        "GET / HTTP/1.1\r\nHost: a\r\nno colon", "GET / HTTP/1.1\r\nHost: a\r\n: empty",
        "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\nHost: a\nX: b",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked",
        "GET / HTTP/1.1\r\nHost: a\r\nX: \x01", "G(T / HTTP/1.1\r\nHost: a",
        "GET /\xff\x01 HTTP/1.1\r\nHost: a"}) {
    const auto request = parse_request(head + "\r\n\r\n");
    ASSERT_FALSE(request) << head;
    EXPECT_EQ(request.error(), Status::bad_request) << head;
  }
  EXPECT_FALSE(parse_request(""));
  EXPECT_FALSE(parse_request("GET / HTTP/1.1\r\nHost: a\r\n"));
}

// A good head with a few bytes changed is parsed or refused.
TEST(Request, SurvivesAnyBytes) {
  const std::string good =
      "GET /sw.js?x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 3\r\n\r\n";
  std::mt19937 random(11);
  int read = 0;
  int refused = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string head = good;
    for (auto changes = random() % 4; changes > 0; --changes)
      head[random() % head.size()] = static_cast<char>(random());
    const auto size = head_size(head);
    if (!size || *size == 0) continue;
    parse_request(std::string_view(head).substr(0, *size)) ? ++read : ++refused;
  }
  EXPECT_GT(read, 1000);
  EXPECT_GT(refused, 1000);
}

}  // namespace
}  // namespace dalapapa
