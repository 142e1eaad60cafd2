// A filling as a question to a SAT solver, as a peer for ours: DIMACS out, a model in.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "solver/task.hpp"

namespace dalapapa {

class FillingAsCnf {
 public:
  explicit FillingAsCnf(const FillTask& task);

  [[nodiscard]] std::string dimacs() const;
  // The tiles that a model lays, from lines "v 1 -2 3 ... 0".
  [[nodiscard]] std::vector<Placement> filling(std::string_view model) const;

 private:
  [[nodiscard]] int new_variable() { return ++variables_; }
  void add(std::vector<int> clause) { clauses_.push_back(std::move(clause)); }
  // Few: in pairs. Many: one variable for each place in the row, "one of those up to here".
  void at_most_one_of_few(const std::vector<int>& variables);
  void at_most_one_of_many(const std::vector<int>& variables);

  std::vector<std::vector<int>> clauses_;
  std::map<int, Placement> placements_;  // by variable
  int variables_ = 0;
};

}  // namespace dalapapa
