#include <algorithm>
#include <array>

#include "board/placement_json.hpp"
#include "cli/colour.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/interruption.hpp"
#include "cli/numbers.hpp"
#include "cli/seed.hpp"
#include "cli/status_line.hpp"
#include "games/layout.hpp"
#include "solver/pile_json.hpp"
#include "solver/solver.hpp"
#include "solver/task_json.hpp"
#include "terminal/drawing.hpp"

namespace dalapapa {
namespace {

constexpr std::int64_t nodes_between_looks = 1'000'000;
constexpr std::int64_t most_nodes = std::int64_t{1} << 60U;

struct SolveOptions {
  std::string what;
  int sheet = 0;
  std::string size;
  std::string pile;
  std::string fixed;
  std::vector<std::string> blocked;
  std::string faces = "both";
  bool torus = false;
  SeedOption seed;
  bool count = false;
  std::int64_t most = most_nodes;
  std::int64_t nodes = most_nodes;
  bool as_json = false;
  ColourOption colour;
};

Expected<Frame> frame_of(const SolveOptions& options) {
  const bool arlequin = options.what == "arlequin";
  if (arlequin && !options.size.empty()) return bad_input("an Arlequin has 10x8 squares: no --size");
  if (!arlequin && options.sheet != 0) return bad_input("--sheet is for arlequin");
  if (arlequin && options.sheet == 0) return bad_input("which sheet? --sheet 1, 2 or 3");
  if (options.what == "figure" && options.size.empty()) return bad_input("how large? --size WxH");
  const std::string usual = arlequin ? "10x8" : "20x12";
  DALAPAPA_TRY(size, pair_in(options.size.empty() ? usual : options.size, 'x', "--size"));
  Frame frame{.width = size->first, .height = size->second, .torus = options.torus};
  constexpr std::array<std::string_view, 4> grand{"20x12", "12x20", "16x15", "15x16"};
  if (options.what == "grand" && !options.size.empty() &&
      std::ranges::find(grand, options.size) == grand.end())
    return bad_input("a Grand Arlequin has {} squares, not {}", fmt::join(grand, ", "), options.size);
  for (const std::string& text : options.blocked) {
    DALAPAPA_TRY(square, pair_in(text, ',', "--block"));
    frame.blocked.push_back({square->first, square->second});
  }
  return frame;
}

Expected<Pile> pile_from(const SolveOptions& options) {
  Pile pile = standard_pile();
  if (!options.pile.empty()) {
    if (options.what != "figure") return bad_input("--pile is for figure");
    DALAPAPA_TRY(value, read_json(options.pile));
    auto read = pile_from_json(*value);
    if (!read) return std::unexpected(read.error().within(named_file(options.pile)));
    pile = *std::move(read);
  }
  if (options.what == "arlequin") pile.pile = pile_of(*pile.tiles, options.sheet);
  if (options.faces != "both") {
    const auto faces = options.faces == "a" ? PileTile::Faces::a : PileTile::Faces::b;
    for (PileTile& entry : pile.pile) {
      if (entry.faces != PileTile::Faces::both && entry.faces != faces)
        return bad_input("--faces {}: the pile allows tile {} only its other face", options.faces,
                         (*pile.tiles)[entry.tile].id);
      entry.faces = faces;
    }
  }
  return pile;
}

Expected<void> read_fixed(const std::string& path, FillTask& task) {
  DALAPAPA_TRY(value, read_json(path));
  if (const auto fixed = fix_from_json(*value, task); !fixed)
    return std::unexpected(fixed.error().within(named_file(path)));
  return {};
}

// Where all fillings are counted, one can estimate how much is done.
std::string progress(const SolveOptions& options, const Solver& solver, std::int64_t fillings,
                     double seconds) {
  std::string tried =
      fmt::format("{:.0f} million tiles tried, {:.0f} s", static_cast<double>(solver.nodes()) / 1e6, seconds);
  if (!options.count) return tried;
  return fmt::format("{} {} found, {}", StatusLine::bar(solver.progress()), fillings, tried);
}

struct SolveResult {
  SolverState state = SolverState::working;
  std::optional<std::vector<Placement>> first{};
  std::int64_t fillings = 0;
  std::int64_t nodes = 0;
  int interrupted = 0;  // the exit status, if it was
};

SolveResult search(const SolveOptions& options, FillTask task, std::uint64_t seed,
                   const Interruption& interruption) {
  StatusLine line;
  Solver solver(std::move(task), options.count ? Solver::Aim::all : Solver::Aim::first, seed);
  SolveResult result;
  const std::int64_t wanted = options.count ? options.most : 1;
  while (result.fillings < wanted && solver.nodes() < options.nodes && !interruption.came()) {
    result.state = solver.advance(std::min(nodes_between_looks, options.nodes - solver.nodes()));
    if (result.state == SolverState::exhausted) break;
    if (result.state == SolverState::solved) {
      if (!result.first) result.first = solver.filling();
      ++result.fillings;
    }
    if (line.due()) line.show(progress(options, solver, result.fillings, line.seconds()));
  }
  result.nodes = solver.nodes();
  if (interruption.came()) result.interrupted = interruption.status();
  return result;
}

// On a torus, tiles that cross a seam are shown on both sides of it.
Layout layout_of(const Frame& frame, const std::vector<Placement>& filling) {
  Layout layout{.tiles = filling, .width = frame.width, .height = frame.height};
  for (const Placement& at : filling) {
    const auto [x, y] = squares(at)[1];
    Placement again = at;
    again.x = static_cast<std::int16_t>(at.x - (x >= frame.width ? frame.width : 0));
    again.y = static_cast<std::int16_t>(at.y - (y >= frame.height ? frame.height : 0));
    if (again != at) layout.tiles.push_back(again);
  }
  return layout;
}

void print_words(const SolveOptions& options, const Frame& frame, const SolveResult& result) {
  fmt::print("{}", draw(layout_of(frame, *result.first), {.colour = options.colour.wanted()}));
  if (options.count) {
    const bool all = result.state == SolverState::exhausted;
    const bool one = result.fillings == 1;
    fmt::print("there {} {}{} {}, {} tiles tried\n", one ? "is" : "are", all ? "" : "at least ",
               result.fillings, one ? "filling" : "fillings", result.nodes);
  } else {
    fmt::print("{} tiles tried\n", result.nodes);
  }
}

void print_json(const SolveOptions& options, const SolveResult& result) {
  json::object out{{"solution", nullptr}, {"nodes", result.nodes}};
  if (result.first) out["solution"] = to_json(*result.first);
  if (options.count) out["count"] = result.fillings;
  out["complete"] = result.state == SolverState::exhausted;  // whether everything has been tried
  fmt::print("{}\n", json::serialize(out));
}

Expected<int> run_solve(const SolveOptions& options) {
  options.colour.tell_unused(!options.as_json);
  DALAPAPA_TRY(frame, frame_of(options));
  DALAPAPA_TRY(pile, pile_from(options));
  DALAPAPA_TRY(seed, options.seed.value());
  FillTask task{.tiles = pile->tiles.get(), .frame = *frame, .pile = pile->pile};
  if (!options.fixed.empty()) DALAPAPA_CHECK(read_fixed(options.fixed, task));
  DALAPAPA_CHECK(task.check());
  const Interruption interruption;
  const SolveResult result = search(options, std::move(task), *seed, interruption);
  if (options.as_json) {
    print_json(options, result);
  } else if (result.first) {
    print_words(options, *frame, result);
  }
  if (result.interrupted != 0 && !options.as_json && !result.first)
    fmt::print("interrupted: nothing found after trying {} tiles\n", result.nodes);
  DALAPAPA_CHECK(flush_output());  // before another signal would lose it
  if (result.interrupted != 0 || result.first) return result.interrupted;
  if (result.state == SolverState::exhausted)
    return refused("it cannot be done: everything was tried, {} tiles in all", result.nodes);
  return refused("nothing found after trying {} tiles", result.nodes);
}

}  // namespace

void add_solve(CLI::App& app, Chosen& chosen) {
  auto options = std::make_shared<SolveOptions>();
  CLI::App* command = add_command(
      app, "solve", "Fill a rectangle with tiles, or prove that it cannot be done",
      "  dalapapa solve arlequin --sheet 2               one of the three sheets in 10x8 squares\n"
      "  dalapapa solve grand --size 16x15               all 120 tiles\n"
      "  dalapapa solve figure --size 4x4 --pile p.json  any size and pile\n"
      "  dalapapa solve figure --size 4x3 --pile p.json --count\n\n"
      "A pile is a JSON array of tiles: ids (17), two faces ([\"BBBYYRR\", \"...\"]), one face that\n"
      "alone may show (\"BBBYYRR\"), or a tile set as `dalapapa tiles --json` prints it. Fixed tiles\n"
      "are taken from it. A placement is [\"BBBYYRR\", x, y, rot]: the face that is up, its top-left\n"
      "square, clockwise quarter turns. A filling and its rotation count as two.\n"
      "Exit status 1 if there is no filling or none was found; with --json \"complete\" says whether\n"
      "everything was tried.");
  command->add_option("WHAT", options->what, "arlequin, grand or figure")
      ->required()
      ->check(CLI::IsMember({"arlequin", "grand", "figure"}));
  command->add_option("--sheet", options->sheet, "For arlequin: 1, 2 or 3")
      ->check(CLI::Range(1, 3))
      ->type_name("N");
  command
      ->add_option("--size", options->size, "For figure any; for grand 20x12 (default), 12x20, 16x15, 15x16")
      ->type_name("WxH");
  command->add_option("--pile", options->pile, "The tiles of a figure (default: all 120)")
      ->check(not_empty())
      ->type_name("FILE");
  command->add_option("--fixed", options->fixed, "Tiles that already lie there: a JSON array of placements")
      ->check(not_empty())
      ->type_name("FILE");
  command->add_option("--block", options->blocked, "A square that stays empty; may be given several times")
      ->type_name("X,Y");
  command->add_option("--faces", options->faces, "The faces that may be up")
      ->check(CLI::IsMember({"both", "a", "b"}))
      ->type_name("both|a|b");
  command->add_flag("--torus", options->torus, "Opposite sides meet and must match");
  options->seed.add_to(*command,
                       "Number that settles the order in which tiles are tried (default: a new one)");
  CLI::Option* const count = command->add_flag("--count", options->count, "Count all fillings");
  command->add_option("--most", options->most, "Stop counting there: 2 tells whether there is only one")
      ->check(CLI::Range(std::int64_t{1}, most_nodes))
      ->type_name("N")
      ->needs(count);
  command->add_option("--nodes", options->nodes, "Give up after trying this many tiles")
      ->check(CLI::Range(std::int64_t{1}, most_nodes))
      ->type_name("N");
  command->add_flag("--json", options->as_json, "Print {\"solution\", \"nodes\", ...}");
  options->colour.add_to(*command);
  command->callback([options, &chosen] { chosen.command = [options] { return run_solve(*options); }; });
}

}  // namespace dalapapa
