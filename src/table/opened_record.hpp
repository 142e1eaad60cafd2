// What a viewer followed becomes a whole record once the commitment is opened: the tiles that were hidden from them come out of the
// deck, and everything that they were told is checked against it. So nobody has to take the host's word for a game.
#pragma once

#include <span>
#include <string_view>

#include "table/record.hpp"

namespace dalapapa {

// The record of a finished game from the steps as a viewer saw them, all from the first. Refused, with the number of the step: a draw
// that the deck does not have, a step that is not legal in the true game, a step that this viewer would have seen differently; and an
// opening that is not of this commitment, or a game that is not over.
// Needs: a deck as Opening::from_json() takes it.
[[nodiscard]] Expected<Record> opened_record(const Config& config, std::string_view commitment,
                                             std::span<const SeenStep> followed, const Opening& opening,
                                             Viewer viewer, const Sha256& sha256);

}  // namespace dalapapa
