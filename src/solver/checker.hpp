// Whether a filling is right. It shares nothing with the solver, neither code nor idea: it draws every half-disc as a
// point in the plane and checks that those that fall on each other are of one colour.
#pragma once

#include <span>

#include "solver/task.hpp"

namespace dalapapa {

// Nothing if every free square is covered once, all half-discs that meet match, and every tile is fixed as it should be or
// taken from the pile, at most once. Otherwise what is wrong, and where.
[[nodiscard]] Expected<void> check_filling(const FillTask& task, std::span<const Placement> filling);

// The same without requiring all squares to be covered: a filling in the making.
[[nodiscard]] Expected<void> check_part(const FillTask& task, std::span<const Placement> laid);

}  // namespace dalapapa
