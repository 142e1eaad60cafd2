#include <filesystem>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "paper/presets.hpp"
#include "paper/printed_set.hpp"

namespace dalapapa {
namespace {

struct Wish {
  std::optional<std::string> preset{};
  std::optional<std::string> shape{};
  std::optional<std::string> background{};
  std::optional<std::string> palette{};
  bool signs = false;
  std::string paper = "a4";
  double size = usual_tile_size;
  std::optional<std::string> flip{};
  bool single_sided = false;
  bool numbers = false;
  std::string language = "en";
  std::string out;
};

// What was not said is as on the page.
Expected<Look> look_wished(const Wish& wish) {
  Look look;
  if (wish.preset) {
    if (wish.shape || wish.background || wish.palette)
      return bad_input("a preset has its own shape, background and palette: --preset goes without those");
    DALAPAPA_TRY(preset, value_named<Preset>(preset_names, "preset", *wish.preset));
    look = look_of(*preset);
  }
  if (wish.shape) {
    DALAPAPA_TRY(shape, value_named<DiscShape>(disc_shape_names, "shape", *wish.shape));
    look.shape = *shape;
  }
  if (wish.background) {
    DALAPAPA_TRY(background, value_named<Background>(background_names, "background", *wish.background));
    look.background = *background;
  }
  if (wish.palette) {
    DALAPAPA_TRY(palette, value_named<Palette>(palette_names, "palette", *wish.palette));
    look.palette = *palette;
  }
  look.signs = wish.signs;
  return look;
}

Expected<Turning> turning_wished(const Wish& wish) {
  if (wish.single_sided) {
    if (wish.flip) return bad_input("paper printed on one side is not turned over: no --flip");
    return Turning::glued;
  }
  if (!wish.flip) return Turning::long_edge;
  return value_named<Turning>(flip_names, "flip", *wish.flip);
}

Expected<PrintWish> understood(const Wish& wish) {
  DALAPAPA_TRY(look, look_wished(wish));
  DALAPAPA_TRY(paper, value_named<Paper>(paper_names, "paper", wish.paper));
  DALAPAPA_TRY(turning, turning_wished(wish));
  DALAPAPA_TRY(language, value_named<Language>(language_names, "language", wish.language));
  return PrintWish{.look = *look,
                   .paper = *paper,
                   .tile_size = wish.size,
                   .turning = *turning,
                   .numbers = wish.numbers,
                   .language = *language};
}

// A folder that is not there is made, but not those above it: a slip of the hand would leave strange ones.
Expected<void> make_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directory(folder, error);
  if (error) return bad_input("cannot make the folder {}: {}", folder.string(), error.message());
  return {};
}

Expected<int> run(const Wish& wish) {
  if (wish.out.empty()) return bad_input("which folder? --out DIR");
  DALAPAPA_TRY(print, understood(wish));
  DALAPAPA_TRY(files, printed_set(*print));
  DALAPAPA_CHECK(make_folder(wish.out));
  for (const auto& [name, pages, bytes] : *files) {
    const std::string path = (std::filesystem::path(wish.out) / name).string();
    DALAPAPA_CHECK(write_file(path, bytes));
    fmt::print("{}: {} {}\n", path, pages, pages == 1 ? "page" : "pages");
  }
  return 0;
}

std::string choice(std::string_view what, std::span<const std::string_view> names) {
  return fmt::format("{}: {}", what, fmt::join(names, ", "));
}

}  // namespace

void add_print(CLI::App& app, Chosen& chosen) {
  auto wish = std::make_shared<Wish>();
  CLI::App* command = add_command(
      app, "print", "Make a set on paper: tiles, pieces and score board as PDF files",
      fmt::format(
          "Three sheets of 40 tiles, front and back, then the pieces and the score board. Print them at "
          "100 %\n(\"actual size\"): the bar on every sheet is 50 mm long.\n"
          "On a4 tiles are at most {} mm, on letter {} mm; all are twice as long as wide.",
          largest_tile_size(Paper::a4), largest_tile_size(Paper::letter)));
  command->add_option("--preset", wish->preset, choice("A set as it was published", preset_names))
      ->type_name("NAME");
  command->add_option("--shape", wish->shape, choice("Shape of the discs, else disc", disc_shape_names))
      ->type_name("SHAPE");
  command->add_option("--background", wish->background, choice("Of the tiles, else black", background_names))
      ->type_name("COLOUR");
  command->add_option("--palette", wish->palette, choice("Colours, else standard", palette_names))
      ->type_name("NAME");
  command->add_flag("--signs", wish->signs, "A sign for each colour on every disc");
  command->add_option("--paper", wish->paper, choice("Size of the paper, else a4", paper_names))
      ->type_name("PAPER");
  command->add_option("--size", wish->size, fmt::format("Width of a tile, else {} mm", usual_tile_size))
      ->type_name("MM");
  command
      ->add_option("--flip", wish->flip,
                   "Edge over which your printer turns the paper for the other side: long (else) or short")
      ->type_name("EDGE");
  command->add_flag("--single-sided", wish->single_sided,
                    "Fronts and backs in a file each, to be glued back to back");
  command->add_flag("--numbers", wish->numbers, "Backs that show the numbers of the tiles instead of faces");
  command->add_option("--language", wish->language, choice("Of captions, else en", language_names))
      ->type_name("LANG");
  command->add_option("--out", wish->out, "Folder for the files; made if it is not there")
      ->required()
      ->type_name("DIR");
  command->callback([wish, &chosen] { chosen.command = [wish] { return run(*wish); }; });
}

}  // namespace dalapapa
