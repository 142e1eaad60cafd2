#include "puzzles/person.hpp"

#include <algorithm>
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
        left_(task.wanted()) {}

  struct Candidate {
    const Spot* spot;
    Way way;
  };
  // What competes for one square, or for one tile.
  using Choice = std::vector<Candidate>;

  [[nodiscard]] int tries(int most) {
    most_ = most;
    explore();
    return tries_;
  }

  [[nodiscard]] Placement placement(const Candidate& candidate) const {
    const Face face = faces_of(*task_.tiles, task_.pile[candidate.way.rank])[candidate.way.face];
    return terrain_.grid.placement(*candidate.spot, face);
  }

  // One for each free square, and one for each tile where all must be used.
  [[nodiscard]] std::vector<Choice> choices() {
    const bool all_tiles = static_cast<int>(task_.pile.size()) == task_.wanted();
    std::vector<Choice> of_square(covered_.size());
    std::vector<Choice> of_tile(used_.size());
    for (const auto& spots : terrain_.spots) {
      for (const Spot& spot : spots) {
        if (covered_[spot.first] || covered_[spot.second]) continue;
        for (const Way& way : fits_.ways(demand(spot))) {
          if (used_[way.rank]) continue;
          of_square[spot.first].push_back({&spot, way});
          of_square[spot.second].push_back({&spot, way});
          if (all_tiles) of_tile[way.rank].push_back({&spot, way});
        }
      }
    }
    std::vector<Choice> all;
    for (const SquareIndex square : terrain_.squares) {
      if (!covered_[square]) all.push_back(std::move(of_square[square]));
    }
    for (std::size_t rank = 0; all_tiles && rank < used_.size(); ++rank) {
      if (!used_[rank]) all.push_back(std::move(of_tile[rank]));
    }
    return all;
  }

 private:
  [[nodiscard]] std::uint32_t demand(const Spot& spot) const {
    std::uint32_t number = 0;
    for (const EdgeIndex edge : spot.edges) number = number * 5 + edges_[edge];
    return number;
  }

  void explore() {
    if (left_ == 0) return;
    std::vector<Choice> all = choices();
    const Choice choice = std::move(*std::ranges::min_element(all, {}, &Choice::size));
    for (const Candidate& candidate : choice) {
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
  std::vector<bool> covered_;  // by square
  std::vector<bool> used_;     // by place in the pile
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
  std::size_t fewest = std::numeric_limits<std::size_t>::max();
  NextTile next;
  for (const Person::Choice& choice : person.choices()) {
    if (choice.size() >= fewest) continue;
    for (const Person::Candidate& candidate : choice) {
      const Placement at = person.placement(candidate);
      if (std::ranges::find(filling, at) == filling.end()) continue;
      fewest = choice.size();
      next = {at, choice.size() == 1};
    }
  }
  return next;
}

}  // namespace dalapapa
