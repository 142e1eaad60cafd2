// What must hold of any answer about a position.
#pragma once

#include "base/json.hpp"
#include "fuzz/require.hpp"
#include "games/points.hpp"

namespace dalapapa::fuzz {

// Of what is answered to "try".
inline void check_numbers(const json::object& answer, bool first) {
  if (!answer.contains("legal") || !answer.at("legal").get_bool()) return;
  const std::int64_t discs = answer.at("discs").to_number<std::int64_t>();
  std::int64_t points = answer.at("disc_points").to_number<std::int64_t>();
  require(first ? discs == 0 : discs >= 1 && discs <= 6,
          "a placement forms one to six discs, the first none");
  require(points == disc_points(static_cast<int>(discs)), "the discs score as the rules say");
  for (const json::value& group : answer.at("groups").get_array())
    points += group.at(1).to_number<std::int64_t>();
  require(points == answer.at("points").to_number<std::int64_t>(),
          "the points are those of the discs and groups");
}

}  // namespace dalapapa::fuzz
