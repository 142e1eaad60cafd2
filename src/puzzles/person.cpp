#include "puzzles/person.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

#include "solver/descent.hpp"

namespace dalapapa {
namespace {

class Person {
 public:
  explicit Person(const FillTask& task)
      : task_(task),
        terrain_(task),
        fits_(*task.tiles, task.pile),
        edges_(terrain_.edges),
        covered_(terrain_.covered),
        used_(task.pile.size()),
        spots_(covered_.size()),
        left_(task.wanted()) {
    for (const auto& spots : terrain_.spots) {
      for (const Spot& spot : spots) {
        spots_[spot.first].push_back(spot);
        spots_[spot.second].push_back(spot);
      }
    }
  }

  struct Candidate {
    const Spot* spot;
    Way way;
  };
  using Choice = std::vector<Candidate>;  // what could cover one square

  [[nodiscard]] int tries(int most) {
    most_ = most;
    explore();
    return tries_;
  }

  [[nodiscard]] Placement placement(const Candidate& candidate) const {
    const Face face = faces_of(*task_.tiles, task_.pile[candidate.way.rank])[candidate.way.face];
    return terrain_.grid.placement(*candidate.spot, face);
  }

  // For the free square that has the fewest. Needs: one is free.
  [[nodiscard]] Choice narrowest() {
    std::optional<Choice> best;
    for (std::size_t square = 0; square < covered_.size(); ++square) {
      if (covered_[square] || terrain_.grid.blocked(static_cast<SquareIndex>(square))) continue;
      const std::size_t most = best ? best->size() : std::numeric_limits<std::size_t>::max();
      if (Choice choice = choice_for(square, most); choice.size() < most) best = std::move(choice);
      if (best->empty()) break;
    }
    assert(best);
    return *std::move(best);
  }

 private:
  // Gives up where there are as many as `most`.
  [[nodiscard]] Choice choice_for(std::size_t square, std::size_t most) {
    Choice choice;
    for (const Spot& spot : spots_[square]) {
      if (covered_[spot.first] || covered_[spot.second]) continue;
      for (const Way& way : fits_.ways(demand_at(spot, edges_))) {
        if (used_[way.rank]) continue;
        choice.push_back({&spot, way});
        if (choice.size() >= most) return choice;
      }
    }
    return choice;
  }

  void explore() {
    if (left_ == 0) return;
    for (const Candidate& candidate : narrowest()) {
      if (tries_ >= most_) return;
      ++tries_;
      try_it(candidate);
    }
  }

  void try_it(const Candidate& candidate) {
    const Spot& spot = *candidate.spot;
    std::array<EdgeColour, rim_places> before{};
    for (std::size_t place = 0; place < rim_places; ++place) {
      before[place] = edges_[spot.edges[place]];
      edges_[spot.edges[place]] = candidate.way.colours[place];
    }
    covered_[spot.first] = covered_[spot.second] = true;
    used_[candidate.way.rank] = true;
    --left_;
    explore();
    ++left_;
    used_[candidate.way.rank] = false;
    covered_[spot.first] = covered_[spot.second] = false;
    for (std::size_t place = 0; place < rim_places; ++place) edges_[spot.edges[place]] = before[place];
  }

  const FillTask& task_;
  Terrain terrain_;
  Fits fits_;
  std::vector<EdgeColour> edges_;
  std::vector<bool> covered_;             // by square
  std::vector<bool> used_;                // by place in the pile
  std::vector<std::vector<Spot>> spots_;  // over each square
  int left_;
  int tries_ = 0;
  int most_ = 0;
};

}  // namespace

int tries_of_a_person(const FillTask& task, int most) {
  return Person(task).tries(most);
}

NextTile next_tile_of_a_person(const FillTask& task, const std::vector<Placement>& filling) {
  Person person(task);
  const Person::Choice choice = person.narrowest();
  const auto in_filling = [&](const Person::Candidate& candidate) {
    return std::ranges::find(filling, person.placement(candidate)) != filling.end();
  };
  return {person.placement(*std::ranges::find_if(choice, in_filling)), choice.size() == 1};
}

}  // namespace dalapapa
