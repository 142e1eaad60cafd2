#include "server/answer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/sample_requests.hpp"

namespace dalapapa {
namespace {

using sample::get;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

Answer answered(const Request& request) {
  return answer_to(request, embedded_page());
}

std::string field(const Answer& answer, std::string_view name) {
  for (const auto& [key, value] : answer.fields) {
    if (key == name) return std::string(value);
  }
  return "none";
}

TEST(Answers, TheRootIsTheIndex) {
  const Answer answer = answered(get("/"));
  EXPECT_EQ(answer.status, Status::ok);
  EXPECT_THAT(answer.body, StartsWith("<!doctype html>"));
  EXPECT_EQ(answer.body, answered(get("/index.html?v=1")).body);
  EXPECT_EQ(field(answer, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_TRUE(answer.sends_body);
  EXPECT_TRUE(answer.keeps_alive);
}

TEST(Answers, EveryFileHasItsTypeAndItsKeeping) {
  struct Row {
    std::string target, type, keeping;
  };
  const std::string ever = "public, max-age=31536000, immutable";
  for (const auto& [target, type, keeping] :
       {Row{"/assets/app-2c3d.js", "text/javascript; charset=utf-8", ever},
        Row{"/assets/style-0a1b.css", "text/css; charset=utf-8", ever},
        Row{"/assets/engine-4e5f.wasm", "application/wasm", ever},
        Row{"/assets/un%20%C3%A9t%C3%A9.txt", "text/plain; charset=utf-8", ever},
        Row{"/manifest.webmanifest", "application/manifest+json", "no-cache"},
        Row{"/sw.js", "text/javascript; charset=utf-8", "no-cache"},
        Row{"/icon.svg", "image/svg+xml", "no-cache"}, Row{"/icon.png", "image/png", "no-cache"}}) {
    const Answer answer = answered(get(target));
    EXPECT_EQ(answer.status, Status::ok) << target;
    EXPECT_EQ(field(answer, "Content-Type"), type) << target;
    EXPECT_EQ(field(answer, "Cache-Control"), keeping) << target;
    EXPECT_EQ(field(answer, "Vary"), "Accept-Encoding") << target;
  }
}

TEST(Answers, EachEncodingHasItsBytesAndItsTag) {
  std::vector<std::string> tags;
  for (const auto* encoding : {"br", "gzip", "none"}) {
    Request request = get("/");
    request.accept_encoding = encoding;
    const Answer answer = answered(request);
    EXPECT_EQ(field(answer, "Content-Encoding"), encoding);
    EXPECT_EQ(field(answer, "Content-Type"), "text/html; charset=utf-8");
    tags.push_back(field(answer, "ETag"));
    EXPECT_THAT(tags.back(), testing::MatchesRegex("\"[0-9a-f]{32}\""));

    request.if_none_match = tags.back();
    const Answer again = answered(request);
    EXPECT_EQ(again.status, Status::not_modified);
    EXPECT_EQ(again.body, "");
    EXPECT_EQ(field(again, "ETag"), tags.back());
    EXPECT_EQ(field(again, "Cache-Control"), "no-cache");
    EXPECT_EQ(field(again, "Vary"), "Accept-Encoding");
    EXPECT_EQ(field(again, "Content-Encoding"), "none");
    EXPECT_THAT(again.head(0), Not(HasSubstr("Content-Length")));

    request.accept_encoding = encoding == std::string("br") ? "gzip" : "br";
    EXPECT_EQ(answered(request).status, Status::ok) << "the tag of another encoding";
  }
  EXPECT_NE(tags[0], tags[1]);
  EXPECT_NE(tags[1], tags[2]);
  EXPECT_NE(tags[0], tags[2]);
}

TEST(Answers, HeadIsToldTheLengthAndSentNothing) {
  Request request = get("/assets/long-6a7b.txt");
  request.method = "HEAD";
  const Answer answer = answered(request);
  EXPECT_FALSE(answer.sends_body);
  EXPECT_THAT(answer.head(0), HasSubstr("Content-Length: 72894\r\n"));
  request.target = "/absent";
  EXPECT_EQ(answered(request).status, Status::not_found);
  EXPECT_FALSE(answered(request).sends_body);
}

TEST(Answers, NothingOutsideThePageIsFound) {
  for (const auto* target :
       {"/absent", "/assets", "/assets/", "/../index.html", "/%2e%2e/index.html", "//index.html",
        "/./index.html", "/index.html/", "/index.html%00", "/index.html.br", "/etc/passwd", "/INDEX.html"}) {
    const Answer answer = answered(get(target));
    EXPECT_EQ(answer.status, Status::not_found) << target;
    EXPECT_EQ(field(answer, "Cache-Control"), "no-cache");
    EXPECT_TRUE(answer.keeps_alive);
  }
  EXPECT_EQ(answered(get("/%zz")).status, Status::bad_request);
  EXPECT_EQ(answered(get("*")).status, Status::bad_request);
}

TEST(Answers, OtherMethodsAreNotAllowed) {
  for (const auto* method :
       {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", "BREW"}) {
    Request request = get("/");
    request.method = method;
    const Answer answer = answered(request);
    EXPECT_EQ(answer.status, Status::method_not_allowed) << method;
    EXPECT_EQ(field(answer, "Allow"), "GET, HEAD");
    EXPECT_TRUE(answer.keeps_alive);
  }
}

TEST(Answers, ABodyEndsTheConnection) {
  Request request = get("/");
  request.has_body = true;
  EXPECT_EQ(answered(request).status, Status::content_too_large);
  EXPECT_FALSE(answered(request).keeps_alive);
  request.method = "POST";
  EXPECT_EQ(answered(request).status, Status::method_not_allowed);
  EXPECT_FALSE(answered(request).keeps_alive);
}

TEST(Answers, EveryHeadIsGuarded) {
  const Request closing = [] {
    Request request = get("/");
    request.keep_alive = false;
    return request;
  }();
  for (const Answer& answer : {answered(get("/")), answered(get("/absent")), refusal(Status::bad_request),
                               refusal(Status::head_too_large), answered(closing)}) {
    const std::string head = answer.head(0);
    EXPECT_THAT(head, HasSubstr("\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\n"));
    EXPECT_THAT(
        head,
        HasSubstr("\r\nContent-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "));
    EXPECT_THAT(head, HasSubstr("\r\nX-Content-Type-Options: nosniff\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nX-Frame-Options: DENY\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nReferrer-Policy: no-referrer\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nCross-Origin-Embedder-Policy: require-corp\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nCross-Origin-Opener-Policy: same-origin\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nCross-Origin-Resource-Policy: same-origin\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nPermissions-Policy: camera=(), "));
    EXPECT_EQ(head.find("\r\n\r\n"), head.size() - 4);
    EXPECT_THAT(
        head, HasSubstr(answer.keeps_alive ? "\r\nConnection: keep-alive\r\n" : "\r\nConnection: close\r\n"));
  }
  EXPECT_THAT(answered(get("/")).head(0), StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(refusal(Status::head_too_large).head(0),
              StartsWith("HTTP/1.1 431 Request Header Fields Too Large\r\n"));
  EXPECT_FALSE(answered(closing).keeps_alive);
  EXPECT_FALSE(refusal(Status::bad_request).keeps_alive);
}

}  // namespace
}  // namespace dalapapa
