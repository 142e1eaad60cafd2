#include "cli/tell.hpp"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <string>

#include "base/visible.hpp"

namespace dalapapa {

void tell(std::string_view text) {
  constexpr std::size_t longest = 600;
  std::string line(text);
  std::ranges::replace_if(
      line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  line = cut(written_out(line), longest) + "\n";
  std::fputs(line.c_str(), stderr);
}

void tell_without_effect(std::string_view option, std::string_view why) {
  tell(fmt::format("dalapapa: {} has no effect: {}", option, why));
}

}  // namespace dalapapa
