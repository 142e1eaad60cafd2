#include "puzzles/help.hpp"

#include <algorithm>
#include <array>

#include "board/placement_json.hpp"
#include "solver/solver.hpp"

namespace dalapapa {
namespace {

Expected<FillTask> with_laid(const FillTask& task, std::span<const Placement> laid) {
  FillTask now = task;
  for (const Placement& at : laid) DALAPAPA_CHECK(now.fix(at));
  return now;
}

// The tile that made it impossible: it could still be done without it and those after it. Needs: with all of them it cannot
// be done.
std::optional<Placement> first_wrong(const FillTask& task, std::span<const Placement> laid,
                                     std::int64_t nodes) {
  const auto state = [&](std::size_t count) {
    return solve(*with_laid(task, laid.first(count)), 0, nodes).state;
  };
  std::size_t fine = 0;
  std::size_t stuck = laid.size();
  if (state(fine) != SolverState::solved) return std::nullopt;
  while (stuck - fine > 1) {
    const std::size_t middle = (fine + stuck) / 2;
    switch (state(middle)) {
      case SolverState::solved:
        fine = middle;
        break;
      case SolverState::exhausted:
        stuck = middle;
        break;
      case SolverState::working:
        return std::nullopt;
    }
  }
  return laid[stuck - 1];
}

constexpr std::array<std::string_view, 4> state_names{"solved", "solvable", "stuck", "unknown"};

}  // namespace

Expected<FillHelp> help(const FillTask& task, std::span<const Placement> laid, std::int64_t nodes) {
  DALAPAPA_TRY(now, with_laid(task, laid));
  if (now->wanted() == 0) return FillHelp{.state = FillHelp::State::solved};
  // Others may have taken what is needed: that is nobody's mistake.
  if (now->wanted() > static_cast<int>(now->pile.size())) return FillHelp{.state = FillHelp::State::stuck};
  DALAPAPA_CHECK(now->check());
  const Solved solved = solve(*now, 0, nodes);
  switch (solved.state) {
    case SolverState::solved:
      return FillHelp{.state = FillHelp::State::solvable,
                      .next = next_tile_of_a_person(*now, solved.filling)};
    case SolverState::exhausted:
      return FillHelp{.state = FillHelp::State::stuck, .next = {}, .wrong = first_wrong(task, laid, nodes)};
    case SolverState::working:
      break;
  }
  return FillHelp{};
}

FillHelp help_towards(const std::vector<Placement>& filling, const FillTask& task,
                      std::span<const Placement> laid) {
  FillTask now = task;
  for (const Placement& at : laid) {
    // Nor may the same tile be laid twice.
    if (std::ranges::find(filling, at.canonical()) == filling.end() || !now.fix(at))
      return {.state = FillHelp::State::stuck, .next = {}, .wrong = at};
  }
  if (now.wanted() == 0) return {.state = FillHelp::State::solved};
  return {.state = FillHelp::State::solvable, .next = next_tile_of_a_person(now, filling)};
}

json::object to_json(const FillHelp& help) {
  json::object out{{"state", state_names[static_cast<std::size_t>(help.state)]}};
  if (help.next) {
    out["next"] = to_json(help.next->at);
    out["forced"] = help.next->forced;
  }
  if (help.wrong) out["wrong"] = to_json(*help.wrong);
  return out;
}

}  // namespace dalapapa
