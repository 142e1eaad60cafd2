// What people are told besides what was asked for, on standard error.
#pragma once

#include <string_view>

namespace dalapapa {

// One line, whatever the text holds: ends of lines become blanks, other things that a terminal would obey are written out, and what is too long
// is cut. A standard error that cannot be written to is no reason to stop.
void tell(std::string_view text);

// An option that changes nothing is named, and why; scripts that give it go on working.
void tell_without_effect(std::string_view option, std::string_view why);

}  // namespace dalapapa
