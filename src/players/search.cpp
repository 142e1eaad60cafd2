#include "players/search.hpp"

#include <algorithm>
#include <bit>

#include "players/endgame.hpp"
#include "players/play_out.hpp"

namespace dalapapa {
namespace {

struct Candidate {
  Plan plan;
  double sum = 0;
  int samples = 0;

  [[nodiscard]] double value(double trust) const { return (plan.value * trust + sum) / (trust + samples); }
};

class Halving {
 public:
  Halving(const Style& style, const Game& seen, int seat, Random& random, Meter& meter)
      : style_(style),
        seen_(seen),
        seat_(seat),
        settings_(style.settings()),
        random_(random),
        meter_(meter) {}

  Thoughts run(std::vector<Plan> plans, std::span<const Action> played) {
    for (Plan& plan : plans) candidates_.push_back({.plan = std::move(plan)});
    choose_own(played);
    auto kept = candidates_.size();
    const auto stages = std::max(static_cast<int>(std::bit_width(kept - 1)), own_ < kept ? 1 : 0);
    for (int stage = 0; stage < stages; ++stage) {
      do {
        try_in_one_world(kept);
      } while (meter_.used() < static_cast<double>(stage + 1) / stages);
      if (stage == 0) meet_play_outs();
      kept = sort(kept);
    }
    return judged(!played.empty());
  }

 private:
  // The plan that is asked about is never dropped.
  void choose_own(std::span<const Action> played) {
    const auto same = [&](const Candidate& c) { return std::ranges::equal(c.plan.actions, played); };
    const auto found = std::ranges::find_if(candidates_, same);
    own_ = static_cast<std::size_t>(found - candidates_.begin());
    if (played.empty() || found != candidates_.end()) return;
    const double least = candidates_.back().plan.value;  // the style did not think of it
    candidates_.push_back({.plan = {.actions = {played.begin(), played.end()}, .value = least}});
  }

  void try_in_one_world(std::size_t kept) {
    World world(style_, seen_, random_);
    const int turns = settings_.rounds * seen_.seats();
    const auto attempt = [&](Candidate& candidate) {
      candidate.sum += world.outcome(candidate.plan.actions, seat_, turns, settings_.later, meter_);
      ++candidate.samples;
    };
    for (std::size_t i = 0; i < kept; ++i) attempt(candidates_[i]);
    if (own_ >= kept && own_ < candidates_.size()) attempt(candidates_[own_]);
  }

  // Play-outs count from their own end, the style counts from now: the style's judgement is moved to where the
  // play-outs are, so that only what it says of one plan against another matters.
  void meet_play_outs() {
    double apart = 0;
    for (const Candidate& c : candidates_) apart += c.sum / c.samples - c.plan.value;
    for (Candidate& c : candidates_) c.plan.value += apart / static_cast<double>(candidates_.size());
  }

  std::size_t sort(std::size_t kept) {
    const auto own = own_ < candidates_.size() ? candidates_[own_].plan.actions : std::vector<Action>{};
    std::stable_sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(kept),
                     [&](const Candidate& a, const Candidate& b) {
                       return a.value(settings_.trust) > b.value(settings_.trust);
                     });
    if (!own.empty()) {
      const auto same = [&](const Candidate& c) { return c.plan.actions == own; };
      own_ = static_cast<std::size_t>(std::ranges::find_if(candidates_, same) - candidates_.begin());
    }
    return (kept + 1) / 2;
  }

  [[nodiscard]] Thoughts judged(bool asked) {
    Thoughts thoughts;
    if (asked) thoughts.played = candidates_[own_].value(settings_.trust);
    for (Candidate& candidate : candidates_) {
      if (candidate.samples > 0) candidate.plan.value = candidate.value(settings_.trust);
      thoughts.plans.push_back(std::move(candidate.plan));
    }
    return thoughts;
  }

  const Style& style_;
  const Game& seen_;
  int seat_;
  SearchSettings settings_;
  Random& random_;
  Meter& meter_;
  std::vector<Candidate> candidates_;
  std::size_t own_ = 0;  // the plan that is asked about; one past the last if none is
};

std::optional<Thoughts> to_the_end(const Style& style, const Game& seen, int seat, std::int64_t most,
                                   std::span<const Action> played) {
  Endgame endgame(style, seen, seat);
  auto plans = endgame.plans(most);
  if (!plans) return std::nullopt;
  Thoughts thoughts{.plans = *std::move(plans), .played = {}, .exact = true};
  if (!played.empty()) {
    thoughts.played = endgame.outcome(played, most);
    if (!thoughts.played) return std::nullopt;
  }
  return thoughts;
}

}  // namespace

Thoughts think(const Style& style, const Game& seen, int seat, Random& random, Meter& meter,
               std::span<const Action> played) {
  const SearchSettings settings = style.settings();
  constexpr std::int64_t steps_a_node = 10;  // of an endgame, in the time of a move in a play-out
  const std::int64_t most =
      std::min(settings.end_nodes, steps_a_node * meter.allowed().value_or(settings.nodes));
  if (auto exact = to_the_end(style, seen, seat, most, played)) return *std::move(exact);
  const auto copy = seen.clone();
  std::vector<Plan> plans = style.plans(*copy, seat);
  if (plans.size() > settings.plans) plans.resize(settings.plans);
  return Halving(style, seen, seat, random, meter).run(std::move(plans), played);
}

}  // namespace dalapapa
