#include "players/figure_bot.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "games/game_as.hpp"

namespace dalapapa {
namespace {

// The lower ranks try, the others plan.
constexpr std::array<TryingBuilder::Habits, first_planning_rank> trying_habits{{
    {.looks = 2, .tidy = false, .most_in_vain = 5, .pace = {3500, 6500}},
    {.looks = 40, .tidy = true, .most_in_vain = 2, .pace = {2500, 4500}},
}};
struct PlanningHabits {
  Pace pace;
  std::int64_t nodes;
};
constexpr std::array<PlanningHabits, 3> planning_habits{{
    {{2500, 4000}, 20'000},
    {{1800, 2800}, 60'000},
    {{1200, 2000}, 120'000},
}};

// The position as a task for search: the tile in the hand can be used like those of the pile.
FigureTask task_of(const Figures& game, int seat) {
  FigureTask task{&game.tiles(),     game.rules().width, game.rules().height,
                  game.figure(seat), game.pile(seat),    game.held(seat)};
  if (task.in_hand != no_tile) task.stock.add(task.in_hand);
  return task;
}

bool contains(const std::vector<Placement>& figure, const Placement& at) {
  return std::ranges::find(figure, at) != figure.end();
}

// How many of the laid tiles are not where the plan has them.
std::ptrdiff_t taken_out(const std::vector<Placement>& laid, const std::vector<Placement>& plan) {
  return std::ranges::count_if(laid, [&](const Placement& at) { return !contains(plan, at); });
}

}  // namespace

std::optional<Action> TryingBuilder::choose(const Game& seen, int seat) {
  if (const auto sheet = seen.automatic(Actor::seat(seat))) return sheet;
  const auto& game = game_as<Figures>(seen);
  return game.held(seat) != no_tile ? with_held(game, seat) : with_empty_hand(game, seat);
}

Action TryingBuilder::with_held(const Figures& game, int seat) {
  const TileIndex held = game.held(seat);
  if (held != unwanted_) {
    if (const auto at = place_for(held, task_of(game, seat).grid(), game.tiles())) {
      in_vain_ = 0;
      return Place{*at};
    }
  }
  ++in_vain_;
  return PutBack{};
}

Action TryingBuilder::with_empty_hand(const Figures& game, int seat) {
  unwanted_ = no_tile;
  const FigureTask task = task_of(game, seat);
  const auto pile = static_cast<std::uint32_t>(task.stock.count());
  if (pile == 0 || (in_vain_ >= habits_.most_in_vain && !task.laid.empty())) return take_out(task);
  const FigureGrid grid = task.grid();
  TileIndex tile = no_tile;
  for (int i = 0; i < habits_.looks; ++i) {
    tile = task.stock.nth(static_cast<int>(random_.below(pile)));
    if (place_for(tile, grid, game.tiles())) break;
  }
  return Take{tile};
}

Action TryingBuilder::take_out(const FigureTask& task) {
  in_vain_ = 0;
  std::vector<Placement> near = task.laid;
  const std::vector<Placement> far = cleared_around_a_hole(task, 1, random_);
  std::erase_if(near, [&](const Placement& at) { return contains(far, at); });
  unwanted_ = *task.tiles->tile_with(near[random_.below(static_cast<std::uint32_t>(near.size()))].face);
  return Take{unwanted_};
}

std::optional<Placement> TryingBuilder::place_for(TileIndex tile, const FigureGrid& grid,
                                                  const TileSet& tiles) {
  std::optional<Placement> best;
  int most = -1;
  std::uint32_t equals = 0;
  for (int y = 0; y < grid.height(); ++y) {
    for (int x = 0; x < grid.width(); ++x) {
      for (const bool upright : {false, true}) {
        const FigureGrid::Spot spot{grid.square(x, y), upright};
        if (!grid.is_free(spot)) continue;
        const FigureGrid::Demand demand = grid.demand(spot);
        if (habits_.tidy && grid.strands_a_square(spot)) continue;
        const int touches = habits_.tidy ? std::popcount(demand.places) : 0;
        for (const LaidFace& way : tiles.ways(tile).all()) {
          if (touches < most || !demand.met_by(way.face)) continue;
          if (touches > most) equals = 0;
          most = touches;
          // Each of those that are equally good has the same chance to be the one.
          if (random_.below(++equals) == 0) best = grid.placement(spot, way.face);
        }
      }
    }
  }
  return best;
}

std::optional<Action> PlanningBuilder::choose(const Game& seen, int seat) {
  if (const auto sheet = seen.automatic(Actor::seat(seat))) return sheet;
  const auto& game = game_as<Figures>(seen);
  const FigureTask task = task_of(game, seat);
  if (!settled(task)) think(game, task);
  return next(task);
}

bool PlanningBuilder::settled(const FigureTask& task) const {
  if (plan_.empty() || !possible(task)) return false;
  return task.in_hand != no_tile || plan_.size() == task.whole() || taken_out(task.laid, plan_) > 0;
}

bool PlanningBuilder::possible(const FigureTask& task) const {
  TileBits own = task.stock;
  for (const Placement& at : task.laid) own.add(*task.tiles->tile_with(at.face));
  return std::ranges::all_of(
      plan_, [&](const Placement& at) { return own.contains(*task.tiles->tile_with(at.face)); });
}

void PlanningBuilder::think(const Figures& game, const FigureTask& task) {
  // The same figure again: each time it is less likely that more of the same thinking helps.
  halved_ = task.laid == thought_about_ ? std::min(halved_ + 1, most_halved) : 0;
  thought_about_ = task.laid;
  Meter meter({std::max(effort_.nodes >> halved_, std::int64_t{1}), effort_.time_budget});
  Plan better = best_figure(task, random_, meter);
  if (!possible(task)) plan_ = task.laid;
  if (better.size() > plan_.size() && has_time_for(better, task, game)) plan_ = std::move(better);
  // Others may need what it has, and there is no deadline to wait for: a part is given up now and then.
  constexpr std::uint32_t thoughts = 8;
  const bool stuck = plan_.size() == task.laid.size() && !task.laid.empty();
  if (stuck && !game.time_up() && random_.below(thoughts) == 0) {
    plan_ = cleared_around_a_hole(task, 1, random_);
  }
}

// At the deadline tiles count (PU3): what is taken out must be back in time.
bool PlanningBuilder::has_time_for(const Plan& plan, const FigureTask& task, const Figures& game) const {
  const std::ptrdiff_t out = taken_out(task.laid, plan);
  if (out == 0 || !game.time_up()) return true;
  const std::ptrdiff_t in = out + static_cast<std::ptrdiff_t>(plan.size() - task.laid.size());
  const std::int64_t needed = 2 * std::int64_t{out + in} * pace_.slowest;
  return game.time() + needed < *game.time_up();
}

std::optional<Action> PlanningBuilder::next(const FigureTask& task) const {
  const FigureGrid grid = task.grid();
  const TileIndex held = task.in_hand;
  for (const Placement& at : plan_) {
    const TileIndex tile = *task.tiles->tile_with(at.face);
    if ((held != no_tile && tile != held) || !grid.fits(at)) continue;
    return held == no_tile ? Action{Take{tile}} : Action{Place{at}};
  }
  if (held != no_tile) return PutBack{};
  for (const Placement& at : task.laid) {
    if (!contains(plan_, at)) return Take{*task.tiles->tile_with(at.face)};  // in the way of the plan
  }
  return std::nullopt;
}

std::unique_ptr<Bot> figure_bot(std::size_t rank, std::uint64_t seed, const Effort& effort) {
  if (rank < trying_habits.size()) return std::make_unique<TryingBuilder>(trying_habits[rank], seed);
  const auto& [pace, nodes] = planning_habits[rank - trying_habits.size()];
  return std::make_unique<PlanningBuilder>(pace, effort.or_usual(nodes), seed);
}

}  // namespace dalapapa
