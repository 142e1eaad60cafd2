#include "cli/print_options.hpp"

#include <filesystem>

#include "base/visible.hpp"
#include "cli/files.hpp"
#include "cli/written_files.hpp"
#include "paper/presets.hpp"

namespace dalapapa {
namespace {

// A missing folder is created, but not those above it: a typing mistake would leave strange ones. Whether it was missing.
Expected<bool> make_folder(const std::string& folder) {
  std::error_code error;
  const bool created = std::filesystem::create_directory(folder, error);
  if (error) return bad_input("cannot create the folder {}: {}", named_file(folder), error.message());
  return created;
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
  DALAPAPA_TRY(created, make_folder(out_));
  std::vector<FileToWrite> all;
  for (const PrintedFile& file : files)
    all.push_back({(std::filesystem::path(out_) / file.name).string(), file.bytes});
  if (const auto written = write_files(all); !written) {
    std::error_code ignored;  // it may have been written to by others meanwhile
    if (*created) std::filesystem::remove(out_, ignored);
    return written;
  }
  for (std::size_t i = 0; i < files.size(); ++i) {
    fmt::print("{}: {} {}\n", written_out(all[i].path), files[i].pages,
               files[i].pages == 1 ? "page" : "pages");
  }
  return {};
}

}  // namespace dalapapa
