#include "cli/colour.hpp"

#include <cstdlib>
#include <unistd.h>

#include "cli/tell.hpp"

namespace dalapapa {

void ColourOption::add_to(CLI::App& command) {
  command.add_option("--colour,--color", when_, "Draw in colour: auto, always or never (letters)")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("WHEN");
}

bool ColourOption::wanted() const {
  if (when_ != "auto") return when_ == "always";
  return isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
}

void ColourOption::tell_unused(bool draws) const {
  if (when_ == "always" && !draws) tell_without_effect("--colour", "nothing is drawn");
}

}  // namespace dalapapa
