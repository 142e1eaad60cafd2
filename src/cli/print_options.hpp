// What everything printed has in common on the command line: the look, the paper, the language, and a folder for the files.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "paper/look_options.hpp"
#include "paper/paper_size.hpp"
#include "paper/printed_file.hpp"
#include "paper/words.hpp"

namespace dalapapa {

class PrintOptions {
 public:
  void add_to(CLI::App& command);

  // The defaults are those of the page.
  [[nodiscard]] Expected<Look> look() const;
  [[nodiscard]] Expected<Paper> paper() const;
  [[nodiscard]] Expected<Language> language() const;

  // Before anything is made: a folder has been named.
  [[nodiscard]] Expected<void> check_folder() const;
  // All of them or none. Says what was written.
  [[nodiscard]] Expected<void> write(const std::vector<PrintedFile>& files) const;

 private:
  LookOptions look_{};
  std::string paper_ = "a4";
  std::string language_ = "en";
  std::string out_;
};

// Options before a subcommand would have no effect.
[[nodiscard]] Expected<void> refuse_options_before(const CLI::App& subcommand);

// "Colours: standard, original, safe (default: standard)"
[[nodiscard]] std::string choice(std::string_view what, std::span<const std::string_view> names,
                                 std::string_view usual = "");

}  // namespace dalapapa
