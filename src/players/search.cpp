#include "players/search.hpp"

#include <algorithm>
#include <bit>
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
  Halving(const Style& style, const Game& seen, int seat, Random& random, Meter& meter,
          const Question& question)
      : style_(style),
        seen_(seen),
        seat_(seat),
        settings_(style.settings()),
        random_(random),
        meter_(meter),
        question_(question) {
    if (question_.in_points) settings_.trust = 0;  // the style judges by more than points
  }

  Thoughts run(std::vector<Plan> plans) {
    begin(std::move(plans));
    auto kept = candidates_.size();
    const auto stages = std::max(static_cast<int>(std::bit_width(kept - 1)), question_.in_points ? 1 : 0);
    for (int stage = 0; stage < stages && (stage == 0 || meter_.used() < 1); ++stage) {
      do {
        try_in_one_world(kept);
      } while (meter_.used() < static_cast<double>(stage + 1) / stages);
      if (stage == 0) meet_play_outs();
      kept = sort(kept);
    }
    return judged();
  }

 private:
  // The best of the plans; and the one that is asked about, which may be another and is never dropped.
  void begin(std::vector<Plan> plans) {
    const auto played = question_.played;
    std::optional<std::size_t> found;
    if (!played.empty()) found = same_as(plans, played);
    for (std::size_t i = 0; i < plans.size(); ++i) {
      if (i == found) own_ = candidates_.size();
      if (i < settings_.plans || i == found)
        candidates_.push_back({.plan = std::move(plans[i]), .trust = settings_.trust});
    }
    if (played.empty() || found) return;
    own_ = candidates_.size();  // the style did not think of it
    candidates_.push_back({.plan = {.actions = {played.begin(), played.end()}}, .trust = 0});
  }

  // The same actions, or others that lead to the same position.
  [[nodiscard]] std::optional<std::size_t> same_as(std::span<const Plan> plans,
                                                   std::span<const Action> played) const {
    const std::uint64_t wanted = after(seen_, seat_, played)->hash();
    for (std::size_t i = 0; i < plans.size(); ++i) {
      if (after(seen_, seat_, plans[i].actions)->hash() == wanted) return i;
    }
    return std::nullopt;
  }

  void try_in_one_world(std::size_t kept) {
    World world(style_, seen_, random_);
    const auto attempt = [&](Candidate& candidate) {
      candidate.outcomes.push_back(
          world.outcome(candidate.plan.actions, seat_, settings_, question_.in_points, meter_));
    };
    for (std::size_t i = 0; i < kept; ++i) attempt(candidates_[i]);
    if (own_ && *own_ >= kept) attempt(candidates_[*own_]);
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
    if (own_) own_ = static_cast<std::size_t>(std::ranges::find(order, *own_) - order.begin());
    return (kept + 1) / 2;
  }

  // Those that were dropped were tried in fewer worlds, luckier or less lucky ones: all are compared with the best one.
  [[nodiscard]] Thoughts judged() {
    Thoughts thoughts;
    const double best = candidates_.front().value();
    std::vector<double> values;
    for (const Candidate& candidate : candidates_) {
      values.push_back(best +
                       (&candidate == &candidates_.front() ? 0 : candidate.beyond(candidates_.front())));
    }
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      candidates_[i].plan.value = values[i];
      if (i == own_) thoughts.played = candidates_[i].plan;
      thoughts.plans.push_back(std::move(candidates_[i].plan));
    }
    put_in_order(thoughts.plans, std::ranges::greater{}, &Plan::value);
    return thoughts;
  }

  const Style& style_;
  const Game& seen_;
  int seat_;
  SearchSettings settings_;
  Random& random_;
  Meter& meter_;
  Question question_;
  std::vector<Candidate> candidates_;
  std::optional<std::size_t> own_;  // the plan that is asked about
};

std::optional<Thoughts> to_the_end(const Style& style, const Game& seen, int seat, const Meter& meter,
                                   std::span<const Action> played) {
  constexpr std::int64_t steps_a_node = 10;  // of an endgame, in the time of a move in a play-out
  const SearchSettings settings = style.settings();
  const std::int64_t most =
      std::min(settings.end_nodes, steps_a_node * meter.allowed().value_or(settings.nodes));
  Endgame endgame(style, seen, seat, meter);
  auto plans = endgame.plans(most);
  if (!plans) return std::nullopt;
  Thoughts thoughts{.plans = *std::move(plans), .played = {}};
  if (!played.empty()) {
    const auto margin = endgame.outcome(played, most);
    if (!margin) return std::nullopt;
    thoughts.played = Plan{.actions = {played.begin(), played.end()}, .value = *margin};
  }
  thoughts.exact = endgame.exact();
  return thoughts;
}

Thoughts by_play_outs(const Style& style, const Game& seen, int seat, Random& random, Meter& meter,
                      const Question& question) {
  const auto copy = seen.clone();
  return Halving(style, seen, seat, random, meter, question).run(style.plans(*copy, seat));
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
  if (thoughts.played) fill_in_now(*thoughts.played);
  return thoughts;
}

}  // namespace dalapapa
