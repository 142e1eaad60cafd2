// The sizes of paper, in millimetres.
#pragma once

#include <cstdint>

#include "paper/names.hpp"

namespace dalapapa {

enum class Paper : std::uint8_t { a4, letter };

inline constexpr Names<2> paper_names{"a4", "letter"};

// Of a page as it is read.
struct PageSize {
  double width = 0;
  double height = 0;

  [[nodiscard]] constexpr PageSize turned() const { return {height, width}; }
};

[[nodiscard]] constexpr PageSize portrait(Paper paper) {
  return paper == Paper::a4 ? PageSize{210, 297} : PageSize{215.9, 279.4};
}

[[nodiscard]] constexpr PageSize landscape(Paper paper) {
  return portrait(paper).turned();
}

// What most printers leave white along the edges of the paper.
inline constexpr double unprinted_edge = 5;

}  // namespace dalapapa
