// Questions about positions, one line: every one is answered, and what is answered adds up. Long positions are for play_board.
#include "fuzz/position_answers.hpp"
#include "fuzz/reading.hpp"
#include "table/board_questions.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  using fuzz::require;
  static const BoardQuestions questions(std::make_shared<const TileSet>(TileSet::standard()));
  const std::string_view line = fuzz::text_of(data, size);
  const json::object answer = questions.answer(line);
  if (const json::value* const error = answer.if_contains("error")) {
    fuzz::check_message(error->get_string());
    return 0;
  }
  require(answer.contains("legal") || answer.contains("moves") || answer.contains("best"),
          "every line is answered");
  fuzz::check_numbers(answer, json::parse(line)->at("placed").get_array().empty());
  return 0;
}
