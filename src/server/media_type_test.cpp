#include "server/media_type.hpp"

#include <gtest/gtest.h>

namespace dalapapa {
namespace {

TEST(MediaType, IsThatOfTheEnding) {
  EXPECT_EQ(media_type("index.html"), "text/html; charset=utf-8");
  EXPECT_EQ(media_type("assets/a.b.wasm"), "application/wasm");
  EXPECT_EQ(media_type("data.json"), "application/json");
  EXPECT_EQ(media_type("font.woff2"), "font/woff2");
  EXPECT_EQ(media_type("favicon.ico"), "image/x-icon");
  EXPECT_EQ(media_type("a.mp3"), "audio/mpeg");
  EXPECT_EQ(media_type("a.ogg"), "audio/ogg");
  for (const auto* path : {"", "html", ".", "a.", "a.html/b", "a.HTML", "a.exe", "a.tar.gz"})
    EXPECT_EQ(media_type(path), "application/octet-stream") << path;
}

}  // namespace
}  // namespace dalapapa
