#include "server/paper_order.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/sample_requests.hpp"

namespace dalapapa {
namespace {

using sample::get;
using testing::HasSubstr;
using testing::StartsWith;

std::string address_of(const std::string& target) {
  return read_order(get(target)).value().address;
}

TEST(PaperOrder, is_given_below_one_folder) {
  EXPECT_TRUE(asks_for_paper(get("/print/tiles.pdf?paper=a4")));
  EXPECT_TRUE(asks_for_paper(get("/print/nothing")));
  EXPECT_FALSE(asks_for_paper(get("/")));
  EXPECT_FALSE(asks_for_paper(get("/printed/tiles.pdf")));
  Request post = get("/print/tiles.pdf");
  post.method = "POST";
  EXPECT_FALSE(asks_for_paper(post));
}

TEST(PaperOrder, makes_every_file_with_the_options_of_the_command_line) {
  for (const char* const target :
       {"/print/tiles.pdf", "/print/tiles.pdf?preset=original&paper=letter&flip=short&numbers=yes",
        "/print/tiles-front.pdf?shape=square", "/print/tiles-back.pdf?size=12.5&numbers=yes",
        "/print/pieces.pdf?size=12.5", "/print/pieces.pdf?signs=yes", "/print/score-board.pdf?language=nl",
        "/print/rules.pdf?language=fr", "/print/summary.pdf?palette=safe",
        "/print/puzzle.pdf?name=figure-4x4-3-k2m9qz&site=https://example.org/dalapapa/&language=de"}) {
    const auto order = read_order(get(target));
    ASSERT_TRUE(order) << target << ": " << order.error().body;
    const auto made = order->make(KeepGoing());
    ASSERT_TRUE(made) << target << ": " << made.error().message;
    EXPECT_THAT(*made, StartsWith("%PDF-")) << target;
  }
}

TEST(PaperOrder, is_made_without_the_other_files_of_a_set) {
  const auto tiles = read_order(get("/print/tiles.pdf"))->make(KeepGoing());
  const auto pieces = read_order(get("/print/pieces.pdf"))->make(KeepGoing());
  const auto again = read_order(get("/print/pieces.pdf?paper=a4"))->make(KeepGoing());
  EXPECT_NE(*tiles, *pieces);
  EXPECT_EQ(*pieces, *again);
}

TEST(PaperOrder, has_one_address_however_it_is_spelt) {
  EXPECT_EQ(address_of("/print/tiles.pdf?paper=a4&size=20"), address_of("/print/tiles.pdf?size=20&paper=a4"));
  EXPECT_EQ(address_of("/print/tiles.pdf?paper=a4"), address_of("/%70rint/tiles.pdf?p%61per=a4"));
  EXPECT_NE(address_of("/print/tiles.pdf?size=20"), address_of("/print/tiles.pdf?size=21"));
  EXPECT_NE(address_of("/print/tiles.pdf"), address_of("/print/pieces.pdf"));
  // What a value holds is never taken for another option.
  const std::string puzzle = "/print/puzzle.pdf?name=figure-4x4-3-k2m9qz&site=https://example.org/";
  EXPECT_NE(address_of(puzzle + std::string(150, 'a')), address_of(puzzle + std::string(150, 'a') + "b"));
  EXPECT_NE(address_of(puzzle + "%26size=2:20"), address_of(puzzle));
}

TEST(PaperOrder, can_be_given_up) {
  const auto puzzle = read_order(get("/print/puzzle.pdf?name=arlequin-1-5-g1ev8q"));
  int asked = 0;
  const auto made = puzzle->make(KeepGoing([&] { return ++asked < 3; }));
  ASSERT_FALSE(made);
  EXPECT_THAT(made.error().message, HasSubstr("given up"));
  EXPECT_LT(asked, 10);
}

TEST(PaperOrder, says_what_is_wrong_with_an_option) {
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
        Row{"/print/puzzle.pdf?name=figure-4x4-3-k2m9qz&day=2026-02-30", Status::bad_request,
            "there is no day 2026-02-30"},
        Row{"/print/puzzle.pdf?name=figure-4x4-3-k2m9qz&day=", Status::bad_request, "not \"\""},
        Row{"/print/score-board.pdf?numbers=yes", Status::bad_request, "\"numbers\", or one without effect"},
        Row{"/print/score-board.pdf?size=20", Status::bad_request, "\"size\", or one without effect"},
        Row{"/print/score-board.pdf?flip=long", Status::bad_request, "\"flip\", or one without effect"},
        Row{"/print/pieces.pdf?numbers=yes", Status::bad_request, "\"numbers\", or one without effect"},
        Row{"/print/pieces.pdf?flip=long", Status::bad_request, "\"flip\", or one without effect"},
        Row{"/print/tiles-front.pdf?numbers=yes", Status::bad_request, "\"numbers\", or one without effect"},
        Row{"/print/tiles.pdf?size=40", Status::bad_request, "40 mm"},
        Row{"/print/tiles.pdf?size=wide", Status::bad_request,
            "size is a number of millimetres, not \"wide\""},
        Row{"/print/tiles.pdf?signs=no", Status::bad_request, "signs is yes or left out"},
        Row{"/print/tiles-back.pdf?flip=long", Status::bad_request, "is not turned over"},
        Row{"/print/tiles.pdf?paper=%4", Status::bad_request, "The address cannot be read."},
        Row{"/print/tiles.pdf?preset=original&shape=disc", Status::bad_request,
            "a preset has its own shape"}}) {
    const auto order = read_order(get(target));
    ASSERT_FALSE(order) << target;
    EXPECT_EQ(order.error().status, status) << target;
    EXPECT_THAT(order.error().body, HasSubstr(says)) << target;
  }
}

}  // namespace
}  // namespace dalapapa
