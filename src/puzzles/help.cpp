#include "puzzles/help.hpp"

#include <algorithm>
#include <array>

#include "board/placement_json.hpp"
#include "solver/solver.hpp"

namespace dalapapa {
namespace {

FillTask with_laid(const FillTask& task, std::span<const Placement> laid) {
  FillTask now = task;
  for (const Placement& at : laid) {
    now.fixed.push_back(at.canonical());
    const auto tile = task.tiles->tile_with(at.face);
    std::erase_if(now.pile, [&](const PileTile& entry) { return entry.tile == tile; });
  }
  return now;
}

Expected<void> check_in_pile(const FillTask& task, std::span<const Placement> laid) {
  for (const Placement& at : laid) {
    const auto tile = task.tiles->tile_with(at.face);
    const auto allowed = [&](const PileTile& entry) {
      return entry.tile == tile && std::ranges::count(faces_of(*task.tiles, entry), at.laid()) > 0;
    };
    if (!std::ranges::any_of(task.pile, allowed)) return refused("{} is not in the pile", to_text(at));
  }
  return {};
}

// With which of the tiles it can be done no more. Needs: with all of them it cannot.
Placement first_wrong(const FillTask& task, std::span<const Placement> laid, std::int64_t nodes) {
  std::size_t fine = 0;
  std::size_t stuck = laid.size();
  while (stuck - fine > 1) {
    const std::size_t middle = (fine + stuck) / 2;
    const bool hopeless =
        solve(with_laid(task, laid.first(middle)), 0, nodes).state == SolverState::exhausted;
    (hopeless ? stuck : fine) = middle;
  }
  return laid[stuck - 1];
}

constexpr std::array<std::string_view, 4> state_names{"solved", "solvable", "stuck", "unknown"};

}  // namespace

Expected<FillHelp> help(const FillTask& task, std::span<const Placement> laid, std::int64_t nodes) {
  DALAPAPA_CHECK(check_in_pile(task, laid));
  const FillTask now = with_laid(task, laid);
  DALAPAPA_CHECK(now.check());
  if (now.wanted() == 0) return FillHelp{.state = FillHelp::State::solved};
  const Solved solved = solve(now, 0, nodes);
  switch (solved.state) {
    case SolverState::solved:
      return FillHelp{.state = FillHelp::State::solvable, .next = next_tile_of_a_person(now, solved.filling)};
    case SolverState::exhausted:
      if (laid.empty()) return FillHelp{.state = FillHelp::State::stuck};
      return FillHelp{.state = FillHelp::State::stuck, .next = {}, .wrong = first_wrong(task, laid, nodes)};
    case SolverState::working:
      break;
  }
  return FillHelp{};
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
