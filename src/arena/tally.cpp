#include "arena/tally.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace dalapapa {
namespace {

constexpr double normal = 1.96;  // standard deviations on either side hold 95 %

// The same where the deviation is only known from so many values: Student's, to the second order (2.26 for ten).
double student(int count) {
  const double freedom = count - 1;
  const double cube = normal * normal * normal;
  const double fifth = cube * normal * normal;
  return normal + (cube + normal) / (4 * freedom) +
         (5 * fifth + 16 * cube + 3 * normal) / (96 * freedom * freedom);
}

}  // namespace

void Tally::add_pair(const SideResult& first, const SideResult& second) {
  for (const SideResult& game : {first, second}) {
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

// Wilson's interval, which stays between 0 and 1 and does not vanish when one side wins everything. The pairs count like as
// many independent games as would have the same spread.
Estimate Tally::share() const {
  if (pairs_ == 0) return {};
  const double mean = share_.sum / pairs_;
  const double variance = pairs_ == 1 ? 0 : share_.variance(pairs_);
  const double games = variance > 0 ? pairs_ * mean * (1 - mean) / variance : pairs_;
  const double widening = normal * normal / games;
  const double middle = (mean + widening / 2) / (1 + widening);
  const double reach = std::sqrt(widening * (mean * (1 - mean) + widening / 4)) / (1 + widening);
  return {mean, middle - reach, middle + reach};
}

Estimate Tally::margin() const {
  if (pairs_ == 0) return {};
  const double mean = margin_.sum / pairs_;
  const double reach = pairs_ == 1 ? std::numeric_limits<double>::infinity()
                                   : student(pairs_) * std::sqrt(margin_.variance(pairs_) / pairs_);
  return {mean, mean - reach, mean + reach};
}

// The logarithm of how much likelier these pairs are with this share of wins than with one half, the shares of
// pairs being taken as normal with the variance seen (a generalised sequential probability ratio test).
double Tally::evidence(double share) const {
  constexpr double even = 0.5;
  // Few pairs that all went one way say nothing about the variance: half a pair of the widest kind is added.
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
