#include "players/search.hpp"

#include <algorithm>
#include <bit>

#include "players/play_out.hpp"

namespace dalapapa {
namespace {

struct Candidate {
  Plan plan;
  double prior = 0;
  double sum = 0;
  int samples = 0;

  [[nodiscard]] double value(double trust) const { return (prior * trust + sum) / (trust + samples); }
};

}  // namespace

std::vector<Plan> search(const Style& style, const Game& seen, int seat, const SearchSettings& settings,
                         Random& random, Meter& meter) {
  const auto copy = seen.clone();
  std::vector<Plan> plans = style.plans(*copy, seat);
  std::vector<Candidate> candidates;
  for (std::size_t i = 0; i < std::min(plans.size(), settings.plans); ++i) {
    candidates.push_back({.plan = plans[i], .prior = plans[i].value});
  }
  const int turns = settings.rounds * seen.seats();
  const auto stages = static_cast<int>(std::bit_width(candidates.size() - 1));
  auto kept = static_cast<std::ptrdiff_t>(candidates.size());
  // Play-outs count in points from their own end, the style from now: only what they say of each other's plans is
  // compared, so the style's judgement is moved to where the play-outs are.
  double base = 0;
  for (int stage = 0; stage < stages; ++stage) {
    const double until = static_cast<double>(stage + 1) / stages;
    do {
      World world(style, seen, random);
      for (Candidate& candidate : std::span(candidates).first(static_cast<std::size_t>(kept))) {
        candidate.sum += world.outcome(candidate.plan.actions, seat, turns, meter);
        ++candidate.samples;
      }
    } while (meter.used() < until);
    if (stage == 0) {
      for (const Candidate& candidate : candidates)
        base += candidate.sum / candidate.samples - candidate.prior;
      base /= static_cast<double>(candidates.size());
      for (Candidate& candidate : candidates) candidate.prior += base;
    }
    std::stable_sort(candidates.begin(), candidates.begin() + kept,
                     [&](const Candidate& a, const Candidate& b) {
                       return a.value(settings.trust) > b.value(settings.trust);
                     });
    kept = (kept + 1) / 2;
  }
  std::vector<Plan> judged;
  for (Candidate& candidate : candidates) {
    candidate.plan.value = candidate.samples > 0 ? candidate.value(settings.trust) : candidate.prior;
    judged.push_back(std::move(candidate.plan));
  }
  return judged;
}

}  // namespace dalapapa
