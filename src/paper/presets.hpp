// The seven sets that were published (docs/rules.md, "The printed material"), by name.
#pragma once

#include "paper/look.hpp"

namespace dalapapa {

enum class Preset : std::uint8_t {
  original,
  squares_black,
  squares_white,
  discs_black,
  discs_white,
  octagons_black,
  octagons_white
};

inline constexpr Names<7> preset_names{"original",    "squares-black",  "squares-white", "discs-black",
                                       "discs-white", "octagons-black", "octagons-white"};

// Without signs.
[[nodiscard]] Look look_of(Preset preset);

}  // namespace dalapapa
