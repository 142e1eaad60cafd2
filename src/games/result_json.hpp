// Results as JSON: {"scores": [...], "winners": [...]}.
#pragma once

#include "base/json.hpp"
#include "games/game.hpp"

namespace dalapapa {

[[nodiscard]] inline json::object to_json(const Result& result) {
  return {{"scores", json::array(result.scores.begin(), result.scores.end())},
          {"winners", json::array(result.winners.begin(), result.winners.end())}};
}

}  // namespace dalapapa
