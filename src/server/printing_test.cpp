#include "server/printing.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/sample_requests.hpp"

namespace dalapapa {
namespace {

using sample::get;
using testing::HasSubstr;
using testing::StartsWith;

TEST(Printing, IsAskedForBelowOneFolder) {
  EXPECT_TRUE(asks_for_paper(get("/print/tiles.pdf?paper=a4")));
  EXPECT_TRUE(asks_for_paper(get("/print/nothing")));
  EXPECT_FALSE(asks_for_paper(get("/")));
  EXPECT_FALSE(asks_for_paper(get("/printed/tiles.pdf")));
  Request post = get("/print/tiles.pdf");
  post.method = "POST";
  EXPECT_FALSE(asks_for_paper(post));
}

TEST(Printing, MakesEveryFileWithTheOptionsOfTheCommandLine) {
  for (const char* const target :
       {"/print/tiles.pdf", "/print/tiles.pdf?preset=original&paper=letter&flip=short&numbers=yes",
        "/print/tiles-front.pdf?shape=square", "/print/tiles-back.pdf?size=12.5",
        "/print/pieces.pdf?signs=yes", "/print/score-board.pdf?language=nl", "/print/rules.pdf?language=fr",
        "/print/summary.pdf?palette=safe",
        "/print/puzzle.pdf?name=figure-4x4-3-k2m9qz&site=https://example.org/dalapapa/&language=de"}) {
    const Answer answer = printed_answer(get(target));
    EXPECT_EQ(answer.status, Status::ok) << target << ": " << answer.body;
    EXPECT_THAT(answer.body, StartsWith("%PDF-")) << target;
    EXPECT_EQ(answer.fields.front().second, "application/pdf");
  }
  EXPECT_EQ(printed_answer(get("/print/pieces.pdf")).body,
            printed_answer(get("/print/pieces.pdf?paper=a4")).body);
}

TEST(Printing, TellsAHeadRequestHowLongTheFileIs) {
  Request request = get("/print/score-board.pdf");
  request.method = "HEAD";
  const Answer answer = printed_answer(request);
  EXPECT_FALSE(answer.sends_body);
  EXPECT_THAT(answer.head(0), HasSubstr("Content-Length: "));
}

TEST(Printing, SaysWhatIsWrongWithAnOption) {
  struct Row {
    std::string target;
    Status status;
    std::string says;
  };
  for (const auto& [target, status, says] :
       {Row{"/print/cards.pdf", Status::not_found, "There is no such paper."},
        Row{"/print/tiles.pdf?palette=pink", Status::bad_request, "unknown palette \"pink\" (there are: "},
        Row{"/print/tiles.pdf?paper=a4&paper=a4", Status::bad_request,
            "unknown or repeated option \"paper\""},
        Row{"/print/rules.pdf?size=20", Status::bad_request, "unknown or repeated option \"size\""},
        Row{"/print/puzzle.pdf", Status::bad_request, "which puzzle?"},
        Row{"/print/puzzle.pdf?name=figure-9", Status::bad_request, "figure-9"},
        Row{"/print/puzzle.pdf?name=figure-4x4-3-k2m9qz&site=nowhere", Status::bad_request, "nowhere"},
        Row{"/print/puzzle.pdf?name=figure-4x4-3-k2m9qz&day=soon", Status::bad_request, "not \"soon\""},
        Row{"/print/tiles.pdf?size=40", Status::bad_request, "40 mm"},
        Row{"/print/tiles.pdf?size=wide", Status::bad_request,
            "size is a number of millimetres, not \"wide\""},
        Row{"/print/tiles.pdf?signs=no", Status::bad_request, "signs is yes or left out"},
        Row{"/print/tiles-back.pdf?flip=long", Status::bad_request, "is not turned over"},
        Row{"/print/tiles.pdf?paper=%4", Status::bad_request, "The address cannot be read."},
        Row{"/print/tiles.pdf?preset=original&shape=disc", Status::bad_request,
            "a preset has its own shape"}}) {
    const Answer answer = printed_answer(get(target));
    EXPECT_EQ(answer.status, status) << target;
    EXPECT_THAT(answer.body, HasSubstr(says)) << target;
  }
}

}  // namespace
}  // namespace dalapapa
