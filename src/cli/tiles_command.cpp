#include "cli/colour.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/tell.hpp"
#include "games/figures.hpp"
#include "puzzles/sheets.hpp"
#include "terminal/drawing.hpp"
#include "tiles/tile_set_json.hpp"

namespace dalapapa {
namespace {

struct TilesOptions {
  int sheet = 0;
  ColourOption colour;
  bool as_json = false;
  bool hooks = false;
  std::string file;
};

// As it is printed, from the front and from behind.
int show_sheet(const TilesOptions& options) {
  const auto print = [&](std::string_view side, std::vector<Placement> tiles) {
    const Layout layout{
        .tiles = std::move(tiles), .width = Figures::arlequin_width, .height = Figures::arlequin_height};
    fmt::print("Sheet {}, {}\n{}", options.sheet, side, draw(layout, {.colour = options.colour.wanted()}));
  };
  print("front", front_of_sheet(options.sheet));
  print("back, turned over like a page", back_of_sheet(options.sheet));
  return 0;
}

Expected<int> run_tiles(const TilesOptions& options) {
  options.colour.tell_unused(options.sheet != 0);
  if (options.sheet != 0) {
    const std::string_view why = "--sheet draws a printed sheet";
    if (options.as_json) tell_without_effect("--json", why);
    if (options.hooks) tell_without_effect("--hooks", why);
    if (!options.file.empty()) tell_without_effect("--tiles", why);
    return show_sheet(options);
  }
  DALAPAPA_TRY(loaded, load_tiles(options.file));
  TileSet set = **loaded;
  if (options.hooks) {
    DALAPAPA_TRY(hooks, set.only(Shape::hook));
    set = *std::move(hooks);
  }
  if (options.as_json) {
    // One tile per line: people edit this.
    std::string separator = "[\n";
    for (const json::value& tile : to_json(set)) {
      fmt::print("{}{}", separator, json::serialize(tile));
      separator = ",\n";
    }
    fmt::print("\n]\n");
    return 0;
  }
  fmt::print("  id  sheet  shape    face a   face b\n");
  for (const Tile& tile : set.tiles()) {
    fmt::print("{:>4}  {:>5}  {:<7}  {}  {}\n", tile.id, tile.sheet ? std::to_string(*tile.sheet) : "",
               tile.shape ? name(*tile.shape) : "", tile.a.spelling(), tile.b.spelling());
  }
  fmt::print("{} tiles. A face is spelt centre, W NW NE E SE SW, in B blue, Y yellow, R red, G green.\n",
             set.size());
  return 0;
}

}  // namespace

void add_tiles(CLI::App& app, Chosen& chosen) {
  auto options = std::make_shared<TilesOptions>();
  CLI::App* command = add_command(
      app, "tiles", "List the tiles of a set, or check a set of your own",
      "A face is seven letters: the central disc, then the half-discs clockwise from the left end.\n"
      "The output of --json is a tile set file: change it, and read it with --tiles.");
  command->add_flag("--json", options->as_json, "Print a JSON array of {id, sheet, shape, a, b}");
  command->add_flag("--hooks", options->hooks, "Only the hooks: the 72 tiles of Domaine and Dalapapa 72");
  command->add_option("--tiles", options->file, "Read the set from a JSON file instead of the 120 tiles")
      ->check(not_empty())
      ->type_name("FILE");
  command
      ->add_option("--sheet", options->sheet,
                   "Draw a sheet as it is printed, a solved Arlequin on either side: 1, 2 or 3")
      ->check(CLI::Range(1, 3))
      ->type_name("N");
  options->colour.add_to(*command);
  command->callback([options, &chosen] { chosen.command = [options] { return run_tiles(*options); }; });
}

}  // namespace dalapapa
