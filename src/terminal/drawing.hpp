// A board or a figure drawn in the terminal, in colour or in letters. A claim on a disc is the number of its seat beside the
// letter, or a white spot in colour.
#pragma once

#include <string>

#include "games/layout.hpp"

namespace dalapapa {

struct DrawingStyle {
  bool colour = true;  // otherwise letters: capitals are discs, small letters half-discs
  int highlighted =
      0;  // this many of the tiles placed last, on a lighter ground; in letters their corners are '#'
};

// Ends with a newline. Nothing at all is an empty text.
[[nodiscard]] std::string draw(const Layout& layout, const DrawingStyle& style);

}  // namespace dalapapa
