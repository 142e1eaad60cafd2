// The part of the engine that needs no table: what there is to play with, and records.
//
//   "op"            takes                              answers
//   catalogue                                          games, with their options; levels of bots; tiles of the standard set
//   tidy_names      names, as they were typed          names, as tidy_name() in base/player_name.hpp leaves them
//   committed_text  game, tiles, opened                text, whose hash is the commitment
//   replay          record, sha256                     result
//   record_scene    record, steps, viewer              see record_scene() in table/scene.hpp
//   analyse         record, from, nodes, seed          turn, the next judged one or null; next, the step to continue from
//   sheet           sheet, back                        width, height, tiles: the sheet as it is printed
//   signature       games, game                        signature, 16 hexadecimal digits
#pragma once

#include <optional>
#include <string_view>

#include "base/json.hpp"

namespace dalapapa {

// Nothing if the operation is not one of these.
[[nodiscard]] std::optional<Expected<json::object>> answer_plainly(std::string_view op,
                                                                   const json::object& in);

}  // namespace dalapapa
