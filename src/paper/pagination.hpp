// Where a text that runs over pages is broken. It knows heights alone, neither letters nor paper.
//
// A block is a paragraph, whose rows are its lines, or something that is never split, with one row. A page never begins or ends
// with a single line of a paragraph, and a heading never stands at its foot.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace dalapapa {

struct FlowBlock {
  double above = 0;          // room before it, but not at the top of a page
  std::vector<double> rows;  // their heights; at least one
  bool with_next = false;    // stands on the same page as the first rows of the next block
};

struct PlacedRow {
  std::size_t block = 0;
  std::size_t row = 0;
  double top = 0;  // from the top of the page

  friend bool operator==(const PlacedRow&, const PlacedRow&) = default;
};

using FlowPage = std::vector<PlacedRow>;

// As many pages as it takes, each as full as possible. A row taller than a page gets one of its own, and runs over its foot.
[[nodiscard]] std::vector<FlowPage> paginated(std::span<const FlowBlock> blocks, double height);

}  // namespace dalapapa
