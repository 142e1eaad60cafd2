#include "base/random.hpp"
#include "cli/colour.hpp"
#include "cli/commands.hpp"
#include "cli/day.hpp"
#include "cli/files.hpp"
#include "cli/numbers.hpp"
#include "cli/seed.hpp"
#include "cli/status_line.hpp"
#include "puzzles/puzzle.hpp"
#include "terminal/drawing.hpp"

namespace dalapapa {
namespace {

constexpr int usual_level = 2;

struct NewPuzzleOptions {
  std::string kind;
  std::optional<std::string> size;
  std::optional<int> sheet;
  bool outline = false;
  std::optional<int> level;
  std::string day;
  SeedOption seed;
};

struct ShowPuzzleOptions {
  std::string id;
  std::string answer;
  bool solution = false;
  bool as_json = false;
  ColourOption colour;
};

Expected<void> refuse_unused(const NewPuzzleOptions& options, PuzzleId::Kind kind) {
  using enum PuzzleId::Kind;
  const bool sized = kind == figure || kind == grand;
  if (options.size && !sized) return bad_input("--size is for figure and grand");
  if (options.sheet && kind != arlequin) return bad_input("--sheet is for arlequin");
  if (options.outline && !sized && kind != arlequin)
    return bad_input("--outline is for figure, arlequin and grand");
  return {};
}

Expected<PuzzleId> id_of(const NewPuzzleOptions& options) {
  if (!options.day.empty()) {
    if (!options.kind.empty() || options.size || options.sheet || options.outline || options.level ||
        options.seed.given())
      return bad_input("the puzzle of the day is the same for everybody: nothing else can be chosen");
    DALAPAPA_TRY(day, day_in(options.day));
    return puzzle_of_the_day(*day);
  }
  if (options.kind.empty()) {
    return bad_input("what kind of puzzle? (there are: {}; or --day today)",
                     fmt::join(PuzzleId::kinds, ", "));
  }
  PuzzleId id;
  DALAPAPA_TRY(kind, puzzle_kind_named(options.kind));
  DALAPAPA_CHECK(refuse_unused(options, *kind));
  id.kind = *kind;
  if (id.kind == PuzzleId::Kind::figure || id.kind == PuzzleId::Kind::grand) {
    const std::string usual = id.kind == PuzzleId::Kind::grand ? "20x12" : "4x4";
    DALAPAPA_TRY(size, pair_in(options.size.value_or(usual), 'x', "--size"));
    id.width = size->first;
    id.height = size->second;
  }
  DALAPAPA_TRY(seed, options.seed.value());
  id.seed = static_cast<std::uint32_t>(mix(*seed) % PuzzleId::seeds);
  id.level = options.level.value_or(usual_level);
  id.sheet = options.sheet.value_or(1);
  id.outline = options.outline;
  DALAPAPA_CHECK(id.check());
  return id;
}

Expected<Puzzle> make(const PuzzleId& id) {
  StatusLine line;
  line.show(fmt::format("making {}", id.text()));
  return Puzzle::make(id);
}

std::string task_in_words(const Puzzle& puzzle) {
  switch (puzzle.id().kind) {
    case PuzzleId::Kind::turn:
      return "Which turn scores most in the classic game? One tile, or both at a cost of 4 points.";
    case PuzzleId::Kind::close:
      return fmt::format(
          "Which turn closes {} and scores most in the classic game? One tile, or both at a cost of 4 "
          "points.",
          puzzle.group_in_words());
    default:
      return "Fill the frame with all of these tiles, on either face; half-discs that touch must match. "
             "There is exactly one way.";
  }
}

void print_tiles(const Puzzle& puzzle) {
  constexpr int in_a_line = 3;
  const TileSet tiles = TileSet::standard();
  fmt::print("Tiles, each with its two faces (centre, then the rim clockwise from the left end):\n");
  int printed = 0;
  for (const int id : puzzle.hand()) {
    const Tile& tile = tiles[*tiles.tile_with_id(id)];
    fmt::print("{:>5}: {} or {}{}", id, tile.a.spelling(), tile.b.spelling(),
               ++printed % in_a_line == 0 ? "\n" : "");
  }
  if (printed % in_a_line != 0) fmt::print("\n");
}

void print_solution(const Puzzle& puzzle, bool colour) {
  const Layout before = puzzle.layout();
  const Layout after = puzzle.solved();
  const bool turn = !puzzle.id().is_filling();
  const auto added = static_cast<int>(after.tiles.size() - before.tiles.size());
  fmt::print("{}", draw(after, {.colour = colour, .highlighted = turn ? added : 0}));
  const json::object solution = puzzle.solution();
  if (turn) fmt::print("{} points\n", solution.at("points").as_int64());
  fmt::print("{}\n", json::serialize(solution.at("solution")));
}

void print_words(const Puzzle& puzzle, const ShowPuzzleOptions& options) {
  const bool colour = options.colour.wanted();
  fmt::print("{}, level {}\n{}\n", puzzle.id().text(), puzzle.id().level, task_in_words(puzzle));
  if (options.solution) return print_solution(puzzle, colour);
  fmt::print("{}", draw(puzzle.layout(), {.colour = colour}));
  if (!colour) fmt::print("Capitals are discs, small letters half-discs: Blue, Yellow, Red, Green.\n");
  print_tiles(puzzle);
  fmt::print(
      "An answer is [[\"FACE\", x, y, rot], ...]: the face that is up, the top-left square, and by how many\n"
      "clockwise quarter turns the tile is turned. Tiles that already lie there need not be repeated.\n");
}

Expected<int> show(const ShowPuzzleOptions& options) {
  options.colour.tell_unused(!options.as_json);
  DALAPAPA_TRY(id, PuzzleId::parse(options.id));
  DALAPAPA_TRY(puzzle, make(*id));
  if (!options.as_json) {
    print_words(*puzzle, options);
    return 0;
  }
  json::object out = puzzle->describe();
  if (options.solution) {
    for (const auto& [key, value] : puzzle->solution()) out[key] = value;
  }
  fmt::print("{}\n", json::serialize(out));
  return 0;
}

Expected<json::value> read_answer(const std::string& path) {
  DALAPAPA_TRY(value, read_json(path));
  // What `solve` and `puzzle show --solution` print is an answer too.
  if (value->is_object() && value->get_object().contains("solution"))
    return value->get_object().at("solution");
  return *std::move(value);
}

Expected<int> check(const ShowPuzzleOptions& options) {
  DALAPAPA_TRY(id, PuzzleId::parse(options.id));
  DALAPAPA_TRY(answer, read_answer(options.answer));
  DALAPAPA_TRY(puzzle, make(*id));
  const auto checked = puzzle->check(*answer);
  if (!checked && checked.error().kind == Error::Kind::bad_input) return std::unexpected(checked.error());
  if (!checked) return refused("wrong: {}", checked.error().message);
  fmt::print("right\n");
  return 0;
}

Expected<int> help(const ShowPuzzleOptions& options) {
  DALAPAPA_TRY(id, PuzzleId::parse(options.id));
  DALAPAPA_TRY(laid, read_answer(options.answer));
  DALAPAPA_TRY(puzzle, make(*id));
  DALAPAPA_TRY(found, puzzle->help(*laid));
  if (options.as_json) fmt::print("{}\n", json::serialize(*found));
  const std::string_view state = found->at("state").get_string();
  if (state == "stuck")
    return refused("it can no longer be done: {} is wrong", json::serialize(found->at("wrong")));
  if (options.as_json) return 0;
  if (state == "solved") {
    fmt::print("It is done.\n");
  } else {
    fmt::print("It can still be done. {}: {}\n",
               found->at("forced").get_bool() ? "Nothing else fits there" : "A tile that is right",
               json::serialize(found->at("next")));
  }
  return 0;
}

void add_shown(CLI::App& command, const std::shared_ptr<ShowPuzzleOptions>& options) {
  command.add_option("ID", options->id, "The name of the puzzle, such as figure-4x4-3-k2m9qz")->required();
}

}  // namespace

void add_puzzle(CLI::App& app, Chosen& chosen) {
  CLI::App* command = add_command(
      app, "puzzle", "Make puzzles, show them, check answers",
      "  dalapapa puzzle new figure --size 6x6 --level 3   fill a square; also arlequin and grand\n"
      "  dalapapa puzzle new turn --level 4                the best turn of a position; or close, a group\n"
      "  dalapapa puzzle new --day today                   the puzzle of the day\n"
      "  dalapapa puzzle show figure-6x6-3-k2m9qz          the same again from its name, anywhere\n"
      "  dalapapa puzzle check figure-6x6-3-k2m9qz answer.json\n\n"
      "Every puzzle has exactly one answer. Levels go from 1, where each next step is forced or obvious, to "
      "5.\n"
      "An answer is a file with a JSON array of placements; `help` takes an incomplete one.");
  command->require_subcommand(1);

  auto wanted = std::make_shared<NewPuzzleOptions>();
  auto shown = std::make_shared<ShowPuzzleOptions>();
  CLI::App* const make = command->add_subcommand("new", "Make a puzzle and show it");
  make->add_option("KIND", wanted->kind, "figure, arlequin, grand, turn or close");
  make->add_option("--size", wanted->size,
                   "For figure: 4x4 (default), 4x6, 6x6, 6x8, 8x8; for grand: 20x12 (default), 16x15")
      ->type_name("WxH");
  make->add_option("--sheet", wanted->sheet, "For arlequin: 1 (default), 2 or 3")
      ->check(CLI::Range(1, 3))
      ->type_name("N");
  make->add_flag("--outline", wanted->outline, "Show the outlines of the tiles, which is easier");
  make->add_option("--level", wanted->level, "1 to 5 (default: 2)")->check(CLI::Range(1, 5))->type_name("N");
  make->add_option("--day", wanted->day,
                   "The puzzle of a day: today (in Greenwich), or a date such as 2026-01-31")
      ->type_name("DATE");
  wanted->seed.add_to(*make, "The same number makes the same puzzle (default: a new one)");
  make->add_flag("--json", shown->as_json, "Print a JSON object");
  shown->colour.add_to(*make);
  make->callback([wanted, shown, &chosen] {
    chosen.command = [wanted, shown]() -> Expected<int> {
      DALAPAPA_TRY(id, id_of(*wanted));
      shown->id = id->text();
      return show(*shown);
    };
  });

  CLI::App* const again = command->add_subcommand("show", "Show a puzzle again from its name");
  add_shown(*again, shown);
  again->add_flag("--solution", shown->solution, "With its solution");
  again->add_flag("--json", shown->as_json, "Print a JSON object");
  shown->colour.add_to(*again);
  again->callback([shown, &chosen] { chosen.command = [shown] { return show(*shown); }; });

  CLI::App* const checked = command->add_subcommand("check", "Check an answer; exit status 1 if it is wrong");
  add_shown(*checked, shown);
  checked->add_option("ANSWER", shown->answer, "A file with a JSON array of placements, - for standard input")
      ->required();
  checked->callback([shown, &chosen] { chosen.command = [shown] { return check(*shown); }; });

  CLI::App* const helped = command->add_subcommand(
      "help", "Help on the way: can it still be done, what comes next, what is wrong");
  add_shown(*helped, shown);
  helped
      ->add_option("LAID", shown->answer,
                   "The tiles laid so far: a file with a JSON array of placements, - for standard input")
      ->required();
  helped->add_flag("--json", shown->as_json, "Print a JSON object");
  helped->callback([shown, &chosen] { chosen.command = [shown] { return help(*shown); }; });
}

}  // namespace dalapapa
