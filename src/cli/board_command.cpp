#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "table/board_questions.hpp"

namespace dalapapa {
namespace {

Expected<int> run_board(const std::string& tiles_file) {
  DALAPAPA_TRY(tiles, load_tiles(tiles_file));
  const BoardQuestions questions(*tiles);
  while (const auto line = read_line(stdin, json::max_text)) {
    fmt::print("{}\n", json::serialize(questions.answer(*line)));
    if (std::fflush(stdout) != 0) return bad_input("cannot write to standard output");
  }
  return 0;
}

}  // namespace

void add_board(CLI::App& app, Chosen& chosen) {
  auto tiles_file = std::make_shared<std::string>();
  CLI::App* command = add_command(
      app, "board", "Answer questions about positions, one JSON line each",
      "A placement is [\"FACE\", x, y, rot]: x to the right, y downwards, rot in clockwise quarter turns.\n"
      "  {\"placed\": [placement...], \"try\": placement}           is it legal, and what does it score\n"
      "  {\"placed\": [placement...], \"tile\": [\"A\", \"B\"]}         everywhere the tile fits\n"
      "  {\"placed\": [placement...], \"tiles\": [[\"A\",\"B\"], ...]}  the best classic turn with one or "
      "two tiles\n\n"
      "  echo '{\"placed\": [[\"BBBGGRR\",0,0,0]], \"tile\": [\"BBBGRGR\",\"YGRYYGR\"]}' | dalapapa board");
  command->add_option("--tiles", *tiles_file, "Read the tile set from a JSON file")
      ->check(not_empty())
      ->type_name("FILE");
  command->callback(
      [tiles_file, &chosen] { chosen.command = [tiles_file] { return run_board(*tiles_file); }; });
}

}  // namespace dalapapa
