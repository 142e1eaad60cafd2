#include "cli/commands.hpp"
#include "cli/print_options.hpp"
#include "cli/print_sheets.hpp"
#include "paper/printed_rules.hpp"
#include "paper/printed_set.hpp"

namespace dalapapa {
namespace {

struct PrintSetOptions {
  PrintOptions common;
  double size = usual_tile_size;
  std::optional<std::string> flip{};
  bool single_sided = false;
  bool numbers = false;
};

Expected<Turning> turning_from(const PrintSetOptions& options) {
  if (options.single_sided) {
    if (options.flip) return bad_input("paper printed on one side is not turned over: no --flip");
    return Turning::glued;
  }
  if (!options.flip) return Turning::long_edge;
  return value_named<Turning>(flip_names, "flip", *options.flip);
}

Expected<int> print_set(const PrintSetOptions& options) {
  DALAPAPA_CHECK(options.common.check_folder());
  DALAPAPA_TRY(look, options.common.look());
  DALAPAPA_TRY(paper, options.common.paper());
  DALAPAPA_TRY(turning, turning_from(options));
  DALAPAPA_TRY(language, options.common.language());
  DALAPAPA_TRY(files, printed_set({.look = *look,
                                   .paper = *paper,
                                   .tile_size = options.size,
                                   .turning = *turning,
                                   .numbers = options.numbers,
                                   .language = *language}));
  DALAPAPA_CHECK(options.common.write(*files));
  return 0;
}

Expected<int> print_rules(const PrintOptions& options) {
  DALAPAPA_CHECK(options.check_folder());
  DALAPAPA_TRY(look, options.look());
  DALAPAPA_TRY(paper, options.paper());
  DALAPAPA_TRY(language, options.language());
  DALAPAPA_TRY(files, printed_rules({.look = *look, .paper = *paper, .language = *language}));
  DALAPAPA_CHECK(options.write(*files));
  return 0;
}

void add_rules(CLI::App& command, Chosen& chosen) {
  auto options = std::make_shared<PrintOptions>();
  CLI::App* const rules =
      add_command(command, "rules", "The rules of all games as a booklet, and all games on one page",
                  "The pages of the booklet are half a sheet: print it two pages to a sheet, as a brochure, "
                  "and fold it.");
  options->add_to(*rules);
  rules->callback([options, rules, &chosen] {
    chosen.command = [options, rules]() -> Expected<int> {
      DALAPAPA_CHECK(refuse_options_before(*rules));
      return print_rules(*options);
    };
  });
}

}  // namespace

void add_print(CLI::App& app, Chosen& chosen) {
  auto options = std::make_shared<PrintSetOptions>();
  CLI::App* const command = add_command(
      app, "print", "Make a set on paper, rule books, puzzle sheets and positions, as PDF files",
      fmt::format("  dalapapa print --out paper                        tiles, pieces and score board\n"
                  "  dalapapa print rules --language fr --out paper    the rules of all games\n"
                  "  dalapapa print puzzle --day today --out paper     a puzzle with its tiles\n"
                  "  dalapapa print position game.jsonl --out paper    a moment of a game\n\n"
                  "A set is three sheets of 40 tiles, front and back, then the pieces and the score board. "
                  "Print them at 100 %\n"
                  "(\"actual size\"): the bar beside tiles and pieces is 50 mm long.\n"
                  "Tiles are at most {} mm wide on a4 and {} mm on letter; they are twice as long as wide.",
                  largest_tile_size(Paper::a4), largest_tile_size(Paper::letter)));
  options->common.add_to(*command);
  command->add_option("--size", options->size, fmt::format("Width of a tile (default: {})", usual_tile_size))
      ->type_name("MM");
  command
      ->add_option("--flip", options->flip,
                   "Edge along which your printer turns the paper over: long (default) or short")
      ->type_name("EDGE");
  command->add_flag("--single-sided", options->single_sided,
                    "Fronts and backs in separate files, to be glued back to back");
  command->add_flag("--numbers", options->numbers,
                    "Print the numbers of the tiles on their backs instead of the other faces");
  add_rules(*command, chosen);
  add_print_puzzle(*command, chosen);
  add_print_position(*command, chosen);
  command->callback([options, command, &chosen] {
    if (command->get_subcommands().empty()) chosen.command = [options] { return print_set(*options); };
  });
}

}  // namespace dalapapa
