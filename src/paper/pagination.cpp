#include "paper/pagination.hpp"

#include <algorithm>

namespace dalapapa {
namespace {

struct Row {
  PlacedRow place;
  double above = 0;
  double height = 0;
  bool may_break = true;  // before it
};

// The first two lines of a paragraph stay together, and so do the last two.
bool splits_well(std::size_t row, std::size_t rows) {
  return row == 0 || (row >= 2 && row + 2 <= rows);
}

std::vector<Row> rows_of(std::span<const FlowBlock> blocks) {
  std::vector<Row> rows;
  bool bound = false;  // to what comes before
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    const auto& [above, heights, with_next] = blocks[b];
    for (std::size_t r = 0; r < heights.size(); ++r) {
      rows.push_back({.place = {b, r, 0},
                      .above = r == 0 ? above : 0,
                      .height = heights[r],
                      .may_break = splits_well(r, heights.size()) && (r > 0 || !bound)});
    }
    bound = with_next;
  }
  return rows;
}

// One past the last row of a page that begins with row `first`.
std::size_t end_of_page(std::span<const Row> rows, std::size_t first, double height) {
  constexpr double slack = 1e-6;  // sums of fractions
  double filled = rows[first].height;
  std::size_t end = first + 1;
  while (end < rows.size() && filled + rows[end].above + rows[end].height <= height + slack) {
    filled += rows[end].above + rows[end].height;
    ++end;
  }
  if (end == rows.size()) return end;
  for (std::size_t earlier = end; earlier > first; --earlier) {
    if (rows[earlier].may_break) return earlier;
  }
  return end;  // nothing on this page may be parted, yet something must
}

}  // namespace

std::vector<FlowPage> paginated(std::span<const FlowBlock> blocks, double height) {
  const std::vector<Row> rows = rows_of(blocks);
  std::vector<FlowPage> pages;
  for (std::size_t first = 0; first < rows.size();) {
    const std::size_t end = end_of_page(rows, first, height);
    FlowPage& page = pages.emplace_back();
    double top = 0;
    for (std::size_t i = first; i < end; ++i) {
      if (i > first) top += rows[i].above;
      page.push_back({rows[i].place.block, rows[i].place.row, top});
      top += rows[i].height;
    }
    first = end;
  }
  return pages;
}

}  // namespace dalapapa
