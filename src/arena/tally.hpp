// The count of a match in duplicate pairs: how often a side won, by how much, and how sure that is.
//
// The two games of a pair share their luck, so pairs are what is independent: the intervals are over pairs.
#pragma once

#include <cstdint>
#include <optional>

namespace dalapapa {

// What side A achieved in one game, or on average in several.
struct SideResult {
  double share = 0;   // of the win: 1 won, 0 lost, a half if both sides share it
  double margin = 0;  // in points, over the other side
};

// A mean with its 95 % interval, which is endless where one pair says nothing about the spread.
struct Estimate {
  double mean = 0;
  double low = 0;
  double high = 0;
};

class Tally {
 public:
  void add_pair(const SideResult& first, const SideResult& second);

  [[nodiscard]] int pairs() const { return pairs_; }
  // Games.
  [[nodiscard]] int won() const { return won_; }
  [[nodiscard]] int drawn() const { return drawn_; }
  [[nodiscard]] int lost() const { return 2 * pairs_ - won_ - drawn_; }
  [[nodiscard]] Estimate share() const;
  [[nodiscard]] Estimate margin() const;

  // A sequential test of whether A wins 55 % rather than 50 % (or, turned around, B does), each error at most 5 % likely,
  // whenever it is looked at. Nothing while it is open.
  enum class Verdict : std::uint8_t { a_is_stronger, b_is_stronger, no_difference };
  [[nodiscard]] std::optional<Verdict> verdict() const;

 private:
  struct Sums {
    double sum = 0;
    double squares = 0;
    void add(double value) { sum += value, squares += value * value; }
    [[nodiscard]] double variance(int count) const;
  };
  [[nodiscard]] double evidence(double share) const;

  int pairs_ = 0;
  int won_ = 0;
  int drawn_ = 0;
  Sums share_;
  Sums margin_;
};

}  // namespace dalapapa
