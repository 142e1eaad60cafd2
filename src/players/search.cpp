#include "players/search.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <span>

#include "base/put_in_order.hpp"
#include "players/endgame.hpp"
#include "players/play_out.hpp"

namespace dalapapa {
namespace {

// The position after some actions of a seat.
std::unique_ptr<Game> after(const Game& seen, int seat, std::span<const Action> actions) {
  auto game = seen.clone();
  for (const Action& action : actions) game->apply({Actor::seat(seat), action});
  return game;
}

struct Candidate {
  Plan plan;
  double trust;                    // in what the style says about it, as if it were this many play-outs
  std::vector<double> outcomes{};  // in the worlds, from the first

  [[nodiscard]] double value() const {
    const double sum = std::accumulate(outcomes.begin(), outcomes.end(), 0.0);
    return (plan.value * trust + sum) / (trust + static_cast<double>(outcomes.size()));
  }
  // How much better this one is than another, over the worlds that both were tried in.
  [[nodiscard]] double beyond(const Candidate& other) const {
    const double both_trusted = std::min(trust, other.trust);
    double sum = both_trusted * (plan.value - other.plan.value);
    const std::size_t worlds = std::min(outcomes.size(), other.outcomes.size());
    for (std::size_t i = 0; i < worlds; ++i) sum += outcomes[i] - other.outcomes[i];
    return sum / (both_trusted + static_cast<double>(worlds));
  }
};

class Halving {
 public:
  Halving(const Style& style, const Game& seen, int seat, Random& random, Meter& meter, bool teaching)
      : style_(style),
        seen_(seen),
        seat_(seat),
        settings_(style.settings()),
        random_(random),
        meter_(meter),
        teaching_(teaching),
        in_points_(teaching && style.judging().in_points) {
    if (in_points_) settings_.trust = 0;  // the style judges by more than points
  }

  std::vector<Plan> run(std::vector<Plan> plans) {
    if (plans.size() > settings_.plans) plans.resize(settings_.plans);
    for (Plan& plan : plans) candidates_.push_back({.plan = std::move(plan), .trust = settings_.trust});
    auto kept = candidates_.size();
    const auto stages = std::max(static_cast<int>(std::bit_width(kept - 1)), teaching_ ? 1 : 0);
    for (int stage = 0; stage < stages && (stage == 0 || meter_.used() < 1); ++stage) {
      do {
        try_in_one_world(kept);
      } while (meter_.used() < static_cast<double>(stage + 1) / stages);
      if (stage == 0) meet_play_outs();
      kept = sort(kept);
    }
    return judged();
  }

  // In worlds of their own: the best of many was lucky in those in which it was found.
  [[nodiscard]] Comparison compare(const Plan& best, std::span<const Action> played) {
    constexpr double until = 1.5;  // of the meter
    constexpr std::size_t least = 8;
    std::vector<double> worse;
    do {
      World world(style_, seen_, random_);
      worse.push_back(outcome_in(world, best.actions) - outcome_in(world, played));
    } while (worse.size() < least || meter_.used() < until);
    const auto worlds = static_cast<double>(worse.size());
    const double mean = std::accumulate(worse.begin(), worse.end(), 0.0) / worlds;
    double squares = 0;
    for (const double each : worse) squares += (each - mean) * (each - mean);
    return {.plan = {.actions = {played.begin(), played.end()}, .value = best.value - mean},
            .worse = mean,
            .doubt = std::sqrt(squares / (worlds - 1) / worlds)};
  }

 private:
  double outcome_in(World& world, std::span<const Action> actions) {
    return world.outcome(actions, seat_, settings_, in_points_, meter_);
  }

  void try_in_one_world(std::size_t kept) {
    World world(style_, seen_, random_);
    for (std::size_t i = 0; i < kept; ++i)
      candidates_[i].outcomes.push_back(outcome_in(world, candidates_[i].plan.actions));
  }

  // Play-outs count from their own end, the style counts from now: the style's judgement is moved to where the
  // play-outs are, so that only what it says about one plan against another matters.
  void meet_play_outs() {
    double apart = 0;
    double trusted = 0;
    for (const Candidate& c : candidates_) {
      if (c.trust == 0) continue;
      const double sum = std::accumulate(c.outcomes.begin(), c.outcomes.end(), 0.0);
      apart += sum / static_cast<double>(c.outcomes.size()) - c.plan.value;
      ++trusted;
    }
    if (trusted == 0) return;
    for (Candidate& c : candidates_) c.plan.value += apart / trusted;
  }

  // Puts the best of those that are kept first. Returns how many of them stay.
  std::size_t sort(std::size_t kept) {
    std::vector<std::size_t> order(candidates_.size());
    std::iota(order.begin(), order.end(), 0);
    put_in_order(std::span(order).first(kept), [&](std::size_t a, std::size_t b) {
      return candidates_[a].value() > candidates_[b].value();
    });
    std::vector<Candidate> sorted;
    for (const std::size_t i : order) sorted.push_back(std::move(candidates_[i]));
    candidates_ = std::move(sorted);
    return (kept + 1) / 2;
  }

  // Those that were dropped were tried in fewer worlds, luckier or less lucky ones: all are compared with the best one.
  [[nodiscard]] std::vector<Plan> judged() {
    const double best = candidates_.front().value();
    std::vector<double> values;
    for (const Candidate& candidate : candidates_) {
      values.push_back(best +
                       (&candidate == &candidates_.front() ? 0 : candidate.beyond(candidates_.front())));
    }
    std::vector<Plan> plans;
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      candidates_[i].plan.value = values[i];
      plans.push_back(std::move(candidates_[i].plan));
    }
    put_in_order(plans, std::ranges::greater{}, &Plan::value);
    return plans;
  }

  const Style& style_;
  const Game& seen_;
  int seat_;
  SearchSettings settings_;
  Random& random_;
  Meter& meter_;
  bool teaching_;
  bool in_points_;
  std::vector<Candidate> candidates_;
};

// Which plan a seat began with, and with how many of its actions.
struct Begun {
  std::size_t plan = 0;
  std::size_t actions = 0;
};

// The best one, as far as it was followed, or where it leads; or else the one that goes furthest with what was played.
std::optional<Begun> begun_in(const Game& seen, int seat, std::span<const Plan> plans,
                              std::span<const Action> played) {
  const auto parted = std::ranges::mismatch(plans.front().actions, played);
  if (const auto followed = static_cast<std::size_t>(parted.in2 - played.begin()); followed > 0)
    return Begun{.plan = 0, .actions = followed};
  std::vector<std::uint64_t> ends;
  for (const Plan& plan : plans) ends.push_back(after(seen, seat, plan.actions)->hash());
  std::optional<Begun> furthest;
  const auto game = seen.clone();
  for (std::size_t i = 0; i < played.size(); ++i) {
    game->apply({Actor::seat(seat), played[i]});
    const auto found = std::ranges::find(ends, game->hash());
    if (found == ends.end()) continue;
    furthest = Begun{.plan = static_cast<std::size_t>(found - ends.begin()), .actions = i + 1};
    if (furthest->plan == 0) break;
  }
  return furthest;
}

std::optional<Thoughts> to_the_end(const Style& style, const Game& seen, int seat, const Meter& meter,
                                   std::span<const Action> played) {
  constexpr std::int64_t steps_a_node = 10;  // of an endgame, in the time of a move in a play-out
  const SearchSettings settings = style.settings();
  const std::int64_t most =
      std::min(settings.end_nodes, steps_a_node * meter.allowed().value_or(settings.nodes));
  Endgame endgame(style, seen, seat, meter);
  auto plans = endgame.plans(most);
  if (!plans) return std::nullopt;
  Thoughts thoughts{.plans = *std::move(plans), .played = {}, .at_end = true};
  if (!played.empty()) {
    const auto margin = endgame.outcome(played, most);
    if (!margin) return std::nullopt;
    thoughts.played = Comparison{.plan = {.actions = {played.begin(), played.end()}, .value = *margin},
                                 .worse = thoughts.plans.front().value - *margin};
  }
  thoughts.exact = endgame.exact();
  return thoughts;
}

Thoughts by_play_outs(const Style& style, const Game& seen, int seat, Random& random, Meter& meter,
                      const Question& question) {
  const auto copy = seen.clone();
  Halving halving(style, seen, seat, random, meter, question.teaching);
  Thoughts thoughts{.plans = halving.run(style.plans(*copy, seat)), .played = {}};
  std::span<const Action> played = question.played;
  if (played.empty()) return thoughts;
  const Plan& best = thoughts.plans.front();
  const auto begun = begun_in(seen, seat, thoughts.plans, played);
  if (begun) played = played.first(begun->actions);
  if (begun && begun->plan == 0) {
    thoughts.played = Comparison{.plan = best};
    thoughts.played->plan.actions.assign(played.begin(), played.end());
  } else {
    thoughts.played = halving.compare(best, played);
    if (begun) thoughts.played->plan.opens = thoughts.plans[begun->plan].opens;
  }
  return thoughts;
}

}  // namespace

Thoughts think(const Style& style, const Game& seen, int seat, Random& random, Meter& meter,
               const Question& question) {
  auto at_the_end = to_the_end(style, seen, seat, meter, question.played);
  Thoughts thoughts =
      at_the_end ? *std::move(at_the_end) : by_play_outs(style, seen, seat, random, meter, question);
  const auto fill_in_now = [&](Plan& plan) {
    plan.now = style.score(*after(seen, seat, plan.actions), seat) - style.score(seen, seat);
  };
  std::ranges::for_each(thoughts.plans, fill_in_now);
  if (thoughts.played) fill_in_now(thoughts.played->plan);
  return thoughts;
}

Thoughts teach(const Style& style, const Game& seen, int seat, std::int64_t nodes, std::uint64_t seed,
               std::span<const Action> played) {
  Random random(seed + seen.steps().size());
  Meter meter({nodes, nullptr});
  return think(style, seen, seat, random, meter, {.teaching = true, .played = played});
}

}  // namespace dalapapa
