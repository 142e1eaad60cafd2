// A moment of a game on paper: the table, names and scores, and a QR code that opens it in the page.
#pragma once

#include "paper/document.hpp"
#include "paper/sheet_head.hpp"
#include "table/record.hpp"

namespace dalapapa {

struct PositionSheet {
  Document document;
  bool has_code = true;  // the game was short enough for one
};

// After the first `step` steps. Where the whole record is too long for a QR code, it holds the game up to there; where that is
// too long as well, there is none; the commitment at the foot says which game it is. Needs: no more steps than there are, all of them legal.
[[nodiscard]] Expected<PositionSheet> position_sheet(const Record& record, std::size_t step,
                                                     const SheetOptions& options);

}  // namespace dalapapa
