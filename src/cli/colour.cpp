#include "cli/colour.hpp"

#include <cstdlib>
#include <unistd.h>

namespace dalapapa {

void ColourOption::add_to(CLI::App& command) {
  command.add_option("--colour,--color", when_, "Draw in colour: auto, always or never (letters)")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("WHEN");
}

bool ColourOption::wanted() const {
  if (when_.value_or("auto") != "auto") return when_ == "always";
  return isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
}

Expected<void> ColourOption::check(bool draws) const {
  if (when_ && !draws) return bad_input("--colour has no effect: nothing is drawn");
  return {};
}

}  // namespace dalapapa
