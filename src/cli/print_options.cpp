#include "cli/print_options.hpp"

#include <filesystem>

#include "cli/files.hpp"
#include "paper/presets.hpp"

namespace dalapapa {
namespace {

// A missing folder is created, but not those above it: a typing mistake would leave strange ones.
Expected<void> make_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directory(folder, error);
  if (error) return bad_input("cannot create the folder {}: {}", folder.string(), error.message());
  return {};
}

}  // namespace

Expected<void> refuse_options_before(const CLI::App& subcommand) {
  for (const CLI::Option* const option : subcommand.get_parent()->get_options()) {
    if (option->count() > 0)
      return bad_input("{} must come after {}", option->get_name(), subcommand.get_name());
  }
  return {};
}

std::string choice(std::string_view what, std::span<const std::string_view> names, std::string_view usual) {
  const std::string all = fmt::format("{}: {}", what, fmt::join(names, ", "));
  return usual.empty() ? all : fmt::format("{} (default: {})", all, usual);
}

void PrintOptions::add_to(CLI::App& command) {
  command.add_option("--preset", look_.preset, choice("A published set", preset_names))->type_name("NAME");
  command.add_option("--shape", look_.shape, choice("Shape of the discs", disc_shape_names, "disc"))
      ->type_name("SHAPE");
  command
      .add_option("--background", look_.background,
                  choice("Background of the tiles", background_names, "black"))
      ->type_name("COLOUR");
  command.add_option("--palette", look_.palette, choice("Colours", palette_names, "standard"))
      ->type_name("NAME");
  command.add_flag("--signs", look_.signs, "A sign for each colour on every disc");
  command.add_option("--paper", paper_, choice("Size of the paper", paper_names, paper_))->type_name("PAPER");
  command.add_option("--language", language_, choice("Language of the words", language_names, language_))
      ->type_name("LANG");
  command.add_option("--out", out_, "Folder for the files; created if missing")->type_name("DIR");
}

Expected<Look> PrintOptions::look() const {
  return look_from(look_);
}

Expected<Paper> PrintOptions::paper() const {
  return value_named<Paper>(paper_names, "paper", paper_);
}

Expected<Language> PrintOptions::language() const {
  return value_named<Language>(language_names, "language", language_);
}

Expected<void> PrintOptions::check_folder() const {
  if (out_.empty()) return bad_input("which folder? --out DIR");
  return {};
}

Expected<void> PrintOptions::write(const std::vector<PrintedFile>& files) const {
  DALAPAPA_CHECK(make_folder(out_));
  for (const auto& [name, pages, bytes] : files) {
    const std::string path = (std::filesystem::path(out_) / name).string();
    DALAPAPA_CHECK(write_file(path, bytes));
    fmt::print("{}: {} {}\n", path, pages, pages == 1 ? "page" : "pages");
  }
  return {};
}

}  // namespace dalapapa
