#include "cli/print_sheets.hpp"

#include "cli/day.hpp"
#include "cli/files.hpp"
#include "cli/print_options.hpp"
#include "paper/link.hpp"
#include "paper/position_sheet.hpp"
#include "paper/puzzle_sheet.hpp"

namespace dalapapa {
namespace {

struct Sheet {
  PrintOptions common;
  std::string site = std::string(usual_site);

  void add_to(CLI::App& command) {
    common.add_to(command);
    command
        .add_option("--site", site,
                    fmt::format("Address of the page that the code opens (default: {})", usual_site))
        ->type_name("URL");
  }
  [[nodiscard]] Expected<SheetOptions> options() const {
    DALAPAPA_CHECK(common.check_folder());
    DALAPAPA_TRY(look, common.look());
    DALAPAPA_TRY(paper, common.paper());
    DALAPAPA_TRY(language, common.language());
    DALAPAPA_CHECK(check_site(site));
    return SheetOptions{.look = *look, .paper = *paper, .language = *language, .site = site};
  }
  [[nodiscard]] Expected<int> write(const std::string& name, Document document) const {
    DALAPAPA_TRY(file, printed_file(name, std::move(document)));
    std::vector<PrintedFile> files;
    files.push_back(*std::move(file));
    DALAPAPA_CHECK(common.write(files));
    return 0;
  }
};

struct PrintPuzzleOptions {
  Sheet sheet;
  std::string id;
  std::string day;
};

Expected<PuzzleId> id_of(const PrintPuzzleOptions& options) {
  if (options.id.empty() == options.day.empty()) return bad_input("which puzzle? its name, or --day DATE");
  if (!options.id.empty()) return PuzzleId::parse(options.id);
  DALAPAPA_TRY(day, day_in(options.day));
  return puzzle_of_the_day(*day);
}

Expected<int> print_puzzle(const PrintPuzzleOptions& options) {
  DALAPAPA_TRY(sheet, options.sheet.options());
  DALAPAPA_TRY(id, id_of(options));
  DALAPAPA_TRY(puzzle, Puzzle::make(*id));
  // A sheet is looked at on other days too.
  const std::string day = options.day == "today" ? "" : options.day;
  DALAPAPA_TRY(document, puzzle_sheet(*puzzle, day, *sheet));
  return options.sheet.write(id->text() + ".pdf", *std::move(document));
}

constexpr int most_steps = 1'000'000;  // more than any game has

struct PrintPositionOptions {
  Sheet sheet;
  std::string record;
  std::optional<int> step{};
};

Expected<int> print_position(const PrintPositionOptions& options) {
  DALAPAPA_TRY(sheet, options.sheet.options());
  DALAPAPA_TRY(record, read_record(options.record));
  if (const auto legal = replay_steps(*record); !legal)
    return std::unexpected(legal.error().within(named_file(options.record)));
  const std::size_t step = options.step ? static_cast<std::size_t>(*options.step) : record->steps.size();
  if (step > record->steps.size())
    return bad_input("{} has {} steps", named_file(options.record), record->steps.size());
  DALAPAPA_TRY(position, position_sheet(*record, step, *sheet));
  DALAPAPA_TRY(status,
               options.sheet.write(fmt::format("position-{}.pdf", step), std::move(position->document)));
  if (!position->has_code) fmt::print("The game is too long for a QR code: the sheet has none.\n");
  return status;
}

// `print` is told what was chosen once it is clear that no option stands in the wrong place.
template <class CommandOptions>
void choose(CLI::App& command, const std::shared_ptr<CommandOptions>& options,
            Expected<int> (*run)(const CommandOptions&), Chosen& chosen) {
  command.callback([options, run, &command, &chosen] {
    chosen.command = [options, run, &command]() -> Expected<int> {
      DALAPAPA_CHECK(refuse_options_before(command));
      return run(*options);
    };
  });
}

}  // namespace

void add_print_puzzle(CLI::App& print, Chosen& chosen) {
  auto options = std::make_shared<PrintPuzzleOptions>();
  CLI::App* const command = add_command(
      print, "puzzle", "A puzzle with its tiles to cut out",
      "  dalapapa print puzzle figure-6x6-3-k2m9qz --out paper\n"
      "  dalapapa print puzzle --day 2026-01-31 --site https://example.org/dalapapa/ --out paper\n\n"
      "A QR code opens the puzzle in the page. For a phone to find a page served by this machine, serve it "
      "with "
      "--host 0.0.0.0\nand give its address here: --site http://192.168.1.20:8080/");
  command->add_option("ID", options->id, "The name of the puzzle, such as figure-4x4-3-k2m9qz");
  command
      ->add_option("--day", options->day,
                   "The puzzle of a day: today (in Greenwich), or a date such as 2026-01-31")
      ->type_name("DATE");
  options->sheet.add_to(*command);
  choose(*command, options, print_puzzle, chosen);
}

void add_print_position(CLI::App& print, Chosen& chosen) {
  auto options = std::make_shared<PrintPositionOptions>();
  CLI::App* const command = add_command(
      print, "position", "The table at a moment of a game, with names and scores",
      "A QR code opens the game in the page, at this moment. If the game is too long for that, the code "
      "holds the game\nup to this moment, or there is none.");
  command->add_option("RECORD", options->record, "The record, - for standard input")->required();
  command->add_option("--step", options->step, "After this many steps (default: at the end)")
      ->check(CLI::Range(0, most_steps))
      ->type_name("N");
  options->sheet.add_to(*command);
  choose(*command, options, print_position, chosen);
}

}  // namespace dalapapa
