#include "games/game.hpp"

#include <algorithm>

namespace dalapapa {

Result Result::by_score(std::vector<int> scores) {
  Result result{std::move(scores), {}};
  const int best = *std::ranges::max_element(result.scores);
  for (std::size_t seat = 0; seat < result.scores.size(); ++seat) {
    if (result.scores[seat] == best) result.winners.push_back(static_cast<int>(seat));
  }
  return result;
}

std::int64_t Game::time() const {
  const auto last = std::ranges::find_if(steps_.rbegin(), steps_.rend(),
                                         [](const Step& s) { return !s.actor.is_chance(); });
  return last == steps_.rend() ? 0 : last->milliseconds;
}

Expected<void> Game::check_time(const Step& step) const {
  if (!has_clock() || step.actor.is_chance()) {
    if (step.milliseconds != 0) return refused("there is no clock for this");
    return {};
  }
  if (step.milliseconds < time()) return refused("it is later than {} ms already", step.milliseconds);
  const auto due = time_up();
  if (step.actor.is_referee()) {
    if (!due) return refused("there is no deadline now");
    if (step.milliseconds < *due) return refused("time is not up before {} ms", *due);
  } else if (due && step.milliseconds >= *due) {
    return refused("time was up at {} ms", *due);
  }
  return {};
}

}  // namespace dalapapa
