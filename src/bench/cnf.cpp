#include "bench/cnf.hpp"

#include <charconv>

#include "solver/fits.hpp"
#include "solver/grid.hpp"

namespace dalapapa {

// One variable for each place, tile and way. For each spot one that says whether a tile lies there; for each edge four,
// one per colour. Every square has exactly one of its spots taken, every tile lies exactly once, a spot that is taken has a
// tile, and a tile wants its colours on its edges. That no spot has two tiles follows: there are as many as spots taken.
// Needs: as many tiles as are wanted, and nothing fixed or blocked.
FillingAsCnf::FillingAsCnf(const FillTask& task) {
  const Grid grid(task.frame);
  constexpr std::size_t colours = 4;
  std::vector<std::array<int, colours>> of_edge(static_cast<std::size_t>(grid.edges()));
  for (auto& edge : of_edge) {
    for (int& variable : edge) variable = new_variable();
    at_most_one_of_few({edge.begin(), edge.end()});
  }
  std::vector<std::vector<int>> of_tile(task.pile.size());
  std::vector<std::vector<int>> of_square(static_cast<std::size_t>(grid.squares()));
  for (int square = 0; square < grid.squares(); ++square) {
    for (const Spot& spot : grid.spots_over(static_cast<SquareIndex>(square))) {
      if (spot.first != square) continue;  // each spot once
      const int taken = new_variable();
      of_square[spot.first].push_back(taken);
      of_square[spot.second].push_back(taken);
      std::vector<int> some_tile{-taken};
      for (std::size_t rank = 0; rank < task.pile.size(); ++rank) {
        for (const Face face : faces_of(*task.tiles, task.pile[rank])) {
          const int lies = new_variable();
          placements_[lies] = grid.placement(spot, face);
          of_tile[rank].push_back(lies);
          some_tile.push_back(lies);
          add({-lies, taken});
          const auto rim = rim_of(face);
          for (std::size_t place = 0; place < rim_places; ++place)
            add({-lies, of_edge[spot.edges[place]][rim[place]]});
        }
      }
      add(std::move(some_tile));
    }
  }
  for (const std::vector<int>& spots : of_square) {
    add(spots);
    at_most_one_of_few(spots);
  }
  for (const std::vector<int>& ways : of_tile) {
    add(ways);
    at_most_one_of_many(ways);
  }
}

void FillingAsCnf::at_most_one_of_few(const std::vector<int>& variables) {
  for (std::size_t i = 0; i < variables.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) add({-variables[i], -variables[j]});
  }
}

void FillingAsCnf::at_most_one_of_many(const std::vector<int>& variables) {
  int before = 0;
  for (const int variable : variables) {
    const int so_far = new_variable();
    add({-variable, so_far});
    if (before != 0) {
      add({-before, so_far});
      add({-before, -variable});
    }
    before = so_far;
  }
}

std::string FillingAsCnf::dimacs() const {
  std::string text = fmt::format("p cnf {} {}\n", variables_, clauses_.size());
  for (const std::vector<int>& clause : clauses_) text += fmt::format("{} 0\n", fmt::join(clause, " "));
  return text;
}

std::vector<Placement> FillingAsCnf::filling(std::string_view model) const {
  std::vector<Placement> laid;
  for (std::size_t at = 0; at < model.size();) {
    const std::size_t end = std::min(model.find_first_of(" \n", at), model.size());
    int literal = 0;
    std::from_chars(model.data() + at, model.data() + end, literal);
    if (const auto found = placements_.find(literal); found != placements_.end())
      laid.push_back(found->second);
    at = end + 1;
  }
  return laid;
}

}  // namespace dalapapa
