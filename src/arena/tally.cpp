#include "arena/tally.hpp"

#include <algorithm>
#include <cmath>

namespace dalapapa {

void Tally::add_pair(const Outcome& first, const Outcome& second) {
  for (const Outcome& game : {first, second}) {
    won_ += game.share > 0.5 ? 1 : 0;
    drawn_ += game.share == 0.5 ? 1 : 0;
  }
  ++pairs_;
  share_.add((first.share + second.share) / 2);
  margin_.add((first.margin + second.margin) / 2);
}

double Tally::Sums::variance(int count) const {
  return std::max(0.0, (squares - sum * sum / count) / (count - 1));
}

Estimate Tally::Sums::estimate(int count) const {
  if (count == 0) return {};
  constexpr double normal = 1.96;
  return {sum / count, count == 1 ? 0 : normal * std::sqrt(variance(count) / count)};
}

// The logarithm of how much likelier these pairs are with this share of wins than with one half, the shares of
// pairs being taken as normal with the variance seen (a generalised sequential probability ratio test).
double Tally::evidence(double share) const {
  constexpr double even = 0.5;
  // Few pairs that all went one way say nothing of the variance: half a pair of the widest kind is added.
  const double variance = share_.variance(pairs_) + 0.125 / pairs_;
  return (share - even) / variance * (share_.sum - pairs_ * (even + share) / 2);
}

std::optional<Tally::Verdict> Tally::verdict() const {
  constexpr int fewest = 10;
  constexpr double stronger = 0.55;
  const double bound = std::log(0.95 / 0.05);
  if (pairs_ < fewest) return std::nullopt;
  const double for_a = evidence(stronger);
  const double for_b = evidence(1 - stronger);
  if (for_a >= bound) return Verdict::a_is_stronger;
  if (for_b >= bound) return Verdict::b_is_stronger;
  if (for_a <= -bound && for_b <= -bound) return Verdict::no_difference;
  return std::nullopt;
}

}  // namespace dalapapa
