#include "players/domaine_standing.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "players/lead.hpp"

namespace dalapapa {
namespace {

// Found by matches of duplicate pairs.
constexpr double usual_territory = 4;         // discs: what a marker brings with time to spare
constexpr double turns_a_marker = 1.6;        // how many turns it takes to find a place for a marker
constexpr double half_domaine_turn = 1.5;     // points: half of what a turn brings
constexpr double usual_token = 0.8;           // points
constexpr double worth_of_domaine_won = 10;   // points, beyond those of the margin
constexpr double spread_of_domaine_turn = 4;  // points

}  // namespace

DomaineStanding::DomaineStanding(const Domaine& game, std::vector<int> free)
    : free_(std::move(free)),
      seats_(game.seats()),
      mover_(game.seat()),
      plaque_(game.plaque_owner()),
      in_bag_(game.in_bag()),
      over_(game.phase() == Domaine::Phase::over) {
  for (int seat = 0; seat < seats_; ++seat) {
    holders_[static_cast<std::size_t>(seat)] = {game.score(seat), game.markers(seat), game.tokens(seat)};
  }
}

void DomaineStanding::earn(int seat, int tokens) {
  holders_[static_cast<std::size_t>(seat)].tokens += tokens;
}

void DomaineStanding::mark(int seat) {
  Holder& holder = holders_[static_cast<std::size_t>(seat)];
  assert(!free_.empty() && holder.markers > 0);
  holder.score += free_.front();
  free_.erase(free_.begin());
  if (--holder.markers == 0 && plaque_ == Domaine::nobody) {  // DO6
    plaque_ = seat;
    holder.score += Domaine::plaque;
  }
}

int DomaineStanding::fewest_markers_of_others(int seat) const {
  int fewest = of((seat + 1) % seats_).markers;
  for (int other = 0; other < seats_; ++other) {
    if (other != seat) fewest = std::min(fewest, of(other).markers);
  }
  return fewest;
}

// After the current one.
double DomaineStanding::turns_left(int seat) const {
  if (over_) return 0;
  if (plaque_ != Domaine::nobody) {  // DO6: those between the one to move and the one with the plaque
    const int until = (seat - mover_ + seats_) % seats_;
    const int end = (plaque_ - mover_ + seats_) % seats_;
    return until > 0 && until < (end == 0 ? seats_ : end) ? 1 : 0;
  }
  const double of_tiles = static_cast<double>(in_bag_) / seats_ + 2;  // each holds two
  return std::min(of_tiles, 1 + turns_a_marker * fewest_markers_of_others(seat));
}

// With many turns left each finds a large territory; with few, all but a few markers are left over.
double DomaineStanding::worth_of_markers(int seat, int count) const {
  if (count == 0) return 0;
  const double turns = turns_left(seat);
  return usual_territory * count * turns / (count + turns);
}

double DomaineStanding::worth_of_marker(int seat) const {
  const int count = of(seat).markers;
  if (count == 0) return 1000;
  return worth_of_markers(seat, count) - worth_of_markers(seat, count - 1);
}

double DomaineStanding::worth_of_token(int seat) const {
  const double turns = turns_left(seat);
  return usual_token * turns / (turns + 1);
}

double DomaineStanding::total(int seat) const {
  const Holder& holder = of(seat);
  double sum = holder.score;
  if (over_) return sum;
  sum += worth_of_markers(seat, holder.markers) + worth_of_token(seat) * holder.tokens;
  if (plaque_ == Domaine::nobody) {
    const double others = fewest_markers_of_others(seat);
    sum += Domaine::plaque * others * others / (others * others + holder.markers * holder.markers);
  }
  return sum;
}

double DomaineStanding::takings() const {
  int left = of(mover_).markers;
  double gain = 0;
  for (const int size : free_) {
    if (left == 0) break;
    const double brings = size - (worth_of_markers(mover_, left) - worth_of_markers(mover_, left - 1));
    if (brings <= 0) break;
    gain += brings;
    --left;
  }
  return gain;
}

double DomaineStanding::lead(int seat, bool tempo) const {
  const auto sum = [&](int holder) {
    const bool moves = holder == mover_ && !over_;
    return total(holder) + (moves ? takings() + (tempo ? half_domaine_turn : 0) : 0);
  };
  return sum(seat) - best_of_others(seats_, seat, sum);
}

double DomaineStanding::value(int seat, bool tempo) const {
  double turns = 0;
  for (int holder = 0; holder < seats_; ++holder) turns = std::max(turns, turns_left(holder));
  const double doubt = over_ ? 0 : spread_of_domaine_turn * std::sqrt(turns + 0.5);
  return with_winning(lead(seat, tempo), worth_of_domaine_won, doubt);
}

}  // namespace dalapapa
