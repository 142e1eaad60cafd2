#include "server/page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace dalapapa {
namespace {

TEST(Page, FindsFilesByTheirExactPath) {
  const Page page = embedded_page();
  ASSERT_NE(page.find("index.html"), nullptr);
  EXPECT_EQ(page.find("index.html")->path, "index.html");
  EXPECT_NE(page.find("assets/un été.txt"), nullptr);
  for (const auto* path :
       {"", "/", "/index.html", "INDEX.HTML", "assets", "assets/", "./index.html", "index.html.br"})
    EXPECT_EQ(page.find(path), nullptr) << path;
  EXPECT_EQ(Page({}).find("index.html"), nullptr);
  EXPECT_TRUE(Page({}).empty());
}

}  // namespace
}  // namespace dalapapa
