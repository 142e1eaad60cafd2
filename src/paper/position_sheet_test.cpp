#include "paper/position_sheet.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <sstream>

#include "base/random.hpp"
#include "base/source_tree.hpp"
#include "paper/link.hpp"
#include "paper/printed_file.hpp"

namespace dalapapa {
namespace {

Record sample() {
  std::ifstream file(source_tree() + "/src/table/testdata/classic_standard.jsonl");
  std::stringstream text;
  text << file.rdbuf();
  return Record::read(text.str()).value();
}

TEST(PositionSheet, is_made_of_every_moment_of_a_game) {
  const Record record = sample();
  for (std::size_t step = 0; step <= record.steps.size(); step += 29) {
    auto sheet = position_sheet(record, step, {.site = std::string(usual_site)});
    ASSERT_TRUE(sheet) << step;
    EXPECT_TRUE(sheet->has_code);
    EXPECT_TRUE(printed_file("position.pdf", std::move(sheet->document)));
  }
}

TEST(PositionSheet, goes_without_a_code_where_the_game_is_too_long) {
  Record record = sample();
  Random random(
      1);  // signs that hardly compress, in two names: to set one of twice the length takes four times as long
  for (Seat& seat : record.config.seats) {
    seat.name.clear();
    for (int i = 0; i < 1700; ++i) seat.name += static_cast<char>('!' + random.below(94));
  }
  const auto sheet = position_sheet(record, 3, {.site = std::string(usual_site)});
  ASSERT_TRUE(sheet);
  EXPECT_FALSE(sheet->has_code);
}

}  // namespace
}  // namespace dalapapa
