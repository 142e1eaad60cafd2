#include "cli/tell.hpp"

#include <algorithm>
#include <cstdio>
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

}  // namespace dalapapa
