#include "server/target.hpp"

#include <gtest/gtest.h>

namespace dalapapa {
namespace {

TEST(Target, IsDecodedOnceAndItsQueryIgnored) {
  EXPECT_EQ(path_of("/"), "");
  EXPECT_EQ(path_of("/index.html"), "index.html");
  EXPECT_EQ(path_of("/index.html?v=2&x=/%zz"), "index.html");
  EXPECT_EQ(path_of("/?"), "");
  EXPECT_EQ(path_of("/%69ndex%2Ehtm%6c"), "index.html");
  EXPECT_EQ(path_of("/un%20%C3%A9t%c3%a9.txt"), "un été.txt");
  EXPECT_EQ(path_of("/a+b"), "a+b");
  EXPECT_EQ(path_of("/%2569"), "%69");
  EXPECT_EQ(path_of("/a%3Fb"), "a?b");
}

TEST(Target, KeepsDotsAndSlashesForALookUpThatFindsNothing) {
  EXPECT_EQ(path_of("/../secret"), "../secret");
  EXPECT_EQ(path_of("/%2e%2e%2fsecret"), "../secret");
  EXPECT_EQ(path_of("//index.html"), "/index.html");
  EXPECT_EQ(path_of("/index.html%00.js"), std::string("index.html\0.js", 14));
}

TEST(Target, MayNameTheWholeAddress) {
  EXPECT_EQ(path_of("http://localhost:8080/sw.js?x"), "sw.js");
  EXPECT_EQ(path_of("http://localhost"), "");
  EXPECT_EQ(path_of("http://localhost?a=/b"), "");
  EXPECT_EQ(path_of("http://localhost/"), "");
}

TEST(Target, IsRefusedWhenMalformed) {
  for (const auto* target : {"", "*", "index.html", "?", "localhost:80", "ftp://localhost/", "/%", "/%4",
                             "/%4g", "/%g4", "/%-1", "/%+1", "/% 1", "/a%"}) {
    EXPECT_EQ(path_of(target), std::nullopt) << target;
  }
}

TEST(Targets, HaveAQueryOfNamesAndValues) {
  using Fields = std::vector<QueryField>;
  EXPECT_EQ(query_of("/print/tiles.pdf"), Fields());
  EXPECT_EQ(query_of("/?"), Fields());
  EXPECT_EQ(query_of("/a?paper=a4&signs&x=%C3%A9=1"),
            (Fields{{"paper", "a4"}, {"signs", ""}, {"x", "\u00e9=1"}}));
  EXPECT_EQ(query_of("/a?&x=1&&y&"),
            (Fields{{"x", "1"}, {"y", ""}}));  // nothing between two of them is no option
  EXPECT_EQ(query_of("/a?x=%C"), std::nullopt);
}

}  // namespace
}  // namespace dalapapa
