#include "players/figure_search.hpp"

#include <algorithm>
#include <cstdlib>

namespace dalapapa {
namespace {

// Fills what is free, one free square after the other in lines along the shorter side, so that only a short edge is open at any
// moment; and beyond a square that nothing fits only at the end.
class Filling {
 public:
  Filling(const FigureTask& task, Random& random, Meter& meter)
      : task_(task),
        meter_(meter),
        grid_(task.grid()),
        most_(task.most()),
        laid_(task.laid),
        best_(task.laid) {
    list_ways(random);
    list_squares(random);
  }

  // As many tiles as are found with so many tries.
  [[nodiscard]] std::vector<Placement> run(std::int64_t tries) {
    last_node_ = meter_.nodes() + tries;
    fill(0);
    if (best_.size() < most_) fill_beyond_holes();
    return std::move(best_);
  }

 private:
  struct Way {
    Face face;
    TileIndex tile;
  };
  static constexpr unsigned orders = 8;  // rows or columns, from each corner

  void list_ways(Random& random);
  void list_squares(Random& random);
  [[nodiscard]] std::vector<FigureGrid::Square> squares_in(unsigned order) const;
  [[nodiscard]] bool stopped() const {
    return best_.size() == most_ || meter_.nodes() >= last_node_ || meter_.used() >= 1;
  }
  void lay(const FigureGrid::Spot& at, const Way& way);
  void lift(const FigureGrid::Spot& at, const Way& way);
  void fill(std::size_t from);
  void fill(const FigureGrid::Spot& at, std::size_t from);
  void fill_beyond_holes();
  [[nodiscard]] bool lay_any(const FigureGrid::Spot& at);

  const FigureTask& task_;
  Meter& meter_;
  FigureGrid grid_;
  std::size_t most_;
  std::vector<Way> ways_;  // of the stock, shuffled
  TileBits used_;
  std::vector<FigureGrid::Square> squares_;  // that were free, in the order in which they are filled
  std::vector<Placement> laid_;
  std::vector<Placement> best_;
  std::int64_t last_node_ = 0;
};

void Filling::list_ways(Random& random) {
  task_.stock.for_each([&](TileIndex tile) {
    for (const LaidFace& way : task_.tiles->ways(tile).all()) ways_.push_back({way.face, tile});
  });
  random.shuffle(ways_);
  std::ranges::stable_partition(ways_, [&](const Way& way) { return way.tile == task_.in_hand; });
}

// From the corner from which most has been filled already: what is free keeps a short edge. Any corner if all are alike.
void Filling::list_squares(Random& random) {
  std::size_t latest = 0;
  std::uint32_t equals = 0;
  for (unsigned order = 0; order < orders; ++order) {
    const std::vector<FigureGrid::Square> all = squares_in(order);
    std::size_t late = 1;
    for (std::size_t i = 0; i < all.size(); ++i) late += grid_.is_free(all[i]) ? i : 0;
    if (all.empty() || late < latest) continue;
    if (late > latest) equals = 0;
    latest = late;
    if (random.below(++equals) == 0) squares_ = all;
  }
  std::erase_if(squares_, [&](FigureGrid::Square at) { return !grid_.is_free(at); });
}

// Nothing for an order of lines along the longer side.
std::vector<FigureGrid::Square> Filling::squares_in(unsigned order) const {
  const bool rows = (order & 1U) == 0;
  const bool mirrored_x = (order & 2U) != 0;
  const bool mirrored_y = (order & 4U) != 0;
  const int lines = rows ? task_.height : task_.width;
  const int a_line = rows ? task_.width : task_.height;
  std::vector<FigureGrid::Square> squares;
  for (int line = 0; line < lines && a_line <= lines; ++line) {
    for (int i = 0; i < a_line; ++i) {
      const int x = rows ? i : line;
      const int y = rows ? line : i;
      squares.push_back(
          grid_.square(mirrored_x ? task_.width - 1 - x : x, mirrored_y ? task_.height - 1 - y : y));
    }
  }
  return squares;
}

void Filling::lay(const FigureGrid::Spot& at, const Way& way) {
  grid_.lay(at, way.face);
  used_.add(way.tile);
  laid_.push_back(grid_.placement(at, way.face));
}

void Filling::lift(const FigureGrid::Spot& at, const Way& way) {
  grid_.lift(at);
  used_.remove(way.tile);
  laid_.pop_back();
}

void Filling::fill(std::size_t from) {
  while (from < squares_.size() && !grid_.is_free(squares_[from])) ++from;
  if (from == squares_.size()) return;
  for (const FigureGrid::Square other : grid_.beside(squares_[from])) {
    if (grid_.is_free(other)) fill(FigureGrid::spot(squares_[from], other), from + 1);
    if (stopped()) return;
  }
}

void Filling::fill(const FigureGrid::Spot& at, std::size_t from) {
  const FigureGrid::Demand demand = grid_.demand(at);
  for (const Way& way : ways_) {
    if (!demand.met_by(way.face) || used_.contains(way.tile)) continue;
    meter_.count();
    lay(at, way);
    if (laid_.size() > best_.size()) best_ = laid_;
    fill(from);
    lift(at, way);
    if (stopped()) return;
  }
}

void Filling::fill_beyond_holes() {
  for (std::size_t i = task_.laid.size(); i < best_.size(); ++i) {
    grid_.lay(best_[i]);
    used_.add(*task_.tiles->tile_with(best_[i].face));
  }
  laid_ = best_;
  for (const FigureGrid::Square square : squares_) {
    for (const FigureGrid::Square other : grid_.beside(square)) {
      if (grid_.is_free(square) && grid_.is_free(other) && lay_any(FigureGrid::spot(square, other))) break;
    }
  }
  best_ = laid_;
}

bool Filling::lay_any(const FigureGrid::Spot& at) {
  const FigureGrid::Demand demand = grid_.demand(at);
  for (const Way& way : ways_) {
    if (!demand.met_by(way.face) || used_.contains(way.tile)) continue;
    lay(at, way);
    return true;
  }
  return false;
}

// What is taken out of the figure can be used again.
FigureTask with(const FigureTask& task, std::vector<Placement> laid) {
  FigureTask changed{task.tiles, task.width, task.height, {}, task.stock, task.in_hand};
  for (const Placement& at : task.laid) changed.stock.add(*task.tiles->tile_with(at.face));
  for (const Placement& at : laid) changed.stock.remove(*task.tiles->tile_with(at.face));
  changed.laid = std::move(laid);
  return changed;
}

}  // namespace

FigureGrid FigureTask::grid() const {
  FigureGrid grid(width, height);
  for (const Placement& at : laid) grid.lay(at);
  return grid;
}

std::vector<Placement> cleared_around_a_hole(const FigureTask& task, int radius, Random& random) {
  const FigureGrid grid = task.grid();
  int x = 0;
  int y = 0;
  do {
    x = static_cast<int>(random.below(static_cast<std::uint32_t>(task.width)));
    y = static_cast<int>(random.below(static_cast<std::uint32_t>(task.height)));
  } while (!grid.is_free(grid.square(x, y)));
  std::vector<Placement> kept = task.laid;
  for (; kept.size() == task.laid.size(); ++radius) {
    std::erase_if(kept, [&](const Placement& at) {
      const int right = at.x + (at.upright() ? 0 : 1);
      const int bottom = at.y + (at.upright() ? 1 : 0);
      return at.x <= x + radius && right >= x - radius && at.y <= y + radius && bottom >= y - radius;
    });
  }
  return kept;
}

std::vector<Placement> best_figure(const FigureTask& task, Random& random, Meter& meter) {
  // Measured on the sheets of Arlequin: smaller parts hardly ever complete them, and longer tries at one part are no
  // better than another part.
  constexpr std::int64_t tries_for_all = 100'000;
  constexpr std::int64_t tries_for_a_part = 2'000;
  constexpr std::int64_t price_of_a_part = 100;  // in nodes: where little can be laid it is most of the work
  constexpr int smallest = 3;
  constexpr std::uint32_t sizes = 4;
  const bool enough =
      task.most() == task.whole();  // else there is nothing to be completed, and no need to try hard
  FigureTask now = with(task, Filling(task, random, meter).run(enough ? tries_for_all : tries_for_a_part));
  while (enough && now.laid.size() < task.whole() && meter.used() < 1) {
    meter.count(price_of_a_part);
    const int radius = smallest + static_cast<int>(random.below(sizes));
    const FigureTask part = with(now, cleared_around_a_hole(now, radius, random));
    std::vector<Placement> filled = Filling(part, random, meter).run(tries_for_a_part);
    if (filled.size() >= now.laid.size()) now = with(part, std::move(filled));
  }
  return now.laid.size() > task.laid.size() ? now.laid : task.laid;
}

}  // namespace dalapapa
